/** How long the trip is: the length in the title or under a label before one in running text; that of a single stay comes last. */

import { findTripLengths, type TripLengthMention } from '../../../annotators/trip-length.ts';
import { type DocumentLine, oncePerLine, type SourceDocument } from '../../../formats/reading/document.ts';
import { lineMoney } from '../../../formats/reading/line-money.ts';
import { derived, type Field, stated } from '../../../model/field.ts';
import type { TripLength } from '../../../model/travel-deal-draft.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { spanOf } from '../../../text/passage.ts';
import { isLeaving, tellsLeaving } from '../terms/restriction-words.ts';

const LABEL =
  /^\W{0,4}(?:duration|length|trip length|nights?|days?|no\.? of (?:days|nights)|number of (?:days|nights)|# of (?:days|nights)|stay|dauer|reisedauer|duree|duracion|durata|duracao)\s?(?:\([^()]{0,20}\)\s?)?[:\t–-]/;
const BARE_LABEL = new LinePattern(
  /^\W{0,4}(?:duration|length|(?:(?:no\.?|number|#) )?of (?<unit1>days|nights)|(?<unit2>days|nights)|dauer|duree|duracion|durata|duracao|nachte|tage|nuits|jours|noches|dias|notti|giorni|noites)\s{0,12}[:\t]\s*(?<n>\d{1,2})?\s*$/,
);
/** `4 nights at …`, `3N Phuket`: one stay of several. */
const STAY = compactPattern(
  /^\s?(?:(?:stay |accommodation )?(?:at|in|@|on|im|in|en|au|a|al|nel|no|na|bei)\b|[-–]\s?[a-z])/,
);
const STAY_PLACE = /^\s?(?:(?:in|at|en|à|a)\s)?\p{Lu}\p{Ll}/u;

/** `Minimum stay   2 nights (3 nights in High)` says how short a stay may be. */
const MINIMUM = new LinePattern(
  /\b(?:min(?:imum|imo|\.)?\s(?:stay|nights?|noches|length|duration|permanencia)|mindestaufenthalt|estancia minima|estadia minima|soggiorno minimo|sejour minimum|(?:stay|estancia|estadia|permanencia|sejour|soggiorno)(?: [a-z]{2,10})? (?:required|requerid[ao]|exigid[ao]|requis|richiest[ao]))\b(?:[^.;!?]|;(?=\s\d|\s$))*$/,
);

/** `Minimo 2 notti`, `min. 3 nights` */
const LEAST =
  /\b(?:min(?:imum|imo|ima|imaal)?|mindestens|mind|at least|au moins|al menos|almeno|pelo menos|ao menos)\b\.?:? (?:of |de |di |von )?$/;

/** `(max 5 nights)`: for how many a tax is paid. */
const MOST = /\bmax(?:imum|imo|imaal|imal|\.)?:? (?:of |de |di |for |fur |per |por |pour )?$/;

/** `stays of 5 nights up`, `ab 3 Nächten`, `3 nights or more`: from how many on something is given. */
const OR_MORE =
  /^,? ?(?:up(?:wards)?\b(?! to)|(?:and|or) (?:up|more|longer|over|above)|or longer|plus\b|\+(?! ?[\da-z])|(?:oder|und) (?:mehr|langer)|(?:et|ou) plus|(?:y|o) mas|(?:e|o) piu|(?:e|ou) mais|(?:en|of) (?:meer|langer)|(?:og|eller) (?:mer|flere|mere)|(?:och|eller) (?:mer|fler))/;

/** `a private driver for two days`: how long one has the thing. */
const OF_THING =
  /\b(?:driver|chauffeur|guide|(?:hire |rental )?car|pass|passes|bikes?|scooter|tickets?|jeep|van|boat|lessons?|parking|wi-?fi|lounge)(?: [a-z]{2,12}){0,2} for (?:the )?(?:first |last )?$/;

/** `un dépôt correspondant à 3 jours de pension`: how much is paid first. */
const OF_DEPOSIT =
  /\b(?:deposits?|depot|acompte|arrhes|anzahlung|caparra|acconto|senal|sinal|aanbetaling) (?:of |equal to |equivalent to |correspondant a |egal a |von |in hohe von |pari a |equivalente a |de |di |van )(?:the |la |le |il |el )?$/;

/** T-530: `6-Tage-Skipass`, `6 day all mountain lift pass`, `skipass 6 giorni`: for how many days a pass is. A `forfait` is a package too, but among what one gets. */
const OF_PASS =
  /^[\s-]{1,2}(?:all[- ](?:areas?|mountains?|lifts?) )?(?:(?:ski|lift|rail|city|museums?|area|mountain|travel|berg|bahn)[ -]?)(?:pass(?:es)?|passe|tickets?|karten?)\b/;
/** Of `6 days Swiss passes and peaks` the days are those of the trip. */
const OF_ANY_PASS = /^[ -](?:[a-z]{2,12}[ -]){0,3}(?:pass|passes|lift tickets?)\b/;
const PASS_FOR =
  /\b(?:(?:ski|lift|rail|city|museum)[ -]?pass(?:es)?|skip[aä]sse?|liftkarten?|skikarten?|remontees mecaniques|abbonamento ski|passe de ski)(?: (?:de|di|per|pour|para|fur|von|for|a|valable|valido|gultig))? $/;
const FORFAIT = /\bforfaits?(?: (?:de )?(?:ski|remontees(?: mecaniques)?))?(?: de)? $/;
const isOfPass = ({ folded }: DocumentLine, { from, to }: TripLengthMention, isTerm: boolean): boolean => {
  const before = folded.slice(Math.max(0, from - 32), from);
  const behind = folded.slice(to, to + 44);
  return (
    OF_PASS.test(behind) ||
    (folded.endsWith('day', to) && OF_ANY_PASS.test(behind)) ||
    PASS_FOR.test(before) ||
    (isTerm && FORFAIT.test(before))
  );
};

/** `3-day flash sale`: how long one may book. */
const OF_SALE =
  /^[\s-]{1,2}(?:(?:[a-z]{3,9}) ){0,2}(?:sale|sales|promo|promotion|countdown|angebotstage|soldes|rebajas|saldi)\b|^[\s-]{1,2}flash\b/;

/** The lengths that a line names, found once however often they are asked for. */
export const readLineLengths = oncePerLine((line) => findTripLengths(line.folded, line.look));

/** T-601: of a longer paragraph the nights told at its start count: an offer in prose tells them there, terms in small print what they ask further on. */
const MAX_PROSE = 600;
const MAX_PARAGRAPH = 1500;

interface Candidate {
  readonly line: DocumentLine;
  readonly mention: TripLengthMention;
  readonly score: number;
  /** The stays of a line such as `6 Days Makkah - 4 Days Madinah`, this one among them. */
  readonly stays: readonly TripLengthMention[];
}

/** `isTerm` says whether a line stands in a list of terms; `titleLine` is where the title was found. */
export function readTripLength(
  document: SourceDocument,
  isTerm: (line: DocumentLine) => boolean,
  titleLine: number,
): Field<TripLength> | null {
  let best: Candidate | null = null;
  for (const line of document.lines) {
    const bare = readBareLabel(line, document);
    if (bare !== null) return bare;
    if (line.folded.length > MAX_PARAGRAPH) continue;
    const mentions = readLineLengths(line);
    for (const mention of mentions) {
      if (line.folded.length > MAX_PROSE && (mention.nights === null || mention.from > MAX_PROSE)) continue;
      if (MINIMUM.test(line.look, line.folded.slice(Math.max(0, mention.from - 40), mention.from))) continue;
      if (LEAST.test(line.folded.slice(Math.max(0, mention.from - 20), mention.from))) continue;
      if (OF_THING.test(line.folded.slice(Math.max(0, mention.from - 44), mention.from))) continue;
      if (OF_DEPOSIT.test(line.folded.slice(Math.max(0, mention.from - 60), mention.from))) continue;
      if (OR_MORE.test(line.folded.slice(mention.to, mention.to + 24))) continue;
      if (MOST.test(line.folded.slice(Math.max(0, mention.from - 16), mention.from))) continue;
      // `Cancellation free up to 10 days before arrival (August: 21 days)` among the conditions.
      if (isHalf(mention) && isOfLeaving(line, mention, isTerm(line))) continue;
      if (mention.nights === null && (isOfSale(line, mention) || isOfPass(line, mention, isTerm(line)))) continue;
      const score = scoreOf(line, mention, isTerm(line), titleLine) + (isSumOf(mention, mentions) ? ALL_STAYS : 0);
      if (score > (best?.score ?? 0)) best = { line, mention, score, stays: staysOf(mention, mentions, line) };
    }
  }
  if (best === null) return null;
  const { line, mention, stays } = best;
  if (stays.length > 1) return sumOf(stays.map((stay) => ({ line, stay })));
  const onLines = isStayLine(line) ? stayLines(document) : [];
  if (onLines.length > 1) return sumOf(onLines);
  return stated({ days: mention.days, nights: mention.nights }, [spanOf(line.passage, mention.from, mention.to)]);
}

/** `Cancelling is free until 5 days before you come, then 2 nights`: such a sentence stands anywhere. */
function isOfLeaving(line: DocumentLine, mention: TripLengthMention, isTerm: boolean): boolean {
  const sentence = sentenceAround(line, mention);
  return (isTerm && isLeaving(sentence, line.look)) || tellsLeaving(sentence, line.look);
}
/** `2 DAYS ONLY: 30% off`, `Nur 3 Tage lang`: how long one may book. A price behind it is that of the days. */
const isOfSale = ({ folded }: DocumentLine, { from, to }: TripLengthMention): boolean =>
  OF_SALE.test(folded.slice(to, to + 36)) ||
  SALE_LASTS.test(folded.slice(to, to + 24)) ||
  (LASTING.test(folded.slice(Math.max(0, from - 20), from)) && FALLS.test(folded.slice(to, to + 140))) ||
  (ONLY.test(folded.slice(Math.max(0, from - 14), from)) && REDUCED.test(folded.slice(to, to + 44)));
const SALE_LASTS =
  /^[\s-]{0,2}(?:only|lang|seulement|solamente|soltanto|solo|somente|apenas)\b(?!\W{0,3}(?:(?:from|for|ab|fur|desde|por|a|da|per|pp) )?(?:[$€£₹]|\d+(?!\d| ?%)))/;
/** T-603: `Durante tres días, nuestros hoteles bajan un 35 %`, `For three days only prices drop by a fifth`: so long the prices are down. */
const LASTING =
  /\b(?:for|during|over|fur|wahrend|pendant|durante|per|por|gedurende)(?: (?:the|just|only|nur|solo|seulement|apenas|next|nachsten|proximos|prossimi))*? $/;
const FALLS =
  /^[^.;!?$€£]{0,100}\b(?:baja(?:n|mos)?|rebaja(?:n|mos|dos|das)?|reduc(?:e[sd]?|ido|imos)|drop|fall|(?:are|is) (?:down|cut|reduced|off)|slash(?:ed)?|sinken|senken|reduzier(?:t|en)|gunstiger|baissent|baisse|redui(?:ts?|sons)|scendono|ribass(?:ano|ati)|scontat[ie]|baixam|caem|dalen|zakken)\b/;
const ONLY = /\b(?:only|nur|solo|soltanto|somente|apenas|alleen|maar|seulement)(?: (?:per|por|pour|for|fur))?\s$/;
const REDUCED = /^\W{1,3}(?:[a-z]{2,10} ){0,4}-? ?\d{1,2} ?%/;

/** `3 nights at the Hotel Sole . No changes once ticketed`: what another sentence says of leaving is not said of the nights. */
function sentenceAround({ folded }: DocumentLine, { from, to }: TripLengthMention): string {
  const start = Math.max(
    folded.lastIndexOf('. ', from),
    folded.lastIndexOf('! ', from),
    folded.lastIndexOf('; ', from),
  );
  const end = folded.indexOf('. ', to);
  return folded.slice(Math.max(start, 0), end < 0 ? folded.length : end);
}

/** `free until 7 days before, then 1 night`: no days and nights together. */
const isHalf = ({ days, nights }: TripLengthMention): boolean => days === null || nights === null;

/** `five nights in Apulia …, in Lecce for three nights and after that in Bari for two nights`: the length that the others make up. */
const isSumOf = (mention: TripLengthMention, mentions: readonly TripLengthMention[]): boolean =>
  mentions.length > 2 &&
  mention.nights !== null &&
  mentions.reduce((sum, { nights }) => sum + (nights ?? 0), 0) === mention.nights * 2;
const ALL_STAYS = 24;

function scoreOf(line: DocumentLine, mention: TripLengthMention, isTerm: boolean, titleLine: number): number {
  const isPair = mention.days !== null && mention.nights !== null;
  const isLabelled = LABEL.test(line.folded.slice(0, 40));
  const isStay = !isPair && STAY.test(line.folded.slice(mention.to, mention.to + 24));
  return (
    55 +
    (isPair ? 30 : 0) +
    (isLabelled ? 40 : 0) +
    (line.index === titleLine ? 25 : 0) +
    (line.heading > 0 ? 10 : 0) -
    (isTerm ? 25 : 0) -
    (isStay ? 12 : 0) -
    // `FLY-CRUISE + 3 NTS CORFU`: what comes on top of another part.
    (!isPair && ADDED_ON.test(line.folded.slice(Math.max(0, mention.from - 12), mention.from)) ? PART : 0) -
    // `you have one night in a houseboat` is a part where another line tells of more.
    (mention.nights === 1 && mention.days === null && !isLabelled ? 15 : 0) -
    (line.passage.text.length > 160 ? 15 : 0) -
    Math.min(line.index, 30) / 3
  );
}

const ADDED_ON = /(?:\+|\bplus|&|\band|\bund|\bet|\by|\be|\ben|\boch|\bog) (?:a |an )?$/;
const PART = 40;

function staysOf(
  mention: TripLengthMention,
  mentions: readonly TripLengthMention[],
  line: DocumentLine,
): readonly TripLengthMention[] {
  const isStay = (other: TripLengthMention): boolean =>
    (other.days === null) === (mention.days === null) &&
    (other.nights === null) === (mention.nights === null) &&
    STAY_PLACE.test(line.passage.text.slice(other.to, other.to + 24));
  if (mention.days !== null && mention.nights !== null) return [];
  const stays = mentions.filter(isStay);
  return stays.length > 0 ? stays : toldStays(mentions, line);
}

/** `at the Hotel Sole for three nights and then at the Villa Rosa for two nights` */
function toldStays(mentions: readonly TripLengthMention[], { folded }: DocumentLine): readonly TripLengthMention[] {
  const told = mentions.filter(({ from, days }) => days === null && folded.slice(0, from).endsWith(' for '));
  const goesOn = told.every(({ from }, i) => i === 0 || AND_THEN.test(folded.slice(told[i - 1]?.to, from)));
  return told.length > 1 && told.length === mentions.length && goesOn ? told : [];
}
const AND_THEN = /\b(?:then|after that|afterwards|followed by|thereafter)\b/;

interface StayOnLine {
  readonly line: DocumentLine;
  readonly stay: TripLengthMention;
}

/** `• 2 nights in Rome` over `• 3 nights in Florence`: each is a part of the trip, and told once. With prices between they are offers. */
function stayLines({ lines }: SourceDocument): readonly StayOnLine[] {
  const found = new Map<string, StayOnLine>();
  let isPriced = false;
  for (const line of lines) {
    const stay = isStayLine(line) ? readLineLengths(line)[0] : undefined;
    if (stay !== undefined && found.size > 0 && isPriced) return [];
    if (stay !== undefined) found.set(`${stay.nights} ${placeBehind(line, stay)}`, { line, stay });
    isPriced = (isPriced && stay === undefined) || lineMoney(line).length > 0;
  }
  return [...found.values()];
}

/** The first word of it: `Kyoto` may be told again as `Kyoto in a ryokan`. */
const placeBehind = (line: DocumentLine, stay: TripLengthMention): string =>
  isTownBefore(line, stay) ? line.folded.slice(line.emojiLength, stay.from).trim() : firstBehind(line, stay);
const firstBehind = ({ folded }: DocumentLine, { to }: TripLengthMention): string =>
  /^\s?(?:(?:in|at|en|a)\s)?(\S{0,24})/.exec(folded.slice(to, to + 28))?.[1] ?? '';

function isStayLine(line: DocumentLine): boolean {
  if (line.folded.length > MAX_STAY_LINE) return false;
  const lengths = readLineLengths(line);
  const [stay] = lengths;
  if (lengths.length !== 1 || !stay || stay.nights === null || stay.days !== null) return false;
  const isFirst = stay.from <= line.emojiLength + 1;
  if (isTownBefore(line, stay)) return lineMoney(line).length === 0;
  return isFirst && STAY_PLACE.test(line.passage.text.slice(stay.to, stay.to + 24)) && lineMoney(line).length === 0;
}

/** `Kyoto (3 nights): Hotel Sakura`, `🏨 Makkah 5 nights: …`: the town before its nights, and behind them where. */
const isTownBefore = ({ passage: { text }, emojiLength }: DocumentLine, { from, to }: TripLengthMention): boolean =>
  from > emojiLength + 2 &&
  from - emojiLength <= MAX_TOWN &&
  TOWN_BEFORE.test(text.slice(emojiLength, from)) &&
  /^\)?\s?[:–-] \p{Lu}/u.test(text.slice(to, to + 8));
const TOWN_BEFORE = /^\s?\p{Lu}[\p{L}'’ -]{2,24}(?:,| [–-])? \(?$/u;
const MAX_TOWN = 32;

const MAX_STAY_LINE = 160;

/** The stays together are the trip. */
function sumOf(stays: readonly StayOnLine[]): Field<TripLength> {
  const sum = (unit: 'days' | 'nights'): number | null =>
    stays[0]?.stay[unit] == null ? null : stays.reduce((total, { stay }) => total + (stay[unit] ?? 0), 0);
  return derived(
    { days: sum('days'), nights: sum('nights') },
    stays.map(({ line, stay }) => spanOf(line.passage, stay.from, stay.to)),
  );
}

/** `# OF DAYS:` with the figure on the same line or the next. */
function readBareLabel(line: DocumentLine, document: SourceDocument): Field<TripLength> | null {
  const match = line.folded.length > 40 ? null : BARE_LABEL.exec(line.look, line.folded);
  const unit = match?.groups?.['unit1'] ?? match?.groups?.['unit2'];
  if (!match || unit === undefined) return null;
  const own = match.groups?.['n'];
  const next = document.lines[line.index + 1];
  const value = own ?? /^\d{1,2}$/.exec(next?.passage.text ?? '')?.[0];
  const holder = own === undefined ? next : line;
  if (value === undefined || holder === undefined) return null;
  const at = own === undefined ? 0 : holder.folded.lastIndexOf(own);
  const count = Number(value);
  return stated(unit === 'days' ? { days: count, nights: null } : { days: null, nights: count }, [
    spanOf(holder.passage, at, at + value.length),
  ]);
}
