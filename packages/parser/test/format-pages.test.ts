/** Each registered format has its page in docs/formats, and reads the very sample that the page shows. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { outlineDays } from '../src/formats/reading/day-headings/day-outline.ts';
import { readDocument } from '../src/formats/reading/document.ts';
import { FLIGHT_FORMATS, ITINERARY_FORMATS } from '../src/formats/registry.ts';
import { parseContent } from '../src/index.ts';
import { detectFlightFormat } from '../src/kinds/flight-quote/assemble.ts';
import { detectItineraryFormat } from '../src/kinds/itinerary/assemble.ts';

const PAGES = resolve(import.meta.dirname, '../../../docs/formats');
const FORMATS = [
  ...ITINERARY_FORMATS.map(({ id }) => ({ id, kind: 'itinerary' as const })),
  ...FLIGHT_FORMATS.map(({ id }) => ({ id, kind: 'flight-quote' as const })),
];

describe.each(FORMATS)('docs/formats/$id.md', ({ id, kind }) => {
  const page = readFileSync(join(PAGES, `${id}.md`), 'utf8');
  const sample = /^```text\n([\s\S]*?)^```/m.exec(page)?.[1] ?? '';

  it('says what it reads, what it looks like, what is read and what not', () => {
    expect(page.startsWith(`# ${id}\n\nReads: ${kind}\n`)).toBe(true);
    const prose = page.replace(/^```text\n[\s\S]*?^```/m, '');
    expect([...prose.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual(['Looks like', 'Read', 'Not read']);
  });

  it('shows a sample that is read by the format', () => {
    const document = readDocument(sample);
    const format =
      kind === 'itinerary'
        ? detectItineraryFormat({ document, outline: outlineDays(document) })
        : detectFlightFormat(document);
    expect(format?.id).toBe(id);
    const answer = parseContent(kind, sample, { referenceDate: '2026-11-21' });
    const groups = 'days' in answer ? answer.days : 'departureFlights' in answer ? answer.departureFlights : [];
    expect(groups.length).toBeGreaterThan(0);
  });
});

describe('docs/formats', () => {
  it('has no page of a format that is not registered', () => {
    const pages = readdirSync(PAGES).filter((name) => name !== 'README.md');
    expect(pages.sort()).toEqual(FORMATS.map(({ id }) => `${id}.md`).sort());
  });

  it('has each page in its index, under its kind', () => {
    const index = readFileSync(join(PAGES, 'README.md'), 'utf8');
    for (const kind of ['itinerary', 'flight-quote'] as const) {
      const part = new RegExp(`^## ${kind}\\n\\n((?:- .+\\n)+)`, 'm').exec(index)?.[1] ?? '';
      const listed = [...part.matchAll(/^- \[(.+)\]\(\1\.md\)$/gm)].map(([, id]) => id);
      const registered = FORMATS.filter((format) => format.kind === kind).map(({ id }) => id);
      expect(listed).toEqual(registered.sort());
    }
  });
});
