/** Measures how many sound texts have other values once they are damaged. */
import type { BuiltParser } from '../built-parser.ts';
import { CHARACTER_DAMAGES } from './character-damages.ts';
import type { Damage } from './damage.ts';
import { DRESS_DAMAGES } from './dress-damages.ts';
import { LAYOUT_DAMAGES } from './layout-damages.ts';
import { type Difference, differencesOf } from './same-values.ts';
import type { SoundText } from './sound-texts.ts';

export const DAMAGES: readonly Damage[] = [...LAYOUT_DAMAGES, ...CHARACTER_DAMAGES, ...DRESS_DAMAGES];

export interface Changed {
  readonly name: string;
  readonly differences: readonly Difference[];
}

const context = { referenceDate: '2026-11-21' };

/** The texts whose values the damage changes; `read` has the answers for the texts as they are. */
export function changedBy(
  { parseContent }: BuiltParser,
  damage: Damage,
  texts: readonly SoundText[],
  read: Map<SoundText, ReturnType<BuiltParser['parseContent']>>,
): Changed[] {
  return texts.flatMap((sound) => {
    const { kind, name, text } = sound;
    const damaged = damage.change(text, kind);
    if (damaged === null || damaged === text) return [];
    const before = read.get(sound) ?? parseContent(kind, text, context);
    read.set(sound, before);
    const differences = differencesOf(before, parseContent(kind, damaged, context), damage);
    return differences.length === 0 ? [] : [{ name, differences }];
  });
}
