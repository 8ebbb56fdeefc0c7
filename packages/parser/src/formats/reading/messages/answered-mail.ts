/**
 * T-187: a thread of mails, the newest above. What the client asked for, or an older offer, stands quoted below the offer and gives nothing: its
 * lines are read as blank, and show as unused. Of a mail that only passes on what stands below it, that is read as well.
 *
 *   Here is your offer, £899 each …                      ◂ read
 *   On Fri, 20 Nov 2026 at 10:12, Jo wrote:
 *   > we saw something for £499, and would be 5 people   ◂ not read
 */
import { findDates } from '../../../annotators/date.ts';
import { findMoney } from '../../../annotators/money.ts';
import type { ContentKind } from '../../../model/content-kind.ts';
import { DIGIT, LinePattern } from '../../../text/line-look.ts';
import { asBlank } from '../blank-line.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { readLineHeading } from '../terms/term-heading.ts';
import { WROTE } from './correspondence.ts';
import { isMailHeader } from './mail-header.ts';

const DIVIDER = new LinePattern(
  /^[-–—_*>\s]{0,20}(?:(?:begin )?forwarded message|original message|weitergeleitete nachricht|ursprungliche nachricht|message d'origine|message (?:original|transfere)|mensaje (?:original|reenviado)|messaggio (?:originale|inoltrato)|mensagem (?:original|encaminhada)|oorspronkelijk bericht|doorgestuurd bericht|(?:vidarebefordrat|ursprungligt|videresendt|oprindelig|opprinnelig) (?:meddelande|meddelelse|besked|melding))[-–—_*:\s]{0,20}$/,
);
const SENDER = new LinePattern(/^(?:from|von|de|da|van|fra|fran)\s?:\s*\S/);
const MAX_BORDER = 200;

/** What the lines of one mail tell, in numbers of lines. */
interface Told {
  readonly prices: number;
  readonly flights: number;
  readonly hours: number;
  /** That begin with a day, or tell days from and to. */
  readonly days: number;
  /** Which days those are. */
  readonly named: ReadonlySet<string>;
  /** Entries and headings of lists. */
  readonly lists: number;
  /** With a figure of any kind. */
  readonly figures: number;
}

const FLIGHT = /(?<![A-Za-z0-9])(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?\d{2,4}(?![\d:.,]\d|\d)/;
const HOUR = /(?<!\d)\d{1,2}(?:[:h]\d\d|\s?[ap]\.?m\b)/i;
/** The newest mail holds the offer where it tells about as much as all below. */
const AS_MUCH = 0.6;

/** Is a mail that tells this much the offer, whatever the `older` ones below tell? */
const HOLDS_OFFER: { readonly [K in ContentKind]: (own: Told, older: Told, isQuoted: boolean) => boolean } = {
  'travel-deal': (own, older) => own.prices > 0 && sumOf(own) >= AS_MUCH * sumOf(older),
  // Under a display may stand the agent's own mail with the price; what is quoted there is older.
  'flight-quote': (own, older, isQuoted) =>
    (own.prices > 0 || older.prices === 0 || isQuoted) &&
    (older.flights === 0
      ? older.hours < LEAST_OF_FLIGHT && (own.flights > 0 || own.figures >= LEAST_OF_PLAN)
      : own.flights >= older.flights),
  // A mail that tells some days anew amends the plan below it (amended-days.ts); one that tells as many, most of them the same, replaces it.
  itinerary: (own, older) =>
    own.days + own.hours + own.lists >= LEAST_OF_PLAN &&
    (older.days === 0 ? older.hours < LEAST_OF_PLAN : isNewPlan(own.named, older.named)),
};
function isNewPlan(own: ReadonlySet<string>, older: ReadonlySet<string>): boolean {
  const same = [...older].filter((day) => own.has(day)).length;
  return own.size >= older.size && older.size >= 2 && same * 2 >= older.size;
}
const LEAST_OF_PLAN = 3;
/** A flight leaves and lands. */
const LEAST_OF_FLIGHT = 2;
const sumOf = ({ prices, flights, hours, days, lists }: Told): number => prices + flights + hours + days + lists;

/** The document without the mails below the one that holds the offer. */
export function withoutAnsweredMail(document: SourceDocument, kind: ContentKind): SourceDocument {
  const { lines } = document;
  const mails = splitMails(lines);
  if (mails.length < 2) return document;
  const told = mails.map((own) => tellsOf(own, document));
  const at = told.findIndex(
    (own, i) => i < mails.length - 1 && HOLDS_OFFER[kind](own, sum(told.slice(i + 1)), isQuotedMail(mails[i + 1])),
  );
  if (at < 0) return document;
  const older = new Set(mails.slice(at + 1).flat());
  return {
    ...document,
    lines: lines.map((line) => (older.has(line) && line.passage.text !== '' ? asBlank(line) : line)),
    tables: document.tables.filter(({ first }) => !older.has(lines[first] as DocumentLine)),
  };
}

/** The lines of each mail, the newest first. What stands less quoted behind an older mail belongs to the newer one again. */
function splitMails(lines: readonly DocumentLine[]): DocumentLine[][] {
  const mails: DocumentLine[][] = [[]];
  let [last, quote] = [0, 0];
  for (const line of lines) {
    if (line.isAround && isBorder(line, lines)) {
      // The lines of one head stand together, and what stands at the top is the newest mail's own head.
      if (mails.length < MOST_MAILS && lines.slice(last, line.index).some(isOfMail)) {
        mails.push([]);
        quote = firstBelow(lines, line.index)?.quote ?? 0;
      }
      last = line.index;
    }
    const isNewer = mails.length > 1 && line.quote < quote && line.passage.text !== '' && line.index > last;
    mails.at(isNewer ? -2 : -1)?.push(line);
  }
  return mails;
}

/** `On 20 Nov Jo wrote:`, `-----Original Message-----`: not the head of a mail alone. */
function isQuotedMail(mail: readonly DocumentLine[] | undefined): boolean {
  const head = mail?.[0];
  return head !== undefined && (DIVIDER.test(head.look, head.folded) || WROTE.test(head.look, head.folded));
}

const firstBelow = (lines: readonly DocumentLine[], at: number): DocumentLine | undefined =>
  lines.slice(at + 1, at + 1 + HEAD_LINES).find(isOfMail);
const HEAD_LINES = 12;
/** What stands below so many is one mail with the last: no thread that is pasted has more, and each is compared with all below it. */
const MOST_MAILS = 20;

/** What somebody wrote: no blank line and no line of a mail's head. */
const isOfMail = (line: DocumentLine): boolean =>
  line.passage.text !== '' && !line.isRule && !line.isAround && !isMailHeader(line);

function isBorder(line: DocumentLine, lines: readonly DocumentLine[]): boolean {
  const { folded, look } = line;
  if (folded === '' || folded.length > MAX_BORDER) return false;
  if (DIVIDER.test(look, folded) || (WROTE.test(look, folded) && folded.endsWith(':'))) return true;
  return SENDER.test(look, folded) && lines[line.index + 1]?.isAround === true;
}

function tellsOf(lines: readonly DocumentLine[], { dateOrder }: SourceDocument): Told {
  let [prices, flights, hours, days, lists, figures] = [0, 0, 0, 0, 0, 0];
  const named = new Set<string>();
  for (const line of lines) {
    const { folded, look, bullet, passage } = line;
    if (bullet !== null || readLineHeading(line) !== null) lists++;
    if ((look.signs & DIGIT) === 0 || line.isAround || isMailHeader(line)) continue;
    figures++;
    if (findMoney(passage.text, 1).length > 0) prices++;
    if (FLIGHT.test(passage.text)) flights++;
    if (HOUR.test(passage.text)) hours++;
    const day = DAY.exec(folded)?.groups?.['day'];
    const dates = findDates(folded, dateOrder).filter(({ from, end }) => from <= DAY_WITHIN || end !== null);
    if (day !== undefined || dates.length > 0) days++;
    if (day !== undefined) named.add(`day ${day}`);
    for (const { date, from } of dates) if (from <= DAY_WITHIN) named.add(`${date.month}-${date.day}`);
  }
  return { prices, flights, hours, days, named, lists, figures };
}
const DAY = /^\W{0,6}(?:day|tag|jour|dia|giorno|dag)s?\s?(?<day>\d{1,2})/;
const DAY_WITHIN = 6;

const sum = (all: readonly Told[]): Told =>
  all.reduce((a, b) => ({
    prices: a.prices + b.prices,
    flights: a.flights + b.flights,
    hours: a.hours + b.hours,
    days: a.days + b.days,
    named: new Set([...a.named, ...b.named]),
    lists: a.lists + b.lists,
    figures: a.figures + b.figures,
  }));
