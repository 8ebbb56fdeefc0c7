/**
 * F-487: ways to make one trip, counted, each headed by how it flies (direct, with a stop, over which place) or by whose flights they are, and told with
 * its flights and its price:
 *
 *     1/ DIRECT FLIGHT  Air Canada, economy
 *     AC 881  CDG 10h50 > YYZ 13h05 …
 *     2/ with a stop in Reykjavik on Icelandair, same dates
 *     FI543 …
 *
 * The legs of one trip are counted in the same way: those begin elsewhere, and have one price in all.
 */
import { stated } from '../../../model/field.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { lineMoney } from '../line-money.ts';
import type { MarkOf } from './flight-mark.ts';
import { type FlightUnit, hasMark } from './flight-unit.ts';
import { endOfLast, type OfferRange } from './offer-ranges.ts';

const LONGEST = 110;
const COUNTED = /^[([]?(?<n>[1-9])(?:\s?[/°º)\].]{1,2}|\s?[-–:])\s{0,3}(?=\p{L})/u;
const COUNT_STARTS: ReadonlySet<string> = new Set('([123456789');
const BULLET = /^[([]?(?<n>[1-9])[.)\]]$/;
const HOUR = /\d\s?[:h.]\s?\d\d|(?<!\d)[0-2]\d[0-5]\d(?!\d)/;
const FLOWN =
  '(?:direct(?:e|s|es|o|os|ly)?|non-?stop|direkt(?:flug)?|dirett[oi]|diret[oa]s?|sans escale|ohne (?:zwischen)?stopp|sin escalas?|senza scal[io]|sem escalas?|uden (?:stop|mellemlanding)|zonder (?:tussen)?stop)';
const STOPS =
  '(?:(?:with|avec|mit|con|com|met|med) (?:(?:a|an|1|one|une?|einem|eine|una|um|uma|een|et|en) )?(?:short |long |longer |petite |longue )?(?:stop(?:over|p)?|layover|change|connection|escales?|correspondance|zwischenstopp|umstieg|umsteigen|escala|conexion|scalo|conexao|tussenstop|overstap|mellemlanding|stop)|(?:1|one|une|un|una|uma|ein) (?:stop|escale|escala|scalo|stopp)|via|over|uber|par|pasando por|passando por|passando da|chang(?:e|ing) (?:in|at)|connecting (?:in|through|via))';
const WAY = compactPattern(`(?<![a-z])(?:${FLOWN}|${STOPS})(?![a-z])`);
const LABEL_END = /\s*(?:[,;:(]|\s[-–—]\s)/;

interface Start extends Omit<OfferRange, 'to'> {
  readonly tellsWay: boolean;
}

export function findNumberedWays(document: SourceDocument, units: readonly FlightUnit[]): OfferRange[] {
  const airlines = new Set(units.filter(headsFlights).map(({ line }) => line.index));
  const starts: Start[] = [];
  for (const line of document.lines) {
    const start = readStart(line, airlines);
    if (start === null) continue;
    if (start.number === starts.length + 1) starts.push(start);
  }
  if (starts.length < 2 || !starts.some(({ tellsWay }) => tellsWay)) return [];
  const flown = new Set(units.filter((unit) => hasMark(unit, 'flight')).map(({ line }) => line.index));
  const ranges = starts.map(({ tellsWay: _, ...start }, i) => ({
    ...start,
    to: starts[i + 1]?.from ?? endOfLast(document, start.from, flown),
  }));
  return ranges.every((range) => isPriced(document, range)) && beginAtOne(ranges, units) ? ranges : [];
}

/** The name of an airline on a line that tells neither a flight nor an hour. */
const headsFlights = (unit: FlightUnit): boolean =>
  hasMark(unit, 'airline') && !hasMark(unit, 'flight') && !hasMark(unit, 'time');

function readStart(
  { passage, folded, bullet, table, index, cells }: DocumentLine,
  airlines: ReadonlySet<number>,
): Start | null {
  if (passage.text.length > LONGEST || table !== null || cells !== null) return null;
  const counted =
    bullet !== null
      ? BULLET.exec(bullet)
      : COUNT_STARTS.has(passage.text.charAt(0))
        ? COUNTED.exec(passage.text)
        : null;
  const number = Number(counted?.groups?.['n'] ?? 0);
  if (counted === null || number === 0 || HOUR.test(folded)) return null;
  const from = bullet === null ? counted[0].length : 0;
  const tellsWay = WAY.test(folded);
  if (!tellsWay && !airlines.has(index)) return null;
  const rest = slicePassage(passage, from);
  const end = rest.text.search(LABEL_END);
  const label = trimPassage(end < 0 ? rest : slicePassage(rest, 0, end));
  return label.text === '' ? null : { number, label: stated(label.text, [spanOf(label)]), from: index, tellsWay };
}

const isPriced = ({ lines }: SourceDocument, { from, to }: OfferRange): boolean =>
  lines.slice(from, to).some((line) => lineMoney(line).length > 0);

/** Do the flights of all leave from one place? */
function beginAtOne(ranges: readonly OfferRange[], units: readonly FlightUnit[]): boolean {
  const starts = ranges.map(({ from, to }) => {
    const own = units.filter(({ line }) => line.index >= from && line.index < to);
    const first = own.find((unit) => hasMark(unit, 'flight'));
    const place = first?.marks.find((mark): mark is MarkOf<'place'> => mark.kind === 'place' && mark.end !== 'via');
    return place?.mention.airports.flatMap(({ code, cityCode }) => [code, cityCode ?? code]) ?? [];
  });
  const [first = []] = starts;
  return first.length > 0 && starts.every((own) => own.some((code) => first.includes(code)));
}
