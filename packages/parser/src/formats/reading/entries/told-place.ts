/** Where an entry takes place, told behind it: `Fado show 📍 Rua Nova`, `Castle walk (Meeting point: Old Gate)`, `Lunch | Where: Mill Inn`. */
import type { Mention } from '../../../annotators/annotation.ts';
import { readLabel } from '../../../annotators/label.ts';

export interface ToldPlace {
  readonly name: Mention;
  /** With the mark or label and the bracket around it. */
  readonly cut: Mention;
}

const PINNED = /[\s(,|–—-]*📍\s?(?:[^():|;]{2,24}:\s)?(?<name>[^()|;📍]{2,70})\)?/u;
const BEHIND = /\s?\(|\s(?:[|•·–—]|-)\s|[,;]\s/g;
const LEAST_ENTRY = 4;
const MAX_ENTRY = 240;

export function findToldPlace(text: string, folded: string): ToldPlace | null {
  if (text.length > MAX_ENTRY) return null;
  if (text.includes('📍')) {
    const pin = PINNED.exec(text);
    const name = (pin?.groups?.['name'] ?? '').split(/\s[–—-]\s/)[0]?.trimEnd() ?? '';
    if (pin !== null && name !== '' && pin.index >= LEAST_ENTRY) return placeAt(text, pin.index, name);
  }
  return text.includes(':') ? findLabelled(text, folded) : null;
}

function findLabelled(text: string, folded: string): ToldPlace | null {
  for (const mark of text.matchAll(BEHIND)) {
    if (mark.index < LEAST_ENTRY) continue;
    const from = mark.index + mark[0].length;
    const label = readLabel(text.slice(from), folded.slice(from));
    if (label === null || !WHERE.has(label.meaning)) continue;
    const value = text.slice(from + label.valueFrom);
    const end = mark[0].endsWith('(') ? value.indexOf(')') : value.search(/[|;(]|\s[–—-]\s/);
    const name = (end < 0 ? value : value.slice(0, end)).trimEnd();
    if (name !== '') return placeAt(text, mark.index, name);
  }
  return null;
}

const WHERE: ReadonlySet<string> = new Set(['place', 'address']);

function placeAt(text: string, from: number, name: string): ToldPlace {
  const at = text.indexOf(name, from);
  const end = at + name.length;
  return { name: { from: at, to: end }, cut: { from, to: text.charAt(end) === ')' ? end + 1 : end } };
}
