/** Compares a deal with hand-made gold, field by field, by the rules of `compare-gold.ts`; the entries of a list are matched best first. */
import type { ParsedTravelDeal } from '../src/index.ts';
import { accepted, type Gold, isNil, leaf, same, similarity, type Tally } from './compare-gold.ts';

export function compareTravelDeal(gold: Record<string, Gold>, out: ParsedTravelDeal): Tally {
  const tally: Tally = { right: 0, missing: 0, invented: 0, misses: [] };
  leaf(tally, 'title', gold['title'], out.title, same.text);
  leaf(tally, 'destination', gold['destination'], out.destination, same.text);
  compareDates(tally, gold['dates'], out.dates);
  leaf(tally, 'duration', gold['duration'], out.duration, sameLength);
  leaf(tally, 'price', gold['price'], out.price, same.money);
  leaf(tally, 'totalPrice', gold['totalPrice'], out.totalPrice, same.money);
  leaf(tally, 'passengers', asText(gold['passengers'] ?? '*'), asText(out.passengers), same.exact);
  for (const list of ['includes', 'restrictions', 'highlights', 'activities'] as const)
    compareList(tally, list, gold[list], out[list]);
  const stays = gold['accommodation'];
  leaf(tally, 'accommodation', Array.isArray(stays) ? stays.join(' ') : stays, out.accommodation, same.longText);
  leaf(tally, 'validUntil', gold['validUntil'], out.validUntil, same.exact);
  const agent = (gold['agentInfo'] ?? {}) as Record<string, Gold>;
  leaf(tally, 'agentInfo.name', agent['name'], out.agentInfo.name, same.text);
  leaf(tally, 'agentInfo.company', agent['company'], out.agentInfo.company, same.text);
  return tally;
}

const asText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

/** `7 nights` fits `8 days / 7 nights`: the parts that both give must agree. */
function sameLength(gold: string, out: string): boolean {
  const parts = (text: string): Record<string, string> =>
    Object.fromEntries([...text.matchAll(/(\d+) (day|night)/g)].map(([, count = '', unit = '']) => [unit, count]));
  const [a, b] = [parts(gold), parts(out)];
  const common = Object.keys(a).filter((unit) => unit in b);
  return common.length > 0 && common.every((unit) => a[unit] === b[unit]);
}

const isChoice = (gold: Gold): gold is { readonly any: readonly Gold[] } =>
  typeof gold === 'object' && gold !== null && 'any' in gold;

/** Of several accepted forms of a whole list or range the one that fits best counts. */
function takeBest(tally: Tally, forms: readonly Gold[], compare: (own: Tally, form: Gold) => void): void {
  const tallies = forms.map((form) => {
    const own: Tally = { right: 0, missing: 0, invented: 0, misses: [] };
    compare(own, form);
    return own;
  });
  const [best] = tallies.sort((a, b) => a.missing + a.invented - b.missing - b.invented || b.right - a.right);
  if (best === undefined) return;
  tally.right += best.right;
  tally.missing += best.missing;
  tally.invented += best.invented;
  tally.misses.push(...best.misses);
}

/** The day and year figures of the display text. */
export function compareDates(tally: Tally, gold: Gold, out: string | null): void {
  if (gold === '*') return;
  if (isChoice(gold)) {
    takeBest(tally, gold.any, (own, form) => compareDates(own, form, out));
    return;
  }
  const range = gold as { start: Gold; end?: Gold } | null;
  const figures = out === null ? [] : (out.match(/\b\d{1,2}\b/g) ?? []);
  const dayOf = (end: Gold): Gold =>
    isNil(end)
      ? null
      : { any: accepted(end).map((iso) => (isNil(iso) || iso === '*' ? iso : String(Number(String(iso).slice(-2))))) };
  leaf(tally, 'dates.start', dayOf(range?.start), figures[0], same.exact);
  leaf(tally, 'dates.end', dayOf(range?.end), figures[1], same.exact);
}

export function compareList(tally: Tally, name: string, gold: Gold, out: readonly string[]): void {
  if (accepted(gold).includes('*')) return;
  if (isChoice(gold)) {
    takeBest(tally, gold.any, (own, form) => compareList(own, name, form, out));
    return;
  }
  const left = [...out];
  const wanted = Array.isArray(gold) ? (gold as Gold[]) : [];
  for (const [i, entry] of wanted.entries()) {
    if (entry === '*') continue;
    const fit = (text: string): number => Math.max(...accepted(entry).map((g) => similarity(String(g), text)));
    const best = left.reduce((top, text, k) => (fit(text) > fit(left[top] ?? '') ? k : top), 0);
    const found = left[best] !== undefined && fit(left[best]) >= 0.6 ? left.splice(best, 1)[0] : undefined;
    leaf(tally, `${name}[${i}]`, entry, found, () => true);
  }
  if (!wanted.includes('*')) for (const extra of left) leaf(tally, name, null, extra, same.text);
}
