/** How an activity's type is shown: colour, icon and word together, never colour alone (V-2). */
import type { ActivityType } from '@waypage/contract';
import type { IconName } from './icon-sprite.tsx';

export interface ActivityLook {
  /** Value of `data-type`, which the style sheet turns into colours. */
  readonly type: ActivityType | 'special';
  readonly icon: IconName;
  readonly word: string;
}

const LOOKS: Record<ActivityType, ActivityLook> = {
  travel: { type: 'travel', icon: 'luggage', word: 'Travel' },
  meal: { type: 'meal', icon: 'cutlery', word: 'Meal' },
  accommodation: { type: 'accommodation', icon: 'bed', word: 'Stay' },
  activity: { type: 'activity', icon: 'ticket', word: 'Activity' },
  culture: { type: 'culture', icon: 'columns', word: 'Culture' },
  wine: { type: 'wine', icon: 'glass', word: 'Wine' },
};
const SPECIAL: ActivityLook = { type: 'special', icon: 'star', word: 'Special' };

/** Who looks: only agents are shown the type `special` (spec §3); to the public it is an activity. */
export type Audience = 'public' | 'agent';

export function activityLook(type: string, audience: Audience): ActivityLook {
  const name = type.trim().toLowerCase();
  if (audience === 'agent' && name === 'special') return SPECIAL;
  return Object.hasOwn(LOOKS, name) ? LOOKS[name as ActivityType] : LOOKS.activity;
}
