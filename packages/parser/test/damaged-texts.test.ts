/**
 * Sound texts, damaged and dressed otherwise in ways that a careful reader sees through, are read with the values that they had. `damage/ratchet.json`
 * has, for each change and kind, how many texts are not yet: a figure that may only fall; `DAMAGE_WRITE=1` writes them. `DAMAGE_ALL=1` takes all texts and shows what it counts.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { CONTENT_KINDS, type ContentKind } from '../src/index.ts';
import { type BuiltParser, buildParser } from './built-parser.ts';
import { unfaithfulPointers } from './check-provenance.ts';
import { changedBy, DAMAGES } from './damage/figures.ts';
import { type SoundText, soundTexts } from './damage/sound-texts.ts';
import { findFault } from './find-fault.ts';

const RUNS = Number(process.env['RENDERED_RUNS'] ?? 40);
const SEED = Number(process.env['RENDERED_SEED'] ?? 20_261_121);
/** Of the texts one in so many is damaged in each way: which, the name of the way tells. */
const ONE_IN = process.env['DAMAGE_ALL'] === undefined ? 30 : 1;

type Figures = Readonly<Record<string, Readonly<Record<ContentKind, number>>>>;
const RATCHET = join(import.meta.dirname, 'damage', 'ratchet.json');
const ratchet = JSON.parse(readFileSync(RATCHET, 'utf8')) as Figures;
const counted: Record<string, Partial<Record<ContentKind, number>>> = {};
const isWritten = process.env['DAMAGE_WRITE'] !== undefined;
const isFixed = ONE_IN > 1 && process.env['RENDERED_SEED'] === undefined && process.env['RENDERED_RUNS'] === undefined;

const texts = soundTexts(RUNS, SEED);
const built = await buildParser();
const read = new Map<SoundText, ReturnType<BuiltParser['parseContent']>>();
/** By their names: a text that is added changes nothing of the choice among the others. */
const chosen = (kind: ContentKind, nth: number): readonly SoundText[] =>
  texts.filter((text) => text.kind === kind && (hashOf(text.name) + nth) % ONE_IN === 0);
const hashOf = (name: string): number => createHash('sha256').update(name).digest().readUInt32BE(0);

describe.each(DAMAGES.map((damage, nth) => ({ damage, nth, name: damage.name })))('P-13 $name', ({ damage, nth }) => {
  it.each(CONTENT_KINDS)('leaves the values of a text read as %s', (kind) => {
    const changed = changedBy(built, damage, chosen(kind, nth), read);
    counted[damage.name] = { ...counted[damage.name], [kind]: changed.length };
    if (isWritten) return;
    const shown = changed.map(({ name, differences: [first] }) => `${name} ${JSON.stringify(first)}`).join('\n');
    if (!isFixed) {
      if (changed.length > 0) process.stdout.write(`${damage.name}, ${kind}: ${changed.length}\n`);
      return;
    }
    expect(changed.length, shown).toBe(ratchet[damage.name]?.[kind]);
  });
});

afterAll(() => {
  if (isWritten) writeFileSync(RATCHET, `${JSON.stringify(counted, null, 2)}\n`);
});

it('P-1 P-6 P-7 damaged texts are answered soundly', () => {
  for (const [nth, damage] of DAMAGES.entries())
    for (const { kind, text } of texts.filter((_, i) => i % 160 === nth)) {
      const damaged = damage.change(text, kind) ?? text;
      const parse = (each: string) => built.parseContent(kind, each, { referenceDate: '2026-11-21' });
      expect(findFault(parse, damaged, false), `${damage.name}: ${damaged}`).toBeNull();
    }
});

describe('P-15 what a mail has around an offer', () => {
  const flight = 'Quick quote: FRA-JFK r/t\nLH 400 12 May FRA 10:30 JFK 13:05';
  const read15 = (text: string) => built.parseContent('flight-quote', text, { referenceDate: '2026-11-21' });

  it.each([
    'From: Lena Hofer <lena@hofer-travel.example>\nDate: Tue, Nov 17, 2026 at 9:12 AM\nSubject: as discussed',
    'From: Lena Hofer <lena@hofer-travel.example>\nSent: Tuesday, November 17, 2026 9:12 AM\nSubject: as discussed',
    'On Tue, Nov 17, 2026 at 9:12 AM Lena Hofer <lena@hofer-travel.example> wrote:',
  ])('tells no date and no title: %s', (head) => {
    const [answer, alone] = [read15(`${head}\n\n${flight}`), read15(flight)];
    expect([answer.dates, answer.title, answer.departureFlights]).toEqual([
      alone.dates,
      alone.title,
      alone.departureFlights,
    ]);
  });

  it('leads over and warns of others without a note or a title', () => {
    expect(read15(`Hello Anna,\n\nhere it is, as promised:\n\n${flight}`).notes).toBeNull();
    const plan = 'Hello Anna,\n\nhere it is, as promised:\n\nDay 1: Rome\n- 9:00 AM Pantheon';
    expect(built.parseContent('itinerary', plan, { referenceDate: '2026-11-21' }).title).not.toMatch(/promised/);
  });
});

describe('P-14 a character that stands for several of the source', () => {
  it.each([
    ['Total: 642 &euro; per person', '642 €'],
    ['Total: 642 â‚¬ per person', '642 €'],
    ['Total: 642 &#8364; per person', '642 €'],
  ])('is in the span of its value whole: %s', (line, total) => {
    const text = `LH 400 12 May 2027 Frankfurt FRA 10:30 - New York JFK 13:05\n${line}`;
    const answer = built.parseContent('flight-quote', text, { referenceDate: '2026-11-21' });
    expect(answer.fareDetails?.total).toBe(total);
    expect(unfaithfulPointers(text, answer)).toEqual([]);
    expect(
      findFault((each) => built.parseContent('flight-quote', each, { referenceDate: '2026-11-21' }), text, false),
    ).toBeNull();
  });

  it.each(['Abend im Gasthaus „JÄ“', 'le restaurant «allá…» du port', 'Ñandú y “ESPAÑ”'])(
    'and letters before a quotation mark stay as they are: %s',
    (line) => {
      const answer = built.parseContent('itinerary', `Day 1: ${line}\n- 9:00 walk`, { referenceDate: '2026-11-21' });
      expect(JSON.stringify(answer.days)).toContain(line.match(/\p{Lu}?[\p{L}…]+(?=[“»”])/u)?.[0]);
    },
  );
});
