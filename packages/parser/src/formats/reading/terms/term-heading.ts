/**
 * What the heading of a list of terms announces: `What's included`, `The rate excludes: …`, `Terms & conditions`, `Fine print`, `Leistungen`,
 * `Le prix ne comprend pas`, `Condiciones`, `La quota comprende`. Folded text, six languages and the Hindi of chat messages.
 */

import { codeWithin, isDigit } from '../../../text/character-class.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type LineLook, LinePattern } from '../../../text/line-look.ts';
import { StartTable } from '../../../text/start-table.ts';
import { oncePerLine } from '../document.ts';
import { mayEndLabel, trimTail } from './heading-tail.ts';
import {
  ACTIVITIES,
  EXCLUDES,
  EXTRAS,
  GIVEN_PER_ROOM,
  HIGHLIGHTS,
  INCLUDES,
  OFFER_DENIAL,
  OFFER_EXCLUDES,
  OFFER_INCLUDES,
  OFFER_VERB,
  PER_ROOM,
  POINTS,
  RESTRICTIONS,
} from './term-vocabulary.ts';

export type TermTopic = 'includes' | 'excludes' | 'restrictions' | 'highlights' | 'activities' | 'extras';

export interface TermHeading {
  readonly topic: TermTopic;
  /** The words that name the topic. */
  readonly from: number;
  readonly to: number;
  /** Where the first item starts on the heading's own line; the line's length where there is none. */
  readonly valueFrom: number;
  /** The label says what the value is about, as in `Changes: USD 200`: it belongs to the value. */
  readonly keepsLabel: boolean;
}

const whole = (patterns: readonly string[]): RegExp => compactPattern(`^(?:${patterns.join('|')})$`);

/** Order matters where a heading fits two: `not included` before `included`, `optional activities` before `optional`. */
const VOCABULARY: readonly {
  readonly topic: TermTopic;
  readonly patterns: readonly string[];
  /** Where the words stand that the patterns are known by, if not in themselves. */
  readonly tellingWords?: readonly string[];
}[] = [
  { topic: 'excludes', patterns: EXCLUDES },
  { topic: 'excludes', patterns: OFFER_EXCLUDES, tellingWords: [OFFER_DENIAL] },
  { topic: 'activities', patterns: ACTIVITIES },
  { topic: 'highlights', patterns: HIGHLIGHTS },
  { topic: 'includes', patterns: INCLUDES },
  { topic: 'includes', patterns: OFFER_INCLUDES, tellingWords: [OFFER_VERB] },
  { topic: 'includes', patterns: GIVEN_PER_ROOM, tellingWords: [PER_ROOM] },
  { topic: 'restrictions', patterns: RESTRICTIONS },
  { topic: 'extras', patterns: EXTRAS },
];
const WHOLE = VOCABULARY.map(({ patterns }) => whole(patterns));
/** Which of them may match, by the first letters of the text. */
const STARTS = new StartTable(WHOLE.map((pattern) => pattern.source));
/** Those with telling words, as bits: they may start with any word. */
const ANY_START = VOCABULARY.reduce(
  (bits, { tellingWords }, i) => (tellingWords === undefined ? bits : bits | (1 << i)),
  0,
);
const TELLING = new LinePattern(compactPattern(`\\b(?:${OFFER_VERB}|${OFFER_DENIAL}|${PER_ROOM})`));

/** Words of the patterns that stand in any text and point at no topic. */
const COMMON = new Set(
  'the your our this these all and for per with are will can you they package packages price prices rate rates tour trip offer deal fare holiday cruise vacation cost stay quote ticket hotel resort group land total above itinerary der die das des dem den ihre ihrer unsere dieser preis reise reisepreis paket angebot les des pour dans vous prix tarif forfait sejour voyage del los las para por nuestro este precio tarifa paquete oferta viaje plan programa quota prezzo pacchetto offerta viaggio preco pacote valor viagem roteiro bij deze wat wij zijn van reissom prijs aanbieding'.split(
    ' ',
  ),
);
const STEM = 4;

/**
 * The first letters of the words that name a topic, with the topics as bits. Looked up before the patterns, which are large: nearly every
 * short line is no heading, and one that is has words of one topic or two.
 */
const STEMS: ReadonlyMap<number, number> = VOCABULARY.reduce((stems, { patterns, tellingWords = patterns }, i) => {
  for (const pattern of tellingWords)
    for (const word of pattern.match(/[a-z]{3,}/g) ?? []) {
      const stem = stemAt(word, 0, word.length);
      if (!COMMON.has(word)) stems.set(stem, (stems.get(stem) ?? 0) | (1 << i));
    }
  return stems;
}, new Map<number, number>());

/** The first letters of the word as one number. */
function stemAt(text: string, from: number, to: number): number {
  let stem = 0;
  for (let i = from; i < to && i < from + STEM; i++) stem = stem * 32 + codeWithin(text, i) - 96;
  return stem;
}

/** The first three letters of the stems, each at the number that they make: nearly every other word is told apart by them. */
const STEM_STARTS = new Uint8Array(1 << 15);
for (const stem of STEMS.keys()) STEM_STARTS[stem < 1 << 15 ? stem : stem >> 5] = 1;

/** `T&Cs`, `NB`, `Les + du séjour`, `In the price`, `We'll do`, `The price is with` have no stem. */
const SHORT_TERMS =
  /t'?s? ?& ?c|^n\.?b\b|^(?:we|you)'ll do\b|^les \+ |^(?:all )?in (?:the|this|your|our) |(?:is|are) with(?=\s?:|$)/;

/** The topics that words before `end` name; all of them where a short term does. */
function topicsNamed(text: string, end: number): number {
  let topics = 0;
  let from = 0;
  for (let i = 0; i <= end; i++) {
    if (i < end && isSmallLetter(codeWithin(text, i))) continue;
    if (i - from >= MIN_WORD && STEM_STARTS[stemAt(text, from, from + MIN_WORD)] === 1) {
      const named = STEMS.get(stemAt(text, from, i)) ?? 0;
      if ((named & ~topics) !== 0 && !COMMON.has(text.slice(from, i))) topics |= named;
    }
    from = i + 1;
  }
  return topics === 0 && holdsShort(text, end) ? -1 : topics;
}

const MIN_WORD = 3;
const isSmallLetter = (code: number): boolean => code >= 97 && code <= 122;
const holdsShort = (text: string, end = text.length): boolean =>
  (text.includes('&') ||
    text.startsWith('n') ||
    text.startsWith('les +') ||
    text.includes('in ') ||
    text.includes(' with') ||
    text.includes("'ll do")) &&
  SHORT_TERMS.test(text.slice(0, end));

/** The topic that a heading without marks, colon and brackets names: the first `length` characters of `line`. */
function readTopic(line: string, length: number): TermTopic | null {
  const topics = length < 2 || length > 60 ? 0 : topicsNamed(line, length);
  if (topics === 0) return null;
  const key = line.slice(0, length);
  const possible = topics & STARTS.at(key);
  for (let i = 0; possible >= 1 << i && i < WHOLE.length; i++)
    if ((possible & (1 << i)) !== 0 && WHOLE[i]?.test(key)) return VOCABULARY[i]?.topic ?? null;
  return null;
}

const LABEL_END = /\s?(?::|\t|👇|⬇|➡|→)\s*|\s(?=[✅✔☑✓❌✖✕✗✘⛔])|\s[–—-]\s+|[–—]\s+/g;
/** Names the list and says nothing of its own; other labels, as in `Changes: USD 200`, are part of what the value says. */
const GENERAL =
  /^(?!.*(?:cancel|refund|deposit|payment|storno|stornierung|annulation|zahlung|blackout))(?:.*\b)?(?:terms|t'?s? ?& ?c|t and c|conditions?|restrictions?|notes?|notice|important|fine|small|legal|disclaimers?|remarks?|know|policies|politicas?|politiques?|rules|aware|bedingungen|konditionen|hinweise?|wichtig|beachten?|kleingedruckte|wissen|condiciones|terminos|restricciones|observaciones|notas?|importante|cuenta|condizioni|termini|nota bene|avvertenze|attenzione|sapere|condicoes|termos|restricoes|observacoes|observacao|atencao|let op|weten|lettertjes|voorwaarden|opmerkingen?|savoir|noter|remarques?|importantes?|valid(?:ity)? ?f?o?r?|dhyan.*|note kare.*)\b/;
/** `Cabin bag: 1 x 8 kg`: without its kind the value would be of any bag. */
const OF_BAG =
  /^(?:(?:checked|hold|cabin|carry-?on|hand|under-?seat) (?:baggage|luggage|bags?)(?: allowance)?|(?:hand|aufgabe)gepack|bagages? (?:cabine|en soute|a main)|equipaje (?:de mano|facturado|de cabina)|bagagli[oa]? (?:a mano|da stiva|in stiva)|bagagem (?:de mao|despachada|de porao)|(?:hand|ruim)bagage)$/;
/** `The rate includes breakfast`: a sentence whose verb does the heading's work. */
const VERB = compactPattern(
  /^(?:(?:the|your|our|this|all|a|le|la|el|il|o|der|die|notre|nuestr[oa]|it|we|that|this|which|and|each|every|both|either) )?(?:(?:[a-z'/-]{2,14} )?(?:package|packages|pkgs?|price|prices|rates?|fares?|tour|tours|offer|deal|holiday|trip|cruise|vacation|stay|quote|tickets?|cost|rent|rental|charter|it|preis|mietpreis|miete|reisepreis|paket|angebot|prix|forfait|sejour|offre|tarif|precio|paquete|oferta|viaje|tarifa|quota|prezzo|pacchetto|offerta|preco|pacote|valor|promotion|promo|campaign|aktion|promocion|campana|promozione|promocao|campanha|(?<high>highlights|hohepunkte|points forts|destaques)|(?<acts>activities|excursions|aktivitaten|actividades)) )?(?:also )?(?<verb>(?:(?:not |also )?(?:included|covered) (?:here |in the price )?(?:are|is)|(?:bereits |schon |nicht )?(?:im (?:reise|paket|gesamt)?preis |im angebot |im paket )?(?:enthalten|inbegriffen|inkludiert|eingeschlossen|inklusive) (?:sind|ist)|(?:sont|est) (?:inclus|compris)(?:es?)?|(?:estan|esta|van) incluid[oa]s?|se incluyen?|sono (?:inclus[ie]|compres[ie])|(?:estao|esta) inclu(?:id|s)[oa]s?|in (?:the|this|your|our) (?:price|package|deal|fare|rate|cost) (?:you(?:'?ll)? (?:have|get)|are|is|comes?)|(?:does not|doesn'?t|do not|don'?t) include|neither (?:option |price |rate )?includes?|includes?|covers|(?:we|we'?ll|we will) (?:also )?(?:look after|take care of|throw in)|nous (?:nous occupons|prenons en charge|avons prevu|incluons)(?: de| des| du| d')?|wir (?:kummern uns um|ubernehmen|organisieren|sorgen fur)|nos (?:ocupamos|encargamos) de(?:l)?|incluimos|ci occupiamo d(?:i|ei|elle)|cuidamos d(?:e|os|as)|(?:does not|doesn'?t) cover|(?:included?|incl|shamil) (?:hai|hain)|(?:is|us)mei?n? (?:(?:included?|incl|shamil) hain?|milega)|(?<=(?:package|pkg) )mei?n?(?: (?:aapko |sab )?(?:milega|(?:included?|incl|shamil) hain?))?(?! (?:and|&|or|for|to|up)\b)|inc\.?|incl\.?|inkl\.?|excludes?|excl\.?|ne comprend pas|comprend|non comprende|comprende|non include|no incluye|incluye|nao inclui|inclui|beinhaltet|enthalt|umfasst)(?: the following)?)\s(?=\S)/,
);
const VERB_STEM = new LinePattern(
  /inc|inkl|cover|occup|prenons en|avons prevu|kummern uns|ubernehmen|organisieren|sorgen fur|ocupamos|encargamos|cuidamos|excl|compren|compris|compres|nao inclui|beinhaltet|enthalt|umfasst|look after|take care|throw in|inbegriffen|inkludiert|eingeschlossen|inklusive|(?:price|package|deal|fare|rate|cost) (?:you|are|is|come)|(?:package|pkg|is|us) ?mei?n? |shamil hai/,
  '\\b(?:inc|inb|ink|cover|occup|prenons|avons|kummern|ubernehmen|organisieren|sorgen|ocupamos|encargamos|cuidamos|excl|compr|beinhaltet|enthalt|eingeschlossen|umfasst|look after|take care|throw in|in (?:the|this|your|our) |package mei?n? |pkg mei?n? |[iu]smei?n? |shamil hai)',
);
const NEGATED = /not|nicht|neither|n'?t cover|n't|nt include|excl|pas|^no |non|nao/;

/** The heading of a document line, read once however often it is asked for. */
export const readLineHeading = oncePerLine<TermHeading | null>((line) => readTermHeading(line.folded, line.look));

/** `folded` is the line after its marks, folded; `look` what it may hold. A heading's own line may hold the first items. */
export function readTermHeading(folded: string, look?: LineLook): TermHeading | null {
  if (folded.startsWith('child') && folded.length < LONGEST_FARE && CHILD_FARE.test(folded)) return null;
  if (isPriceWithTaxes(folded, look)) return null;
  return (
    readPlain(folded, look) ??
    readSpoken(folded, look) ??
    readBehindClause(folded, look) ??
    readBehindSpeech(folded, look) ??
    readAsked(folded, look) ??
    readAtEnd(folded, look) ??
    readInBrackets(folded) ??
    readAnnounced(folded, look)
  );
}

/** False where the line surely holds none of it; a text that nobody has looked at may. */
const mayBe = (pattern: LinePattern, look: LineLook | undefined): boolean =>
  look === undefined || pattern.mayMatch(look);

/** `Child: €410`, `Children (2)`, `Child`: what a child pays, no rule about children. */
const CHILD_FARE =
  /^child(?:(?:ren)?(?:\s?[:\t]\s{0,3}(?:[a-z]{3}\s)?\W{0,3}\d[\d.,]*\W{0,3}(?:[a-z]{3})?|\s(?:[x×]\s?[1-9]|\([1-9](?:\)|\s?[x×]\s)).{0,24}))?$/;
const LONGEST_FARE = 32;
/** `Price per person, taxes included:`, `Quota per persona tasse incluse: € 640`: over or before prices, no list of what is had. */
export const isPriceWithTaxes = (folded: string, look?: LineLook): boolean =>
  folded.length < LONGEST_PRICED && mayBe(PRICE_WITH_TAXES, look) && PRICE_WITH_TAXES.regex.test(folded);
const PRICE_WITH_TAXES = new LinePattern(
  /^(?!.*\b(?:includes?|covers?|beinhalte[nt]|enthalt(?:en)?|umfass(?:en|t)|comprend|comprende|inclut|incluye|inclui)\b)\W{0,4}(?:(?:the|our|all|die|le|la|el|il|o|package|tour|cruise) )?(?:prices?|rates?|fares?|costs?|(?:reise)?preise?|prix|tarifs?|precios?|tarifas?|prezz[io]|quot[ae]|precos?|prijz?s?(?:en)?)\b[^:;.]*\b(?:tax(?:es)?|vat|steuern?|mwst|taxes|tasas|impuestos|iva|tass[ae]|taxas|belasting(?:en)?|btw)\b[^:;.,]{0,24}(?:(?::|\s[–-])\s{0,3}(?:(?:from|ab|des|desde|da) )?(?:[a-z]{3}\s)?\D?\s?\d[\d.,]{0,11}\s?(?:€|eur|euros?)?)?:?\W*$/,
  '\\b(?:tax|vat|steuer|mwst|tasas|impuestos|iva|tass[ae]|taxas|belasting|btw)',
);
const LONGEST_PRICED = 80;

/** `so what's included??`, `Plus, every guest gets`, `And now the small print:`: a word of speech before the heading. */
const SPOKEN = new LinePattern(
  /^(?:ok(?:ay)?,? )?(?:(?:so|now|and|ok(?:ay)?|right),? (?=what)|(?:and |but )?(?:now |then |finally |lastly )?(?=the (?:[a-z]{3,9} )?(?:print|bits?|catch))|plus,? (?=every |each |all |your |you |we |guests |what))/,
  '\\b(?:what|print|bits?|catch|plus)',
);
const MAX_SPOKEN = 44;

function readSpoken(folded: string, look: LineLook | undefined): TermHeading | null {
  const isNone = folded.length > MAX_SPOKEN || !mayBe(SPOKEN, look);
  const lead = isNone ? 0 : (SPOKEN.regex.exec(folded)?.[0].length ?? 0);
  const heading = lead === 0 ? null : readPlain(folded.slice(lead), look);
  if (heading === null || heading.valueFrom < folded.length - lead) return null;
  return { ...heading, from: heading.from + lead, to: heading.to + lead, valueFrom: folded.length };
}

/** `Whichever room you choose, the price includes`: the heading stands behind a clause, and the list on the lines under it. */
const CLAUSE = /^\W{0,4}[a-z][^,:;.]{6,48}, (?=(?:the|your|our|this|each|every|all|der|die|das|le|la|el|il|o|a) )/;
const MAX_CLAUSED = 100;

function readBehindClause(folded: string, look: LineLook | undefined): TermHeading | null {
  if (folded.length > MAX_CLAUSED || !folded.includes(', ')) return null;
  const lead = CLAUSE.exec(folded)?.[0].length ?? 0;
  const heading = lead === 0 ? null : readPlain(folded.slice(lead), look);
  if (heading === null || heading.valueFrom < folded.length - lead) return null;
  if (!folded.endsWith(':') && heading.topic !== 'includes' && heading.topic !== 'excludes') return null;
  return { ...heading, from: heading.from + lead, to: heading.to + lead, valueFrom: folded.length };
}

/** `What's included? Flights, breakfast and transfers.`: a question, and its answer on the same line. */
function readAsked(folded: string, look: LineLook | undefined): TermHeading | null {
  const at = folded.slice(0, MAX_ASKED).indexOf('? ');
  const heading = at < 0 ? null : readPlain(folded.slice(0, at), look);
  return heading === null || heading.keepsLabel || heading.valueFrom < at ? null : { ...heading, valueFrom: at + 2 };
}
const MAX_ASKED = 48;

/** `Hi again, forgot to say: price incl flights and transfers`, `PS: the rate covers breakfast`: a word to the reader before the list. */
const SPEECH =
  /^\W{0,4}(?:hi|hiya|hey|hello|hallo|ps|p\.s\.|oh|also|and|just|sorry|so|to confirm|(?:i |4|for)got|forgot|noch|ubrigens|hola|ciao|ola|salut|bonjour|au fait|por cierto|alias|entao)\b[^:.;?]{0,44}: ?(?=[a-z])/;

function readBehindSpeech(folded: string, look: LineLook | undefined): TermHeading | null {
  const at = folded.length > MAX_SAID ? -1 : folded.indexOf(':');
  const lead = at < 0 || at > MAX_SPOKEN + 8 ? 0 : (SPEECH.exec(folded)?.[0].length ?? 0);
  const heading = lead === 0 ? null : readPlain(folded.slice(lead), look);
  if (heading === null || (heading.topic !== 'includes' && heading.topic !== 'excludes')) return null;
  const { from, to, valueFrom } = heading;
  return valueFrom >= folded.length - lead
    ? null
    : { ...heading, from: from + lead, to: to + lead, valueFrom: valueFrom + lead };
}
const MAX_SAID = 400;

/** `All three fares are in Economy and include:`: what is said of the fares ends with the verb, and the list stands on the lines under it. */
const OFFERED =
  '(?:options?|fares?|prices?|quotes?|tickets?|rates?|offers?|packages?|deals?|flights|optionen|angebote?|preise?|tarife?|fluge|prix|tarifs?|billets|vols|offres?|opciones|opcion|tarifas?|vuelos|precios?|ofertas?|opzioni|tariffe?|voli|prezz[io]|offert[ae]|opcoes|opcao|voos|precos?)';
const AT_END = compactPattern(
  `^\\W{0,4}(?:[a-z0-9']{1,10} ){0,3}${OFFERED}\\b(?<told>[^.:;!?]{0,80}\\s)(?<verb>includes?|cover|covers|comes? with|beinhalte[nt]|umfass(?:en|t)|enthalten|comprennent|comprend|incluent|inclut|incluyen?|includono|comprend(?:ono|e)|incluem|inclui)(?: the following| folgendes| lo siguiente| quanto segue| o seguinte)?\\s?:$`,
);
const MAX_OF_ALL = 70;
const DENIAL = /\b(?:(?:(?:do|does) )?(?:not|nicht|neither|nor|ne|non|no|nao)|(?:do|does)n'?t)\s(?:[a-z]{2,12}\s)?$/;

/** T-610: `All our Algarve breaks include`, `TODAS LAS RESERVAS INCLUYEN`: of all that is offered, a line of its own. */
const OF_ALL = new LinePattern(
  /^\W{0,4}(?:all|each|every|alle|jede[rs]?|tous|toutes|chaque|tod[oa]s|cada|tutt[ie]|ogni|elke?) (?<told>(?:[a-z0-9'/&-]{1,14} ){1,6})(?:also )?(?<verb>includes?|covers?|comes? with|beinhalte[nt]|umfass(?:en|t)|comprennent|comprend|incluent|inclut|incluyen?|includono|include|comprend(?:ono|e)|incluem|inclui|omvat(?:ten)?|bevat(?:ten)?)(?: the following)?\W{0,3}$/,
);

function readAtEnd(folded: string, look: LineLook | undefined): TermHeading | null {
  if (folded.length > MAX_CLAUSED) return null;
  const all = folded.length <= MAX_OF_ALL && mayBe(OF_ALL, look) ? OF_ALL.regex.exec(folded) : null;
  const match = all ?? (folded.endsWith(':') ? AT_END.exec(folded) : null);
  const { told = '', verb = '' } = match?.groups ?? {};
  if (verb === '') return null;
  const at = folded.lastIndexOf(verb);
  const denial = told.search(DENIAL);
  const from = denial < 0 ? at : at - told.length + denial;
  const topic = denial < 0 ? 'includes' : 'excludes';
  return { topic, from, to: at + verb.length, valueFrom: folded.length, keepsLabel: false };
}

/** `What the crew looks after (included):`, `Joining points (included in the fare)`: the brackets at the end of the heading name the topic. */
const BRACKETS = /^.{4,70}\((?<name>[a-z' -]{3,24})\)\s?(?<colon>:?)$/;
const OF_POINTS = compactPattern(`^\\W{0,4}(?:${POINTS}) \\(`);
const FREE = /^(?:free(?: of charge)?|(?:at )?no (?:extra )?charge|kostenlos|gratis|gratuits?|gratuit[oi])$/;

function readInBrackets(folded: string): TermHeading | null {
  const match = folded.endsWith(':') || folded.endsWith(')') ? BRACKETS.exec(folded) : null;
  const { name = '', colon = '' } = match?.groups ?? {};
  if (name === '' || (colon === '' && !OF_POINTS.test(folded))) return null;
  const topic = readTopic(name, name.length) ?? (FREE.test(name) && OF_POINTS.test(folded) ? 'includes' : null);
  if (topic === null) return null;
  const from = folded.lastIndexOf(name);
  return { topic, from, to: from + name.length, valueFrom: folded.length, keepsLabel: false };
}

/** `There are a few rules to mention. Guests must be over 18. …`: the first sentence says that the others are conditions. */
const ANNOUNCED = new LinePattern(
  /^\W{0,4}(?:(?:and |now |but )?(?:(?:there are |there's |here are |i have |we have )?(?:just )?(?:a few|a couple of|some|several|two|three) (?:small |quick |other |important |house )?(?:conditions|terms|rules|caveats|restrictions|strings)|(?:noch )?(?:ein paar|einige|zwei|drei) (?:wichtige |kleine )?(?:bedingungen|hinweise|regeln|einschrankungen)|(?:il y a )?(?:quelques|deux|trois) (?:conditions|restrictions|regles|precisions)|(?:hay )?(?:algunas|unas|dos|tres) (?:condiciones|restricciones|reglas)|(?:ci sono )?(?:alcune|due|tre) (?:condizioni|restrizioni|regole|avvertenze)|(?:ha )?(?:algumas|duas|tres) (?:condicoes|restricoes|regras)))(?<tail>[^.:;,!?]{0,48})[.:]\s(?=\S)/,
  '\\b(?:cond|terms|rules|regles|rege?l|regras|caveats|restri|strings|bedingungen|hinweise|einschr|precisions|avvertenze)',
);
const ANNOUNCES =
  /^\W{0,4}[a-z' ]{0,40}(?:cond|terms|rules|regl|reg[eo]l|regr|cavea|restri|strin|beding|hinw|eins|prec|avve)/;

function readAnnounced(folded: string, look: LineLook | undefined): TermHeading | null {
  const isNone = !mayBe(ANNOUNCED, look) || !ANNOUNCES.test(folded.slice(0, MAX_ANNOUNCED));
  const match = isNone ? null : ANNOUNCED.regex.exec(folded);
  if (match === null) return null;
  const to = match[0].trimEnd().length - 1;
  return { topic: 'restrictions', from: 0, to, valueFrom: match[0].length, keepsLabel: false };
}
const MAX_ANNOUNCED = 60;

function readPlain(folded: string, look: LineLook | undefined): TermHeading | null {
  const from = firstWordAt(folded);
  if (from > MAX_LEAD) return null;
  const line = folded.slice(from, from + 110);
  const isTold = look === undefined || TELLING.mayMatch(look);
  const starts = STARTS.at(line) & (isTold ? -1 : ~ANY_START);
  // Parts of the line start as it does, and name no topic that the whole does not.
  if (starts === 0 || ((topicsNamed(line, line.length) & starts) === 0 && !holdsShort(line)))
    return readVerb(line, from, look);
  const end = trimTail(line);
  const topic = folded.length - from <= 80 ? readTopic(line, end) : null;
  if (topic !== null) return { topic, from, to: from + end, valueFrom: folded.length, keepsLabel: false };
  if (!mayEndLabel(line)) return readVerb(line, from, look);
  LABEL_END.lastIndex = 0;
  for (let match = LABEL_END.exec(line); match !== null && match.index <= 60; match = LABEL_END.exec(line)) {
    const to = trimTail(line.slice(0, match.index));
    const labelled = readTopic(line, to);
    if (labelled !== null)
      return {
        topic: labelled,
        from,
        to: from + to,
        valueFrom: from + match.index + match[0].length,
        keepsLabel: labelled === 'restrictions' ? !GENERAL.test(line.slice(0, to)) : OF_BAG.test(line.slice(0, to)),
      };
    if (match[0].includes(':')) break;
  }
  return readVerb(line, from, look);
}

/** The index of the first small letter or figure, more than `MAX_LEAD` where it is further. */
function firstWordAt(folded: string): number {
  const last = Math.min(folded.length - 1, MAX_LEAD);
  for (let i = 0; i <= last; i++) {
    const code = codeWithin(folded, i);
    if (isSmallLetter(code) || isDigit(code)) return i;
  }
  return MAX_LEAD + 1;
}

const MAX_LEAD = 12;

function readVerb(line: string, from: number, look: LineLook | undefined): TermHeading | null {
  if ((look !== undefined && !VERB_STEM.mayMatch(look)) || !VERB_STEM.regex.test(line)) return null;
  const match = VERB.exec(line);
  const verb = match?.groups?.['verb'];
  if (!match || verb === undefined) return null;
  const end = match[0].trimEnd().length;
  return {
    topic: NEGATED.test(verb)
      ? 'excludes'
      : match.groups?.['high'] !== undefined
        ? 'highlights'
        : match.groups?.['acts'] !== undefined
          ? 'activities'
          : 'includes',
    from,
    to: from + end,
    valueFrom: from + match[0].length,
    keepsLabel: false,
  };
}
