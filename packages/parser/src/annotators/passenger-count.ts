/**
 * How many travel: `2 adults + 2 kids`, `for two`, `family of 4`, `2 pax`, `party of 12`, `zwei Personen`, `2 personnes`, `2 adultos`,
 * `familia de 4`, `3 of you`, `2A+2C`. Folded text; a price basis such as `per couple` or `based on 2 sharing` is no count.
 */

import { isDigit } from '../text/character-class.ts';
import { compactPattern } from '../text/compact-pattern.ts';
import { LinePattern, lookAtLine } from '../text/line-look.ts';
import { matchesAtStarts } from '../text/start-matches.ts';
import { StartTable } from '../text/start-table.ts';
import { alternation, type Mention } from './annotation.ts';
import { NUMBER_WORDS, readSmallNumber } from './vocabulary/number-words.ts';

export interface PassengerMention extends Mention {
  readonly count: number;
  /** Children or infants are counted among them. */
  readonly hasMinors: boolean;
  /** Said of those who travel (`for 2 adults`), not of how rooms or rates are made up (`2 adults sharing`, `min 2 pax`). */
  readonly isParty: boolean;
}

const NUMBER = `(?:\\d{1,3}|${alternation(NUMBER_WORDS.keys())})`;
const PEOPLE =
  'adults?|adlts?|adts?|adls?|ads?|pax|ppl|passengers?|people|persons?|travell?ers?|guests?|delegates?|attendees?|seniors?|erwachsene[nr]?|erw\\.?|personen|reisende|adultes?|delegues?|congressistes?|personnes?|voyageurs?|passagers?|adultos?|delegad[oi]s?|personas?|viajeros?|pasajeros?|adulti|adulto|persone|viaggiatori|passeggeri|pessoas?|passageiros?|viajantes?|volwassenen?|volw\\.?|reizigers?|voksne|voksen|vuxna|vuxen|personer|resenarer';
/** Named by what they come for: counted where a price is for them, for a guide or a lesson has them as well. */
const TAKING_PART =
  'golfers|players|skiers|divers|surfers|sailors|riders|walkers|hikers|trekkers|cyclists|runners|anglers|students|pupils|pilgrims|participants|members|friends|golfer|spieler|skifahrer|taucher|reiter|wanderer|radfahrer|schuler|pilger|teilnehmer|mitglieder|freunde|golfeurs|joueurs|skieurs|plongeurs|randonneurs|pelerins|eleves|amis|golfistas|jugadores|esquiadores|peregrinos|participantes|alumnos|amigos|golfisti|giocatori|sciatori|pellegrini|partecipanti|amici|deelnemers|vrienden';
/** Who comes with them: `30 students + 3 teachers` are 42 travelers. */
const LEADERS =
  'teachers?|leaders?|staff|adults?|coach(?:es)?|officials?|tutors?|chaperones?|lehrer(?:innen)?|begleit(?:er|personen)|betreuer|trainer|accompagnateurs?|professeurs?|profs?|encadrants?|profesor(?:es|as)?|monitor(?:es|as)?|acompanantes?|insegnanti|docenti|accompagnatori|professor(?:es|as)|begeleiders|leraren';
/** The same behind those who have no such name: `22 passengers + 2 leaders`. */
const ESCORTS =
  'teachers?|leaders?|tour leaders?|staff|officials?|tutors?|chaperones?|escorts?|lehrer(?:innen)?|begleit(?:er|personen)|betreuer|accompagnateurs?|profesor(?:es|as)?|acompanantes?|insegnanti|accompagnatori|professor(?:es|as)|begeleiders';
const WITH = '\\s{0,2}(?:\\+|&|,|and|und|et|y|e|plus|with|mit|avec|con|com)\\s{0,2}';
/** Only so is it told that they travel as well. */
const ESCORTED = '\\s{0,2}(?:\\+|&|plus|with|mit|avec|con|com)\\s{0,2}';
const MINORS =
  'children|child|kids?|(?:lap )?infants?|lap inf|teens?|ados?|adolescents?|toddlers?|bab(?:y|ies)|chd|ch(?=\\b)|inf|enf|bimb[oi]|bb|kinderen|kinder|kind|enfants?|bebes?|ninos?|ninas?|bambin[oi]|criancas?|barn|born|menor(?:es)?|infantes?|lactantes?|neonat[oi]';
/** `2 adults and kids of 9 and 5`: counted by their ages. */
const AND_MINORS = `\\s{0,2}(?:\\+|,|&|and|und|et|y|e|en|og|och|plus|with|met|mit|avec|con|com)\\s{0,2}(?:${MINORS})`;
const AGES =
  '(?:van|aged?|ages|of|von|im alter von|de|di|pa|\\()\\s?(?<y>\\d{1,2}(?:\\s?(?:,|&|\\+|/|and|und|et|y|e|en|og|och)\\s?\\d{1,2}){0,4})(?![\\d.,:]\\d)';
/** F-491: `2 enf de 9 et 6 ans + le bb`, `2 kids (9 and 6) plus the baby`: how old they are, and the one that has no number. */
const AGED =
  '(?:\\s(?:of |de |aged? |im alter von |\\()\\d{1,2}(?:\\s?(?:,|and|und|et|y|e|&|\\/)\\s?\\d{1,2}){0,3}(?:\\s?(?:yrs?|years?|ans|anos|anni|jahren?))?(?: old)?\\)?)';
const THE_ONE =
  "(?:the|le|la|l'|das|el|il|o|your|votre|euer|ihr)(?= ?(?:lap )?(?:infants?|baby|bebe|bb|kleinkind|neonat[oi]|bimb[oi]|nourrisson|bambin[oi]|nino))";
/** F-611: `zwei Erwachsene und Ihre Tochter Jule (7 Jahre)`: the one child of those who are written to. */
const OWN_CHILD =
  "(?:your|ihr|euer|dein|(?:ihr|eur|dein)e[nmr]?|votre|ta|ton|vuestr[oa]|su|tu|(?:la |il )?(?:vostr[oa]|su[oa]|tu[oa])|(?:a |o )?(?:sua|seu)|jullie|je|uw) (?:(?:little|young|small) )?(?:daughter|son|child|girl|boy|tochter|sohn|kind|fille|fils|enfant|hij[oa]|figli[oa]|filh[oa]|dochter|zoon)(?![a-z'’])";
/** `für euch zwei`, `pour vous deux`, `til jer to`, `pra vocês dois`: those who are written to. */
const YOU = '(?:euch|sie|ihnen|vous|voi|voces|vosotros|ustedes|jullie|jer|er|dere|you)';
const YOU_ALL =
  'beide|both|twee|drie|vier|to|tva|tre|fire|fyra|two|three|four|zwei|drei|deux|trois|quatre|dos|tres|cuatro|due|quattro|dois|duas|quatro|[2-9](?![.,]?\\d| ?(?:nights?|nachte|nuits|noches|notti|noites|nachten|natter|netter))';
const PARTY = compactPattern(
  `(?<![a-z0-9.,/-])(?:(?<n>${NUMBER})\\s{0,2}(?:[x×]\\s)?(?:${PEOPLE})(?![a-z])(?:\\.(?=\\s?[+&,]))?` +
    `(?:${AND_MINORS}\\s?${AGES})?(?:\\s?\\([^()]{0,20}\\))?(?:(?:\\s{0,2}(?:\\+|,|&|\\/|and|und|et|y|en?|och|og|plus|with)\\s{0,2}|\\s)(?<m>${NUMBER})\\s{0,2}(?:[x×]\\s)?(?:${MINORS})(?![a-z])(?:\\s?\\([^()]{0,20}\\)(?=[\\s,+&/]{1,3}\\d))?)?` +
    `(?:${AGED}?(?:\\s{0,2}(?:\\+|,|&|\\/|and|und|et|y|en?|och|og|plus)\\s{0,2}|\\s)(?<k>${NUMBER}|${THE_ONE})\\s{0,2}(?:[x×]\\s)?(?:${MINORS})(?![a-z]))?(?:${WITH}(?<d>${OWN_CHILD}))?` +
    `(?:${ESCORTED}(?<l>${NUMBER}) (?:${ESCORTS})(?![a-z]))?|` +
    `(?<g>${NUMBER}) (?:${TAKING_PART})${WITH}(?<h>${NUMBER}) (?:${LEADERS})(?![a-z])|` +
    '(?<a>[1-9])a(?:d|dt|dl)?\\s?(?:[+&/]\\s?)?(?<c>[1-9])c(?:h|hd|nn)?(?:\\s?(?:[+&/]\\s?)?(?<i>[1-9])i(?:nf)?)?(?![a-z0-9])|' +
    `(?<s>${NUMBER}) sharing(?=\\s?[=:]?\\s?(?:[$€£₹]|[a-z]{3}\\s?)\\d[\\d.,]*\\s?(?:in )?tot)|` +
    `(?:fam(?:ily)?|party|group|familie|famille|familia|famiglia) (?:of|von|de|di|com) (?<f>${NUMBER})(?![a-z0-9])(?: (?:${TAKING_PART})${WITH}(?<e>${NUMBER}) (?:${LEADERS})(?![a-z]))?|` +
    `(?<o>${NUMBER}|pair|both) of (?:you|u|them)(?![a-z])|` +
    `(?:for|fur|pour|para|pra|per|voor|til|till)(?: (?:alle|allemaal|alla|tutti e))? ${YOU} (?<v>${YOU_ALL})(?![a-z0-9])|` +
    `(?:for|fur|pour|para|per|voor)(?: (?:the|all|alle|your|our|ihre|eure|die|vos|les|sus|los|las|i|gli|vostri|os|seus|jullie|uw)){0,2} (?<p>${NUMBER}) (?:${TAKING_PART})(?![a-z])|` +
    `(?:for|fur|pour|para|per)(?: (?:the|us|all))? (?<w>two|three|four|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|dois|duas)(?= ?(?:[.,;:!)/|–—-]|$|people|persons|guests|of us)))`,
  'y',
);
const STARTS = new StartTable([PARTY.source]);
const RATE_BEFORE =
  /(?:min(?:imum|\.)?(?: of)?|max(?:imum|imal|\.)?(?: of)?|up to|bis(?: zu)?|jusqu'a|hasta|fino a|ate|sleeps|based (?:up)?on|basis of|bei|from|at (?:least|most)|hochstens|au (?:plus|maximum)|como maximo|al massimo|no maximo|hoogstens|ab|mind\.?|minimo|mindestens|base|basado en|op basis van|minimaal|minstens|vanaf|minst|mindst|maks\.?|shar(?:ing|e)(?: (?:an?|the|their))?(?: [a-z]{3,8}){0,2} with|compartiendo(?: (?:una )?habitacion)? con|(?:camera|habitacion|zimmer|chambre|quarto)(?: [a-z]{3,12})? (?:con|mit|de|di|von|avec|com)|(?:unterbringung|belegung|begleitung) (?:mit|von)|(?:price|rate) of|ogni|every|each|jede[nrs]?|pro|chaque|cada|tutti i|soit|ca\.?|circa|etwa|rund|approx\.?|about|around|environ|over|under|below|unter|sous|sotto (?:i|le)|abaixo de|onder(?: de)?|(?:more|less|fewer) than|weniger als|moins de|menos de|meno di|minder dan|per|groups of|minim(?:o|um):?|\b(?:if|when|once|wenn|falls|si|se)|mindest[a-z]*:?|needs?|requires?|takes|teilnehmerzahl(?: (?:betragt|von|ist|liegt bei))?|teilnehmer:|\d (?:to|bis|a|-|–)|(?<!\b(?:p|x))\/)\s?(?:\d{1,3}\s?[-–]\s?)?$/;
/** `Villa Luz (8 persons)`, `la finca entera (10 personas)`: how many a house holds. */
const HOUSE_BEFORE =
  /\b(?:house|villa|cottage|chalet|apartment|farmhouse|lodge|riad|boat|yacht|gulet|haus|ferienhaus|wohnung|hutte|maison|gite|casa|finca|masseria|casale|quinta)(?: \p{L}{3,14})? \($/u;
const HELD = /\d ?(?:pax|ppl|people|persons?|guests?|personen|personnes?|personas?|persone|pessoas?)$/;
const NIGHTS = '(?:nights?|nts?|nachte|nuits|noches|notti|noites|nachten)';
/** `Stay five nights, pay for four`, `five for four`: nights, not travelers. */
const NIGHTS_BEFORE = compactPattern(
  `(?:\\b(?:pay(?:s|ing)?|zahl(?:e|en|t)?|bezahl(?:e|en|t)|pay(?:e|ez|er)|pag(?:a|ue|an?|ar|as|hi|ate|hiamo)|betaalt?|betalen)(?: (?:sie|ihr|du|you))?(?: (?:only|just|nur|seulement|que|solo|so|slechts))?|(?<![a-z0-9])(?:\\d{1,2} ?${NIGHTS}|(?:${alternation(NUMBER_WORDS.keys())})(?: ${NIGHTS})?))\\s$`,
);
/** `Deadline for all four`, `same for both`: offers, not travelers. */
const OFFERS_BEFORE =
  /(?:deadline|time limit|validity|valid|same|identical|conditions|rules|terms|ticketing|gultig|frist|gleich|bedingungen|memes?|valables?|mism[oa]s?|validez|condiciones|stess[oaie]|valid[oaie]|condizioni)\s$/;
/** F-625: `Minimum group size 10 passengers`: how many it takes. */
const LEAST_GROUP =
  /\b(?:min(?:im[a-z]{1,3}|\.)? (?:(?:du|del|do|di|de) )?(?:group|party|grupo|gruppo|groep)[a-z]{0,8}(?: size)?|mindest(?:gruppen|teilnehmer)[a-z]{0,8})\s?:?\s$/;
const SHARING_AFTER =
  /^\s?(?:approx|environ|ungefahr|circa|aproximada|sharing|share|im doppel|im dz|en (?:habitacion|base|chambre)|in (?:camera|a double|one room)|minimum|min\b|needed|required|to (?:run|operate|go|travel|guarantee)|per room|to a room|room|oder mehr|or more|\+(?! ?\d)|(?:(?:are|have|were|have been) )?(?:(?:also|just|currently|already|recently|now) )?(?:looking at|viewing|watching|viewed|booked (?:this|it|today|in the last)|(?:also )?liked?)\b(?! forward))/;

/** `9 people are looking at this page`, `9 personas están viendo esta oferta`: a page counts its visitors. */
const LOOKING_AFTER =
  /^\s(?:(?:(?:are|were|have|'re) )?(?:(?:also|already|just|now|currently|right now) ){0,2}(?:looking|looked|viewing|viewed|watching|watched|booked|booking|saved|interested|considering|like|liked|love|loved|recommend(?:ed)?|visited)\b|(?:sehen|schauen|haben|interessieren) (?:sich )?(?:gerade |aktuell |derzeit )?(?:dies|das|dafur|diese|fur|schon|bereits|heute)|(?:regardent|consultent|ont (?:reserve|vu|consulte))\b|(?:(?:estan|esta) (?:viendo|mirando|interesad)|(?:han|ha) (?:reservado|visto)|ven\b)|(?:stanno (?:guardando|vedendo|visualizzando)|hanno (?:prenotato|visto|visitato))|(?:estao|esta) (?:vendo|olhando|vendo)|reservaram|bekijken|hebben (?:dit|deze|geboekt|bekeken))/;

/** `per due persone il totale è di …`: in Italian `per` is `for`. */
const TOTAL_AFTER = /^,? (?:(?:il |in )?(?:prezzo )?total[ei]|(?:il )?(?:costo|prezzo)|(?:fa|sono|viene|vengono) )/;

/** `Totale complessivo per 2 adulti` */
const TOTAL_BEFORE = /\btotal[ei]\b[^;]{0,32}\bper $/;

/** `€ 4.200 per 2 adulti e 2 bambini`: so as well. */
const ITALIAN_FAMILY = /adult[oi].{1,8}bambin/;

/** `Total for 8 golfers`; a guide for eight says nothing of how many they are. */
const PRICE_BEFORE =
  /(?:total|price|cost|comes to|gesamt|summe|preis|prix|precio|prezzo|preco|prijs|totaal|\b(?:offer|quote|quotation|proposal|angebot|offre|devis|oferta|presupuesto|offerta|preventivo|orcamento|proposta|offerte))[a-z]{0,6}\W{1,2}$/;

/** `family of 4 (2 adults + 2 kids)` */
const MINORS_IN_NOTE = compactPattern(`^,? ?\\([^()]{0,40}\\d ?(?:${MINORS})(?![a-z])`);

const CURRENCY_BEFORE = /[$€£₹]\s?$/;
/** `GBP 300 ADT`: two figures or more behind a code are an amount, too. */
const CODE_BEFORE = /(?<![a-z])(?:usd|eur|gbp|chf|cad|aud|nzd|sgd|zar|inr|aed|thb|sek|nok|dkk|brl|mxn)\s?$/;

/** `Seats 2A/2C`; with a blank alone between them only what leads to travelers tells that they are counted: `for 2A 2C`. */
const SEATS_BEFORE =
  /(?:seats?|rows?|sitz(?:e|platze)?|reihe|sieges?|asientos?|posti|assentos?|seated|assigned|allocated|pre-?assigned)(?:\s(?:are|is|booked|assigned|allocated|reserved|held|requested|chosen|selected|numbers?|nos?\.?)){0,2}[\s:=–-]{1,3}$/;
const COUNTED_BEFORE = /(?:\b(?:for|pax|fur|pour|para|per)|[(:=])\s?$/;

/** From so many on, some are there to look after the others. */
const GROUP = 10;
const NONE: readonly never[] = [];
/** Every match has one of these. */
const HINT = new LinePattern(
  compactPattern(
    `adult|adlt|adt|adl|\\d ?ads?\\b|\\da(?:d|dt|dl)?\\s?[+&/]?\\s?\\dc|erw|pax|ppl|passe|passa|pasaj|people|person|sharing|travell?er|guest|deleg|attend|congressi|senior|erwachs|reisende|reizig|volw|voks|vux|resenar|voyag|viaj|viagg|pesso|famil|famig|fam of|party|group| of (?:you|u|them)\\b| (?:two|three|four|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|dois|duas)\\b|${YOU} (?:${YOU_ALL})|${TAKING_PART}`,
  ),
  PARTY.source,
);

/** `look` is what the folded text may hold, where it was looked at already. */
export function findPassengerCounts(folded: string, look = lookAtLine(folded)): readonly PassengerMention[] {
  if (!HINT.test(look, folded)) return NONE;
  return matchesAtStarts(PARTY, STARTS, folded).flatMap((match) => {
    const g = match.groups ?? {};
    const from = match.index;
    const to = from + match[0].length;
    const count = [
      g['n'] ?? g['f'] ?? g['p'] ?? g['w'] ?? g['v'] ?? g['s'] ?? g['o'] ?? g['g'] ?? g['a'],
      g['c'],
      g['i'],
      g['m'],
      g['k'],
      g['h'],
      // Two have no escorts: `2 adults + 1 staff`.
      numberOf(g['n']) < GROUP ? undefined : g['l'],
      g['e'],
    ].reduce((sum, n) => sum + numberOf(n), (g['y']?.match(/\d+/g)?.length ?? 0) + (g['d'] === undefined ? 0 : 1));
    /* `One of you` is not how many they are. */
    if (count < (g['o'] === undefined ? 1 : 2) || count > 500) return [];
    // `€ 45 adulti`: what one pays.
    if (isDigit(folded.charCodeAt(from)) && CURRENCY_BEFORE.test(folded.slice(Math.max(0, from - 2), from))) return [];
    if (isDigit(folded.charCodeAt(from + 1)) && CODE_BEFORE.test(folded.slice(Math.max(0, from - 5), from))) return [];
    if (g['n'] !== undefined && LOOKING_AFTER.test(folded.slice(to, to + 48))) return [];
    if (g['p'] !== undefined && !PRICE_BEFORE.test(folded.slice(Math.max(0, from - 24), from))) return [];
    if (g['a'] !== undefined && !areLettersCounted(folded.slice(Math.max(0, from - 40), from), match[0])) return [];
    const isTotal =
      g['s'] !== undefined ||
      (/\bper $/.test(folded.slice(Math.max(0, from - 4), from)) &&
        (ITALIAN_FAMILY.test(match[0]) ||
          TOTAL_AFTER.test(folded.slice(to, to + 40)) ||
          TOTAL_BEFORE.test(folded.slice(Math.max(0, from - 44), from))));
    if (g['w'] !== undefined) {
      const before = folded.slice(Math.max(0, from - 24), from);
      if (NIGHTS_BEFORE.test(before) || OFFERS_BEFORE.test(before)) return [];
    }
    const isHeld = HELD.test(match[0]) && HOUSE_BEFORE.test(folded.slice(Math.max(0, from - 40), from));
    const isParty =
      isTotal ||
      (!isHeld &&
        !RATE_BEFORE.test(folded.slice(Math.max(0, from - 24), from)) &&
        !LEAST_GROUP.test(folded.slice(Math.max(0, from - 36), from)) &&
        !SHARING_AFTER.test(folded.slice(to, to + 24)));
    const hasMinors =
      g['m'] !== undefined ||
      g['d'] !== undefined ||
      g['y'] !== undefined ||
      g['c'] !== undefined ||
      (g['f'] !== undefined && MINORS_IN_NOTE.test(folded.slice(to, to + 48)));
    return [{ from, to, count, hasMinors, isParty }];
  });
}

/** `2A+2C`, `2A1C1I` */
const areLettersCounted = (before: string, letters: string): boolean =>
  !SEATS_BEFORE.test(before) && (!/^\S+\s\d/.test(letters) || COUNTED_BEFORE.test(before));

const numberOf = (text: string | undefined): number =>
  text === undefined ? 0 : (OTHER_NUMBERS.get(text) ?? readSmallNumber(text) ?? (IS_THE_ONE.test(text) ? 1 : 0));
/** Elsewhere these are other words. */
const OTHER_NUMBERS: ReadonlyMap<string, number> = new Map([
  ...['pair', 'both', 'beide', 'twee', 'to', 'tva'].map((word) => [word, 2] as const),
  ['drie', 3],
]);
const IS_THE_ONE = /^(?:the|le|la|l'|das|el|il|o|your|votre|euer|ihr)$/;
