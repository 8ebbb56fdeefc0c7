/**
 * Lists of prices: one line an option (`Balcony from $1,149`, `5 June 2027   £1,949`, `2 BED  £1350  Per Person`), or the rows of a rate
 * sheet. At least two lines of that look make a list.
 */

import { findDates } from '../../../annotators/date.ts';
import { findLeadingOption } from '../../../annotators/option.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { isSubjectLine } from '../../../formats/reading/messages/mail-header.ts';
import { stated } from '../../../model/field.ts';
import type { PriceOptionDraft } from '../../../model/travel-deal-draft.ts';
import { allMatches } from '../../../text/all-matches.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { headOffset } from '../../../text/line-head.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { datesOf } from '../dates/option-dates.ts';
import { cabinColumns, codedColumns, departureColumns } from './cabin-columns.ts';
import { isOfFirstChild } from './child-prices.ts';
import { countColumnAt } from './count-columns.ts';
import { withoutHeadline } from './headline-option.ts';
import { occupancyBehind } from './occupancy-behind.ts';
import { isPartyRow } from './party-rows.ts';
import type { PriceMention } from './price-mention.ts';
import { isAsideLabel } from './price-role.ts';
import { pricesByNights } from './prices-by-nights.ts';
import { isClosedRow } from './rate-grid.ts';
import { readStackedNames } from './stacked-options.ts';

export interface PriceOption extends PriceOptionDraft {
  readonly mention: PriceMention;
  /** The line of headings that holds its label. */
  readonly headLine?: number;
}

const DEPARTURES = new LinePattern(
  /^\W{0,6}(?:(?:guaranteed |group |tour |scheduled |available )?(?:departures?|departure dates|dates|tour dates|sailings?|sailing dates|start dates)|termine|abfahrten|reisetermine|dates de depart|departs|salidas|fechas de salida|partenze|date di partenza|saidas|datas de saida)(?: (?:20\d\d|from .{3,20}))?\W*$/,
);

/** Departures without prices, one a line under their heading: `Saturday 3 July 2027`. */
export function readDepartures(document: SourceDocument): PriceOptionDraft[] {
  const heading = document.lines.find((line) => line.folded.length <= 50 && DEPARTURES.test(line.look, line.folded));
  if (heading === undefined) return [];
  const options: PriceOptionDraft[] = [];
  for (const line of document.lines.slice(heading.index + 1, heading.index + 60)) {
    if (line.passage.text === '') {
      if (options.length > 0) break;
      continue;
    }
    const label = trimPassage(slicePassage(line.passage, line.emojiLength), '.,;');
    const dates = label.text.length > 50 ? null : datesOf(label, document);
    if (dates === null) break;
    options.push({ label: stated(label.text, [spanOf(label)]), dates, price: null });
  }
  const [first, ...others] = options;
  if (!first || others.length === 0 || others.some(({ label }) => GOES_HOME.test(foldText(label.value)))) return [];
  // The heading is why the dates are departures: the first points there too.
  const label = { ...first.label, spans: [spanOf(heading.passage), ...first.label.spans] };
  return [{ ...first, label }, ...others];
}

/** `Leave Bari Friday 4 June` over `Home from Rome Friday 11 June`: the two ends of one journey. */
const GOES_HOME =
  /^\W*(?:home|return(?:s|ing)?|back|arriv(?:e|es|al|ing)|ends?|finish(?:es)?|ruckreise|ruckflug|ruckkehr|ruckfahrt|heimreise|retour|regreso|vuelta|ritorno|rientro|volta|regresso|terug(?:reis)?)\b/;

const LEAD = compactPattern(
  /[\s:–—.·-]*(?:(?:\b|(?=à))(?:starting |prices? |fares? )?(?:was|statt|antes|from|at|ab|desde|[àa] partir de|d[eè]s|da|a partire da|från|fra|fr\.|only|just|nur|now|@))?[\s:–—.·-]*$/i,
);
const LEAD_WINDOW = 80;
const BLANKS = /[\s:–—.·-]*$/;

/** How much of the end leads to the price. Where the window ends within a row of blanks its first letters may be half a word. */
function leadLength(before: string): number {
  const match = LEAD.exec(before.slice(-LEAD_WINDOW));
  if (match === null || match.index > 0 || before.length <= LEAD_WINDOW) return match?.[0].length ?? 0;
  return BLANKS.exec(match[0])?.[0].length ?? 0;
}

/** What stands alone before a price and is no option's name. */
const NO_NAME =
  /^(?:(?:only|just|from|now|ab|desde)|(?:so|thus|hence|therefore|that(?:'s| is| makes)|makes|i\.e\.?|also|macht|das (?:sind|macht)|soit|donc|o sea|es decir|cioe|quindi|ou seja|dus)(?: (?:that'?s|just|only|nur|solo))?|(?:(?:hold|checked|cabin|hand|extra|carry-?on|\d{1,2} ?kg) )?(?:bags?|baggage|luggage|suitcases?|gepack|koffer|bagages?|valise|equipaje|maleta|bagagli[oa]?|valigia|bagagem|mala)(?: .{2,16})?|.*\b(?:price|prices|total|totals|cost|costs|rate|rates|fare|fares|preise?|prijs|prijzen|totaal|gesamt|prix|tarifs?|precios?|prezzi|prezzo|precos?|priser|tarifas|quot[ae]|was|now|save|per person|pp|budget|offer|deal|book|per couple|in total|sale|special)\b.*|\W*)$/;
const MAX_NAME = 64;

export function readPriceOptions(document: SourceDocument, mentions: readonly PriceMention[]): PriceOption[] {
  if (mentions.length < 2) return [];
  const byLine = new Map<number, PriceMention[]>();
  for (const mention of mentions) {
    const same = byLine.get(mention.line.index);
    if (same) same.push(mention);
    else byLine.set(mention.line.index, [mention]);
  }
  const stacked = readStackedNames(
    document,
    byLine,
    ({ folded, look }) => !isAsideLabel(folded, look) && !NO_NAME.test(folded),
  );
  const options: PriceOption[] = [];
  let group: PriceOption[] = [];
  const close = (): void => {
    if (group.length >= 2) options.push(...withoutHeadline(group));
    group = [];
  };
  for (const line of document.lines) {
    const priced = isSubjectLine(line) ? undefined : byLine.get(line.index);
    if (priced === undefined) {
      // A short name between the rows does not end the list.
      if (line.passage.text.length > 60 || (line.heading > 0 && line.passage.text !== '')) close();
      continue;
    }
    const byNights = pricesByNights(document, line, byLine);
    const columns = byNights.length > 0 ? byNights : columnOptions(line, priced, document);
    const inline = byNights.length > 0 ? columns : [...columns, ...inlineOptions(line, priced, document)];
    if (inline.length > 0) {
      group.push(...inline);
      continue;
    }
    const option = optionOf(line, priced, document, stacked.get(line.index) ?? null, isAmongLikes(line, byLine));
    const plain = cabinColumns(document, line, priced, option);
    const coded = plain.length > 0 ? plain : codedColumns(document, line, priced, option);
    const ofCabins = coded.length > 0 ? coded : departureColumns(document, line, priced, option);
    if (ofCabins.length > 0) group.push(...ofCabins);
    else if (option !== null) group.push(option);
    // Nor does a child's price.
    else if (!isAsideLabel(line.folded, line.look)) close();
  }
  close();
  return options;
}

function optionOf(
  line: DocumentLine,
  mentions: readonly PriceMention[],
  document: SourceDocument,
  above: Passage | null,
  isAmongLikes: boolean,
): PriceOption | null {
  const [first] = mentions;
  const paid = mentions.filter(
    (each) => each.role !== 'was' && each.role !== 'saving' && !isOnTop(each, first) && !isOfFirstChild(each, mentions),
  );
  // `Per night` in the first column of a sheet, for the whole stay in the next.
  const start =
    line.cells === null && !isGapRow(line)
      ? 0
      : Math.max(
          0,
          paid.findIndex(({ role }) => role !== 'aside'),
        );
  const current = paid.slice(start);
  const [mention] = current;
  if (first !== undefined && paid.length === 0 && isClosedRow(document, line))
    return closedOption(line, first, document);
  if (!first || !mention || mention.role === 'aside') return null;
  if (isOfParty(mention) && !isAmongLikes) return null;
  const isOfEach =
    current.length === 2 && (current[1]?.product?.amount === mention.price.value.amount || isOfBoth(current));
  if (current.length > 1 && line.cells === null && !isGapRow(line) && !isOfEach) return null;
  const before = labelBefore(line, first, document);
  const isNamed = before !== null && !NO_NAME.test(foldText(before.text));
  const label = above ?? (isNamed ? before : labelBehind(line, mention, mentions));
  // What a bracket opens that the whole line stands in is a remark on the prices.
  if (label === null || label.text.startsWith('(') || NO_NAME.test(foldText(label.text))) return null;
  if (isOfEach && RECKONED.test(foldText(label.text))) return null;
  // A child's price is no option, what two adults and a child pay is one.
  if (isAsideLabel(foldText(label.text), line.look) && !isPartyRow(mention)) return null;
  // What follows the price may only say for whom it is.
  if (line.cells === null && line.passage.text.length - mention.to > 50) return null;
  return { label: stated(label.text, [spanOf(label)]), dates: datesOf(label, document), price: mention.price, mention };
}

/** A cabin that is sold out or sold on request has its name alone. */
function closedOption(line: DocumentLine, mention: PriceMention, document: SourceDocument): PriceOption | null {
  const label = labelBefore(line, mention, document);
  return label === null
    ? null
    : { label: stated(label.text, [spanOf(label)]), dates: datesOf(label, document), price: null, mention };
}

/** `For the four of you that's 4 x £640 = £2,560`: what the row above comes to. */
const RECKONED =
  /^(?:so|thus|that|which|making|altogether|also|macht|das|soit|donc|cela|ca|asi|entonces|quindi|dunque|entao|dus|dat)\b|\b(?:you|us|your|euch|ihnen|sie|vous|ustedes|vosotros|voi|voces|jullie|u)\b/;

/** `$1,949 pp + $198 taxes`: what comes on top of the row's price. */
const isOnTop = ({ role, line, from }: PriceMention, first: PriceMention | undefined): boolean =>
  role === 'aside' && from !== first?.from && ON_TOP.test(line.folded.slice(0, from));
const ON_TOP = /\s(?:\+|plus|zzgl\.?|mas|piu|mais)\s(?:[a-z]{3} )?$/;

/** `Classic room    € 389 per couple` over `Lake view room    € 459 per couple`: rows that say the same of their prices. */
function isAmongLikes(line: DocumentLine, byLine: ReadonlyMap<number, readonly PriceMention[]>): boolean {
  const own = rowBasis(byLine.get(line.index));
  return own !== null && [-1, 1].some((step) => rowBasis(byLine.get(line.index + step)) === own);
}

/** For whom the only amount of a row is, that leads to it by dots or blanks; null of others. */
function rowBasis(mentions: readonly PriceMention[] | undefined): string | null {
  const [mention, other] = mentions ?? [];
  if (mention !== undefined && other === undefined && isPartyRow(mention)) return OF_PARTY;
  if (mention === undefined || other !== undefined || mention.role !== 'whole' || mention.basis === null) return null;
  const { line, from, basis } = mention;
  const isLed = LED.test(line.folded.slice(0, from)) || findLeadingOption(line.folded.slice(0, 60)) !== null;
  if (line.cells !== null || !isLed || basis[0] < from) return null;
  return line.folded.slice(...basis);
}
const LED = /\S(?:\s{3,}|\s?\.{3,}\s?|\s[–—-]\s|:\s)(?:from |ab |desde |[a-z]{3} ?)?$/;

const OF_PARTY = 'party';

/** `Hotel Miramar – £499pp (£998 total)`: what one pays and what two do. */
const isOfBoth = ([one, both]: readonly PriceMention[]): boolean =>
  one?.role !== 'whole' && both?.role === 'whole' && both.price.value.amount === 2 * (one?.price.value.amount ?? 0);

/** A price that its own line gives for a couple or room; under a heading that says so for all rows the rows are options. */
const isOfParty = ({ role, basisLine, line }: PriceMention): boolean =>
  role === 'whole' && (basisLine === null || basisLine === line || isSheetRow(line));

/** Rows of a rate sheet are read as such; a name and its price are a row of a list. */
const isSheetRow = ({ cells }: DocumentLine): boolean => (cells ?? []).filter(({ text }) => text !== '').length > 2;

/** `ZAR 48,900 pp (4 pax basis)` over `ZAR 52,400 pp (2 pax)`, `From USD 1,640 pps (Green season)`: what the price depends on stands behind it. */
const BEHIND =
  /^[\s/-]{0,3}(?:per person(?: sharing)?|pps?|p\.p\.(?:s\.)?|each|per pax|pro person)?\s{0,4}\((?<label>[^()]{3,50})\)\W*$/;
/** Nothing else stands before it. */
const BARE_LEAD =
  /^\W*(?:(?:price|preis|prix|precio|preco|prezzo|quota)(?: (?:individuale|di partecipazione|per person|pro person|par personne|por persona|por pessoa|a persona)){0,2}\W*)?(?:(?:from|only|just|ab|desde)\W+)?$/;

/** `£499pp – 3 May 2027`, `€649 p.P.: Balkonkabine`: behind a dash or a colon. */
const BEHIND_DASH =
  /^[\s/-]{0,3}(?<unit>per (?:person|adult)(?: sharing)?|pps?|p\.p\.(?:s\.)?|each|per pax|pro person|par personne|\/ ?pers\.?|por persona|a persona|por pessoa)?(?:\s?:|\s[–—-])\s(?<label>[^–—:$€£]{3,44}(?:\s[–—-]\s[^–—:$€£]{3,24})?)$/;

function labelBehind(line: DocumentLine, mention: PriceMention, mentions: readonly PriceMention[]): Passage | null {
  if (!BARE_LEAD.test(line.folded.slice(line.emojiLength, mention.from))) return null;
  // `£499pp (normally £560!)`: what it cost before names nothing.
  if (mentions.some(({ from }) => from > mention.to)) return null;
  const shared = occupancyBehind(line, mention.to, line.folded.length);
  if (shared !== null) return shared;
  const behind = line.folded.slice(mention.to);
  const dashed = BEHIND_DASH.exec(behind)?.groups;
  const isNamed = dashed?.['unit'] !== undefined || findDates(dashed?.['label'] ?? '', 'day-first')[0]?.from === 0;
  const label = BEHIND.exec(behind)?.groups?.['label'] ?? (isNamed ? dashed?.['label'] : undefined);
  if (label === undefined || !/[a-z]|\d\/\d/.test(label)) return null;
  const from = line.folded.lastIndexOf(label);
  return slicePassage(line.passage, from, from + label.length);
}

const TABLE_RULE = /^[\s|:+-]+$/;

/** `Price per person | £1,290 | £1,340` under `| 12 June 2027 | 10 July 2027`: an option a column, named by what heads it. */
function columnOptions(line: DocumentLine, mentions: readonly PriceMention[], document: SourceDocument): PriceOption[] {
  const { cells } = line;
  if (cells === null || mentions.length < 2 || cells.length !== mentions.length + 1) return [];
  if (!NO_NAME.test(foldText(cells[0]?.text ?? ''))) return [];
  const above = document.lines[line.index - 1];
  const header = above !== undefined && TABLE_RULE.test(above.passage.text) ? document.lines[line.index - 2] : above;
  // The headings are the first row.
  if (header === undefined || (document.lines[header.index - 1]?.cells ?? null) !== null) return [];
  // A blank first cell may have gone with the tab behind it.
  const names = header.cells?.slice(-mentions.length) ?? [];
  if (names.length !== mentions.length || (header.cells?.length ?? 0) > cells.length) return [];
  if (names.some(({ text }) => text === '' || text.length > MAX_NAME || NO_NAME.test(foldText(text)))) return [];
  return mentions.flatMap((mention, i): PriceOption[] => {
    const name = names[i] as Passage;
    const folded = foldText(name.text);
    if (!(cells[i + 1]?.text ?? '').includes(mention.price.value.text) || isAsideLabel(folded)) return [];
    const isOpen = mention.role === 'person' || mention.role === 'open';
    const dates = datesOf(name, document);
    const label = stated(name.text, [spanOf(name)]);
    return isOpen ? [{ label, dates, price: mention.price, mention, headLine: header.index }] : [];
  });
}

const BAR = /\s[|•·/]\s/;
const BARS = /\s[|•·/]\s/g;
const COMMAS = /[,;]\s/g;
/** Between prices that each say how the room is shared. */
const ALTERNATIVES = /[,;]\s|\s(?:or|oder|ou|o|oppure)\s|\s(?:and|und|et|y|e)\s(?=[$€£\d])/g;
/** `Prices: Miramar £499pp` */
const BEHIND_COLON = /^[^:]{2,30}:\s/;

/** `Golfer £1,295pp | Non-golfer £995pp`: an option between each two bars; where each price says for whom it is, between commas too. */
function inlineOptions(line: DocumentLine, mentions: readonly PriceMention[], document: SourceDocument): PriceOption[] {
  const hasBars = BAR.test(line.passage.text);
  if (mentions.length < 2) return [];
  const bars = hasBars ? BARS : mentions[0]?.role === 'person' && sharesIn(line, mentions) ? ALTERNATIVES : COMMAS;
  if (
    !(hasBars || bars === ALTERNATIVES || mentions.every(({ role }) => role === 'person')) ||
    document.source.charAt(headOffset(document.source, line.span)) === '|'
  )
    return [];
  const options: PriceOption[] = [];
  const pieces: { mention: PriceMention; share: Passage | null; named: Passage }[] = [];
  let from = line.emojiLength;
  for (const bar of [...allMatches(bars, line.passage.text), null]) {
    const to = bar?.index ?? line.passage.text.length;
    const [mention, other] = mentions.filter((each) => each.from >= from && each.to <= to);
    const start = from;
    from = bar === null ? to : to + bar[0].length;
    // `Cat. B, balcony: £790pp`: a comma within a name.
    if (!hasBars && !mention) return [];
    if (!mention || other) continue;
    const share = occupancyBehind(line, mention.to, to);
    // A single room that costs more than the shared one is another price; what it costs on top is less.
    const isRoom = share !== null && mention.role === 'aside' && isAtLeast(mention, mentions[0]);
    if (mention.role !== 'person' && mention.role !== 'open' && !isRoom) continue;
    const before = slicePassage(line.passage, start, mention.from);
    const tail = leadLength(before.text);
    const words = slicePassage(before, 0, before.text.length - tail);
    const lead = start > line.emojiLength ? 0 : (BEHIND_COLON.exec(words.text)?.[0].length ?? 0);
    const named = trimPassage(slicePassage(words, lead), ':–—-.*');
    pieces.push({ mention, share, named });
  }
  const shares = pieces.flatMap(({ share }) => (share === null ? [] : [foldText(share.text)]));
  const isEachOther = new Set(shares).size === shares.length;
  for (const { mention, share, named } of pieces) {
    // Two hotels of which each is priced for two are told apart by their names, two departures by their days.
    const isTold = share !== null && (named.text === '' || (isEachOther && datesOf(named, document) === null));
    const label = isTold ? share : named;
    const folded = foldText(label.text);
    if (label.text === '' || label.text.length > MAX_NAME || NO_NAME.test(folded)) continue;
    if (!isTold && isAsideLabel(folded, line.look)) continue;
    options.push({
      label: stated(label.text, [spanOf(label)]),
      dates: datesOf(label, document),
      price: mention.price,
      mention,
    });
  }
  return options.length < 2 ? [] : options;
}

const isAtLeast = (mention: PriceMention, other: PriceMention | undefined): boolean =>
  mention.price.value.amount >= (other?.price.value.amount ?? Number.POSITIVE_INFINITY);

/** Does each price of the line say how the room is shared? */
const sharesIn = (line: DocumentLine, mentions: readonly PriceMention[]): boolean =>
  mentions.every(({ to }, i) => {
    const next = mentions[i + 1]?.from;
    const words = line.passage.text.slice(to, next);
    const end = next === undefined ? words.length : words.search(LAST_ALTERNATIVE);
    return end >= 0 && occupancyBehind(line, to, to + end) !== null;
  });
const LAST_ALTERNATIVE = /(?:[,;]|\s(?:or|oder|ou|o|oppure|and|und|et|y|e))\s$/;

/** `Marina Inn      4*     USD 429`: the stars in a column of their own. */
const STAR_COLUMN = /\p{L}(?<stars>\s{3,}[1-7](?:[.,]5)?\s?[*★]{1,2}\s*)$/u;

function withoutStars(name: Passage): Passage {
  const stars = name.text.includes('   ') ? (STAR_COLUMN.exec(name.text)?.groups?.['stars'] ?? '') : '';
  return stars === '' ? name : slicePassage(name, 0, name.text.length - stars.length);
}

/** Ends of sentences and commas; those of dates (`25. – 30. September`, `Aug. 24, 2027 – Sep. 6, 2027`) are none. */
const RUNNING =
  /(?:[!?]|(?<!\d|\b(?:jan|gen|ene|f[eé][bv]|mar|mrt|a[pb]r|avr|ma[giy]|jui?[nl]|giu|lug|a[ug]g|ago|aoû|se[pt]|o[ckut]t|nov|d[eéi][ckz])[a-zé]{0,3})\.)\s|,\s(?!20\d\d).*,\s(?!20\d\d)/i;

/** Ends with a day and month, each with its dot. */
const DOTTED = /^.*[\s–-]\d{1,2}\.\d{1,2}\.(?=[\s.:]*$)/;

/** `1. Villa Azul, Albufeira, half board £612pp`: the rows of a list may hold commas where the price ends them. */
const MAX_BASIS = 14;

/** `Option A - Hotel Sol, Adeje. 7 nights from 12 May. £1,046pp`: as far as its first sentence goes. */
function leadingOption(label: Passage): Passage | null {
  if (findLeadingOption(foldText(label.text.slice(0, 60))) === null) return null;
  const end = label.text.search(/(?<!\b(?:St|Mt|Dr))\.\s|\s[–—-]\s(?=\d)|,\s(?=\d)/);
  const name = end < 0 ? label : slicePassage(label, 0, end);
  return name.text.length <= MAX_NAME ? name : null;
}
/** `Inside twin 2 x £890 = £1,780`: how many pay it is no part of the name. */
const TIMES = /\s\d{1,2} ?[x×]\s?$/;

const isGapRow = (line: DocumentLine): boolean => /\s{3,}/.test(line.passage.text);

function labelBefore(line: DocumentLine, mention: PriceMention, document: SourceDocument): Passage | null {
  const cell = line.cells?.[0];
  if (cell && cell.text !== '' && line.cells && line.cells.length > 1 && !cell.text.includes(mention.price.value.text))
    return cell.text.length <= MAX_NAME ? cell : null;
  const before = slicePassage(line.passage, line.emojiLength, mention.from);
  const tail = leadLength(before.text);
  const words = slicePassage(before, 0, TIMES.exec(before.text)?.index ?? before.text.length - tail);
  // The dot of `27.03. - 22.05.` stays.
  const name = trimPassage(withoutStars(words), ':–—-.|*');
  const dotted = DOTTED.exec(before.text.slice(0, MAX_NAME + 20))?.[0].length ?? 0;
  const whole = dotted > 0 ? trimPassage(slicePassage(before, 0, dotted), ':–—-|*') : name;
  // Of a row too long for one name the first column is it.
  const at = line.passage.text.indexOf(whole.text);
  const gap = whole.text.length > MAX_NAME ? whole.text.search(/\s{3}/) : countColumnAt(document, line, at, whole.text);
  const label = gap > 0 ? slicePassage(whole, 0, gap) : whole;
  if (label.text === '') return null;
  const numbered = leadingOption(label);
  if (numbered !== null) return numbered;
  if (label.text.length > MAX_NAME) return null;
  // Commas are those of running text, unless dots or blanks lead from the name to its price.
  const isOfList =
    line.bullet !== null && mention.role === 'person' && line.passage.text.length - mention.to <= MAX_BASIS;
  if (!isOfList && RUNNING.test(label.text) && !/(?:[.·…_]{3}|\s{2})\s*$/.test(before.text)) return null;
  return /\p{L}|\d/u.test(label.text) ? label : null;
}
