/**
 * The type of an activity by the stems of its words, in six languages. What stands before `with` decides before what stands after it: a
 * safari with dinner is a safari. The order of the rules is the list below.
 */

import type { ActivityType } from '../model/answer.ts';
import { compactPattern } from '../text/compact-pattern.ts';
import { StartTable } from '../text/start-table.ts';
import { StemFinder, type StemScan } from '../text/stem-finder.ts';
import type { Mention } from './annotation.ts';
import {
  ACTIVE_WORDS,
  CULTURE_WORDS,
  MEAL_HOUSES,
  MEAL_WORDS,
  STAY_HOUSES,
  STAY_WORDS,
  TRAVEL_WORDS,
  WINE_WORDS,
} from './vocabulary/activity-words.ts';

export interface TypeMention extends Mention {
  readonly type: ActivityType;
}

const word = (...stems: readonly string[]): RegExp => compactPattern(`(?<![a-z0-9])(?:${stems.join('|')})`);

const STAY_STRONG = word(
  '(?:check(?:ing|ed)?|chk)[- ]?(?:in|out)\\b|check into\\b|over-?night(?! train| bus| ferry| flight| cruise)|(?<=(?:^|\\d\\w{0,2}|[^a-z ]|(?<![a-z])(?:an?|one|two|three|four|five|six|seven|first|second|third|last|final|next|another|extra|your|our|my|the|per|of|spend|free|whole|that)) ?)nights? at (?:the |a )?[a-z]|stay(?:ing)?(?: for)?(?: [a-z0-9]{1,6} nights?)? at\\b|lights out|bed time|drop (?:the |your )?bags|einchecken|auschecken|ubernacht|noche en|pernott|nuit(?:ee)? (?:a|au|chez|dans)\\b|notte (?:presso|all?)\\b|noite n[oa] (?:hotel|pousada|albergue|quinta|casa)\\b|dormir',
  STAY_WORDS,
);
const STAY_WEAK = word(
  'hotel(?! (?:lobby|bar|reception|pool|terrace|restaurant)\\b)|hostel|lodge\\b|\\binn\\b|resort|guest ?house|b&b|airbnb|albergue|albergo|posada|pension|pousada|ryokan|riad\\b|campsite|campground|(?:dispersed |tented |trailhead |backpack )?camp\\b(?! nou)|cabins?\\b|accommodation|agriturismo|unterkunft|hebergement|alojamiento|alloggio|apartment|residence|bungalow|chalet|\\bsuites?\\b',
  STAY_HOUSES,
);
const WINE = word(
  'wine[- ](?:tast|tour|cellar|region|bar)|wine tast|tasting of (?:[a-z0-9-]+ ){0,3}wines?\\b|winery|wineries|vineyard|weinprobe|weingut|weinverkost|[a-z]*verkostung|kellerfuhr|degustat?ion|degustazione|cata de vino|bodega|cantina|vignoble|domaine viticole|vinicola|enoteca|champagne (?:house|tast)|(?:[a-z]+ ){0,2}wine (?:experience|lunch)',
  WINE_WORDS,
);
const OUTDOOR = word(
  'game drive|(?<!(?:for|to) (?:(?:the|an?) )?)(?:site|plant|factory|warehouse|company|client|customer|showroom) visit\\b|^(?:conference |video |phone |team |zoom |client )?calls?$|balloon flight|(?:boat|bike|bicycle|horse|camel|pony|balloon|shikara|gondola|quad|jeep)[- ](?:ride|trip|tour|trek|safari)|(?:guided|sundowner|nature|night|morning) drive\\b|^(?:temps libre|tiempo libre|tempo libero|tempo livre|freizeit|free time|at leisure|day at leisure|(?:matinee|apres-midi|journee|soiree) libre)|dune (?:drive|bash)|safari|hot[- ]air balloon|scenic flight|helicopter (?:tour|ride)|(?:treasure|scavenger) hunt|(?:speur|puzzel|vossen)(?:tocht|jacht)|schnitzeljagd|(?:stadt|foto)rall(?:y|ye)\\b|jeu de piste|chasse au tresor|caccia al tesoro|g[iy][nm]cana|(?:busqueda|caza) del tesoro|caca ao tesouro|sailing|snorkel|kayak|rafting|zip-?lin|canyoning|paraglid|hop[- ]on',
);
const MEAL = word(
  'breakfast|b(?:r|rk|k)?fst\\b|brunch|lunch|dinner|dnr\\b|(?<!last )supper|meal\\b|meals\\b|eat\\b|dine\\b|dining|tapas|tasting|food tour|street[- ]food|picnic|bbq|barbecue|high tea|afternoon tea|tea break|pique-nique|merenda|snack|coffee(?! (?:ride|run|spin)\\b)|cocktail|drinks\\b|pizza|gelato|ice cream|sushi|ramen|udon|cuisine|izakaya|fondue|seafood|biryani|thali|quick bite|farewell meal|abendessen|mittagessen|fruhstuck|(?!(?:(?:gast|taal|muziek|zwem|rij)?l|m|adr|inter|verg|gem)essen\\b)[a-z]*essen\\b|\\bdiner\\b|dejeuner|petit-dej|repas|gouter|desayuno|almuerzo|almorzar|\\bcena\\b|cenar|comida|merienda|pranzo|colazione|aperitivo|almoco|jantar(?! mantar)|cafe da manha|kaffee|cafe con',
  MEAL_WORDS,
);
const TRAVEL = word(
  'arriv(?:e|al|ing)|depart|flight|aircraft|fly\\b|flying|land(?:ing|s)?\\b(?! of)|take[- ]?off|transfer|train\\b|trains\\b|tram\\b|metro\\b|subway|railway(?! museum)|rail\\b(?! museum)|shinkansen|bullet train|ferry|ferries|bus\\b(?! tour)|coach(?:es)?\\b|drive\\b|driving\\b|road trip|taxi|uber\\b(?! (?:den|die|das|dem|der|ein))|driver\\b(?!-guide)|chauffeur|shuttle|tfr\\b|xfer\\b|van\\b(?! (?:\\d|(?:de|het|een|onze|ons|hun)\\b))|minivan|minibus|limousine|(?<!(?:number|bib|pack|packet) )pick[- ]?(?:ed )?up|drop[- ]?off|drop to|met by|meet and greet|rental car|rent a car|car hire|hire car|airport|proceed to|continue (?:on )?to|travel (?:to|back|from|by)|return (?:to|home|flight|train|ferry|your rental|rental|by)|(?<!way )back to\\b|head (?:to the airport|home|back)|journey to|eta\\b|etd\\b|board (?:the|your)|disembark|embark|onward|ice \\d|(?!(?:at|am|pm|to|in|on|by|um|ab|of|as|no|st|le|la|el|de|du|or|km|mi|rd) )[a-z]{2} ?\\d{2,4}\\b(?![:.]\\d)|(?:3u|5j|6e|7c|9c|9w|b6|d8|f9|g3|g4|g9|h2|j2|j9|jq|q2|s4|s7|u2|u6|v7|w4|w6|w9|x3|y4|z2) ?\\d{3,4}\\b|boat (?:back )?to (?!see|watch|view|look)|(?:jeep|4x4|4wd|car) (?:back )?to\\b|' +
    'ankunft|abflug|abreise|anreise|ruckflug|ruckfahrt|ruckreise|hinflug|flug\\b|fahrt\\b|fahren|zug\\b|zugfahrt|bahn\\b|fahre\\b|flughafen|mietwagen|weiterfahrt|abfahrt|' +
    'arrivee|depart\\b|vol\\b|trajet|transfert|navette|aeroport|(?:route (?:[a-z]+ )?|continuation |poursuite )vers|boot (?:naar|nach) |vlucht\\b|trein\\b|retour\\b|llegada|salida|vuelo|tren\\b|traslado|autobus|aeropuerto|regreso|viaje a|arrivo|partenza|volo\\b|treno|trasferimento|aeroporto|rientro|chegada|partida|voo\\b|trem\\b|traslado|onibus|volta\\b|viagem',
  TRAVEL_WORDS,
);
const CULTURE = word(
  'muse(?:ums?|es?|os?|i|us?)\\b|colosseo|gallery|galleri|galerie|temple|tempel|templo|tempio|church|kirche|eglise|iglesia|chiesa|igreja|cathedral|kathedrale|catedral|cattedrale|dom\\b|duomo|basilica|basilique|minster|chapel|abbey|abtei|monaster|kloster|convent|synagog|mosque|masjid|mandir|mezquita|pagoda|shrine|palace|palast|palais|palacio|palazzo|castle|castel|castillo|chateau|schloss|burg\\b|fort\\b|fortress|festung|citadel|ruins|ruinen|ruinas|archaeolog|archeolog|tomb(?!ola|ees?\\b|er\\b)|mausoleum|memorial|monument|old town|altstadt|vieille ville|casco antiguo|centro storico|historic|heritage|unesco|opera|theat(?:re|er)|concert|konzert|musical\\b|matinee|ballet|puppet|performance|(?<!first )dance\\b|fado\\b|flamenco|music (?:session|night|evening)|(?:live|folk|traditional) music|exhibition|ausstellung|exposition|library|arts? cent|besichtig|[a-z]*fuhrung|stadtrundgang|city tour|walking tour|guided walk|sightseeing|cultural|ceremony|aarti|acropolis|colosseum|forum\\b|pantheon|amphitheat|burj|tower of|louvre|uffizi|prado\\b|alhambra|sagrada|taj mahal|angkor|stonehenge|machu picchu|castelo|[a-z]+-(?:ji|dera|jingu|jo|in|taisha)\\b|taisha|jingu|tours? of\\b|(?<!(?:nurse|doctor|dentist|clinic) )visit(?:e|a|ar|er)?\\b(?! to the beach)|besuch',
  CULTURE_WORDS,
);
const ACTIVE = word(
  'hik(?:e|ing)|(?:de|a)scent\\b|abstieg|aufstieg|descente\\b|descenso|ascenso|discesa\\b|walk|stroll|trek|climb|swim|dive\\b|diving|surf|ski\\b|skiing|snowboard|sledg|bike|biking|cycl|beach|strand|playa|plage|spiaggia|praia|lounge|loung|spa\\b|massage|yoga|relax|rest\\b|leisure|free (?:time|evening|day|afternoon|morning|for)|freizeit|zur freien|shop|market|pool\\b|park\\b|zoo\\b|aquarium|garden|cruise|boat|sunset|sunrise|photo|viewpoint|scenic|wander|explor|wander|wanderung|paseo|promenade|passeggiata|passeio|hot spring|onsen|waterfall|lake\\b|trail|class\\b|kochkurs|cooking|workshop|meeting|karaoke|nightlife|party|game\\b|wake|prepar|fair\\b|(?:full|half)[- ]day|[fh]\\/d\\b|day trip|excursion|ausflug|gita\\b',
  ACTIVE_WORDS,
);
const FOOD_WEAK = word(
  'restaurant|trattoria|osteria|taverna|tasca|bistro|brasserie|cafe\\b|bar\\b(?! (?:od\\b|oder |zahl|bezahl))|pub\\b|food|wine|mezze|bakery|cheese',
  MEAL_HOUSES,
);

const RULES: readonly (readonly [ActivityType, RegExp])[] = [
  ['accommodation', STAY_STRONG],
  ['wine', WINE],
  ['activity', OUTDOOR],
  ['meal', MEAL],
  ['travel', TRAVEL],
];
const WITH =
  /\s(?:with|mit|avec|con|com|followed by|including|incl\.?)\s|\s\(|,\s(?:where|wo|donde|dove|onde)\s|\sby\s(?:coach|minibus|minivan|bus|boat|train|tram|taxi|jeep|van|car)(?=$|[,.;])|,\s(?:by\s|in\s)?(?:(?:a|our|private|shared|public)\s){0,2}(?:van|minivan|minibus|bus|coach|taxi|tram|train|metro)(?=$|[,.;])/;
/** What comes after it is where, which tells less than what. */
const AT = /\s(?:at|@|beim|chez|presso)\s/;
/** `Waterhole after dinner` is no dinner. */
const MEAL_TIME = compactPattern(
  /\s(?:after|before|until|upon|on(?= arrival)|nach|vor|bis|apres|avant|despues de|antes de|dopo|prima di|depois de|depois do|antes do)\s(?:the |your |an? |dem |der |le |la |el |il |o ){0,2}(?:(?:early|late|quick|light|hearty|[a-z]{3,9}ly) )?(?:breakfast|b(?:r|rk|k)?fa?st|b'fast|brekkie|brek|lunch|dinner|fruhstuck|mittagessen|abendessen|petit-dejeuner|petit dejeuner|dejeuner|diner|desayuno|almuerzo|cena|colazione|pranzo|almoco|jantar|cafe da manha|arrival|check-?(?:in|out)|departure)\b/g,
);
const LEAD_IN =
  /^(?:(?:after|before|following|nach|apres|despues de|dopo|depois de)\s(?:an? |the |your |early |late |quick |light |hearty |[a-z]{3,9}ly |dem |le |el |la |o ){0,3}(?:breakfast|b(?:r|rk|k)?fa?st|b'fast|brekkie|brek|lunch|dinner|fruhstuck|mittagessen|petit-dejeuner|dejeuner|desayuno|almuerzo|colazione|pranzo|cafe da manha|almoco|check-?(?:in|out))|(?:en route|on the way|back (?:at|in) [^,;]{3,40}?(?=,? (?:we|you|they) )|back (?:at|in|with) [^,;]{2,40}(?=, )|in the (?:morning|afternoon|evening)|upon arrival|on arrival)),?\s+/;

const STEMS = [STAY_STRONG, STAY_WEAK, WINE, OUTDOOR, MEAL, TRAVEL, CULTURE, ACTIVE, FOOD_WEAK];
const FINDER = new StemFinder(STEMS.map((stems) => stems.source));
const INDEX_OF = new Map(STEMS.map((stems, i) => [stems, i]));
const MEAL_INDEX = STEMS.indexOf(MEAL);

/** The type and the word that tells it; null where no word does. `folded` is the text after `foldText`. */
export function findActivityType(folded: string): TypeMention | null {
  const whole = folded.length > 400 ? folded.slice(0, 400) : folded;
  const all = FINDER.scan(whole);
  if (all === null) return null;
  const text = all.mayHold(MEAL_INDEX) ? whole.replace(MEAL_TIME, (words) => ' '.repeat(words.length)) : whole;
  const words = text === whole ? all : FINDER.scan(text);
  if (words === null) return null;
  if (!MAY_CUT.test(text)) return findInSentence(text, words, true);
  const stop = text.search(SENTENCE_END);
  const first = stop > 0 && !IS_DECLINED.test(text.slice(0, stop)) ? findInSentence(text.slice(0, stop), words) : null;
  return first ?? findInSentence(text, words);
}

const SENTENCE_END = /[.;!]\s/;
/** Most entries are one thing in one clause. */
const MAY_CUT = compactPattern(`${SENTENCE_END.source}|${WITH.source}|${AT.source}`);

/** `Ana hates opera!! dinner in the hotel`: what somebody does not want is not done. */
const IS_DECLINED =
  /^[a-z' ]{2,30} (?:hates?|dislikes?|(?:doesn'?t|does not|don'?t|do not|didn'?t) (?:like|want|fancy)|can'?t stand|mag (?:kein|nicht)|hasst|will (?:kein|nicht)|deteste|n'aime pas|odia|no quiere|non vuole|nao quer|nao gosta)\b/;

/** `Tasting at Quinta do Vale`: nothing says of what but the house. */
const TASTING =
  /^(?:(?:a|an|private|guided|premium|short) )*(?:tastings?(?: flights?| sessions?)?|degustations?|degustazione|verkostung|degustacion|cata|prova)$/;
const WINE_HOUSE =
  /\b(?:domaine|chateau|quinta|bodegas?|cantina|weingut|tenuta|winer(?:y|ies)|vineyards?|wine|cellars?|caves?|clos|herdade|adega|fattoria|podere|kellerei|winzer)\b/;

/** `Cream cake at Garden Café`: what the house is stands last in its name. */
const EATS_AT =
  /(?<= )(?:cafe|restaurant|ristorante|bistro|brasserie|trattoria|osteria|taverna|konditorei|bakery)(?=\W{0,3}$)/;

const MAY_LEAD_IN = new StartTable([LEAD_IN.source]);

/** `isWhole`: it surely holds nothing that it is cut at. */
function findInSentence(text: string, words: StemScan, isWhole = false): TypeMention | null {
  const lead = MAY_LEAD_IN.at(text) === 0 || text.startsWith('on arrival') ? 0 : (LEAD_IN.exec(text)?.[0].length ?? 0);
  const body = lead === 0 ? text : text.slice(lead);
  const cut = isWhole ? -1 : body.search(WITH);
  const head = cut > 0 ? body.slice(0, cut) : body;
  const at = isWhole ? -1 : head.search(AT);
  const what = at > 0 ? typeIn(head.slice(0, at), lead, words) : null;
  if (what?.type === 'meal' && TASTING.test(head.slice(0, at)) && WINE_HOUSE.test(head.slice(at)))
    return { ...what, type: 'wine' };
  if (what === null && at > 0) {
    const house = EATS_AT.exec(head.slice(at));
    if (house !== null)
      return { type: 'meal', from: lead + at + house.index, to: lead + at + house.index + house[0].length };
  }
  const whole = what ?? typeIn(head, lead, words);
  // `Guided tour of the port: fish hall, tram to the pier`: the way stands in the list behind the colon.
  const colon = LISTED.has(whole?.type ?? '') ? head.slice(0, MAX_NAMED).indexOf(': ') : -1;
  const isListed =
    whole !== null &&
    colon > 0 &&
    whole.from > lead + colon &&
    (whole.type === 'travel' || head.slice(colon, whole.from - lead).includes(', '));
  const named = isListed ? typeIn(head.slice(0, colon), lead, words) : null;
  const told = named ?? whole ?? (cut > 0 ? typeIn(body.slice(cut), lead + cut, words) : null);
  // `Laguna Azul (con desayuno y almuerzo)`: a meal that is included is not what is done.
  return told?.type === 'meal' && told !== whole && INCLUDED_IN_BRACKET.test(body.slice(cut)) ? null : told;
}
const INCLUDED_IN_BRACKET =
  /^\s\((?:with|incl(?:uding|udes|\.)?|inkl(?:usive|\.)?|mit|avec|con|incluye|com|inclui|met) /;

const MAX_NAMED = 60;
/** So does the coffee stop of `Group ride: 48 km, coffee stop in Lund`. */
const LISTED: ReadonlySet<string> = new Set(['travel', 'meal']);

/** `Trek across the ridge and on to the hut` is on foot. */
const ON_FOOT = /^(?:trek|hike|walk|stroll|scramble|climb|ramble|wander)(?:ing)?\s/;
/** `Eagle pass (3,100 m) to Birch camp`: a stage ends where the tents stand. */
const WALKS_TO =
  /^(?!welcome|check|move|settle|return|back)[^,;.]{0,40}(?:[,.]\d{3}[^,;.]{0,12})? to (?:the )?(?:[a-z'-]{2,20} ){0,3}(?:(?:bush |base |high |tented )?camp|bivouac)\b/;
/** `Ankunft Hotel Adler`, `arrive guesthouse`, `Llegada al hotel Sol`: with the house right behind it one moves in. */
const ARRIVES =
  /^(?:arriv(?:e|al|ee|o)|ankunft|llegada|chegada|aankomst) (?:(?:im|am|al|a la|au|a l'|a|all'|alla|ao|a o|n[oa]) ?)?/;
/** `Drive back to Lund, o/n Hotel Astra`: one is on the way first. */
const RIDE_FIRST =
  /^(?:drive|transfer|fly|train|bus|coach|ferry|fahrt|transfert|traslado|trasferimento) [^,;.]{3,50}(?=, $)/;
/** `Lufthansa check-in`, `Check-in for the flight`: no house. */
const BOARDS =
  /(?<![a-z])(?<!(?:hotel|room|apartment|hostel|lodge|suite|villa|guest ?house)[^,;.]{0,30})(?:airport|airline|airways|airlines|lufthansa|ryanair|easyjet|emirates|swiss|klm|delta|flight|terminal|counter|[a-z]{2} ?\d{2,4}),? check[- ]?in$/;

/** `Drive to the Barossa wine region`: one is on the way there, and tastes nothing yet. */
const DRIVES_TO =
  /^(?:drive|transfer|transfert|travel|trasferimento|traslado|fahrt|train|bus|coach) [^,.;]{2,40} (?:wine[- ](?:region|country|district|valley)|weinregion|weingegend)$/;
/** The way is short and the sight is the point: `Continue to the City Palace`. */
const ON_TO = /^(?:then |later )?(?:continue|proceed|head|move) (?:on )?to /;
/** `l'Hôtel Mirador`; `the hotel's spa` is none. */
const isBehindArticle = (text: string, from: number, to: number): boolean =>
  from <= 4 && text.charAt(to) !== "'" && ARTICLE.test(text.slice(0, from));
const ARTICLE = /^(?:the |das |der |die |l'|le |la |el |il |o |a )$/;
const AND_VISIT = compactPattern(
  /\s(?:and|und|et|y|e|then)\s(?:visit|explore|discover|tour|besichtig|visiter|visitar|visitare)/,
);

function typeIn(text: string, offset: number, words: StemScan): TypeMention | null {
  const find = (type: ActivityType, stems: RegExp): TypeMention | null => {
    const match = words.find(INDEX_OF.get(stems) as number, text, offset);
    return match && { type, from: match.from, to: match.to };
  };
  for (const [type, pattern] of RULES) {
    const found = find(type, pattern);
    if (!found) continue;
    if (type === 'accommodation' && BOARDS.test(text.slice(0, found.to - offset))) return { ...found, type: 'travel' };
    const ride = type === 'accommodation' ? RIDE_FIRST.exec(text.slice(0, found.from - offset)) : null;
    if (ride !== null) return { type: 'travel', from: offset, to: offset + ride[0].length };
    // Lunch at the winery is a lunch; a drive to the old town and a visit of it is a visit.
    const meal = type === 'wine' ? find('meal', MEAL) : null;
    if (meal && meal.from < found.from) return meal;
    if (type === 'wine' && DRIVES_TO.test(text)) continue;
    if (type === 'travel' && ON_FOOT.test(text) && /^(?:on|back) to/.test(text.slice(found.from - offset))) continue;
    const arrives = type === 'travel' ? ARRIVES.exec(text) : null;
    if (arrives !== null) {
      const house = find('accommodation', STAY_WEAK);
      if (house?.from === offset + arrives[0].length) return house;
    }
    if (type === 'travel' && (AND_VISIT.test(text) || (ON_TO.test(text) && CULTURE.test(text)))) continue;
    return found;
  }
  const stay = find('accommodation', STAY_WEAK);
  if (stay && (stay.from === offset || isBehindArticle(text, stay.from - offset, stay.to - offset))) return stay;
  // Of culture and activity the word that comes first decides: a sunset walk to the castle is a walk.
  const culture = find('culture', CULTURE);
  const active = find('activity', ACTIVE);
  if (
    culture &&
    (!active || culture.from <= active.from || /^(?:visit|explor|wander|tour)/.test(text.slice(active.from - offset)))
  )
    return culture;
  const other = active ?? find('meal', FOOD_WEAK);
  return other ?? (stay !== null && WALKS_TO.test(text) ? { ...stay, type: 'activity' } : stay);
}
