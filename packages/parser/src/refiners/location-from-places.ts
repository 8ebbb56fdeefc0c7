/**
 * The trip's place where no label gives it: the places in the title, else those of the day titles (a few of them by name, many by their
 * country), else the one that the activities name most.
 */
import { countryName } from '@waypage/gazetteer';
import { findPlaces, type PlaceMention } from '../annotators/place.ts';
import { MONTHS } from '../annotators/vocabulary/calendar-words.ts';
import { derived, type Field, pieceOf, spansOfPiece } from '../model/field.ts';
import type { ItineraryDraft } from '../model/itinerary-draft.ts';
import { isLetter } from '../text/character-class.ts';
import { compactPattern } from '../text/compact-pattern.ts';
import { foldText } from '../tokenizer/fold-text.ts';
import type { ItineraryRefiner } from './refiner.ts';

const MAX_NAMED = 3;
const MAX_ACTIVITIES = 200;

export const refineLocation: ItineraryRefiner = (draft) => {
  if (draft.location !== null) return draft;
  const titles = draft.days.flatMap((day) => (day.title ? [day.title] : []));
  return {
    ...draft,
    location:
      (draft.title
        ? (countryOfTitle(draft.title, titles.length > 0 ? titles.slice(0, 60) : entriesOf(draft)) ??
          placesOfTitle(draft.title))
        : null) ??
      (draft.title ? (areaOfTitle(draft.title) ?? regionOfTitle(draft.title)) : null) ??
      placesOfTitles(titles.slice(0, 60)) ??
      (draft.title
        ? (placeOfKind(draft.title) ?? placeOfOuting(draft.title) ?? unknownPlaceOfTitle(draft.title))
        : null) ??
      placeOfActivities(draft),
  };
};

const entriesOf = ({ days }: ItineraryDraft): readonly Field<string>[] =>
  days.flatMap(({ blocks }) => blocks.flatMap(({ activities }) => activities.map(({ title }) => title))).slice(0, 60);

/** `JORDAN: DESERTS & KINGS`: a country whose name means other things too counts where the days, or what is done on them, are in it. */
function countryOfTitle(title: Field<string>, days: readonly Field<string>[]): Field<string> | null {
  const [first] = findPlaces(title.value);
  if (first?.from === 0) return null;
  const countries = days
    .flatMap((field) => findPlaces(field.value))
    .filter(({ place }) => place.kind !== 'demonym')
    .map(({ place }) => place.country);
  const country = mostFrequent(countries);
  const name = foldText(countryName(country) ?? '');
  const folded = foldText(title.value);
  if (name === '' || countries.filter((code) => code === country).length < 2 || folded.length !== title.value.length)
    return null;
  const at = folded.indexOf(name);
  const isWord = !isLetter(folded.charCodeAt(at - 1)) && !isLetter(folded.charCodeAt(at + name.length));
  if (at < 0 || !isWord || (first && first.from <= at)) return null;
  return pieceOf(title, at, at + name.length);
}

const hasCapital = (text: string): boolean => /\p{Lu}/u.test(text);
/** Notes in lower case name places all the same. */
const capitalised = (text: string): string =>
  text.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => (letter.toUpperCase().length === 1 ? letter.toUpperCase() : letter));

/** `Zermatt, Switzerland` out of 'Ski week Zermatt, Switzerland – group': the first run of places. */
function placesOfTitle(title: Field<string>): Field<string> | null {
  const mentions = findPlaces(hasCapital(title.value) ? title.value : capitalised(title.value));
  const all = mentions.filter((m) => m.place.kind !== 'demonym');
  const [lead, other] = all;
  // `U.S. road show – Boston / Denver`: letters for a country before a common noun say of which kind it is.
  const isKind = lead && other && COUNTRY_LETTERS.test(title.value.slice(lead.from, lead.to + 14));
  const goal = all.findIndex(({ from }) =>
    GOES_TO.test(foldText(title.value.slice(Math.max(0, from - MAX_LEAD), from))),
  );
  const named = all.slice(isKind ? 1 : Math.max(0, goal));
  const [first] = named;
  if (first) {
    let to = first.to;
    for (const next of named.slice(1))
      if (/^\s?(?:,|&|and|und|et|y|e|\/|–|-|→|to)\s?(?:the\s)?$/.test(title.value.slice(to, next.from))) to = next.to;
    return pieceOf(title, first.from, to);
  }
  const [demonym] = mentions;
  // The country's name itself does not stand there, so no characters hold it.
  return demonym ? derived(demonym.place.name, []) : null;
}

/** I-584: `Kirchenchor St. Martin – Chorreise nach Wien`: behind the word for the trip stands where it goes, before it who goes. */
const GOES_TO =
  /(?:reise|fahrt|ausflug|tour|trip|voyage|sortie|sejour|week-?end|journey|visit|excursion|viaje|escapada|viaggio|gita|viagem|excursie|reis|uitstap) (?:nach|to|in|a|au|aux|en|ad|naar|por|durch|through|para|per) (?:the |la |le |les |die |den |das |el |il |l['’])?$/;
const MAX_LEAD = 40;

const COUNTRY_LETTERS = /^(?:U\.S\.?(?:A\.?)?|USA?|U\.K\.?|UK|UAE|EU)\s\p{L}{3}/u;

/**
 * `Beaune` of `Wine weekend in Beaune, 23-25 April`: a name behind the word for where, though nobody knows the place. Before it may stand which
 * class goes (I-596): `Klassenfahrt der 7b nach Juist`.
 */
function unknownPlaceOfTitle(title: Field<string>): Field<string> | null {
  const match = WHERE.exec(title.value.slice(0, 120));
  const name = match?.groups?.['name'];
  if (
    !match ||
    name === undefined ||
    MONTHS.has(foldText(name)) ||
    !TRIP.test(foldText(title.value.slice(0, match.index)))
  )
    return null;
  const from = match.index + match[0].length - name.length;
  return pieceOf(title, from, from + name.length);
}

/** `South Island` of `South Island by car`, `North Island campervan, March`, `Ionian flotilla`: how one goes about stands behind where, though nobody knows the place. */
function areaOfTitle(title: Field<string>): Field<string> | null {
  const match = AREA.exec(title.value.slice(0, 120));
  const name = match?.groups?.['name'];
  if (name === undefined || OCCASION.test(foldText(name))) return null;
  const from = title.value.indexOf(name);
  return pieceOf(title, from, from + name.length);
}

/** `Serra Dourada` of `Serra Dourada – food and wine`: a name that says itself that it is a region's, set off, though nobody knows the place. */
function regionOfTitle(title: Field<string>): Field<string> | null {
  const folded = foldText(title.value);
  const kind = REGION.exec(folded)?.[0];
  const name = kind === undefined ? undefined : REGION_NAME.exec(title.value.slice(kind.length, kind.length + 60))?.[0];
  if (kind === undefined || name === undefined || OCCASION.test(foldText(name)) || SHIP.test(folded)) return null;
  return pieceOf(title, 0, kind.length + name.length);
}

/** `Surfcamp Hossegor`, `Wintersportweek Gerlos - fam. Maas`: behind a word for what is done there stands where, though nobody knows the place. */
function placeOfKind(title: Field<string>): Field<string> | null {
  const folded = foldText(title.value);
  const kind = folded.length === title.value.length ? OF_KIND.exec(folded)?.[0] : undefined;
  const name = kind === undefined ? undefined : KIND_NAME.exec(title.value.slice(kind.length, kind.length + 60))?.[0];
  if (kind === undefined || name === undefined || MONTHS.has(foldText(name)) || NO_PLACE.test(foldText(name)))
    return null;
  return pieceOf(title, kind.length, kind.length + name.length);
}
const OF_KIND =
  /^(?:(?:unsere?|onze|our|die|de|the) )?(?:(?:uitwisseling|excursie|werkweek|(?:school|studie|koor|club)reis|(?:school|brugklas|zomer|werk|ski)kamp|schullandheim(?:fahrt|aufenthalt)?|(?:schuler|jugend)?austausch|(?:klassen|studien|kurs|chor|abi|jugend)fahrt|konzertreise|(?:school |student |youth )?exchange(?: trip| visit)?|(?:school|choir|club) trip|(?:hutten|wander|rad|berg|velo|motorrad|schneeschuh|kanu|trekking)(?:tour|runde|wanderung|durchquerung|trekking)|trektocht|huttentocht|fietstocht|kanotocht|randonnee|trekking|(?:hut-to-hut|walking|hiking|cycling|bike|trekking) tour)(?: (?:im|in den|in der|durch|met|mit|with|nach|naar|to|in))? |(?:wintersport|ski|snowboard|langlauf|schnee|sneeuw|surf|kite|zeil|segel|tauch|duik|golf|wander|wandel|rad|fiets|bade|strand|kur|thermal|well?ness|zahn|yoga|fasten|tennis|reit|kletter)-? ?(?:reise|woche|wochenende|urlaub|ferien|tage|freizeit|week|weekend|weekeind|reis|vakantie|dagen|camp|kamp|lager|trip|holiday) )/;
const KIND_NAME =
  /^\p{Lu}[\p{L}'’-]{2,24}(?:[ -]\p{Lu}[\p{L}'’-]{2,24})?(?=$|\s?[,|(:–—]|\s-\s|\s(?:(?:vom|from|du|dal|del|van|do) )?\d)/u;
/** Who goes, and what it is. */
const NO_PLACE =
  /^(?:fam|familie|family|gruppe|groep|group|verein|vereniging|club|klassen?|klas(?:sen)?|jahrgang|leerjaar|schule|school|team|senioren|jugend|kinder|programm?a?|plan|info|angebot|aanbod|oma|opa|mit|met|with|fur|voor|fruhling|sommer|herbst|winter|ostern|pfingsten|pasen|zomer|herfst|voorjaar|summer|autumn|spring|easter)(?![a-z])/;

/** `Sortie annuelle en car : le Marais et La Rochelle`, `Tagesfahrt: Goslar`: behind the colon of an outing its goals stand. */
function placeOfOuting(title: Field<string>): Field<string> | null {
  const folded = foldText(title.value);
  const lead = folded.length === title.value.length ? OUTING.exec(folded)?.[0] : undefined;
  const name = lead === undefined ? undefined : GOALS.exec(title.value.slice(lead.length))?.[0];
  if (lead === undefined || name === undefined || NO_GOAL.test(foldText(name))) return null;
  return pieceOf(title, lead.length, lead.length + name.length);
}
const OUTING =
  /^(?:[a-z'-]{2,14} ){0,2}(?:sortie|excursion|tagesfahrt|tagesausflug|vereinsausflug|ausflug|busfahrt|gita|escursione|excursion|day trip|coach trip|outing|dagtocht|uitstap|busreis|passeio)(?: [a-z'-]{1,14}){0,4}\s?[:–-]\s(?=[a-z])/;
const GOAL =
  "(?:(?:[Ll]e|[Ll]a|[Ll]es|[Ii]l|[Ll]o|[Ee]l|[Ll]os|[Ll]as|[Tt]he|[Dd]e|het|nach|a|à|al) |[Ll]['’])?\\p{Lu}[\\p{L}'’-]{2,24}(?: (?:(?:de|la|sur|am|an der|di|del|les) )?\\p{L}[\\p{L}'’-]{3,20})?";
const GOALS = compactPattern(`^${GOAL}(?:(?:, | (?:et|und|and|y|e|en|&) )${GOAL}){0,2}$`, 'u');
const NO_GOAL =
  /\b(?:noel|paques|weihnacht\w*|ostern|christmas|easter|navidad|natale|kerst|programme?|programma|programm|info\w*|adherents|familles?|familie|family|seniors?|senioren|20\d\d)\b/;

const REGION =
  /^(?:serra|sierra|costa|cote|val|valle|valli|vale|vallee|isola|isole|isla|islas|ilha|ilhas|ile|iles|lago|laghi|lac|lake|mount|monte|monti|riviera|golfo|chapada|parque nacional|bay of|gulf of|isles? of)(?: (?:da|do|dos|das|de|del|di|dei|des|du|la|the|of))* /;
const REGION_NAME = /^(?:d['’])?\p{Lu}[\p{L}'’]{2,20}(?: \p{Lu}[\p{L}'’]{2,20})?(?=$|\s?[,:|(–—]|\s-\s)/u;
/** `Costa Smeralda` is a ship too. */
const SHIP = /\b(?:cruise|kreuzfahrt|croisiere|crucero|crociera|cruzeiro)/;

const OCCASION =
  /\b(?:honeymoon|family|holidays?|trip|tour|break|escape|journey|adventure|discovery|our|my|luxury|classic|grand|great|ultimate|summer|winter|spring|autumn|easter|christmas|weekend|week)\b/;
const AREA =
  /^(?:The )?(?<name>(?:[A-Z]{2} )?\p{Lu}[\p{L}'’-]{2,24}(?: \p{Lu}[\p{L}'’-]{2,24}){0,2}) (?:[Ll]oop|[Ff]lotilla|[Ss]ailing|[Yy]acht(?:ing)?|[Mm]otorhome|[Cc]ampervan|[Ss]elf[- ][Dd]rive|road trip|[Bb]y (?:[Cc]ar|[Tt]rain|[Rr]ail|[Bb]ike|[Bb]icycle|[Cc]ampervan|[Mm]otorhome|[Mm]otorbike)|[Oo]n [Ff]oot)(?!\p{L})/u;

const TRIP =
  /\b(?:(?:[a-z]{3,14})?(?:reise|fahrt|woche|wochenende|urlaub|wanderung)|weekend|week|days?|nights?|trip|tour|holiday|break|escape|getaway|retreat|journey|stay|barge|cycling|biking|walking|hiking|sailing|skiing|cruising|canoeing|wochenende|woche|tage|reise|urlaub|kurztrip|werkweek|excursie|schoolreis(?:je)?|istruzione|gita|sortie|week-end|semaine|jours|sejour|voyage|fin de semana|semana|dias|viaje|escapada|fine settimana|settimana|giorni|viaggio|viagem|semana santa|puente|easter|ostern|pasqua|paques|pascua|pinksteren|pfingsten|christmas|weihnachten|navidad|natale|silvester|nochevieja|capodanno|boda|wedding|hochzeit|mariage|matrimonio|bruiloft)\s(?:(?:der|des|of|of the|de|du|de la|della|del|da|do|van) (?:[a-z]{4,10} )?\d{1,2}[a-z]{0,2}\s)?$/;
const WHERE =
  /(?:in|to|nach|naar|à|en|a)\s(?:the\s)?(?<name>(?:(?:La|Le|Les|Los|Las|El|Il|Lo|Den|De)\s)?\p{Lu}[\p{Ll}'’-]{2,24}(?:\s(?:(?:de|la|del|di|sur|am|an der)\s)?\p{Lu}[\p{Ll}'’-]{2,24}){0,2})(?=$|\s?[,|(:–—!]|\s-\s|\s(?:(?:vom|from|du|dal|del|van|do) )?\d)/u;

interface Named {
  readonly field: Field<string>;
  readonly mention: PlaceMention;
}

function placesOfTitles(titles: readonly Field<string>[]): Field<string> | null {
  const found = titles.map((field) => findPlaces(field.value).map((mention): Named => ({ field, mention })));
  const isKnown = found.some((mentions) => mentions.some(({ mention }) => mention.place.kind !== 'demonym'));
  const named = found
    .flatMap((mentions, i) => (mentions.length === 0 && isKnown ? wholePlace(titles[i] as Field<string>) : mentions))
    .filter((n) => n.mention.place.kind !== 'demonym');
  const distinct = [...new Map(named.map((n) => [n.mention.place.name, n])).values()];
  const [first] = distinct;
  if (!first) return null;
  if (distinct.length <= MAX_NAMED) return namesOf(distinct);
  const countries = distinct.map((n) => n.mention.place.country);
  const country = mostFrequent(countries);
  // I-585: ports of many lands are in none of them.
  if (countries.filter((code) => code === country).length * 3 < countries.length) return null;
  const evidence = distinct.find((n) => n.mention.place.country === country) ?? first;
  return derived(countryName(country) ?? evidence.mention.place.name, []);
}

/** `Florence` alone, which is a name as well, among days that are named by places. */
function wholePlace(field: Field<string>): readonly Named[] {
  const [mention] = findPlaces(BEFORE_PLACE + field.value);
  const isWhole = mention?.from === BEFORE_PLACE.length && mention.to === BEFORE_PLACE.length + field.value.length;
  return isWhole && mention.place.kind !== 'demonym'
    ? [{ field, mention: { ...mention, from: 0, to: field.value.length } }]
    : [];
}
const BEFORE_PLACE = 'in ';

/** The places by their names in the text, one after another. */
const namesOf = (named: readonly Named[]): Field<string> =>
  derived(
    named.map((n) => n.field.value.slice(n.mention.from, n.mention.to)).join(', '),
    named.flatMap((n) => spansOfPiece(n.field, n.mention.from, n.mention.to)),
  );

function placeOfActivities(draft: ItineraryDraft): Field<string> | null {
  const fields = draft.days
    .flatMap((day) =>
      day.blocks.flatMap((b) => b.activities.flatMap((a) => [a.title, ...(a.location ? [a.location] : [])])),
    )
    .slice(0, MAX_ACTIVITIES);
  const named = fields
    .flatMap((field) => findPlaces(field.value).map((mention): Named => ({ field, mention })))
    .filter((n) => n.mention.place.kind !== 'demonym');
  if (named.length < 2) return null;
  const name = mostFrequent(named.map((n) => n.mention.place.name));
  const same = named.filter((n) => n.mention.place.name === name);
  const [first] = same;
  if (first && same.length * 2 > named.length) {
    const value = first.field.value.slice(first.mention.from, first.mention.to);
    return derived(value, spansOfPiece(first.field, first.mention.from, first.mention.to));
  }
  const distinct = [...new Map(named.map((n) => [n.mention.place.name, n])).values()];
  if (distinct.length <= MAX_NAMED) return namesOf(distinct);
  const repeated = distinct.filter(
    (n) => named.filter((m) => m.mention.place.name === n.mention.place.name).length > 1,
  );
  const known = named.filter((n) => repeated.some((r) => r.mention.place.name === n.mention.place.name));
  if (repeated.length > 0 && repeated.length <= MAX_NAMED && known.length * 2 > named.length) return namesOf(repeated);
  const country = mostFrequent(named.map((n) => n.mention.place.country));
  const isClear = named.filter((n) => n.mention.place.country === country).length * 2 > named.length;
  return isClear ? derived(countryName(country) ?? name, []) : null;
}

function mostFrequent(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}
