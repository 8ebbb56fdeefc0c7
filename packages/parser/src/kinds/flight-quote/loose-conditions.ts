/**
 * What a fare brings and what it forbids, said outside every list: `1st checked bag included`, `Seat choice for a fee`, `nonref`, `Changes
 * USD 200 + fare difference`, `Baggage: 2PC`. A line is read clause by clause; folded words of six languages decide.
 */

import { findCabins } from '../../annotators/cabin.ts';
import { isFareWith } from '../../annotators/fare-words.ts';
import type { DocumentLine } from '../../formats/reading/document.ts';
import { headsCabins } from '../../formats/reading/flight/column-table.ts';
import { isBookingButton } from '../../formats/reading/messages/page-clutter.ts';
import { mayEndWithin, splitSentences } from '../../formats/reading/sentences.ts';
import { readLineHeading, readTermHeading } from '../../formats/reading/terms/term-heading.ts';
import { cutLeftOut, cutList, cutTwo, leftOutOf } from '../../formats/reading/terms/term-items.ts';
import type { Span } from '../../model/answer.ts';
import { codeAt, hasDigit, isLetterOrNumber } from '../../text/character-class.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { cutAt } from '../../text/cut-at.ts';
import { LinePattern } from '../../text/line-look.ts';
import { joinPassages, type Passage, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import { PatternBits } from '../../text/pattern-bits.ts';
import { StartTable } from '../../text/start-table.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { allowanceBesideFlight, tellsFlight } from './allowance-beside-flight.ts';
import { isForbidden } from './bans.ts';
import { afterCabin, behindName, MAX_CABIN, thingsBehindPrice } from './behind-price.ts';
import { cutBracketed } from './bracketed-conditions.ts';
import { cutBeforeBan } from './cut-before-ban.ts';
import { isOfReservation } from './of-reservation.ts';
import { isLoneAmount, isPartOfPrice, isPrice, isSupplement } from './price-clauses.ts';
import { readPricedWays } from './priced-ways.ts';
import { isStillOpen } from './still-open.ts';

export interface Condition {
  readonly topic: 'includes' | 'restrictions';
  readonly passage: Passage;
}

const BAGGAGE =
  'bags?|baggage|luggage|lugg|suitcases?|carry-?ons?|carry ons?(?= (?:bags?|baggage|luggage|each|only|incl)|\\s?[+,&]|\\W*$)|personal items?|hand (?:baggage|luggage|lugg)|hand ?carr(?:y|ies)|backpacks?|gepae?ck|handgepack|koffer|aufgabegepack|bagages?|valises?|equipaje|maletas?|bagagli[oa]?|valigi[ae]|bagage[mn]s?|malas?|bolsas?';
/** `3 x adults`, `2 x Standard fare`: who travels at which fare, nothing that the fare brings. */
const TRAVELERS =
  '\\s?(?:\\d{1,3}(?:,\\d{2,3}){1,3}(?:\\/-?)?\\s?(?:=|$)|(?:de )?(?:[a-z]{0,2}[$€£¥₹]\\s?|(?:usd|eur|gbp|chf|cad|aud|nzd|inr|jpy|aed|sgd|hkd|dkk|sek|nok|zar|mxn)\\s?)\\d|\\d[\\d., \\u00a0\\u202f]*(?:[$€£]|(?:usd|eur|gbp|chf|cad|aud|nzd|inr|jpy|aed|sgd|hkd|dkk|sek|nok|zar|mxn)\\b)|(?:[a-z+-]{2,14} ){0,2}(?:adults?|adts?|pax|passengers?|travell?ers?|people|persons?|child(?:ren)?|infants?|teens?|seniors?|fares?|tickets?|flights?|erwachsene\\w*|personen|kind(?:er)?|adultes?|personnes?|enfants?|adultos?|personas?|ninos?|adulti|persone|bambin[oi]|billets?|biglietti|billetes?|tarif\\w*)\\b)';
const RESTRICTION = compactPattern(
  '(?:non[- ]?ref(?:u?nda?bl[ea]?|und)?\\b|not refundable|no refunds?\\b|nonrefundable|refundable (?:for|with|less)|non[- ]?(?:transferable|endorsable|changeable|reroutable)|no changes?\\b(?! fees?)|no name changes?|geen (?:restitutie|terugbetaling)|niet (?:restitueerbaar|terugbetaalbaar|wijzigbaar|inbegrepen)|nicht (?:erstattbar|umbuchbar|enthalten|ink(?:l|lusive)\\b|inbegriffen|im (?:flug)?preis)|keine (?:erstattung|umbuchung|stornierung)|(?:non|\\bpas) (?:remboursable|echangeable|modifiable|inclus\\w*|compris\\w*|dans le prix)|(?<![a-z])no (?:reembolsable|permite cambios|incluye|incluido)|sin (?:reembolso|cambios|equipaje)|non (?:rimborsabile|modificabile|incluso|inclusa)|nao (?:reemb\\w*|inclui|inclu\\w+|permite)|sem (?:reembolso|bagagem)|' +
    '(?:chang(?!i\\b|ing (?:at|in|planes?|trains?)\\b|es? (?:of )?planes?\\b|es? in (?!(?:the |your |any |our )?(?:fares?|prices?|tax|rates?|date|name|schedule|itinerar|booking|ticket|time|exchange|currency|passenger|number|group|flight|advance|plan|rout))(?![^.;]{0,40}(?:[$€£\\d]|usd|eur|gbp|fee|charge|free|allowed|permitted|possible))[a-z])|cancel|refund|reissue|rebook|amend|no[- ]?show|umbuch|namens(?:ander|wechsel|korrektur)|naamswijzig|non[- ]remb|wijzig|storn|erstatt|annul|modif|rembours|cambi|reembols|cancel|penal|rimbors|alterac|remarcac|(?:dato|navne)?andring|(?:ingen |ikke )refus|avbestill|avboka|afbestill|ombok)\\w*|chn?g\\b|(?<![a-z])(?:chnges?|chngs|chanages?|canx|cancl)(?![a-z])|no chgs\\b|\\bchgs(?= (?:ok|fees?|allowed|permitted|not|for|at|from|usd|eur|gbp|[$€£\\d]))|cxl\\b|\\bref(?=\\s(?:(?:usd|eur|gbp|cad|aud|nzd|chf|inr|zar)\\s?|[$€£])\\d)|penalt(?:y|ies)|' +
    'for a (?:small )?(?:fee|charge)|at (?:a|an extra|additional) (?:fee|cost|charge)|chargeable|extra (?:charge|cost|fee)|fees? appl(?:y|ies)|gegen (?:gebuhr|aufpreis)|kostenpflichtig|payant|en supplement|con cargo|de pago|a pagamento|com custo|' +
    `(?:no|without|ohne|sans|sin|senza|sem) (?:checked |hold |free |any )?(?:${BAGGAGE})|(?:${BAGGAGE})(?:[^.;]|\\.(?=\\d)){0,30}(?:not included|extra|[$€£]|usd|eur|gbp|fee)|\\bseats? (?:(?:selection|choice|reservations?) )?(?:is|are|costs?) extra|(?:not|isn'?t|aren'?t|doesn'?t) incl(?:ud(?:ed|ing|es?))?(?![a-z])|not (?:guaranteed|gtd|permitted|allowed|available|combinable|included|gtee?d)|excluded|subject to|must be|(?:is|are) required|(?<!not )required$|deposit|(?:gyldigt?|giltigt?) (?:pas(?:s)?|visum|isic|studiekort|legitimation)|(?:kraver|kraever|kreves|kraves)(?![a-z])|min(?:imum)? stay|max(?:imum)? stay|advance purchase|booked separately|separate tickets?|own arrangements?|fare difference|fare not(?! (?:taken|chosen|selected|booked|accepted|applied))|(?:full |final )?payment (?:is )?(?:by|due|required|within)\\b|balance (?:is )?(?:by|due|payable)\\b|(?:to|must) be (?:issued|ticketed|paid)\\b|until ticketed|until tktd|cash\\/?check|credit card (?:fee|surcharge)|(?:fees?|charges?) may apply|valid (?:passport|only)|visa|weekend surcharge|blackout|standby|non-?stop only)`,
);
const INCLUSION = compactPattern(
  `(?:\\bincl(?:\\.|uded|udes?|uding)?(?![a-z])|inclusive of|all[- ]inclusive|tax(?:es)? inclusive|\\bfree\\b(?! information| service)|complimentary|no (?:change|booking|cancellation|extra) fees?|no extra (?:cost|charge)|allowed\\b|allowance|\\binkl(?:\\.|usive)?\\b|inbegriffen|enthalten|kostenlos|gratis|inclus(?:e?s?)?(?![a-z])|compris\\w*|gratuit\\w*|incluid[oa]s?|incluye|compres[oi]|inclui\\b|\\d\\s?(?:x(?!${TRAVELERS})|pc|pcs|pieces?|bags?)\\b[^.;]{0,20}(?:kg|lbs?|bag|piece|each)?|(?:${BAGGAGE})\\b|\\d\\s?x\\s?\\d{1,2}\\s?(?:kgs?|(?<=23|32)k)\\b|^\\d{2}\\s?kgs?\\b|\\bpriority boarding|lounge access|fast track|meals?\\b|\\bsnacks?\\b|\\b(?:hot |free )?food\\b|\\bseats? (?:selection|assignments?|reservations?|choice)|\\bseats? (?:are )?(?:pre-?)?(?:assigned|allocated|reserved) (?:at (?:the time of )?booking|in advance|free)|^(?:seats?|sitzplatze?|sieges?|asientos?|post[oi]|assentos?|stoel(?:en)?) \\d{1,2}[a-k]\\b|miles earn|flexible|free changes)`,
);
const LABELLED_BAGGAGE = compactPattern(
  `^(?:(?:checked|hold|hand|free|cabin|check-?in) )?(?:${BAGGAGE})(?: (?:allowance|facturad[oa]|de (?:mano|cabina|bodega|mao|porao)|en soute|cabine|a mano|da stiva|despachada))?\\s?(?::|\\t|\\s{2,})\\s*`,
);
const DENIED = /^(?:none|no|nil|not|n\/a|0|not included|extra|excluded|ohne|keins?|aucun|ninguno|nessuno|nenhum)\b/;
/** Talk, and what other readers know: prices, deadlines, names, news of the site. */
const TALK =
  /^(?:lay[ -]?over\b|(?:this|diese|cette|esta|questa|ce|este|questo) (?:e-?mail|message|nachricht|courriel|correo|mensaje|messaggio)\b|hi|hello|dear|thanks?|please (?:let|find|see|reply|call|feel|do not)|let me|we look|looking|(?:your |selected )fare: (?!.*\bincl)|kind|best|shout\b|give (?:me|us) a (?:shout|call|ring)\b|if you(?! (?:then |do |later |have to |need to )?(?:cancel|no-?show)\b(?!.*\b(?:let|tell|call|ring|e-?mail|shout)\b))|would you|do you|shall|i |i'(?:d|ll|ve|m) |my (?:choice|favou?rite|pick|recommendation|tip)\b|ich (?:wurde|empfehle|rate)|mein (?:tipp|favorit)|je (?:prendrais|choisirais|conseille|recommande|partirais)|(?:yo )?(?:elegiria|cogeria|escogeria)|(?:io )?(?:prenderei|sceglierei|consiglio)|(?:eu )?(?:escolheria|recomendo)|ik zou|we (?:have|can|are|will|could|also|saw)|this is|here|below|attached|further|show|view|select|change (?:flight|search|trip|(?:seats?|bags?)(?=\W*$))|emissions?|average legroom|continue|skip|need help|click|add (?:(?:a|to)\b|(?:bags?|baggage|luggage|seats?|meals?|extras)(?=\W*$))|(?:ajouter|anadir|agregar|aggiungi|adicionar) |edit|(?:modifi(?:ca|ez|er|car)|alterar|cambia(?:r|re)?|changer|editar) (?:de )?(?:(?:la|il|le|el|a|o|votre|tu|mi) )?(?:ricerca|recherche|busqueda|busca|pesquisa|volo|vol|vuelo|voo|viaggio|voyage|viaje|viagem)(?=\W*$)|(?:suche|flug|reise|zoekopdracht|vlucht|reis) (?:andern|bearbeiten|wijzigen|aanpassen)|search|sign|manage|check-?in(?! (?:bags?|baggage|luggage)\b)|download|print|share|back|next|home|menu|terms of|privacy|contact|©|copyright|commission|comm\b|mark-?ups?\b|(?:bags?|baggage|seats?)(?: ?(?:&|and|,) ?(?:extras|seats?|bags?|add-?ons))+\W*$)/;
const MAY_TALK = new StartTable([TALK.source]);
/** `Luggage rules apply to your whole journey`: what search pages write above the allowances. */
const FOR_ALL_FLIGHTS = compactPattern(
  `^(?!.*(?:[$€£\\d]|fee|charge|gebuhr|frais|cargo|cost|tax|tasa)).{0,40}(?:${BAGGAGE}|gepack\\w{0,14})\\b.{0,24}\\b(?:appl(?:y|ies) to|gelten fur|s'appliquent a|se aplican? a|si applicano a|se aplicam a)\\s?(?:l'|ll')?(?:(?:your|the|this|die|den|ihre|votre|tout(?:e|es)?|tod[oa]s?|tutt[oaie]|el|la|il|o|a|toda) ){0,3}(?:(?:entire|whole|gesamte[nr]?|ganze[nr]?|ensemble de|intero|integralite de)\\s?(?:your |the |votre |vos )?)?(?:trip|journey|itinerary|reise|voyage|trajet|viaje|viaggio|viagem)\\W*$`,
);
const isTalk = (folded: string): boolean =>
  (folded.length < MAX_NOTICE && FOR_ALL_FLIGHTS.test(folded)) ||
  (MAY_TALK.at(folded) !== 0 && TALK.test(folded)) ||
  asksOrOffers(folded) ||
  ((folded.includes('through') || folded.includes('durch')) && CHECKED_THROUGH.test(folded));
/** F-652: who asks `is a bag included?` is told it elsewhere. */
const asksOrOffers = (folded: string): boolean =>
  folded.endsWith('?') || folded.endsWith(' hinzufugen') || folded.endsWith(' toevoegen');
/** F-715: `alles auf einem Ticket und mit durchgechecktem Gepäck` tells where bags go, not how many. */
const CHECKED_THROUGH =
  /(?<!\b(?:not|nicht|cannot|can't|never|no)(?: be)? )\b(?:durchgecheckt|checked (?:all the way )?through\b|through-checked)(?!.*\d ?(?:kg|pc|x\b))/;
const MAY_BE_BAGGAGE = new StartTable([LABELLED_BAGGAGE.source]);
/** What the seat has to offer is no condition of the fare. */
const AMENITY = /wi-?fi|usb|in-seat|legroom|on-demand|streaming|power outlet/;

/**
 * The conditions of one line; `hasFare` says that its amounts were read as the fare, `spent` which places gave a value already, `listed`
 * which stand in a list: their sentences are read.
 */
export function readConditions(
  line: DocumentLine,
  hasFare: boolean,
  spent: readonly Span[],
  listed: readonly Span[],
): readonly Condition[] {
  const { passage } = line;
  if (passage.text.length > MAX_LENGTH || line.heading > 0) return NO_CONDITIONS;
  const heading = readLineHeading(line);
  // `What's included` announces a list and says nothing itself.
  if (heading !== null && heading.valueFrom >= line.folded.length) return NO_CONDITIONS;
  if (line.cells !== null && line.cells.length > 1) {
    // Of cabins side by side the first is the quote's.
    const isOfCabins = line.table !== null && headsCabins(line.table);
    return readCells(isOfCabins ? line.cells.slice(0, 2) : line.cells, hasFare);
  }
  if (heading === null && !CONDITION_WORDS.mayMatch(line.look) && !mayEndWithin(passage.text)) return NO_CONDITIONS;
  const found: Condition[] = [];
  const sentences = splitSentences(passage).flatMap((whole) => cutBeforeBan(whole, topicOf));
  for (const sentence of sentences.flatMap((whole) => cutBracketed(whole, topicOf))) {
    if (isSpent(sentence, listed)) continue;
    if (!isSpent(sentence, spent)) found.push(...readSentence(sentence, line, hasFare));
    // `£612 pp incl bags, hold til 5 Dec`: beside the deadline there is more.
    else
      for (const clause of cutClauses(sentence)) if (!isSpent(clause, spent)) found.push(...readClause(clause, true));
  }
  return found;
}

/** `Baggage | 1 x 23 kg | 1 x 23 kg`, `Changes | USD 200`: the first cell names what the others say; alike ones say it once. */
function readCells(cells: readonly Passage[], hasFare: boolean): Condition[] {
  const [name, ...values] = cells;
  const told = values.filter(
    ({ text }, i) => /[\p{L}\p{N}]/u.test(text) && values.findIndex((other) => other.text === text) === i,
  );
  // The number of a row names nothing.
  if (!name || told.length === 0 || ROW_NUMBER.test(name.text)) return [];
  const label = foldText(name.text);
  const isBaggage = LABELLED_BAGGAGE.test(`${label}: `);
  return told.flatMap((value): Condition[] => {
    const folded = foldText(value.text);
    if (isBaggage && isLoneAmount(folded)) return [];
    const denied = isBaggage ? DENIED.exec(folded)?.[0] : undefined;
    // F-679: `Hold bag | no` brings nothing.
    if (denied === folded) return [];
    if (isBaggage && denied === undefined && !isForbidden(folded))
      return [{ topic: 'includes', passage: trimCondition(value) }];
    const topic = denied === undefined ? topicOf(`${label} ${folded}`) : 'restrictions';
    // `Per traveler, taxes included | $948.00` is the price.
    if (topic === 'includes' && ((hasFare && isLoneAmount(folded)) || isPrice(folded))) return [];
    return topic === null || TALK.test(label) ? [] : [{ topic, passage: joinPassages([name, value]) }];
  });
}

const ROW_NUMBER = /^\d{1,2}\.?$/;
const MAX_LENGTH = 700;

function isSpent(sentence: Passage, spent: readonly Span[]): boolean {
  if (spent.length === 0) return false;
  const [from, to] = spanOf(sentence);
  return spent.some((own) => own[0] < to && from < own[1]);
}

/** `Includes 2 bags, lounge access and a transfer` inside a paragraph. */
function readList(sentence: Passage, folded: string, line: DocumentLine): Condition[] | null {
  const heading = folded === line.folded ? readLineHeading(line) : readTermHeading(folded);
  if (heading === null || heading.valueFrom >= folded.length || heading.keepsLabel) return null;
  if (heading.topic !== 'includes' && heading.topic !== 'excludes') return null;
  if (heading.topic === 'excludes') return [{ topic: 'restrictions', passage: trimPassage(sentence, '.;,') }];
  const list = slicePassage(sentence, heading.valueFrom);
  return [
    ...cutList(list, 'includes')
      .flatMap(bothOf)
      .map(
        (passage): Condition => ({
          topic: isForbidden(foldText(passage.text)) ? 'restrictions' : 'includes',
          passage,
        }),
      ),
    ...leftOutOf(list).map((passage): Condition => ({ topic: 'restrictions', passage })),
  ];
}

function listBehindName(sentence: Passage, folded: string, line: DocumentLine): Condition[] | null {
  const rest = behindName(sentence, folded);
  return rest === null ? null : readList(rest, foldText(rest.text), line);
}

/** `a 23kg bag and meals`: two things, where each is one by its own words; two bags are one allowance. */
export function bothOf(item: Passage): Passage[] {
  const both = cutTwo(item);
  if (both.length !== 2) return [item];
  const [first = '', second = ''] = both.map(({ text }) => foldText(text));
  const areBags = A_BAG.test(first) && A_BAG.test(second);
  return !areBags && topicOf(first) === 'includes' && topicOf(second) === 'includes' ? both : [item];
}

const A_BAG = compactPattern(`\\b(?:${BAGGAGE})\\b`);

function readSentence(sentence: Passage, line: DocumentLine, isFareLine: boolean): readonly Condition[] {
  const folded = sentence.text === line.passage.text ? line.folded : foldText(sentence.text);
  const hasFare = isFareLine && hasDigit(folded);
  // `… That includes:` announces the lines under it.
  if (folded.length < 4 || isTalk(folded) || (folded.endsWith(':') && readTermHeading(folded) !== null)) return [];
  const label = MAY_BE_BAGGAGE.at(folded) === 0 ? null : LABELLED_BAGGAGE.exec(folded);
  if (label) {
    const value = trimPassage(slicePassage(sentence, label[0].length), '.;,');
    const said = foldText(value.text);
    // `Bags  £72.48` is what they cost.
    if (value.text === '' || isLoneAmount(said)) return [];
    const isDenied = DENIED.test(said) || /[$€£]|not included|extra/.test(folded);
    return [
      { topic: isDenied ? 'restrictions' : 'includes', passage: isDenied ? trimPassage(sentence, '.;,') : value },
    ];
  }
  const list = hasFare ? null : (readList(sentence, folded, line) ?? listBehindName(sentence, folded, line));
  if (list !== null) return list;
  if (!mayHoldCondition(folded)) return [];
  if (hasFare) return readFareSentence(sentence);
  if (isStillOpen(folded)) return cutClauses(sentence).flatMap((clause) => readClause(clause, true));
  const isList = /;|\s{3,}|\s[|•·]\s/.test(sentence.text);
  if (isList) return cutParts(sentence).flatMap((clause) => readClause(clause, false));
  return readParts(sentence) ?? readClause(sentence, false, folded);
}

/** `GBP 440 pp incl bag, not incl seats, meals`: what is left out is one condition, until another word of conditions. */
function readFareSentence(sentence: Passage): readonly Condition[] {
  const clausesOf = (part: Passage): Condition[] =>
    cutClauses(part).flatMap((clause) => readParts(clause) ?? readClause(clause, true));
  const ways = readPricedWays(sentence);
  if (ways !== null) return ways;
  const cut = cutLeftOut(sentence);
  const left = cut?.left[0];
  if (cut === null || left === undefined) return clausesOf(sentence);
  const end = left.text.search(OTHER_CONDITION);
  const passage = trimPassage(end < 0 ? left : slicePassage(left, 0, end), ',;. ');
  const rest = end < 0 ? [] : clausesOf(slicePassage(left, end));
  return [...clausesOf(cut.kept), { topic: 'restrictions', passage }, ...rest];
}

const OTHER_CONDITION =
  /[,;]\s(?=(?:no |non-?)?(?:chang|cancel|refund|rebook|name|deposit|hold|held|valid|price|book|ticket|umbuch|storno|erstatt))/i;

/** `Tickets are non refundable, changes permitted for a fee`: each part says something of its own. */
function readParts(sentence: Passage): readonly Condition[] | null {
  if (!MAY_BREAK.test(sentence.text)) return null;
  const rest = afterCabin(sentence);
  if (rest !== null) return readParts(rest) ?? readClause(rest, true);
  const ruled = conditionsAt(sentence, BEFORE_RULE);
  // `Changes and cancellations are not permitted` says one thing of both.
  if (ruled?.every(({ passage: { text } }) => SAYS_OF_ITSELF.test(text)) === true) return ruled;
  const parts = sentence.text.includes(' / ') ? conditionsAt(sentence, SLASH) : null;
  // `CANCELLATION / DATE CHANGE` names topics, `changes £75 / no refund` says something of each.
  if (parts?.every(({ passage: { text } }) => OF_ITS_OWN.test(text)) === true) return parts;
  return conditionsAt(sentence, BETWEEN)?.flatMap((part) => added(part.passage) ?? [part]) ?? added(sentence);
}

/** `small bag + 1 hold bag included`: what is included are the things at each plus. */
function added(passage: Passage): readonly Condition[] | null {
  if (!passage.text.includes(' + ')) return null;
  if (!INCLUDING.test(passage.text) && !SAID_OF_ALL.test(foldText(passage.text))) return null;
  const parts = conditionsAt(passage, ADDED);
  return parts?.every(({ topic }) => topic === 'includes') === true ? parts : null;
}

const SAID_OF_ALL = /\b(?:each|incl(?:uded)?|inkl(?:usive)?|inbegriffen|compris|incluid[oa]s|inclusi)\W*$/;

function conditionsAt(sentence: Passage, separator: RegExp): readonly Condition[] | null {
  const parts = cutAt(sentence, separator, false);
  if (parts.length < 2) return null;
  const own: Condition[] = [];
  for (const part of parts) {
    const [condition] = readClause(part, true);
    if (condition === undefined) return null;
    own.push(condition);
  }
  return own;
}

/** `2 x 23kg n lunch`: a mark or the short word of chats between the parts. */
const BETWEEN = /,(?!\d)\s*|\sn\s/g;
const SLASH = /\s\/\s/g;
const OF_ITS_OWN = /\d|\b(?:no[nt]?|kein[er]?|nicht|pas|sans|sin|senza|sem|niet|geen)\b/i;
const ADDED = /\s\+\s/g;
const MAY_BREAK = /,|\.\s|\s(?:[/+]|n|and|but)\s/;
/** `Non-refundable and changes are $90`, F-712 `cxl fee 350 each. changes 200 each`: what one thing is, and what the other costs. */
const BEFORE_RULE =
  /(?:,?\s(?:and|but)|(?<=[a-z\d]{3})\.)\s(?:there (?:is|are)\s(?=no\s))?(?=(?:any |all |date |name |flight )?(?:changes?|chgs?|cxl|cancellations?|refunds?|rebooking|reissues?|no-?shows?)\s(?:(?:fees? )?(?:is|are|costs?|can|may|will|carry|incur|at|for|from|permitted|allowed|possible|not)\b|(?:fees? )?(?:[A-Z]{3} ?|[$€£]\s?)?\d)|no (?:refunds?|(?:name |date )?changes?)\b)/gi;

const SAYS_OF_ITSELF = /\d|\bno[nt]?\b|\bnon-?ref|refundable|\b(?:is|are|can|may|incurs?)\b/i;

function readClause(clause: Passage, isPart: boolean, whole = foldText(clause.text)): readonly Condition[] {
  const words = CONDITIONS.bitsIn(whole);
  if (words === 0) return NO_CONDITIONS;
  const folded = whole.replace(/^[^a-z0-9$€£(+]+|[\s.,;]+$/g, '');
  if (folded.length < 4) return NO_CONDITIONS;
  const topic = topicOf(folded, words);
  // What a wide gap sets apart from its value, `Deposit      USD 100 per seat`, says nothing.
  if (topic === null || LONE_NAME.test(folded) || isTalk(folded) || isBookingButton(folded) || isFareWith(folded))
    return NO_CONDITIONS;
  if (isFareBrand(folded) || (topic === 'includes' && isStillOpen(folded))) return NO_CONDITIONS;
  if (topic === 'includes' && tellsFlight(clause)) {
    const allowance = allowanceBesideFlight(clause);
    return allowance === null ? NO_CONDITIONS : [{ topic, passage: allowance }];
  }
  if ((isPart && isPartOfPrice(folded)) || (topic === 'includes' && isPrice(folded))) return NO_CONDITIONS;
  if (isOfReservation(folded)) return NO_CONDITIONS;
  if (AMENITY.test(folded) && !/(?<!for a )free/.test(folded)) return NO_CONDITIONS;
  const things = topic === 'includes' && isPart ? thingsBehindPrice(clause, whole) : null;
  if (things !== null)
    return things.flatMap((thing): Condition[] => {
      const own = topicOfThing(foldText(thing.text));
      return own === null ? [] : [{ topic: own, passage: trimCondition(thing) }];
    });
  return [{ topic: isSupplement(folded) ? 'restrictions' : topic, passage: trimCondition(clause) }];
}

const LONE_NAME =
  /^(?:deposits?|anzahlung|acompte|deposito|acconto|sinal|aanbetaling|changes?|cancell?ations?|refunds?|no-?shows?|penalt(?:y|ies)|umbuchung(?:en)?|stornierung(?:en)?|storno|erstattung|modifications?|annulations?|remboursements?|cambios?|cancelacion(?:es)?|reembolsos?|modifiche|rimborsi|penali|alteracoes|cancelamentos?)$/;

/** `Premium economy – bag+flex`: the name that a carrier gives its fare, behind the cabin. */
function isFareBrand(folded: string): boolean {
  const at = folded.length > MAX_CABIN ? -1 : folded.search(BRAND);
  const [cabin] = at < 0 ? [] : findCabins(folded.slice(0, at));
  return cabin?.from === 0 && cabin.to === at;
}

const MAX_NOTICE = 110;
const BRAND = /\s?(?:\s[–—-]\s|[:|·(]\s?)[a-z]{2,12}(?:\+[a-z]{2,12}){1,3}\)?$/;

/** Without meals or bags: what is denied is no promise. */
const topicOfThing = (folded: string): Condition['topic'] | null => {
  const topic = topicOf(folded);
  return topic === 'includes' && DENIED_THING.test(folded) ? 'restrictions' : topic;
};

const DENIED_THING = /^(?:no|without|ohne|sans|sin|senza|sem)\s(?!(?:extra|change|booking|cancellation|hidden)\b)/;

const NO_CONDITIONS: readonly Condition[] = [];

/** `incl bags`, `including all taxes`: the word says what the list says. */
const INCLUDING =
  /^[^\p{L}\p{N}]*(?:inc(?:l(?:uding|uded|udes|\.)?|\.)?|inklusive|inkl\.?|(?:drin|dabei|enthalten|inbegriffen) (?:sind|ist)|y compris|inclus(?:es?)?|incluye|incluyendo|incluso|inclusi|incluindo|(?:please )?(?:note|know|remember|be (?:aware|advised))(?: that|:))\s(?=[^\s(])/iu;
/** Also the amount before brackets, `EUR 88.35 (subject to change)`. */
const EDGE_START = /^[^\p{L}\p{N}$€£(+]*(?:(?:[A-Z]{3}|[$€£])\s?\d[\d.,']*\s?(?=\())?/u;
const EDGE_END = /(?:[^\p{L}\p{N})%+$€£]|\+(?=\s*$))+$/u;
/** `Great 👍 Two free changes`: what is said before a picture. */
const CALL = /^\p{L}[\p{L} ,!'’]{0,24}\p{Extended_Pictographic}[\u{fe0f}\u{1f3fb}-\u{1f3ff}]?\s(?=[\p{Lu}\d])/u;
const isInner = (text: string, at: number): boolean => isLetterOrNumber(codeAt(text, at));

/** Without marks and pictures at its ends, nor a bracket that has lost its other half. */
function trimCondition(clause: Passage): Passage {
  const { text } = clause;
  const from = (INCLUDING.exec(text) ?? CALL.exec(text))?.[0].length ?? EDGE_START.exec(text)?.[0].length ?? 0;
  let to = text.length;
  let edge = to;
  while (edge > from && !isInner(text, edge - 1)) edge--;
  // What stands behind the last letter alone: a search through the whole clause takes ten times as long.
  if (edge < to) to -= EDGE_END.exec(text.slice(edge))?.[0].length ?? 0;
  if (text.charAt(to - 1) === ')' && !text.slice(from, to).includes('(')) to--;
  // `(subject to change)` stands in its brackets as a whole.
  if (text.charAt(from) === '(' && text.indexOf(')', from) === to - 1) return slicePassage(clause, from + 1, to - 1);
  return slicePassage(clause, from, Math.max(from, to));
}

/** Changes that cost nothing. */
const FREE_CHANGES = compactPattern(
  /(?:[$€£]\s?0|\b(?:no|without|free|keine|sans|sin|senza|sem)) (?:change|cancellation|booking|exchange) fees?\b|\b(?:free|kostenlose?) (?:changes?|cancellations?|umbuchung|stornierung)|\b(?:changes?|cancellations?|refunds?|umbuchung) (?:are |is )?(?:included|free|inklusive|allowed free)/,
);

/** What makes a clause a condition, in the order in which it is asked. */
const MAKING = [FREE_CHANGES, /refundable/, RESTRICTION, INCLUSION];
const CONDITIONS = new PatternBits(MAKING);
/** The same of whole lines. */
const CONDITION_WORDS = new LinePattern(INCLUSION, MAKING.map(({ source }) => source).join('|'));
const [FREE_CHANGES_BIT, REFUNDABLE_BIT, RESTRICTION_BIT, INCLUSION_BIT] = [1, 2, 4, 8];

const mayHoldCondition = (folded: string): boolean => CONDITIONS.bitsIn(folded) !== 0;

/** Words for and against in one clause: a fee or a ban is the stronger word, `no change fees` is none. */
export function topicOf(folded: string, words = CONDITIONS.bitsIn(folded)): Condition['topic'] | null {
  if (words === 0) return null;
  if ((words & FREE_CHANGES_BIT) !== 0 && FREE_CHANGES.test(folded)) return 'includes';
  if (
    (words & REFUNDABLE_BIT) !== 0 &&
    /\brefundable\b/.test(folded) &&
    !/non|not|neither|for|fee|less|penalt|charge|with/.test(folded)
  )
    return 'includes';
  if ((words & RESTRICTION_BIT) !== 0 && RESTRICTION.test(folded)) return 'restrictions';
  return (words & INCLUSION_BIT) !== 0 && INCLUSION.test(folded) ? 'includes' : null;
}

const PART = /\s*(?:;|\s{3,}|\s[|•·]\s)\s*/g;
/** Between the parts of a line of shorthand: `$748 pp incl taxes, so $2,992 total, 1 checked bag each`. */
const CLAUSE =
  /\s*(?:,(?!\d)|;|\s{2,}|\s[|•·–—]\s|\s-\s|\s(?=incl(?:\.|uding|udes|usive)?\s(?!\())|\s(?=inkl\.?\s(?!\())|\s=\s|\s\/\s(?=(?:[A-Z]{3}\s?|[$€£]\s?)\d)|\s(?:and )?(?:so\s)?(?:that['’]?s|that is|this is)\swith\s|\sso\s(?=(?:that['’]?s\s)?(?:[A-Z]{3}\s?|[$€£]\s?)\d)|\s[\ud83c-\ud83e][\udc00-\udfff]\ufe0f?\s|(?<=\d ?(?:pp|p\/p|each|per person|per pax))\s(?=non?[ -]|nonref|not\s)|(?<=\b(?:refunds?|refundable|non[ -]?ref|chgs?|changes?))\s(?=(?:tkt|tktg|ticket(?:ing)?|issue|book) (?:by|before|until|til)\s)|(?<!\b(?:in|ex)cl)(?<!\binkl)(?<!\b(?:umbuchg|umb|storn|cancel|canc|chg|chng))(?<![\s(.][a-z])\.\s)\s*/gi;

const cutParts = (passage: Passage): Passage[] => cutAt(passage, PART);
const cutClauses = (passage: Passage): Passage[] => cutAt(passage, CLAUSE, false);
