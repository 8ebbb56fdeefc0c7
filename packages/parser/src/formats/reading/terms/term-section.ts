/** A list of terms while it is read, and where it ends: at another heading, a line of another look, the button or the footer of a page. */

import { readFareRole } from '../../../annotators/fare-words.ts';
import { isInCapitals } from '../../../text/character-class.ts';
import { headOffset } from '../../../text/line-head.ts';
import { DIGIT, LinePattern } from '../../../text/line-look.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { headsFares } from '../fares/traveler-blocks.ts';
import { lineMoney } from '../line-money.ts';
import { isProse } from '../sentences.ts';
import { findEmail, findPhone } from './contact-marks.ts';
import { readLineCourtesy } from './line-courtesy.ts';
import { isOtherPart } from './page-section.ts';
import { isPriceLine } from './price-line.ts';
import { headsSeller } from './seller-label.ts';
import { readLineHeading, type TermHeading } from './term-heading.ts';

export interface TermSection {
  readonly heading: TermHeading;
  readonly line: DocumentLine;
  /** Items stand on the heading's own line. */
  readonly isInline: boolean;
  /** The mark of its lines: '' for plain lines; null before the first. */
  mark: string | null;
  /** An item points at the heading. */
  isShown: boolean;
  /** Each entry stands between blank lines as far as this line; the heading's own line where they do not. */
  readonly spacedUntil: number;
}

/** The bullet, picture or indent before the text, as a class; '' for a plain line. */
export function markOf(line: DocumentLine): string {
  if (line.bullet !== null) return isCounted(line.bullet) ? '1' : line.bullet;
  if (line.emojiLength > 0) return line.passage.text.slice(0, 2);
  return line.indent >= 2 ? 'indent' : '';
}

/** `[ ] Insurance (declined)` among `[x] Flights`: a box left empty beside others that are ticked is not had. */
export function isLeftEmpty({ lines, source }: SourceDocument, { bullet, index }: DocumentLine): boolean {
  const boxOf = (at: number): string => {
    const line = lines[at];
    return line === undefined || line.bullet === null ? '' : boxAt(source, headOffset(source, line.span));
  };
  if (bullet === null || !EMPTY_BOX.test(boxOf(index))) return false;
  for (const step of [-1, 1])
    for (let at = index + step; Math.abs(at - index) <= MAX_BOXES; at += step) {
      const box = boxOf(at);
      if (TICKED_BOX.test(box)) return true;
      if (!EMPTY_BOX.test(box)) break;
    }
  return false;
}
/** The box that stands there, behind a dash or not. */
function boxAt(source: string, at: number): string {
  const from = '-*+'.includes(source.charAt(at)) && source.charAt(at + 1) === ' ' ? at + 2 : at;
  const first = source.charAt(from);
  if (first !== '[') return first;
  return source.slice(from, from + (source.charAt(from + 1) === ']' ? 2 : BOX));
}
const BOX = 3;
const EMPTY_BOX = /^(?:\[ ?\]|☐)$/;
const TICKED_BOX = /^(?:\[[xX✓✔]\]|☑|☒)$/;
const MAX_BOXES = 30;

/** `3.`, `(2)`, `a)`. */
const isCounted = (bullet: string): boolean => bullet.length > 1 && COUNTER.test(bullet);
const COUNTER = /\d|[a-z]/i;

export function belongs(document: SourceDocument, section: TermSection, line: DocumentLine): boolean {
  const mark = markOf(line);
  if (isOtherHeading(document, line)) return false;
  // `✓ Subject to availability` closes a plan, not a list of conditions that all have its mark.
  const isNext = isRestriction(section) && mark !== '' && (section.mark ?? mark) === mark && !line.afterBlank;
  if (!isNext && readLineCourtesy(line) === 'closing') return false;
  if (mark === '' && (isButton(line) || FOOTER.test(line.folded))) return false;
  if (mark === '' && (isRestriction(section) ? isPriceList(document, line) : isPrice(document, line))) return false;
  if (mark === '' && promises(section) && isPriceLine(line)) return false;
  if (section.isInline) {
    if (isBeside(section, line)) return false;
    const goesOn = mark !== '' && mark !== 'indent' ? !line.afterBlank : line.indent > section.line.indent;
    return goesOn && (section.mark === null || section.mark === mark);
  }
  if (line.index <= section.spacedUntil) return true;
  if (section.spacedUntil > section.line.index && line.afterBlank) return false;
  if (section.mark === null)
    return (
      mark !== '' ||
      !line.afterBlank ||
      isStrong(section.line) ||
      isProse(line.passage) ||
      isAloneOver(document, section, line)
    );
  // Conditions go on in a list under their first sentence.
  if (section.mark === '' && mark !== '' && isRestriction(section)) {
    section.mark = mark;
    return true;
  }
  if (section.mark === '')
    return (
      mark === '' &&
      (!line.afterBlank ||
        (isRestriction(section) && isProse(line.passage)) ||
        (isStrong(section.line) && isProse(line.passage) && isCopyAbove(document, line)))
    );
  if (mark === '' || (line.afterBlank && isPricedRow(section, line))) return false;
  if (section.mark !== mark && endsList(section, line)) return false;
  return !line.afterBlank || section.mark === mark || (line.bullet !== null && section.mark !== 'indent');
}

/** `What you get` between blank lines over lines without a mark: a page sets its headings so, and the next one ends the block again. */
function isAloneOver({ lines }: SourceDocument, { line: head, heading }: TermSection, line: DocumentLine): boolean {
  const [second, above] = [lines[line.index + 1], lines[head.index - 1]];
  // A rule under the heading sets it apart as a blank line does.
  if (line.index - head.index === 2 && lines[line.index - 1]?.isRule === true) return true;
  // Conditions are sentences: `Payment details` over the rows of a receipt heads none.
  if (heading.topic === 'restrictions' || !SMALL.test(head.passage.text)) return false;
  if (above?.passage.text !== '' || line.index - head.index > MOST_BLANK) return false;
  if (second === undefined || second.passage.text === '') return SEVERAL.test(line.passage.text);
  return second.bullet === null && readLineHeading(second) === null;
}
/** `Flights, transfers, breakfast` on one line. */
const SEVERAL = /^[^.!?]*(?:,\s[^,.!?]*,\s|;\s|\s[+•·|]\s[^.!?]*\s[+•·|]\s)[^.!?]*\.?$/;
const SMALL = /\p{Ll}/u;
const MOST_BLANK = 3;

/**
 * `❌ Not included: a, b` over `⏰ Book by …`, `• Includes a, b` over `• From £450 per person`: the list has a line of its own in a flyer whose
 * every line has a picture or a bullet.
 */
export const isBeside = ({ isInline, heading, line: head }: TermSection, line: DocumentLine): boolean =>
  isInline &&
  ((head.emojiLength > 0 && line.emojiLength > 0) ||
    (head.bullet !== null &&
      head.bullet === line.bullet &&
      head.indent === line.indent &&
      // `- Baggage: 1 x 23 kg` is itself one of the list's entries.
      !heading.keepsLabel &&
      (heading.topic === 'includes' || heading.topic === 'excludes')));

/**
 * What has a mark of its own under a list with another: `⏰ Offer ends 3 December` under dots, ticks under the highlights' stars, `* Minimum stay
 * 3 nights.` a blank line below.
 */
function endsList({ heading: { topic } }: TermSection, line: DocumentLine): boolean {
  if (line.bullet === null)
    return CLOCK.test(line.passage.text) || (topic === 'highlights' && TICK.test(line.passage.text));
  if (topic === 'highlights' && TICK.test(line.bullet)) return true;
  return (
    line.afterBlank &&
    line.bullet === '*' &&
    (topic === 'includes' || topic === 'excludes') &&
    line.passage.text.endsWith('.')
  );
}

/** `• 21 August 2027 £1,290 per person` a blank line below the highlights: the prices begin. */
const isPricedRow = ({ heading: { topic } }: TermSection, line: DocumentLine): boolean =>
  (topic === 'highlights' || topic === 'activities') && (line.look.signs & DIGIT) !== 0 && lineMoney(line).length > 0;

const CLOCK = /^(?:⏰|⏳|⌛|📞|☎|📲|📧|💰)/u;
const TICK = /^[✅✔☑✓❌✖✕✗✘]/u;

/** Paragraphs go on in paragraphs: under a line of words that commas join another says something else. */
function isCopyAbove(document: SourceDocument, line: DocumentLine): boolean {
  let at = line.index - 1;
  while (at > 0 && document.lines[at]?.passage.text === '') at--;
  const above = document.lines[at];
  return above !== undefined && isProse(above.passage);
}

/** The prices begin where a list ends: `Price details`, `Base fare per person` over `512,00 €`. */
function isPrice(document: SourceDocument, line: DocumentLine): boolean {
  if (line.folded.length > MAX_LABEL) return false;
  if (PRICES.test(line.look, line.folded)) return true;
  const below = document.lines[line.index + 1];
  if (below === undefined) return false;
  if (isPriceOver(line, below)) return true;
  if (!isLoneAmount(below)) return false;
  const role = readFareRole(`${line.folded} `, '');
  return role === 'base' || role === 'fare' || role === 'taxes' || role === 'total';
}

/** `Price summary` under conditions, with amounts on lines of their own soon after it, or at the end of the next line. */
function isPriceList(document: SourceDocument, line: DocumentLine): boolean {
  if (line.folded.length > MAX_LABEL) return false;
  const below = document.lines[line.index + 1];
  if (below === undefined) return false;
  if (isPriceOver(line, below)) return true;
  if (!PRICES.test(line.look, line.folded)) return false;
  const [next] = lineMoney(below);
  if (next !== undefined && next.to >= below.passage.text.length - 1) return true;
  return document.lines.slice(line.index + 1, line.index + 1 + NEAR).some(isLoneAmount);
}

/** F-292: `FARE` over `base 1,064.00`: a word for prices alone on its line, and a figure with its cents at the end of the next one. */
const isPriceOver = ({ folded }: DocumentLine, below: DocumentLine): boolean =>
  folded.length <= MAX_PRICE_WORD && PRICE_WORD.test(folded) && ENDS_IN_CENTS.test(below.folded.slice(-16));
const MAX_PRICE_WORD = 16;
const PRICE_WORD =
  /^(?:the |your )?(?:(?:air ?)?fares?|prices?|pricing|costs?|(?:flug)?(?:preise?|tarife?)|kosten|prix|precios?|tarifas?|prezz[oi]|tariff[ae]|precos?)\s?:?$/;
const ENDS_IN_CENTS = /\d[.,]\d\d[^\d.,]{0,6}$/;

/** `Children` over `2 x £240` or `£480`, `Child (2-11)` over `Fare ⇥ 310.00`, F-707 `Child (2–11)` over `2 × €345.26`: fares, no rule about children. */
export function isFareOfChildren(document: SourceDocument, line: DocumentLine): boolean {
  if (headsFares(line, document.lines[line.index + 1])) return true;
  const below =
    line.folded.length <= MAX_CHILD && CHILD_ALONE.test(line.folded) ? document.lines[line.index + 1] : undefined;
  return below !== undefined && below.folded.length <= MAX_ROW && lineMoney(below).length === 1;
}

const MAX_CHILD = 24;
const CHILD_ALONE =
  /^(?:child(?:ren)?|kids?|kind(?:er)?|enfants?|nin[oa]s?|bambin[oi]|criancas?)(?: ?\([^()]{1,16}\))?$/;
const MAX_ROW = 24;
const NEAR = 4;
const MAX_LABEL = 50;
const PRICES = new LinePattern(
  /^(?:(?:your |the )?(?:price|fare|cost|payment) (?:summary|details?|breakdown|overview)|preis(?:ubersicht|details?|zusammensetzung|aufstellung)|(?:detail|recapitulatif|resume) (?:du|des) (?:prix|tarifs?)|(?:resumen|desglose|detalles?) (?:del|de) (?:precios?|tarifas?)|(?:riepilogo|dettagli[oi]) (?:del )?(?:prezz[oi]|tariff[ae]|cost[oi])|(?:resumo|detalhes) d[oe] precos?)\W*$/,
);

function isLoneAmount(line: DocumentLine): boolean {
  const [money, other] = lineMoney(line);
  return money !== undefined && other === undefined && money.to - money.from >= line.passage.text.length - 2;
}

/** `Enquire now`, `Talk to a specialist`: the button under a list ends it. */
const CALL = new LinePattern(
  /^(?:booking options|live chat|start (?:a )?chat|chat (?:with us|now)|book with [a-z][a-z .]{1,24}|(?:show|read|see|view|learn|load|discover) (?:more|less|all|details|the .{2,20})|add to .{2,20}|select (?:dates?|room)|check (?:dates|availability|prices?)|back to top|share|print|(?:see|view|get) (?:this |the )?(?:deals?|offers?)|find out more|zum angebot|zu den angeboten|voir (?:l'offre|les offres)|ver (?:la |a )?ofertas?|mas informacion|saber mais|(?:scopri|vedi) l'offerta|maggiori info(?:rmazioni)?|bekijk (?:de )?aanbieding|boek nu|meer info(?:rmatie)?|you may also like|cookie settings|mehr (?:anzeigen|erfahren|lesen)|voir plus|en savoir plus|ver mas|leer mas|mostra (?:altro|di piu)|ver mais|saiba mais|(?:enquire|inquire|book|buy|call|reserve|apply|join|order)(?: (?:it|this|yours?|online|here|us))? ?(?:now|today|here|online)?|(?:talk|speak|chat) (?:to|with) [a-z ]+|contact us|get in touch|request a [a-z ]+|(?:jetzt|gleich) (?:buchen|anfragen)|weiter(?: zur .{3,20})?|continue|next|continuer|suivant|continuar|siguiente|avanti|continua|reserver|reservez|reservar(?: ahora)?|prenota(?: ora)?|reservar agora)[^a-z\d]*$/,
);

export const isButton = ({ folded, look }: Pick<DocumentLine, 'folded' | 'look'>): boolean =>
  folded.length <= 32 && CALL.test(look, folded);

/** `To book:` over a name, a number to call and an address: whom to write to, no condition. */
export function isOverContact({ lines }: SourceDocument, { folded, index }: DocumentLine): boolean {
  if (folded.length > MAX_STEP || !TO_BOOK.test(folded)) return false;
  const under = lines.slice(index + 1, index + 1 + CONTACT_LINES);
  const at = under.findIndex(({ passage }) => (findEmail(passage) ?? findPhone(passage)) !== null);
  return (
    at >= 0 && under.slice(0, at).every(({ bullet, passage }) => bullet === null && passage.text.length <= MAX_LABEL)
  );
}
const MAX_STEP = 40;
const CONTACT_LINES = 5;
const TO_BOOK =
  /^(?:(?:to|how to) (?:book|reserve|enquire)(?: (?:or enquire|this (?:trip|offer|deal)|now|your (?:place|seat|cabin)))?|bookings?(?: (?:and|&) (?:enquiries|information))?|(?:zur )?(?:buchung|anmeldung)|pour reserver|para reservar|per prenotare|reservations?|reservas?|prenotazioni|(?:(?:your|our|ihre?|unsere?|votre|notre|vos|su|tu|nuestr[oa]|il (?:tuo|vostro|nostro)|la (?:tua|vostra)|(?:o )?seu|uw|jouw|je) )?(?:(?:personal )?contacts?(?: person| details)?|kontakt(?:daten)?|ansprechpartner(?:in)?|(?:travel |reise)?(?:agent|consultant|advis[eo]r|berater(?:in)?)|conseill(?:er|ere)(?: voyages?)?|contactos?|asesora?|contatt[oi]|referente|consulente|contatos?|consultora?|contactpersoon|reisadviseur))\s?:?$/;

/** What stands under the last list of a page: who sells it, whom to call, its rights. */
const FOOTER =
  /^(?:(?:need (?:any |some )?help|(?:any |got (?:a |any )?|have (?:a |any )?|more )?questions?|ready to book|(?:noch )?fragen|besoin d'aide|(?:des |une )questions?|(?:alguna |tienes )?preguntas?|(?:hai )?domande|(?:alguma )?duvidas?)\s?\?|(?:call|whats ?app|tel(?:efon\w*|ephone)?|phone|mob(?:ile)?|contact|kontakt|contacto|e-?mail|dm|text)(?:\s?\/\s?[a-z ]{2,10})?\s?:|©|\(c\) |copyright\b|(?:sold|offered|operated|powered) by\b|<\/?[a-z])/;

export const isLoneLine = (document: SourceDocument, section: TermSection, line: DocumentLine): boolean =>
  section.mark === null && isEnd(document.lines[line.index + 1]);

/** The line under a list of one line: none, a blank one, or the next heading. */
const isEnd = (next: DocumentLine | undefined): boolean =>
  next === undefined || next.passage.text === '' || (next.bullet === null && readLineHeading(next) !== null);

const promises = ({ heading: { topic } }: TermSection): boolean =>
  topic === 'includes' || topic === 'highlights' || topic === 'activities';
const isRestriction = (section: TermSection): boolean => section.heading.topic === 'restrictions';
const isCapitals = (text: string): boolean => isInCapitals(text) && /\p{Lu}{3}/u.test(text);
export const isStrong = (line: DocumentLine): boolean =>
  line.heading > 0 || line.isBold || isCapitals(line.passage.text);

/** A line that starts something else: a heading by its marks, `Hotels:`, or a short line before a list. */
function isOtherHeading(document: SourceDocument, line: DocumentLine): boolean {
  if (line.heading > 0) return true;
  const { text } = line.passage;
  if (line.bullet !== null || text.length > 70) return false;
  if (text.endsWith(':') || isOtherPart(line.folded, line.afterBlank)) return true;
  if (headsSeller(document, line) || isOverContact(document, line)) return true;
  const next = document.lines[line.index + 1];
  if (line.isBold && (line.afterBlank || next?.bullet != null)) return true;
  return line.afterBlank && line.emojiLength === 0 && next?.bullet != null && !/[.!;,]$/.test(text);
}
