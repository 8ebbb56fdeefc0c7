/**
 * Headings that name their topic by where they stand: the list before `Not included` is what is included, whatever it is called (`Your five
 * days:`), and the list after what is included whose heading says no is what is not (`What we leave to you`).
 */
import type { DocumentLine, SourceDocument } from '../document.ts';
import type { TermHeading, TermTopic } from './term-heading.ts';

const MAX_HEADING = 60;
/** `Early bird saver - terms`: what the list holds stands last. */
const NAMES_TERMS =
  /[a-z] ?[-–—|] ?(?:the )?(?:terms|conditions|t&cs?|rules|fine print|bedingungen|konditionen|conditions|condiciones|condizioni|condicoes)\W*$/;
const MAX_LIST = 40;
const NEGATIVE =
  /\b(?:not|no|isn'?t|aren'?t|don'?t|doesn'?t|won'?t|without|except|extras?|your own|yourself|yourselves|nicht|ohne|selbst|sans|pas|non|senza|sin|sem|nao|no)\b/;
/** `Spa visits (at no extra cost)`: what brackets say is beside the heading. */
const ASIDE = /\([^()]{1,40}\)/;
/** `Little extras (with compliments of the house)`: given, though extras are not. */
const GIVEN =
  /\b(?:compliments|complimentary|courtesy|free|gratis|included|on us|on the house|gifts?|geschenk\w*|kostenlos\w*|inklusive|offerte?s?|cadeaux?|inclus(?:es)?|regalos?|cortesia|incluid[oa]s|omaggi?o?|inclusi|cortesias?|presentes?)\b/;
const saysNo = (folded: string): boolean => NEGATIVE.test(folded.includes('(') ? folded.replace(ASIDE, '') : folded);
const DENIES = /\b(?:not|no|isn'?t|aren'?t|nicht|keine?|pas|non|nao|sin|sans|senza|sem|ohne)\b/;
/** Lists that are something of their own beside what is included. */
const OTHER =
  /\b(?:day|days|itinerary|programme?|schedule|route|hotels?|stay(?:ing)?|accommodation|prices?|rates?|fares?|cost|dates?|departures?|flights?|sailings?|ports?|calls|cabins?|rooms?|options?|optional|terms|conditions|contact|book(?:ing)?|payment|tag|tage|reiseverlauf|programm|preise?|termine|itineraire|prix|itinerario|precios?|prezzi|date|fechas?|programma|roteiro|precos?)\b/;

interface LastItem {
  readonly topic: TermTopic;
  readonly line: number;
}

/** `last` is the entry read before; `headingOf` reads a heading that names its topic. */
export function readImpliedHeading(
  document: SourceDocument,
  line: DocumentLine,
  last: LastItem | null,
  headingOf: (line: DocumentLine) => TermHeading | null,
): TermHeading | null {
  const { text } = line.passage;
  if (line.bullet !== null || line.emojiLength > 0 || text.length > MAX_HEADING || line.table !== null) return null;
  const next = document.lines[line.index + 1];
  const first = next?.passage.text === '' ? document.lines[line.index + 2] : next;
  if (first === undefined || first.bullet === null || !/^[\p{Lu}¿]/u.test(text) || /[.!]$/.test(text)) return null;
  const topic = NAMES_TERMS.test(line.folded)
    ? 'restrictions'
    : isAfterIncludes(document, line, last)
      ? GIVEN.test(line.folded) && !DENIES.test(line.folded)
        ? 'includes'
        : saysNo(line.folded)
          ? 'excludes'
          : null
      : last === null && !OTHER.test(line.folded) && endsBeforeExcludes(document, first, headingOf)
        ? 'includes'
        : null;
  if (topic === null) return null;
  const to = text.replace(/[\s:]+$/, '').length;
  return { topic, from: 0, to, valueFrom: line.folded.length, keepsLabel: false };
}

/** Does the list of what is included end right before this line? */
function isAfterIncludes(document: SourceDocument, line: DocumentLine, last: LastItem | null): boolean {
  if (last?.topic !== 'includes') return false;
  for (let i = line.index - 1; i > last.line; i--) if (document.lines[i]?.passage.text !== '') return false;
  return true;
}

function endsBeforeExcludes(
  document: SourceDocument,
  first: DocumentLine,
  headingOf: (line: DocumentLine) => TermHeading | null,
): boolean {
  let count = 0;
  for (let i = first.index; i < document.lines.length && count <= MAX_LIST; i++) {
    const line = document.lines[i] as DocumentLine;
    if (line.passage.text === '') continue;
    if (line.bullet !== null && headingOf(line) === null) count++;
    // In a flyer of bullets `• Not included: visa` is one of them, as the price above it is.
    else return count > 1 && line.bullet !== first.bullet && headingOf(line)?.topic === 'excludes';
  }
  return false;
}
