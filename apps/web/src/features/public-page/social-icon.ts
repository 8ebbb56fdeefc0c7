/** Which drawn icon stands for a social profile, by the host of its address; others are shown by their label. */
import type { IconName } from '../itinerary/view/icon-sprite.tsx';

const HOSTS: readonly (readonly [RegExp, IconName])[] = [
  [/(?:^|\.)instagram\.com$/, 'instagram'],
  [/(?:^|\.)facebook\.com$/, 'facebook'],
  [/(?:^|\.)youtube\.com$/, 'youtube'],
  [/(?:^|\.)pinterest\.[a-z.]{2,6}$/, 'pinterest'],
];

export function socialIcon(address: string): IconName | null {
  if (!URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  return HOSTS.find(([host]) => host.test(hostname))?.[1] ?? null;
}
