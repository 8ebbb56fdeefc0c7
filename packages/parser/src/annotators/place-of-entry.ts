/**
 * Where an entry of a plan takes place, out of its own words: `Dinner at The Copper Magpie`, `dîner à l'auberge du Pont Roman, Meyrueis`,
 * `Mittagessen im Gasthaus Zur Alten Mühle`, `Mass, Dauis church`, `lunch Time Out Market`. A name counts, not a common noun: the hotel, a garden.
 */
import type { ActivityType } from '../model/answer.ts';
import { compactPattern } from '../text/compact-pattern.ts';
import { StartTable } from '../text/start-table.ts';
import { wordSet } from '../text/word-set.ts';
import { foldText } from '../tokenizer/fold-text.ts';
import { type Token, tokenize } from '../tokenizer/tokenize.ts';
import { beginsWithVerb } from './action-verb.ts';
import { findActivityType } from './activity-type.ts';
import type { Mention } from './annotation.ts';
import { findPlaces } from './place.ts';
import { MONTHS, WEAK_WEEKDAYS, WEEKDAYS } from './vocabulary/calendar-words.ts';
import {
  ARRIVING,
  AT_WORDS,
  COMMON_NOUNS,
  EVENT_WORDS,
  GERMAN_IN,
  IN_WORDS,
  LINKS,
  NO_PLACE,
  OPEN_WORDS,
  PLACE_ENDING,
  SURE_WORDS,
  VENUE_WORDS,
} from './vocabulary/venue-words.ts';

const MAX_TEXT = 160;
const MAX_WORDS = 7;
const MAX_TOWN_WORDS = 3;
const ARTICLES = wordSet('the|le|la|les|l|el|los|las|il|lo|gli|i|der|dem|den|das|die|o|os|as|het|de|unser|our|your');
/** `St. Salvator`: behind these a point ends no sentence. */
const SHORTENED = wordSet('st|mt|sta|sto|ste|dr|bros|no|av|avda|pl|str');
const ON_THE = wordSet('the');
const AND = wordSet('and');
const LEAST_SMALL = 4;
const ELIDED = /^(?:l|d|all|nell|dall|dell|sull|un)['’](?=\p{L})/iu;

interface Name extends Mention {
  readonly words: number;
}

/** `type` is the entry's: of a journey only `at` tells where, for `in`, `to` and commas tell of the way. */
export function findPlaceOfEntry(text: string, type: ActivityType): Mention | null {
  if (text.length > MAX_TEXT) return null;
  const entry = new Entry(text, type);
  return (
    entry.behindWord(AT_WORDS, false) ??
    entry.behindWord(IN_WORDS, true) ??
    entry.room() ??
    entry.behindMark() ??
    entry.behindDoing() ??
    entry.itself()
  );
}

class Entry {
  private readonly text: string;
  private readonly type: ActivityType;
  private readonly folded: string;
  private readonly words: readonly Token[];
  /** Where another thing is told, once it is asked. */
  private next: number | null = null;

  constructor(text: string, type: ActivityType) {
    this.text = text;
    this.type = type;
    this.folded = foldText(text);
    this.words = tokenize(text, undefined, this.folded).flatMap((token) => splitElision(text, token));
  }

  private isBehindNext(at: number): boolean {
    this.next ??= this.text.search(NEXT_THING);
    return this.next >= 0 && at > this.next;
  }

  behindWord(leads: ReadonlySet<string>, isIn: boolean): Mention | null {
    for (let i = 1; i < this.words.length - 1; i++) {
      const lead = this.words[i] as Token;
      if (!leads.has(lead.folded) || lead.capital) continue;
      if (this.isBehindNext(lead.from)) break;
      if (!this.mayLead(i)) continue;
      const isOnWay = this.type === 'travel' && !this.words.slice(0, i).some(({ folded }) => ARRIVING.has(folded));
      if (isIn && isOnWay) continue;
      const name = this.nameAt(i + 1);
      if (name === null || !this.mayStand(name, lead.folded)) continue;
      return this.withTown(name);
    }
    return null;
  }

  private mayLead(at: number): boolean {
    const { folded, from } = this.words[at] as Token;
    // `8 am Tour`
    if ((this.words[at - 1] as Token).kind === 'number' || this.text.charAt(from - 1) !== ' ') return false;
    if (folded === 'on') return this.isSmall(at + 1, ON_THE) || this.isStreetAt(at + 1);
    return folded !== 'from' || !this.words.slice(at).some((word) => word.folded === 'to' && !word.capital);
  }

  /** `Team dinner, Jalan Kayu Kitchen`, `Holy Mass - Church of St. Anthony`: what is done in common words, and a name to the end. */
  behindMark(): Mention | null {
    const mark = MARK.exec(this.text);
    if (mark === null || (this.type === 'travel' && !MEETS.test(foldText(this.text.slice(0, mark.index))))) return null;
    const at = mark.index + mark[0].length;
    const name = this.nameAt(this.words.findIndex(({ from }) => from >= at));
    if (name === null || name.from !== at || !this.mayStand(name, ',')) return null;
    const hasHouse = this.wordsOf(name).some((word) => VENUE_WORDS.has(word));
    if (!mark[0].startsWith(',') && !hasHouse) return null;
    if (!this.tellsEvent(this.text.slice(0, mark.index), hasHouse)) return null;
    const whole = this.withTown(name);
    if (!ENDS.test(this.text.slice(whole.to))) return null;
    const isRide = this.type !== 'travel' && findActivityType(foldText(this.slice(whole)))?.type === 'travel';
    return isRide ? null : whole;
  }

  /** I-575: `Supplier review, boardroom 4.02`, `Sandwich lunch, canteen`, `Accueil, place du Plot`: a room or a street in small letters, to the end. */
  room(): Mention | null {
    if (!this.text.includes(', ')) return null;
    const match =
      IS_ROOMED.has(this.type) || MEETS.test(foldText(this.text.split(',', 1)[0] ?? '')) ? ROOM.exec(this.text) : null;
    const name = match?.groups?.['room'];
    if (match === null || name === undefined) return null;
    const from = match.index + match[0].length - name.length;
    return { from, to: from + name.length };
  }

  /** `brunch Heim Cafe, Santos`, `check in Hotel Malecón Azul`, `visita della Cattedrale di Otranto`: the name follows what is done. */
  behindDoing(): Mention | null {
    const { folded } = this;
    if (MAY_BEGIN.at(folded) === 0) return null;
    const lead = DOING_BEFORE.exec(folded) ?? VISIT_BEFORE.exec(folded);
    if (lead === null) return null;
    const at = this.words.findIndex(({ from }) => from >= lead[0].length);
    const name = at < 0 ? null : this.nameAt(at);
    if (name === null || name.from !== lead[0].length || !this.mayStand(name, ' ')) return null;
    return name.words < 2 && !SIGHT.test(this.wordsOf(name)[0] ?? '') ? null : this.withTown(name);
  }

  /** `Nijo Castle`, `Palazzo Te`, `Yasaka Shrine by lantern light`: the sight, or the house where one sleeps, is what is told. */
  itself(): Mention | null {
    const name = IS_THERE.has(this.type) ? this.nameAt(0) : null;
    if (name === null || !this.mayNamePlace(name, ' ')) return null;
    const isSmall = this.words.some(({ to, capital }) => to === name.to && !capital);
    if (!(isSmall ? ENDS_SMALL : ENDS_NAME).test(this.text.slice(name.to))) return null;
    const words = this.wordsOf(name);
    const kinds = this.type === 'accommodation' ? HOUSE : SIGHT;
    const isLast = kinds.test(words.at(-1) ?? '') && !words.some((word) => TOWARDS.has(word));
    const isKind = isLast || (words.length > 1 && kinds.test(words[0] ?? ''));
    const isNamed = words.length > 1 || COMPOUND.test(words[0] ?? '');
    return isKind && isNamed && !beginsWithVerb(this.folded) && !words.some((word) => EVENT_WORDS.has(word))
      ? name
      : null;
  }

  /** `on Teramachi Street` */
  private isStreetAt(at: number): boolean {
    const name = this.nameAt(at);
    return name !== null && STREET.test(this.wordsOf(name).at(-1) ?? '');
  }

  private slice({ from, to }: Mention): string {
    return this.text.slice(from, to);
  }

  /** The name that begins at this word, behind an article and a common noun for a house. */
  private nameAt(first: number): Name | null {
    let at = first;
    while (this.isSmall(at, ARTICLES)) at++;
    const start = at;
    // `à la cave Hirtzbacher`, `all'auberge du Pont Roman`
    if (this.isSmall(at, VENUE_WORDS)) {
      at++;
      for (let links = 0; links < 2 && this.isSmall(at, LINKS); links++) at++;
    }
    const head = this.words[at];
    if (!head?.capital || !this.adjoins(start, at)) return null;
    let end = at;
    let count = 1;
    for (let next = at + 1; next < this.words.length && count < MAX_WORDS; ) {
      let to = next;
      // `at the Wynd and Thistle`
      if (count === 1 && start > first && this.isSmall(to, AND)) to++;
      while (to < next + 2 && this.isSmall(to, LINKS)) to++;
      const word = this.words[to];
      if (!word || !this.adjoins(end, to)) break;
      // `Kiyomizu-dera`
      const isJoined = to === next && this.text.slice((this.words[end] as Token).to, word.from) === '-';
      if (word.capital || isJoined || (to === next && this.isNumberOfPlace(word))) {
        count++;
        end = to;
        next = to + 1;
      } else {
        // `Dauis church`, `Pandan Leaf restaurant`
        if (to === next && this.isSmall(to, VENUE_WORDS)) end = to;
        break;
      }
    }
    const from = (this.words[start] as Token).from;
    return { from, to: (this.words[end] as Token).to, words: end - start + 1 };
  }

  /** `Gate 3`, `Room 4.2`; not `Nettuno 4*`. */
  private isNumberOfPlace({ kind, from, to }: Token): boolean {
    return (
      kind === 'number' &&
      to - from <= 3 &&
      !STARS.test(this.text.slice(to, to + 2)) &&
      !COUNTS.test(this.text.slice(to, to + 9))
    );
  }

  private isSmall(at: number, among: ReadonlySet<string>): boolean {
    const word = this.words[at];
    return word !== undefined && !word.capital && among.has(word.folded);
  }

  /** Nothing but blanks, hyphens and `&` stand between the words. */
  private adjoins(from: number, to: number): boolean {
    for (let i = from; i < to; i++) {
      const [word, next] = [this.words[i] as Token, this.words[i + 1] as Token];
      const gap = this.text.slice(word.to, next.from);
      if (gap !== ' ' && !GAP.test(gap) && !(gap === '. ' && SHORTENED.has(word.folded))) return false;
    }
    return true;
  }

  private withTown(name: Name): Mention {
    if (!this.text.startsWith(', ', name.to)) return name;
    const at = this.words.findIndex(({ from }) => from >= name.to);
    const town = at < 0 ? null : this.nameAt(at);
    const isTown =
      town !== null &&
      town.from === name.to + 2 &&
      town.words <= MAX_TOWN_WORDS &&
      ENDS_PART.test(this.text.slice(town.to)) &&
      this.mayNamePlace(town, ',');
    return isTown ? { from: name.from, to: town.to } : name;
  }

  /** No word for when or how, no thing that is done, no common noun alone. */
  private mayNamePlace(name: Name, lead: string): boolean {
    const words = this.wordsOf(name);
    const [first = ''] = words;
    if (NO_PLACE.has(first) || EVENT_WORDS.has(first) || isDate(first)) return false;
    if (words.every((word) => COMMON_NOUNS.has(word) || ARTICLES.has(word))) return false;
    if (lead === ',' && words.some((word) => EVENT_WORDS.has(word))) return false;
    return words.length > 1 || !findPlaces(this.slice(name)).some(({ place }) => place.kind === 'demonym');
  }

  private mayStand(name: Name, lead: string): boolean {
    if (!this.mayNamePlace(name, lead)) return false;
    const words = this.wordsOf(name);
    const [first = ''] = words;
    const places = findPlaces(`in ${this.slice(name)}`);
    const isKnown =
      places.some(({ place, from }) => from === 3 && place.kind !== 'demonym') || PLACE_ENDING.test(first);
    const isHouse = words.length > 1 && (VENUE_WORDS.has(first) || COMMON_NOUNS.has(first));
    if (SURE_WORDS.has(lead)) return true;
    const isOpen = OPEN_WORDS.has(lead) && this.text.charAt(name.from - 2) !== 'à';
    if (isOpen) return isKnown || isHouse;
    if (words.length > 1) return !GERMAN_IN.has(lead) || !words.slice(1).some((word) => EVENT_WORDS.has(word));
    return isKnown || !(GERMAN_IN.has(lead) || lead === ' ' || this.isInTitleCase(name));
  }

  private wordsOf({ from, to }: Mention): readonly string[] {
    return this.words.filter((word) => word.from >= from && word.from < to).map(({ folded }) => folded);
  }

  /** In a title with a capital at each word one capital says nothing. */
  private isInTitleCase(name: Name): boolean {
    const isOther = ({ capital, from }: Token, i: number): boolean => i > 0 && capital && from !== name.from;
    return this.words.some(isOther) && !this.words.some(isLongAndSmall);
  }

  /** `hasHouse`: the name says itself that it is a house, so that a name may stand before it. */
  private tellsEvent(before: string, hasHouse: boolean): boolean {
    const words = tokenize(before);
    const last = words.at(-1);
    if (last === undefined || words.length > MAX_WORDS) return false;
    if (words.length > 1 && last.capital && !hasHouse) return false;
    if (DOING.test(last.folded) && words.every(({ capital }, i) => i === 0 || !capital)) return true;
    return findActivityType(foldText(before)) !== null || words.some(({ folded }) => EVENT_WORDS.has(folded));
  }
}

/** `l'auberge`, `all'Hotel` are two words. */
function splitElision(text: string, token: Token): Token[] {
  // Folded, each apostrophe is the same.
  if (!token.folded.includes("'")) return [token];
  const length = ELIDED.exec(text.slice(token.from, token.to))?.[0].length ?? 0;
  if (length === 0) return [token];
  const from = token.from + length;
  return [
    { ...token, to: from - 1, folded: token.folded.slice(0, length - 1) },
    { ...token, from, folded: token.folded.slice(length), capital: CAPITAL.test(text.slice(from, from + 2)) },
  ];
}
const CAPITAL = /^\p{Lu}/u;

const isLongAndSmall = ({ capital, kind, from, to }: Token): boolean =>
  kind === 'word' && !capital && to - from >= LEAST_SMALL;

const isDate = (word: string): boolean => MONTHS.has(word) || (WEEKDAYS.has(word) && !WEAK_WEEKDAYS.has(word));

const IS_ROOMED: ReadonlySet<ActivityType> = new Set(['culture', 'activity', 'meal', 'wine']);
const NUMBER = '\\p{Lu}{0,2}\\d{1,3}(?:[.-]\\d{1,3})?\\p{Lu}?';
const NUMBERED =
  '(?:(?:board|meeting|conference|seminar|class|ball|press|training)[ -]?)?room|lab(?:oratory)?|hall|auditorium|studio|gate|pier|platform|building|stand|booth|table|(?:Tagungs|Seminar|Konferenz|Besprechungs|Klassen|Schulungs)?(?:[Rr]aum|zimmer|saal)|Raum|Saal|Halle|Gleis|salle|amphi(?:théâtre)?|hall|quai|sala|aula|zaal|lokaal';
const ALONE =
  '(?:(?:the|hotel|main|upper|lower|school|town) )?(?:(?:board|ball|dining|breakfast|meeting|conference|common)[ -]?room|canteen|cafeteria|lounge|lobby|foyer|auditorium|atrium|courtyard|library|gym|sports hall|town hall|roof ?top|Aula|Mensa|Kantine|Turnhalle|Speisesaal|Foyer|kantine|cantine|réfectoire|comedor|mensa|refeitório)|(?:the |hotel |main |\\p{Lu}[\\p{L}\\p{N}]* \\d{1,2} )reception';
const STREET_NAMED =
  "(?:place|rue|quai|avenue|boulevard|parvis|cours|allée|parking|plaza|calle|paseo|avenida|piazza|piazzale|via|viale|corso|largo|rua|praça) (?:d[eu] |des |de la |del |della |dei |do |da |d['’]|de l['’])?\\p{Lu}[\\p{L}'’-]*(?: \\p{Lu}[\\p{L}'’-]*){0,2}";
const ROOM = compactPattern(
  `\\p{L}.{2,}, (?<room>(?:${NUMBERED}) ${NUMBER}|${ALONE}|${STREET_NAMED})(?=\\.?$| ?[([]|\\))`,
  'u',
);

const IS_THERE: ReadonlySet<ActivityType> = new Set(['culture', 'activity', 'meal', 'accommodation']);
const SIGHT =
  /^(?:temple|shrine|park|market|castle|palace|cathedral|church|gardens?|tower|square|bridge|fort|fortress|beach|basilica|abbey|monastery|gallery|zoo|aquarium|lighthouse|falls|[a-z]*museum|museo|museu|musee|palazzo|palacio|palais|catedral|cattedrale|cathedrale|basilique|castello|castillo|castelo|chateau|piazza|plaza|parque|parc|parco|duomo|torre|mercado|mercato|marche|jardin|jardim|giardino|[a-z]*(?:schloss|kirche|munster|dom|burg)|kloster|kasteel|[a-z]+kerk|paleis)$/;
const HOUSE =
  /^(?:hotel|inn|lodge|hostel|guest ?house|resort|motel|[a-z]*hutte|hutte|[a-z]*huis|[a-z]*haus|gasthof|gasthaus|pension|herberg|refuge|rifugio|refugio|auberge|gite|albergo|agriturismo|hostal|posada|pousada|parador|riad|ryokan|chalet|villa|b&b)$/;
/** `Treppe zum Kloster` is a way there. */
const TOWARDS = wordSet('zum|zur|al|alla|to|am|im|upon|sur|sous');
const COMPOUND =
  /^(?!(?:gast|berg|ferien|wohn|schutz|ski|vakantie|land|jugend|alpen)(?:haus|hutte|huis)$)[a-z]{3,}(?:museum|schloss|kirche|munster|dom|burg|kerk|hutte|haus|huis)$/;
const STREET =
  /^(?:street|st|road|rd|avenue|ave|lane|square|boulevard|quay|pier|beach|hill|island|[a-z]+(?:gade|gata|gatan))$/;
/** Behind the name: what a bracket, a comma, or words in small letters say of it. */
const ENDS_NAME = /^["”»’']?(?:\.?$|, | ?[([]| [–—-] | [\p{Ll}\d])/u;
/** `Purchase park passes` names no park. */
const ENDS_SMALL = /^(?:\.?$|, | ?[([]| [–—-] | (?:with|by|before|and|mit|avec|con|com|met) )/u;
/** `Treffpunkt`, `Ritrovo`: who meets is there, however one goes on. */
const MEETS =
  /^(?:(?:treff(?:punkt|en)?|meeting[ -]?(?:point|place)|meet(?:ing)?|rendez-vous|rdv|ritrovo|punto di (?:incontro|ritrovo)|punto de encuentro|encuentro|ponto de encontro|encontro|verzamelen|verzamelpunt|samenkomst))$/;

const GAP = /^(?: |-| & |['’]| ['’"“«]?)$/;
/** `Hotel Sol 3 nights` */
const COUNTS = /^ ?(?:n(?:ights?|ts?|[äa]chte|uits|oches|otti|oites)|pers|pax|rooms?)(?!\p{L})/iu;
const STARS = /^ ?[*★⭐]/;
/** `mangrove planting`, `Besichtigung`, `dégustation` */
const DOING = /[a-z]{3}(?:ing|ung|tion)$/;
const ENDS = /^["”»’']?\.?$|^ ?[([–—/|-]| [–—-] /;
const ENDS_PART = /^["”»’']?(?:\.?$|[,;.)]| ?[([–—/|]| [–—-] )/;
/** Behind it another thing is told. */
const NEXT_THING = /, (?:then|and then|followed|later|after)\b| followed by |[;!?] |\p{Ll}{2}\. /u;
const MARK = /, | [-–—] /;
const DOING_BEFORE =
  /^(?:(?:early|late|farewell|welcome|group|team) )?(?:breakfast|brunch|lunch|dinner|supper|drinks|mittagessen|abendessen|dejeuner|diner|almuerzo|comida|cena|pranzo|almoco|jantar|avondeten|check[- ]?in|check into) /;
const VISIT_BEFORE =
  /^(?:(?:guided|private|short|morning|afternoon) )?(?:(?:(?:we |you )?visits?(?: to| of)?|(?:nous|vous|on) visit(?:e|ons|ez)|enter)|besuchen (?:wir|sie)|bezoeken (?:we|wij|jullie)|visitiamo|visitamos|explore|tour of|besuch(?: des| der| von)?|(?:gefuhrte )?(?:besichtigung|fuhrung)(?: des| der| von| durch)?|stadtrundgang|visite(?: guidee)?(?: d[eu]s?)?|visita(?: guidata| guiada)?(?: al?| alla?| del?| della| do| da)?|bezoek(?: aan)?) (?:(?:the|das|die|den|la|le|il|el|lo|o|het|de) |l')?/;
const MAY_BEGIN = new StartTable([DOING_BEFORE.source, VISIT_BEFORE.source]);
