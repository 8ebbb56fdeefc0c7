/** The headings of columns in tables of flights, in six languages, and what the column holds. */
import { codeAt } from '../text/character-class.ts';
import { StartPatterns } from '../text/start-table.ts';
import { foldText } from '../tokenizer/fold-text.ts';

export type FlightColumn =
  | 'flight'
  | 'airline'
  | 'date'
  | 'from'
  | 'to'
  | 'depart'
  | 'arrive'
  | 'arrival-date'
  | 'day-mark'
  | 'duration'
  | 'wait'
  | 'stops'
  | 'cabin'
  | 'class'
  | 'aircraft'
  | 'operated'
  | 'terminal'
  | 'route'
  | 'time'
  | 'journey'
  | 'status'
  | 'terms';

const COLUMNS: readonly (readonly [FlightColumn, RegExp])[] = [
  [
    'flight',
    /^(?:flights?(?: ?(?:no|number|nr|#))?|flt(?: ?(?:no|#))?|flug(?:nummer| ?nr)?|vols?(?: ?n[o°]?)?|n[o°] (?:de )?vol|vuelos?|n(?:umero|[o°])? de vuelo|volo|numero (?:di )?volo|voos?|numero do voo|vlucht(?:nummer| ?nr)?)$/,
  ],
  [
    'airline',
    /^(?:airlines?|carriers?|cxr|al|marketing carrier|operator|fluggesellschaft|airline[- ]code|compagnie(?: aerienne)?|aerolinea|compania(?: aerea)?|compagnia(?: aerea)?|companhia(?: aerea)?|(?:luchtvaart)?maatschappij)$/,
  ],
  [
    'arrival-date',
    /^(?:arr(?:ival|\.)? date|arrives on|ankunftsdatum|date d'arrivee|fecha (?:de )?llegada|data (?:di )?arrivo|data (?:de )?chegada)$/,
  ],
  [
    'date',
    /^(?:dates?|day|travel date|dep(?:arture|\.)? date|date of travel|flight date|datum|reisedatum|tag|abflugdatum|date de depart|jour|fechas?|fecha de salida|dia|data|data di partenza|giorno|data de partida|(?:reis|vertrek)datum|date du vol)$/,
  ],
  [
    'from',
    /^(?:from|origin|orig|from airport|dep(?:arture|\.)? (?:airport|city)|departing from|von|abflugort|abflughafen|de|origine|depuis|desde|origen|da|origem|board(?: pt)?|departure point|van|vertrek(?:plaats|haven|luchthaven))$/,
  ],
  [
    'to',
    /^(?:to|destination|dest|to airport|arr(?:ival|\.)? (?:airport|city)|arriving (?:at|in)|nach|ziel|zielflughafen|ankunftsort|a|vers|hasta|destino|hacia|destinazione|para|off(?: pt)?|naar|bestemming|aankomst(?:plaats|luchthaven))$/,
  ],
  [
    'depart',
    /^(?:dep(?:art(?:s|ure|ing)?)?(?: time)?|departures|etd|std|leaves?|takes? off|abflug(?:zeit)?|abfahrt|ab|depart|heure de depart|salidas?|hora (?:de )?salida|sale|partenza|ora (?:di )?partenza|parte|partida|hora (?:de )?partida|saida|orario (?:di )?partenza|horario de (?:salida|saida|partida)|vertrek(?:tijd)?)$/,
  ],
  [
    'arrive',
    /^(?:arr(?:iv(?:es?|al|als|ing))?(?: time)?|eta|sta|lands?|ankunft(?:szeit)?|an|arrivee|heure d'arrivee|llegadas?|hora (?:de )?llegada|llega|arrivo|ora (?:di )?arrivo|arriva|chegada|hora (?:de )?chegada|orario (?:di )?arrivo|horario de (?:llegada|chegada)|aankomst(?:tijd)?)$/,
  ],
  ['day-mark', /^(?:(?:arr )?\+\/?-?(?: ?days?)?|(?:arr(?:ival)? )?(?:next )?day\s?(?:change|offset|\+)|\+1|\+days)$/],
  [
    'duration',
    /^(?:(?:flight |flying |travel |total )?(?:duration|time)|elapsed(?: time)?|flight time|eft|dauer|flugzeit|flugdauer|reisezeit|duree(?: du vol)?|temps de vol|duracion|tiempo(?: de vuelo)?|durata|durata del volo|duracao|tempo de voo|length|hours|hrs|(?:flight|flying|block|air) (?:hours|hrs)|block time|(?:flug)?stunden|heures de vol|horas de (?:vuelo|voo)|ore di volo|duur|reistijd|vliegtijd|vlieguren)$/,
  ],
  [
    'wait',
    /^(?:lay-?overs?|connections?(?: time)?|transit(?: time)?|stop-?over|umsteigezeit|aufenthalt|correspondance|escale|escala|conexion|scalo|conexao|overstap(?:tijd)?)$/,
  ],
  ['stops', /^(?:stops?|no\.? of stops|stopps?|zwischenstopps?|escales|escalas|scali|paradas)$/],
  [
    'cabin',
    /^(?:cabin(?: class)?|class of (?:travel|service)|travel class|kabine|reiseklasse|cabine|cabina|fare (?:type|class|family|brand)|tarif(?:klasse)?|fare basis)$/,
  ],
  ['class', /^(?:class|cl|cls|rbd|bkg class|booking class|bc|klasse|buchungsklasse|classe|clase)$/],
  [
    'aircraft',
    /^(?:aircraft|equipment|equip|eqp|plane|a\/c|flugzeug|flugzeugtyp|appareil|avion|aeromobile|aereo|aeronave)$/,
  ],
  [
    'operated',
    /^(?:operated by|operating (?:carrier|airline)|op by|durchgefuhrt von|opere par|operado por|operato da)$/,
  ],
  ['terminal', /^(?:terminals?|term|dep terminal|arr terminal)$/],
  [
    'route',
    /^(?:routes?|routing|sectors?|city ?pair|strecke|trajet|itineraire|ruta|trayecto|rotta|tratta|rota|trecho|itinerary|details?)$/,
  ],
  [
    'time',
    /^(?:times?|schedule|zeit(?:en)?|uhrzeit|heures?|horaires?|horas?|horarios?|orari?o?|dep ?[/–-] ?arr(?: times?)?|times? \(local\))$/,
  ],
  [
    'journey',
    /^(?:direction|journey|leg|trip|seg(?:ment)?|bound|richtung|sens|sentido|direzione|#|no|nr|etappe|tramo)$/,
  ],
  ['status', /^(?:status|state|stat|estado|stato|statut)$/],
  [
    'terms',
    /^(?:price|fare|cost|total|tax(?:es)?|amount|baggage|bags?|luggage|checked bags?|preis|gepack|freigepack|prix|tarif|bagages?|precio|tarifa|equipaje|prezzo|tariffa|bagaglio|preco|bagagem|notes?|remarks?|meals?|seats?|seat)(?: .{1,20})?$/,
  ],
];

const HEADINGS = new StartPatterns(COLUMNS.map(([, pattern]) => pattern));

/** What a column with this heading holds, or null where the heading is not known. */
export const readFlightColumn = (heading: string): FlightColumn | null => readFoldedColumn(foldText(heading));

/** The same for a heading after `foldText`. */
export function readFoldedColumn(folded: string): FlightColumn | null {
  if (folded.length > 40 || folded === '') return null;
  const text = folded.includes('(') ? folded.replace(/\((?:local(?: time)?|lt|hrs?|24h|hh:mm)\)/g, '') : folded;
  return COLUMNS[HEADINGS.first(withoutEdges(text))]?.[0] ?? null;
}

/** From the first letter, `#` or `+` on, without blanks, dots, colons and stars at the end. */
function withoutEdges(text: string): string {
  let from = 0;
  while (from < text.length && !isHeadStart(codeAt(text, from))) from++;
  let to = text.length;
  while (to > from && isTail(text, to - 1)) to--;
  return text.slice(from, to);
}

const isHeadStart = (code: number): boolean => (code >= 97 && code <= 122) || code === 0x23 || code === 0x2b;

function isTail(text: string, index: number): boolean {
  const code = codeAt(text, index);
  if (code > 32 && code < 128) return code === 0x2e || code === 0x3a || code === 0x2a;
  return text.charAt(index).trim() === '';
}

/** Columns that only a table of flights has. */
const TELLING: ReadonlySet<FlightColumn> = new Set(['flight', 'airline', 'from', 'to', 'depart', 'arrive', 'route']);

/** Do these headings stand over flights? */
export function isFlightHeader(columns: readonly (FlightColumn | null)[]): boolean {
  const telling = new Set(columns.filter((column) => column !== null && TELLING.has(column)));
  return telling.size >= 3 || (telling.size >= 2 && columns.filter((column) => column !== null).length >= 3);
}
