/**
 * Terms that stand outside every list: `NEW BOOKINGS ONLY`, `Non-refundable`, `DEPOSIT OF $250 DUE AT BOOKING`, `Single supplement £395`,
 * `R/T air from Dallas`, `TAXES INCLUDED`; and lists that no heading announces, which in an offer say what one gets.
 */
import { leadingEmojiLength } from '../../../annotators/emoji.ts';
import { findHotelNames } from '../../../annotators/hotel-name.ts';
import type { DocumentLine } from '../../../formats/reading/document.ts';
import { mayEndWithin, splitSentences } from '../../../formats/reading/sentences.ts';
import { readRoomedHouse } from '../../../formats/reading/terms/roomed-house.ts';
import { cutList, cutTwo, leftOutOf, trimItem } from '../../../formats/reading/terms/term-items.ts';
import { hasDigit } from '../../../text/character-class.ts';
import {
  BEYOND_ASCII,
  DIGIT,
  LABEL_MARK,
  type LineLook,
  LinePattern,
  leadingAnywhere,
  lookAtLine,
} from '../../../text/line-look.ts';
import { type Passage, slicePassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { boardsOfHouse, givenBehindPrice } from '../accommodation/house-sentence.ts';
import { isQuestion } from '../beside-offer/question.ts';
import { besidePrice, clausesOf, isDictated, withoutSpeech } from '../layout/dictated-line.ts';
import { isAsideLabel } from '../prices/price-role.ts';
import { isReductionAlone } from '../prices/read-discount.ts';
import { BOARD_LINE, COUNTED_THING } from './counted-things.ts';
import { dutiesAmong, dutiesBehindHold } from './duties-among.ts';
import { areKidsFree, IS_CREDITED, SMALL_FREE } from './given-free.ts';
import { readInOrOut } from './in-or-out.ts';
import { isListSentence } from './list-sentence.ts';
import { isNoCondition, OF_THE_MAIL, withoutBasis } from './no-condition.ts';
import { cutAtPictures, cutReason, cutTerse } from './one-condition.ts';
import { mayListInProse, readAddedList, readBasisList, readProseList } from './prose-lists.ts';
import { isConditionWord, isDuty, isLeaving, isLeftOut, isOwnAffair, isPaper } from './restriction-words.ts';
import { readThingList } from './thing-list.ts';

export interface LooseTerm {
  readonly topic: 'includes' | 'restrictions';
  readonly passage: Passage;
}

const INCLUSION = new LinePattern(
  /\b(?:included|incl\b|includes?|including|complimentary|free (?:wi-?fi|breakfast|parking|transfers?|night|upgrade|gratuities|cancellation)|bonus|breakfast|brekk(?:ie|y)s?|b\/?fast|half board|full board|all[- ]inc(?:l|lusive)?\b|\d ?n(?:(?:igh)?ts?)? [^.!?:]{3,40}[ ,](?:ai|fb|hb|bb|ro)$|b&b|b ?\+ ?b\b|bed (?:and|&) breakfast|room only|meals?|dinners?|lunch(?:es)?|drinks|transfers?|flights?|flts|airfare|air from|r\/t air|round[- ]?trip (?:air|flights?|transfers?|airport|private|shared|economy|motor ?coach|coach|bus|rail|ferry)|return flights|(?:one-?way|return|reserved|(?:first|business|standard)[- ]class) (?:seats?|train|rail)|wi-?fi|admission|entrance|entry|tickets?|pass\b|passport\b|guide|sightseeing|excursion|tour of|accommodations?|nights? (?:at|in|accommodation|stay|ocean|sea|garden|deluxe)|cookies|amenities|upgrade|credit|access|luggage|baggage|\d ?kg (?:[a-z]{4,7} )?(?:bags?|suitcases?)|taxes|fruhstuck|halbpension|vollpension|flug|inklusive|inkl|transfer|petit[- ]dejeuner|demi[- ]pension|pension complete|vols?\b|inclus(?:[oi](?! (?:si|cuando|durante|desde|sin|aunque|entre)\b))?|desayuno|media pension|pension completa|todo incluido|vuelos?|traslados?|incluid[oa]s?|colazione|mezza pensione|pensione completa|voli|volo|trasferiment[oi]|compres[oi]|cafe da manha|meia pensao|pensao completa|voos?|aereo|passagens?|traslados?|hospedagem|gst|ontbijt|halfpension|volpension|(?:retour)?vlucht(?:en)?|inbegrepen|inclusief|huurauto|overnachtingen|frukost(?:buffe)?|halvpension|halvpensjon|helpension|helpensjon|morgenmad|morgonmat|frokost|morgenbuffet|flyg(?:resa|biljett(?:er)?|skatt(?:er)?)?|fly(?:billett(?:er)?|billet(?:ter)?| t\/r| tur| fra| til)|hotellnatter|overnattning(?:ar)?|overnatning(?:er)?|overnatting(?:er)?|reseledare|rejseleder|reiseleder|ingar|indgar|inngar|inkluderat|inkluderet|inkludert)\b/,
);
const NEGATIVE = new LinePattern(
  /\b(?:min(?:imum|\.)? (?:stay|length of stay|of|\d)|mindest[a-z]*|not|no|non|can(?:not|'?t)|doesn'?t|don'?t|isn'?t|aren'?t|won'?t|excl|excluding|excluded|without|ohne|nicht|sin|sans|senza|sem|nao|niet|ej|inte|ikke|uden|utan|uten|exclusief|zonder|extra|additional|separately|separat|separement|por separado|separatamente|(?:copy|proof) of|wants? to see|per person per night|upgrade (?:to|available|from)|must|required|(?:you|guests|travellers|travelers)(?:'ll| will| all)? need|benotig(?:en|t)|il faut|se necesita|occorre)\b/,
);
/** Sentences that speak to the reader and say nothing of the offer. */
const TALK = leadingAnywhere(
  /^(?:hope|dear|hi|hello|(?:i|we)(?:'ve| have)? (?:also |just )?(?:attached|enclosed|(?:included|added|put in) (?:[a-z]+ ){0,3}(?:photos?|pictures?|links?|brochures?|details|breakdown|quotes?|maps?|pdfs?|files?))\b|we |please|kindly|call|dm|shout|give (?:me|us) a (?:shout|ring|bell|call|buzz)|contact|click|view|you are|if you|would you|how about|escape to|let me|don'?t|just|this is|here'?s|few|say|thanks|thank|for more|visit|follow|download|see|our |calls may|all flight|begin planning|stop|back$|reply|book (?:now|today)|hurry|reserve your|score|travel period|the ultimate)/,
);

/** `We will tell you by …`, `Please pay the balance …`: what the seller does or asks for is a condition where it is about payment or numbers. */
const OF_US =
  /^(?:we (?:will|would|shall|may|can|reserve|do|charge|ask|need|require|regret|are unable|are sorry)|please|kindly|our )/;
/** `Quote the code SPRING27 when booking` */
const QUOTE_CODE =
  /^(?:please |kindly )?(?:quote|mention|state|use|enter|give) (?:the |our |this )?(?:booking |promo(?:tion(?:al)?)? |offer |rate )?code:? (?:[a-z]{0,12}-?[a-z]*\d|.{0,20}\b(?:(?:when|on|at|with|in) (?:(?:you |they )?(?:book|reserv|check|order)|(?:your|every|each|all|the|any) (?:booking|reservation|order)|time of)))/;
/** `Please note that festival dates may change`. */
const NOTE = /^(?:please|kindly) (?:note|be aware|remember|bear in mind)\b/;
/** `All rates per room per night, tax included`: how a price is given. */
const RATE_NOTE = new LinePattern(
  /^(?:(?:all|alle|tous|todos|todas|tutti|tutte) )?(?:the |our |die |unsere |les |nos |los |las |nuestr[ao]s |i |le |nostr[ie] |os |as |noss[ao]s |de |onze |public |net |selling |[a-z]{4,12} (?:&|and|und|et|y|e) )?(?:rates?|prices?|fares?|(?:wochen|miet|zimmer)?preise|tarifs?|tarifas?|precios|prezzi|precos)\b(?!.{0,30}\b(?:includes?|enthalten|comprend|incluyen?|comprende|inclui))|^[^.!:]{0,24}\b(?:rates?|prices?|fares?),? (?:are |shown |quoted )?(?:in )?(?:usd|eur|gbp|aud|cad|nzd|chf|inr|zar)\b/,
  '\\b(?:rates?|prices?|fares?|preise|tarifs?|tarifas?|precios|prezzi|precos)\\b',
);

/** `Garage space is included too`, `taxa de embarque já tá inclusa`: told after the list. */
const ALSO_GIVEN = new LinePattern(
  /\b(?:(?:is |are |ist |sind |est |sont |esta |estan |e |sono |es |er |ar )?(?:also|too|auch|ebenfalls|ook|ocksa|ogsa|anche|tambien|tambem|aussi) (?:included|inklusive|inbegriffen|inkludiert|dabei|enthalten|compris(?:es?)?|inclus(?:e?s?|[oa])?|incluid[oa]s?|compres[oaie]|inbegrepen|inkluder\w+)|(?:included|inklusive|compris(?:es?)?|inclus(?:es?|[oa])?|incluid[oa]s?|compres[oaie]|inbegrepen|ja (?:esta |ta )?inclus[oa]s?|ja incluid[oa]s?|ya incluid[oa]s?|gia compres[oaie]) (?:too|as well|also|auch|aussi|egalement|tambien|tambem|anche|ook|viu)|(?:deja|ja|ya|gia|already|bereits|schon) (?:esta |ta |est |e )?(?:included|inklusive|dabei|compris(?:es?)?|inclus[oae]s?|incluid[oa]s?|compres[oaie]))\b/,
);

/** Says by itself that something is included: enough even where a list of inclusions stands elsewhere. */
const EXPLICIT = new LinePattern(
  /\b(?:included|(?<![a-z], all[- ])incl\.?|including|includes?|complimentary|free (?:of charge|wi-?fi|breakfast|parking|transfers?|upgrade|nights?)|bonus|inklusive|inbegriffen|(?<![a-z], (?:tudo|tutto) )inclus(?:[oi](?! (?:si|cuando|durante|desde|sin|aunque|entre)\b))?|offert|(?<![a-z], tod[oa] )incluid[oa]s?|gratis|compres[oi]|gratuit[oi]|inbegrepen|inclusief|ingar|indgar|inngar|inkluderat|inkluderet|inkludert)\b/,
);
/** What a price is based on is a condition, whatever else the words hold. */
const BASIS = new LinePattern(
  /based (?:up)?on|double occupancy|\b(?:two|2|adults|people|persons) (?:people )?sharing\b|im doppelzimmer|en base doble|in camera doppia|base chambre double/,
);
const MONEY = new LinePattern(
  /[$€£₹]\s?\d|\b(?:usd|eur|gbp|inr|aud|cad|aed|chf|rs\.?)\s?\d|\d(?:,-)?\s?(?:€|eur(?:os?)?\b|chf\b)/,
);
/** `ALL INCL R 6 300PPS`: what the board costs in rand. */
const IN_RAND = /\br ?\d{1,3}[ ,]\d{3}(?!\d)|\br\d{3,5} ?pp/;
const GIVEN =
  /credit|worth|valued|voucher|free|bonus|included|gift|wert|gutschein|inkl|kostenlos|gratis|inclus(?!ive\b)|offert|credito|incluid|vale|buono|compres/;

export interface LooseContext {
  /** The line stands in a bulleted list without a heading. */
  readonly isListed: boolean;
  /** A list says what is included: other lines must say so themselves. */
  readonly hasList: boolean;
  /** The line is an entry of a list under some other heading. */
  readonly isForeign: boolean;
  /** The line gave the price or the deadline: only what is a condition by itself counts. */
  readonly isDutyOnly?: boolean;
  /** Set as a banner or behind a picture above the heading that says what is included: what it praises stands in that list. */
  readonly isHead?: boolean;
}

/** The terms of a line that no list claims. */
export function readLooseTerms(line: DocumentLine, context: LooseContext): LooseTerm[] {
  const { text } = line.passage;
  const roomed = readRoomedHouse(line.passage);
  if (roomed !== null) return roomed.board === null ? [] : [{ topic: 'includes', passage: roomed.board }];
  const start = line.emojiLength === 0 ? line.passage : slicePassage(line.passage, line.emojiLength);
  if (!context.hasList && isDictated(line)) return dictatedTerms(line, start, context);
  const isEntry = line.bullet !== null && text.length <= MAX_ENTRY;
  const cut = isEntry && !mayEndWithin(text) ? [start] : splitSentences(start);
  const mayPicture = (line.look.signs & BEYOND_ASCII) !== 0;
  const sentences =
    isEntry && cut.length < LEAST_SENTENCES
      ? [start]
      : cut
          .flatMap(cutTerse)
          .flatMap(mayPicture ? cutAtPictures : whole)
          .flatMap((each) => cutReason(each, line.look));
  const mayProse = mayListInProse(line);
  const [only] = sentences;
  if (only !== undefined && sentences.length === 1) return termsOf(line, withoutBasis(only), 0, context, mayProse);
  const terms = sentences.map((sentence, i) => termsOf(line, withoutBasis(sentence), i, context, mayProse));
  // What a footnote's other sentences say is lost with none of them.
  const isStarred = line.bullet === null && text.startsWith('*');
  const count = terms.filter(([first]) => first?.topic === 'restrictions').length;
  const isFootnote =
    sentences.length > 1 && ((line.bullet !== null && count * 2 >= sentences.length) || (isStarred && count > 0));
  return terms.flatMap((found, i) =>
    found.length > 0 || !isFootnote || isNoCondition(foldText((sentences[i] as Passage).text))
      ? found
      : trimItem(sentences[i] as Passage).map((passage) => ({ topic: 'restrictions' as const, passage })),
  );
}
const whole = (sentence: Passage): Passage[] => [sentence];

/** What each clause of a dictated message says for itself. */
function dictatedTerms(line: DocumentLine, start: Passage, context: LooseContext): LooseTerm[] {
  const mayProse = mayListInProse(line);
  return clausesOf(start).flatMap((clause): LooseTerm[] => {
    const told = mayProse ? readProseList(clause) : [];
    if (told.length > 0) return told.map((passage) => ({ topic: 'includes', passage: withoutSpeech(passage) }));
    const beside = besidePrice(clause);
    if (beside !== null)
      return cutList(beside, 'includes').map((passage) => ({ topic: 'includes', passage: withoutSpeech(passage) }));
    const folded = foldText(clause.text);
    const topic = topicOf(folded, context, clause.text.length, false, lookAtLine(folded));
    return topic === null ? [] : trimItem(withoutSpeech(clause)).map((passage) => ({ topic, passage }));
  });
}

/** The terms of one sentence, the `i`th of the line. */
function termsOf(
  line: DocumentLine,
  sentence: Passage,
  i: number,
  context: LooseContext,
  mayProse: boolean,
): LooseTerm[] {
  const { text } = line.passage;
  const isLater = i > 0 && line.bullet === null;
  const folded = sentence.text.length === text.length ? line.folded : foldText(sentence.text);
  if (OF_THE_MAIL.test(line.look, folded)) return [];
  const parted = readInOrOut(sentence, folded, line.look);
  if (parted.length > 0) return parted;
  const told = !mayProse ? [] : context.hasList ? besideList(sentence) : toldIn(sentence);
  if (told.length > 0) {
    // `…, breakfast and the taxi; dinners are extra`
    const at = sentence.text.indexOf('; ');
    const rest = at < 0 ? null : slicePassage(sentence, at + 2);
    const isTerm = rest !== null && classifyTerm(foldText(rest.text)) === 'restrictions';
    return [
      ...told.map((passage) => ({ topic: 'includes' as const, passage })),
      ...(isTerm ? trimItem(rest).map((passage) => ({ topic: 'restrictions' as const, passage })) : []),
    ];
  }
  if (
    !context.hasList &&
    !context.isDutyOnly &&
    line.bullet === null &&
    line.emojiLength === 0 &&
    isListSentence(folded, MONEY.regex.test(folded))
  )
    return listedIn(sentence);
  const joined = context.isDutyOnly || line.bullet !== null ? [] : readThingList(sentence, context.hasList);
  const things = joined.map((passage) => ({ topic: 'includes' as const, passage }));
  if (things.length > 0 && !context.hasList) return things;
  const including = context.isDutyOnly || line.bullet !== null ? null : INCLUDING.exec(line.look, folded);
  if (including !== null && ((isLater && !context.hasList) || isListBehind(folded.slice(including[0].length), line)))
    return listedIn(slicePassage(sentence, including[0].length));
  const topic = topicOf(
    folded,
    context,
    text.length,
    line.emojiLength > 0 && !(context.hasList && isOfHouse(line)),
    line.look,
  );
  // `Thu 17 Jun    Vancouver, late flight` is a day of the programme.
  if (topic === 'includes' && DAY_ROW.test(line.look, line.folded)) return [];
  const boards = topic === 'includes' ? (boardsOfHouse(sentence) ?? givenBehindPrice(sentence)) : null;
  if (boards !== null) return boards.map((passage) => ({ topic: 'includes', passage }));
  const leftOut = topic === null && context.isDutyOnly ? conditionBesidePrice(sentence) : null;
  if (leftOut !== null) return trimItem(leftOut).map((passage) => ({ topic: 'restrictions', passage }));
  const held = context.isDutyOnly ? dutiesBehindHold(sentence, isCondition) : [];
  if (topic === null && held.length === 0) return things;
  const isAmong = held.length === 0 && (topic === 'restrictions' || context.isDutyOnly);
  const duties = isAmong ? dutiesAmong(sentence, isCondition, context.isDutyOnly) : held;
  if (duties.length > 0) return duties.map((passage) => ({ topic: 'restrictions', passage }));
  if (topic === null) return things;
  const aside = context.isDutyOnly ? asideOfPrice(sentence) : null;
  if (aside !== null) return [{ topic, passage: aside }];
  const pieces = topic === 'restrictions' ? shortConditions(sentence) : [];
  return (pieces.length > 0 ? pieces : trimItem(withoutBrackets(withoutEmoji(sentence)))).map((passage) => ({
    topic,
    passage,
  }));
}

/** What a list of things gives, and what it leaves out at its end. */
function listedIn(list: Passage): LooseTerm[] {
  const cut = cutList(list, 'includes');
  return [
    ...(cut.length === 1 ? cut.flatMap(cutTwo) : cut).map((passage): LooseTerm => ({ topic: 'includes', passage })),
    ...leftOutOf(list).map((passage): LooseTerm => ({ topic: 'restrictions', passage })),
  ];
}

/** `…£712pp. Incl 22kg bag + transfers.`: a later sentence of a message lists what is included. */
const INCLUDING = leadingAnywhere(
  /^(?:(?:price |all )?incl\.?|inc\.?|inkl(?:\.|usive)?|inclusive of|inclusief|includes|including|incluant|y compris|incluye(?:ndo)?|inclui(?:ndo)?|incluid[oa]s|inclus[oi]|compres[oi])(?:\s?:)? (?!tax|all tax|vat|gst|steuern)(?=\S)/,
);
/** `Inklusive Flug, Transfer und Frühstück`: several things without an amount among them. */
const isListBehind = (rest: string, { look }: DocumentLine): boolean =>
  SEVERAL.test(rest) && !MONEY.test(look, rest) && !YEAR.test(rest);
const SEVERAL = /^[^.:;!?]{3,60}?(?:,\s|\s(?:&|\+|and|und|et|y|ed?|en)\s)[^.:;!?]+[.!]?$/;

/** `USD 489 per person (min 2 pax, twin sharing)`: the condition beside a price is what the brackets hold, or what stands behind the comma. */
const ASIDE = /^[^()]{0,90}\d[^()]{0,40}\((?<aside>[^()]{6,70})\)\W*$/;
const LEAST_TAIL = /\d.{0,60}, (?<aside>min(?:imum|\.)? ?(?:of )?\d{1,3} \p{L}+)$/iu;

/** `£499 pp (insurance not included)`, `€499 p. P., ohne Verpflegung`: what the price leaves out, or a condition in words alone. */
const LEFT_OUT_ASIDE = /\d[^()]{0,44}(?:\((?<aside>[^()\d]{6,70})\)|,\s(?<tail>[^,()\d]{8,60}))[\s.!]*$/;

function conditionBesidePrice(sentence: Passage): Passage | null {
  const { text } = sentence;
  const groups = text.length > 200 ? undefined : LEFT_OUT_ASIDE.exec(text)?.groups;
  const aside = groups?.['aside'] ?? groups?.['tail'];
  if (aside === undefined || classifyTerm(foldText(aside)) !== 'restrictions') return null;
  const from = text.lastIndexOf(aside);
  // `Book by 4 June, while places last` says until when.
  if (!MONEY.regex.test(foldText(text.slice(0, from)))) return null;
  return classifyTerm(foldText(text.slice(0, from))) === 'restrictions'
    ? null
    : slicePassage(sentence, from, from + aside.length);
}

function asideOfPrice(sentence: Passage): Passage | null {
  const { text } = sentence;
  const aside = text.length > 200 ? undefined : (ASIDE.exec(text) ?? LEAST_TAIL.exec(text))?.groups?.['aside'];
  if (aside === undefined || !isDuty(foldText(aside), lookAtLine(foldText(aside)))) return null;
  const from = sentence.text.lastIndexOf(aside);
  return isDuty(foldText(sentence.text.slice(0, from)), lookAtLine(foldText(sentence.text.slice(0, from))))
    ? null
    : slicePassage(sentence, from, from + aside.length);
}

/** A footnote under a bullet or a star says one thing after the other. */
const MAX_ENTRY = 160;
const LEAST_SENTENCES = 3;

/** `dep £200pp to hold, bal 8wks prior, NR once tktd` */
const LEAST_SHORT = 3;
const SHORT_START = /^(?:dep|bal|nr|n\/r|non[- ]?ref|min|max|cxl|canx|subj|excl?|supp|rest)\b/;

/** `Bags extra, non ref`: a message's conditions, each complete in two words; or each begun with the short word for it. */
function shortConditions(sentence: Passage): Passage[] {
  if (sentence.text.length > 140 || !sentence.text.includes(', ')) return [];
  if (SHORT_START.test(foldText(sentence.text))) {
    const told = cutList(sentence, 'includes');
    const isTerse = told.every(
      ({ text }) => SHORT_START.test(foldText(text)) && classifyTerm(foldText(text)) === 'restrictions',
    );
    // A deposit and its balance are one condition.
    if (told.length >= LEAST_SHORT && isTerse) return told;
  }
  if (sentence.text.length > 60) return [];
  const pieces = cutList(sentence, 'includes');
  const isEach = pieces.every(
    ({ text }) => text.split(' ').length <= 2 && classifyTerm(foldText(text)) === 'restrictions',
  );
  return pieces.length > 1 && isEach ? pieces : [];
}

const DAY_ROW = new LinePattern(
  /^(?:[a-z]{2,10}\.?,? )?\d{1,2}(?:st|nd|rd|th|\.)?(?: ?[-–] ?\d{1,2})? ?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mai|juin|aout|okt|dez|ene|abr|ago|dic|gen|giu|lug|set|ott|out|fev|avr)[a-z]{0,7}\.?,?(?: 20\d\d)?(?:\s{2,}|\s?[:|–—-]\s)/,
  '\\d(?: |-|[a-z])',
);

/** `🏨 Hotel Aldemar 4★, Costa Adeje – garden view, half board`: where one stays, beside the list of what one gets. */
const isOfHouse = ({ passage, emojiLength }: DocumentLine): boolean => {
  const [house] = findHotelNames(passage.text.slice(0, MAX_ENTRY));
  return house !== undefined && house.from <= emojiLength + 2;
};

/** Beside a list: what its prices hold, and what who writes has added. */
const besideList = (sentence: Passage): Passage[] => {
  const beside = readBasisList(sentence);
  return beside.length > 0 ? beside : readAddedList(sentence, true);
};

const toldIn = (sentence: Passage): Passage[] => {
  const beside = readBasisList(sentence);
  return beside.length > 0 ? beside : readProseList(sentence);
};

const isCondition = ({ text }: Passage): boolean => classifyTerm(foldText(text)) === 'restrictions';

/** What a piece of text says as a term, in an offer without lists. */
export const classifyTerm = (folded: string, look = lookAtLine(folded)): LooseTerm['topic'] | null =>
  topicOf(folded, ALONE, folded.length, false, look);

const ALONE: LooseContext = { isListed: false, hasList: false, isForeign: false };

function topicOf(
  folded: string,
  context: LooseContext,
  length: number,
  isPictured: boolean,
  look: LineLook,
): LooseTerm['topic'] | null {
  const start = isSmallLetter(folded.charCodeAt(0)) ? folded : folded.replace(LEADING_MARKS, '');
  const isTalk =
    TALK.test(look, start) &&
    !(OF_US.test(start) && (isDuty(folded, look) || (NOTE.test(start) && isConditionWord(folded, look))));
  if (!context.isDutyOnly && start.includes('code') && QUOTE_CODE.test(start)) return 'restrictions';
  if (context.hasList && !context.isListed && folded.length <= MAX_ENTRY && SMALL_FREE.test(look, start)) return null;
  if (
    !context.isDutyOnly &&
    folded.length <= MAX_ENTRY &&
    (areKidsFree(start, look) ||
      IS_CREDITED.test(look, start) ||
      ((look.signs & LABEL_MARK) !== 0 && BOARD_LINE.test(start)))
  )
    return 'includes';
  if (folded.length > 320 || isTalk || isQuestion(folded, look) || isNoCondition(folded, look)) return null;
  // Beside the price or the deadline, in a sentence without figures, any condition counts.
  if (context.isDutyOnly)
    return isDuty(folded, look) ||
      isLeaving(folded, look) ||
      LEAST_STAY.test(folded) ||
      (!hasDigit(folded) && isConditionWord(folded, look))
      ? 'restrictions'
      : null;
  const isFree =
    !context.isForeign &&
    !NEGATIVE.test(look, folded) &&
    ((!MONEY.test(look, folded) && !((look.signs & DIGIT) !== 0 && IN_RAND.test(folded))) || GIVEN.test(folded));
  const isInclusion =
    isFree &&
    !BASIS.test(look, folded) &&
    !isLeaving(folded, look) &&
    !isOwnAffair(folded, look) &&
    !isLeftOut(folded, look) &&
    !RATE_NOTE.test(look, start) &&
    !((look.signs & LABEL_MARK) !== 0 && OF_PRICES.test(start)) &&
    !isPaper(folded) &&
    !namesYear(folded, look) &&
    (EXPLICIT.test(look, folded) ||
      ALSO_GIVEN.test(look, folded) ||
      ((!context.hasList || isPictured) && (INCLUSION.test(look, folded) || COUNTED_THING.test(look, folded))));
  if (isInclusion && length <= 140) return context.isHead === true ? null : 'includes';
  if (
    isConditionWord(folded, look) ||
    isLeaving(folded, look) ||
    (MONEY.test(look, folded) && isAsideLabel(folded, look))
  )
    return 'restrictions';
  // Neither a day of the trip nor what is saved is had.
  return context.isListed && isFree && !namesYear(folded, look) && !isReductionAlone(folded) ? 'includes' : null;
}

/** T-542: `Buchbar bis 28. Februar. Mindestaufenthalt 3 Nächte.`: beside the deadline as well. */
const LEAST_STAY =
  /^\W{0,3}(?:min(?:imum|\.)? (?:stay|length of stay|\d{1,2} ?-?(?:nights?|nts?)|nights)|mindest(?:aufenthalt|nachte)|sejour minim|(?:estancia|estadia) minima|soggiorno minimo|permanenza minima|(?:minimum|minimaal) ?verblijf)\b/;
/** `Basis: per person, double room, incl. 7% VAT`: how the price is given. */
const OF_PRICES = /^\W{0,3}(?:price )?(?:basis|rate basis|preisbasis|base(?: de precio| prezzo)?)\s?[:\t]/;
const LEADING_MARKS = /^\W+/;
const YEAR = /\b20\d\d\b/;
const namesYear = (folded: string, look: LineLook): boolean => (look.signs & DIGIT) !== 0 && YEAR.test(folded);
const isSmallLetter = (code: number): boolean => code >= 97 && code <= 122;

/** `(ohne Versicherung)` behind a price whose abbreviation ended the sentence. */
const withoutBrackets = (passage: Passage): Passage =>
  /^\([^()]+\)[.!]?$/.test(passage.text) ? slicePassage(passage, 1, passage.text.lastIndexOf(')')) : passage;

function withoutEmoji(passage: Passage): Passage {
  const length = leadingEmojiLength(passage.text);
  return length === 0 ? passage : slicePassage(passage, length);
}
