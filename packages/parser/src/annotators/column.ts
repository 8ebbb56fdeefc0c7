/** The headings of table columns, in six languages, and what the column holds. */
import { StartTable } from '../text/start-table.ts';
import { foldText } from '../tokenizer/fold-text.ts';

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
  | 'cost'
  | 'total'
  | 'category'
  | 'distance'
  | 'duration'
  | 'link'
  | 'notes'
  | 'meals'
  | 'kind';

const COLUMNS: readonly (readonly [Column, RegExp])[] = [
  ['day', /^(?:day|days|day #|#|tag|jour|dia|giorno|no\.?|nr\.?)$/],
  ['date', /^(?:dates?|datum|fechas?|data)$/],
  ['weekday', /^(?:weekday|wochentag|day of (?:the )?week|dow)$/],
  [
    'time',
    /^(?:times?|hours?|uhrzeit|zeit|heures?|horaires?|hora|horario|ora|orario|when|time slot|start time|starts(?: at)?|begins?|beginn|heure de debut|debut|hora (?:de )?inicio|inicio|ora (?:di )?inizio|inizio|start \(?local\)?|hour|clock)$/,
  ],
  [
    'ends',
    /^(?:end time|ends(?: at)?|finish(?:es)?|until|ende|bis|heure de fin|fin|hora (?:de )?fin|ora (?:di )?fine|fine|fim|termino)$/,
  ],
  ['arrive', /^(?:arrives?|arrival|arr\.?|ankunft|arrivee|llegada|arrivo|chegada|eta)$/],
  ['depart', /^(?:departs?|departure|dep\.?|abfahrt|depart|salida|partenza|partida|saida|etd)$/],
  ['from', /^(?:from|start(?: location)?|origin|von|de|desde|da|departure city)$/],
  ['to', /^(?:to|end(?: location)?|nach|a|hasta|para|vers)$/],
  [
    'activity',
    /^(?:activit(?:y|ies)|(?:daily )?plans?|what|events?|highlights?|main focus|programme?|aktivitat(?:en)?|activites?|actividad(?:es)?|attivita|atividades?|description|itinerary|schedule|things to do|details?|sightseeing|excursions?|tours?|programm|beschreibung)$/,
  ],
  [
    'place',
    /^(?:locations?|places?|where|venue|ports?(?: of call)?|cit(?:y|ies)|town|base|stops?|destinations?|ort|stadt|hafen|lieux?|ville|etape|escale|lugar|ciudad|puerto|destino|luogo|citta|porto|local|cidade|route|area)$/,
  ],
  [
    'stay',
    /^(?:accommodations?|overnight|hotels?|stay|lodging|sleep|nights?|unterkunft|ubernachtung|hebergement|logement|nuit|alojamiento|noche|alloggio|pernottamento|notte|hospedagem)$/,
  ],
  ['total', /^(?:total.*|gesamt.*|summe|sum|amount)$/],
  [
    'cost',
    /^(?:(?:est(?:imated|\.)? )?(?:costs?|price|amount|fee|budget|rate|betrag|kosten|preis|prix|tarif|cout|costo|coste|precio|importe|prezzo|preco|custo|valor|daily budget)(?: (?:per|pro|par|por|a) .{1,20}| p\.?p\.?)?)(?: ?\(.{1,20}\))?$/,
  ],
  [
    'category',
    /^(?:categor(?:y|ies)|items?|expenses?|type of expense|kategorie|posten|categorie|poste|categoria|concepto|voce|area)$/,
  ],
  ['distance', /^(?:distance|km|miles|entfernung|distancia|distanza|kilometer)$/],
  ['duration', /^(?:duration|dauer|duree|duracion|durata|duracao|drive time|travel time|how long)$/],
  ['link', /^(?:links?|booking|reservation|website|url|map|buchung|reserva|prenotazione)$/],
  [
    'notes',
    /^(?:notes?|info|remarks?|comments?|tips?|bemerkung(?:en)?|notizen|hinweise|remarques?|notas?|note|observacoes|next transfer|transfer)$/,
  ],
  ['meals', /^(?:meals?|verpflegung|mahlzeiten|repas|comidas|pasti|refeicoes)$/],
  ['kind', /^(?:types?|transport|mode|typ|art|tipo|category type)$/],
];

const MAY_HEAD = new StartTable(COLUMNS.map(([, pattern]) => pattern.source));

/** What a column with this heading holds, or null where the heading is not known. */
export function readColumn(heading: string): Column | null {
  if (heading.length > 60 || heading.length < 1 || NO_HEADING.test(heading)) return null;
  const folded = foldText(heading).replace(EDGES, '').trim();
  const possible = MAY_HEAD.at(folded);
  if (possible === 0) return null;
  for (const [i, [column, pattern]] of COLUMNS.entries())
    if ((possible & (1 << i)) !== 0 && pattern.test(folded)) return column;
  return null;
}

const NO_HEADING = /^[\d\s.,:€$£¥-]/;
const EDGES = /^[^\p{L}#]+|[^\p{L}\p{N}#.)]+$/gu;
