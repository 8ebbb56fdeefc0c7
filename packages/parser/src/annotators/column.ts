/** The headings of table columns, in six languages, and what the column holds. */

import { codeAt, isLetter, isLetterOrNumber, isSurrogate } from '../text/character-class.ts';
import { compactPattern } from '../text/compact-pattern.ts';
import { StartPatterns } from '../text/start-table.ts';
import { foldText } from '../tokenizer/fold-text.ts';
import { CURRENCY_CODES } from './money.ts';

export type Column =
  | 'day'
  | 'date'
  | 'weekday'
  | 'time'
  | 'ends'
  | 'arrive'
  | 'depart'
  | 'from'
  | 'to'
  | 'activity'
  | 'place'
  | 'stay'
  | 'checkin'
  | 'cost'
  | 'total'
  | 'category'
  | 'distance'
  | 'duration'
  | 'link'
  | 'notes'
  | 'meals'
  | 'period'
  | 'kind';

/** `Price EUR`: the currency of the amounts below, with or without brackets, follows. */
const COST =
  /^(?:(?:est(?:imated|\.)? |extra |additional |add\.? )?(?:costs?|price|amount|(?:green[ -]?|court |ski ?pass )?fees?|budget|rate|betrag|kosten|preis|prix|tarif|cout|costo|coste|precio|importe|prezzo|preco|custo|valor|montant|monto|importo|quantia|prijs|bedrag|tarief|toegang|kosten pro person|wert|spesa|gasto|entry fee|entrance|entrance fee|ticket|tickets|eintritt|entree|entrada|ingresso|eur|usd|gbp|chf|daily budget)(?:(?: ?\/ ?| (?:per|pro|par|por|a) ).{1,20}| p\.?p\.?)?)/;

const COLUMNS: readonly (readonly [Column, RegExp])[] = [
  [
    'day',
    /^(?:day|days|day #|#|tag|jour|dia|giorno|no\.?|nr\.?|day no\.?|jornada|etappe|etapa|tappa|etape|stage|d|day (?:no|number)|tag nr\.?|nr|jours?|dias?|giorni|n[.°º]|dag)$/,
  ],
  [
    'date',
    /^(?:dates?|datum|fechas?|data|when \(date\)|tag \/ datum|day \/ date|date \/ day|day & date|datum \/ tag)$/,
  ],
  ['weekday', /^(?:weekday|wochentag|weekdag|day of (?:the )?week|dow)$/],
  [
    'time',
    /^(?:times?|hours?|uhrzeit|zeit|heures?|horaires?|hora|horario|ora|orario|when|time slot|start time|starts(?: at)?|begins?|beginn|tijd(?:stip)?|uur|begintijd|starttijd|aanvang|heure de debut|debut|hora (?:de )?inicio|inicio|ora (?:di )?inizio|inizio|start \(?local\)?|hour|clock|tee(?:[- ]?(?:time|off))?|kick[- ]?off|curtain(?:[ -]up)?|show ?time|slot|abschlag(?:s?zeit)?|anpfiff|anstoss)$/,
  ],
  [
    'ends',
    /^(?:end time|ends(?: at)?|finish(?:es)?|until|ende|bis|tot|einde|eindtijd|heure de fin|fin|hora (?:de )?fin|ora (?:di )?fine|fine|fim|termino)$/,
  ],
  [
    'arrive',
    /^(?:arriv(?:es?|ing)|(?:arrival|arr\.?)(?: time)?|ankunft(?:szeit)?|aankomst(?:tijd)?|(?:heure d ?'?)?arrivee|(?:hora (?:de )?)?(?:llegada|chegada)|(?:ora(?:rio)? (?:di )?)?arrivo|eta|an)$/,
  ],
  [
    'depart',
    /^(?:departs?|(?:departure|dep\.?)(?: time)?|leav(?:es?|ing)(?: at)?|set off|abfahrt(?:szeit)?|vertrek(?:tijd)?|(?:heure de )?depart|(?:hora (?:de )?)?(?:salida|partida|saida)|(?:ora(?:rio)? (?:di )?)?partenza|etd|ab)$/,
  ],
  ['from', /^(?:from|start(?: location)?|origin|von|van|de|desde|da|departure city)$/],
  ['to', /^(?:to|end(?: location)?|nach|naar|a|hasta|para|vers)$/],
  [
    'activity',
    /^(?:(?:key |main |planned |today's )?activit(?:y|ies)|(?:key |main )(?:events?|highlights?|sights|stops?|experiences?)|(?:daily )?plans?|what|events?|highlights?|main focus|programme?|aktivitat(?:en)?|activites?|actividad(?:es)?|attivita|atividades?|activites? principales?|actividad(?:es)? principal(?:es)?|attivita principal[ei]|atividades? principa(?:l|is)|hauptaktivitat(?:en)?|description|itinerary|schedule|things to do|details?|sightseeing|excursions?|tours?|visits?|(?:stops? |sights? |places? )?(?:en route|on the way)|unterwegs|programm|beschreibung|what to do|activit(?:y|ies) ?(?:\/|&|and) ?(?:places?|locations?|sights)|(?:places?|locations?) ?(?:\/|&|and) ?activit(?:y|ies)|events? \/ activit(?:y|ies)|to do|plan|programma|programa|tagesprogramm|was|quoi|que|cosa|o que|punto|besichtigung(?:en)?|visites?|visitas?|visite|aktion|description of (?:the )?activity|attraction|attractions|programmpunkte?|tagespunkt|termin|shore excursions?|excursion ideas?|excursion options?|(?:optional|suggested|possible) (?:activit(?:y|ies)|excursions?)|ideas?|what to see|ausflug|ausfluge|excursiones|escursioni|passeios?|theme|focus|highlight|summary|agenda|session|item|roteiro|atracoes|atrativos|itinerario|itineraire|deroulement|tagesablauf|ablauf|reiseverlauf|aktivitaten & ausfluge|plan del dia|programma (?:del giorno|giornaliero)|programme du jour|programa (?:del|do) dia|sights|places to (?:see|visit)|descripcion|descricao|activities & sightseeing|tour details|day plan|activiteit(?:en)?|wat|omschrijving|beschrijving|bezienswaardighe(?:id|den)|dagprogramma|onderdeel)$/,
  ],
  [
    'place',
    /^(?:locations?|places?|legs?|today's leg|where|venue|ports?(?: of call)?|cit(?:y|ies)|town|base|stops?|destinations?|ort|stadt|hafen|lieux?|ville|etape|escale|lugar|ciudad|puerto|destino|luogo|citta|porto|local|cidade|route|area|(?:hotel|overnight|lodging) (?:city|town|location)|location \/ venue|venue \/ location|place \/ address|address|meeting point|treffpunkt|endroit|adresse|direccion|indirizzo|endereco|sitio|onde|donde|dove|wo|destination \/ route|from ?[/–-] ?to|von ?[/–-] ?(?:nach|bis)|de ?[/–-] ?a|da ?[/–-] ?a|ziel|reiseziel|region|island|parada|localita|localite|localidad(?:es)?|localidade|poblacion|zielort|etappenziel|tagesziel|ville[ -]etape|sector|city \/ town|town \/ city|meta|trajeto|trajet|trayecto|tratta|percurso|ruta|rota|strecke \/ ort|stadium|theat(?:re|er)|arena|stadion|plaats(?:en)?|locatie|waar|bestemming|stad|haven|adres|regio|etappeplaats)$/,
  ],
  [
    'stay',
    /^(?:accommodations?|overnight|hotels?|stay|lodging|sleep|nights?|unterkunft|ubernachtung|hebergement|logement|nuit|alojamiento|noche|alloggio|pernottamento|notte|hospedagem|overnight (?:stay|at|in)|accommodation \/ hotel|hotel \/ accommodation|where (?:we|you|i)(?:'re| are| will| 'll)? (?:be )?(?:stay(?:ing)?|sleep(?:ing)?)|nachtquartier|nachtlager|quartier|hotels? \(or similar\)|nuitee|alojamento|pernoite|hospedaje|pousada|albergo|camp|camp ?sites?|campgrounds?|campings?|camping ?platz|stellplatz|caravan park|anchorage|mooring|berth|mouillage|liegeplatz|lodge|sleeping|unterbringung|ubernachtungsort|hotel name|resort|property|accom+(?:o?dation)?s?\.?|acc?omod?ation|sistemazione|hebergements?|overnight hotel|night (?:stay|halt)|halt|hotels? \/ lodge|lodge \/ hotel|camp \/ lodge|unterkunft \/ hotel|hotel \/ unterkunft|verblijf|overnachting(?:en)?|accommodatie|slapen|logies)$/,
  ],
  ['total', /^(?:total.*|gesamt.*|summe|sum|amount)$/],
  ['cost', compactPattern(`${COST.source}(?: ?\\(.{1,20}\\)|(?: in)? (?:${CURRENCY_CODES.toLowerCase()}))?$`)],
  [
    'category',
    /^(?:categor(?:y|ies)|items?|expenses?|type of expense|kategorie|posten|categorie|poste|categoria|concepto|voce|area|kostenart|ausgabe|depense|gasto|spesa|descrizione|concept)$/,
  ],
  [
    'distance',
    /^(?:distance(?: (?:velo|a velo|a pied|en bici|by bike|on foot|cycled|walked|hiked))?(?: \([a-z. ]{2,12}\))?|km|miles|(?:km|kms|miles|distance)\.? (?:from|fr\.?|to|ab|von|vom|zum|depuis|desde|da|dal|de|al?|hasta|van) .{1,24}|entfernung|afstand|distancia|distanza|kilometer|dist\.?|kms|distance \(km\)|distance \(miles\)|km \/ miles|strecke|percorso)$/,
  ],
  [
    'duration',
    /^(?:duration|dauer|duree|duracion|durata|duracao|drive time|travel time|how long|travel time|time needed|fahrzeit|duree du trajet|drive|driving time|duur|reistijd|rijtijd)$/,
  ],
  ['link', /^(?:links?|booking|reservation|website|url|map|buchung|reserva|prenotazione)$/],
  [
    'notes',
    /^(?:notes?|info|remarks?|comments?|tips?|bemerkung(?:en)?|notizen|hinweise|remarques?|notas?|note|observacoes|next transfer|transfer|remark|commentaires?|observaciones|observacion|observacao|osservazioni|anmerkung(?:en)?|hinweis|info(?:s|rmation)?|booking notes|opmerking(?:en)?|toelichting|bijzonderheden|notities|details? \/ notes|extra|extras)$/,
  ],
  [
    'meals',
    /^(?:meals?|verpflegung|mahlzeiten|repas|comidas|pasti|refeicoes|meals? included|included meals|verpfl\.?|comidas incluidas|repas inclus|pasti inclusi|meal plan|board|meal|pension|meal basis|board basis|refeicao|trattamento|regimen|regime|comida|food|verpflegungsart|maaltijd(?:en)?|verzorging)$/,
  ],
  ['kind', /^(?:types?|transport|mode|typ|art|tipo|category type)$/],
];

const HEADINGS = new StartPatterns(COLUMNS.map(([, pattern]) => pattern));

/** What a column with this heading holds, or null where the heading is not known. `folded` is the heading after `foldText`. */
export function readColumn(heading: string, folded?: string): Column | null {
  if (heading.length > 60 || heading.length < 1 || NO_HEADING.test(heading)) return null;
  if (heading.length === LENGTH_OF_CODE && CODE_ALONE.test(heading)) return 'cost';
  const name = withoutEdges(folded ?? foldText(heading));
  return COLUMNS[HEADINGS.first(name)]?.[0] ?? firstOfTwo(name);
}

/** `NOK` over the amounts; `TRY` and the like are words, too. */
const CODE_ALONE = compactPattern(`^(?!TRY|COP|RON|MAD)(?:${CURRENCY_CODES})$`);

const LENGTH_OF_CODE = 3;

/** `Where / notes`: a heading of two names is known by the first. */
function firstOfTwo(name: string): Column | null {
  const parts = name.includes('/') ? name.split(/\s?\/\s?/) : [];
  if (parts.length !== 2) return null;
  const [first, second] = parts.map((part) => COLUMNS[HEADINGS.first(part)]?.[0]);
  return first !== undefined && second !== undefined ? first : null;
}

/** A figure, an amount, or the sign before one that stands apart: `A$`. */
const NO_HEADING = /^(?:[\d\s.,:€$£¥-]|[A-Z]{1,3}[$€£]$)/;
function withoutEdges(text: string): string {
  let from = 0;
  let to = text.length;
  while (from < to && !isLetter(codeAt(text, from)) && codeAt(text, from) !== 0x23) from++;
  while (to > from && !isEnd(codeAt(text, to - 1))) to--;
  // Letters beyond the first plane are pairs.
  return from < to && !mayBePair(text, from, to) ? text.slice(from, to) : text.replace(EDGES, '').trim();
}

/** What ends a heading: letters, figures, `#`, a dot, a bracket. */
const isEnd = (code: number): boolean => isLetterOrNumber(code) || code === 0x23 || code === 0x2e || code === 0x29;
const mayBePair = (text: string, from: number, to: number): boolean =>
  (from > 0 && isSurrogate(codeAt(text, from - 1))) || (to < text.length && isSurrogate(codeAt(text, to)));

const EDGES = /^[^\p{L}#]+|[^\p{L}\p{N}#.)]+$/gu;
