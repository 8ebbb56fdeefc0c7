/**
 * `Label: value` at the start of a text, and what the label means. Folded text for the meaning; labels in six languages. A label is at
 * most five words.
 */
import { codeAt, hasDigit, isDigit, isLetter, isSurrogate } from '../text/character-class.ts';
import { StartPatterns } from '../text/start-table.ts';

type LabelMeaning =
  | 'title'
  | 'place'
  | 'dates'
  | 'stay'
  | 'address'
  | 'time'
  | 'cost'
  | 'distance'
  | 'duration'
  | 'link'
  | 'note'
  | 'check-in'
  | 'check-out'
  | 'travellers'
  | 'drive'
  | 'drive-time'
  | 'option'
  | 'meals'
  | 'board'
  | 'base'
  | 'unknown';

export interface Label {
  readonly meaning: LabelMeaning;
  /** The label without its colon. */
  readonly to: number;
  /** Where the value starts. */
  readonly valueFrom: number;
}

const LABEL = /^[\p{L}][\p{L}\p{N} '’/&().-]{0,48}?(\s?:\s*|\t+)(?=\S|$)/u;

const MEANINGS: readonly (readonly [LabelMeaning, RegExp])[] = [
  [
    'title',
    /^(?:title|trip(?: name| title)?|itinerary|tour(?: name)?|cruise(?: name)?|program(?:me?)?|titel|titre|titulo|titolo|quote|quotation|proposal|offer|angebot|reise|devis|proposition|voyage|presupuesto|propuesta|viaje|preventivo|proposta|viaggio|orcamento|roteiro|viagem|itineraire|itinerario|reiseverlauf|reisplan|rondreis|offerte|subject|re|betreft|betreff|betrifft|betr\.?|onderwerp|objet|concerne|asunto|oggetto|assunto)$/,
  ],
  [
    'dates',
    /^(?:(?:travel |trip |tour )?dates?|when|period|travel period|reisetermin|reisezeit(?:raum)?|reisedatum|datum|zeitraum|termin|fechas?(?: de viaje| del viaje)?|fecha|periodo|cuando|quando|dates? (?:du|de) (?:voyage|sejour)|periode|dat[ae](?: di viaggio| del viaggio)?|datas?(?: da viagem)?|reisdata|reisperiode|wanneer)$/,
  ],
  [
    'place',
    /^(?:locations?|where|destinations?|dest\.?|place|ort|reiseziel|ziel|wo|lieu|ou|destino|donde|lugar|luogo|destinazione|meta|dove|onde|local|bestemming|waar)$/,
  ],
  [
    'stay',
    /^(?:accommodations?|accomm?odation|overnight(?: stay)?|o\/n(?:ight|t)?|hotel|lodging|(?:your |our )?stay|staying|sleep(?:ing)?|night|where to stay|unterkunft|ubernachtung|hebergement|logement|nuit(?:ee)?|nacht|noite|alojamiento|noche|hospedaje|alloggio|pernottamento|notte|hospedagem|alojamento|pernoite|overnachting(?:en)?|overn\.?|verblijf|accommodatie|logies|base camp|camp|o\/n|un|u|ubernachtung\/fruhstuck|pernotto|sistemazione|pernocte|pernocta|dormida|acomodacao|overnight at|night at|hotels?|our hotel|your hotel|accommodation tonight|tonight'?s (?:hotel|stay|accommodation)|nachtlager|nachtquartier|hotel in|gite|refuge|rifugio|hutte|albergue|pousada|parador|riad|ryokan|lodge|resort|guest ?house|b&b|airbnb|apartment|(?:mountain |alpine |trek(?:king)? )?hut|(?:tented|bush|safari|desert) camp|motel|inn|hostel|hostal|homestay|camp ?site|campground|camping|chalet|berghutte|schutzhutte|gasthof|gasthaus|zeltplatz|auberge|cabane|refuge de montagne|refugio|refugi|posada|hosteria|campamento|rifugio alpino|capanna|baita|bivacco|agriturismo|locanda|abrigo|acampamento|estalagem)$/,
  ],
  [
    'address',
    /^(?:address|adresse|direccion|indirizzo|endereco|adres|meeting (?:point|place)|treffpunkt|point de rencontre|lieu de rendez-vous|punto de encuentro|punto d[i'] ?(?:incontro|ritrovo)|ritrovo|ponto de encontro|venue|ubicacion|morada|posizione|localizacao)$/,
  ],
  [
    'time',
    /^(?:time|times|tijd|uhrzeit|zeit|heure|horaires?|hora|horario|ora|orario|start(?: time)?|starts|departure time|pick-?up time)$/,
  ],
  [
    'cost',
    /^(?:(?:(?:est\.?|estimated|approx\.?|approximate) )?costs?|price|fee|entry(?: fees?)?|entrance(?: fees?)?|admission|tickets?|kosten|preis|eintritt|prix|tarif|cout|entree|precio|coste|costo|entrada|prezzo|prijs|toegang|ingresso|biglietto|preco|custo)$/,
  ],
  [
    'distance',
    /^(?:(?:walking |driving |total )?distance|entfernung|(?:fahr|geh)?strecke|afstand|distancia|distanza|mileage)$/,
  ],
  ['drive', /^(?:drive|driving|fahrt|route)$/],
  [
    'drive-time',
    /^(?:(?:approx\.? |total |est\.? |estimated )?(?:driving|drive)(?: times?| hours| duration)|total driv(?:e|ing)|(?:reine )?fahrzeit|fahrtzeit|fahrtdauer|rijtijd|temps de (?:route|conduite|trajet)|tiempo de (?:conduccion|manejo|carretera)|tempo di (?:guida|percorrenza)|tempo de (?:conducao|estrada))$/,
  ],
  [
    'duration',
    /^(?:duration|dauer|duree|duracion|durata|duracao|duur|estimated time|travel time|tiempo de viaje|tempo de viagem|temps de voyage|tempo di viaggio|(?:trip )?length|reisedauer|duree du (?:sejour|voyage))$/,
  ],
  ['link', /^(?:links?|website|web|url|booking|book|(?:tickets?|booking|menu) link|menu|more info)$/],
  [
    'base',
    /^(?:(?:our |your |home |team )?base(?: (?:hotel|camp|town))?|standort(?:hotel)?|unser quartier|camp de base|base operativa)$/,
  ],
  ['check-in', /^(?:check[- ]?in(?: date| time)?|arrival date|anreise|arrivee|llegada|arrivo)$/],
  ['check-out', /^(?:check[- ]?out(?: date| time)?|departure date|abreise|depart|salida|partenza)$/],
  [
    'travellers',
    /^(?:travell?ers?|guests?|pax|prepared for|group(?: size)?|party|passengers?|reisende|teilnehmer|reizigers|voyageurs?|viajeros?|viaggiatori|viajantes?|clients?(?: names?)?|for|number of (?:travell?ers|guests|passengers|people|participants)|lead(?: (?:travell?er|passenger|guest|name|pax))?|personen|anzahl (?:der )?(?:reisende[nr]?|personen|teilnehmer)|kunden?|erstellt fur|fur|nombre de (?:voyageurs|personnes|participants)|participants?|passagers|prepare pour|numero de (?:viajeros|personas|pasajeros|viajantes|pessoas|passageiros)|pasajeros|huespedes|clientes?|preparado para|numero di (?:viaggiatori|persone|partecipanti)|partecipanti|ospiti|clienti|preparato per|passageiros|hospedes)$/,
  ],
  [
    'meals',
    /^(?:meals?(?: included| today)?|included meals|verpflegung|mahlzeiten|repas(?: inclus| compris)?|comidas(?: incluidas)?|pasti(?: inclusi)?|refeicoes(?: incluidas)?|maaltijden)$/,
  ],
  [
    'board',
    /^(?:board(?: basis)?|meal (?:plan|basis)|verpflegungsart|regime de pension|regimen alimenticio|trattamento)$/,
  ],
  [
    'option',
    /^(?:(?:optional(?:ly)?|fakultativ|en option|opcional|opzionale|facoltativo)(?: (?:(?:in the |on the |am |le |la |por la |in |nel |de )?(?:am|pm|a\.m\.?|p\.m\.?|morning|afternoon|evening|night|(?:half|full)[- ]day|vormittags?|nachmittags?|abends?|matin|apres-midi|soir|manana|tarde|noche|mattina|pomeriggio|sera)|extras?|add-?on|excursion|tour|outing|trip|ausflug|excursion|escursione|gita))?|option|(?:key|main|top|must-?do|recommended|suggested|optional) (?:activity|experience|hike|walk|stop|attraction|sight|visit)(?: \d{1,2})?)$/,
  ],
  [
    'note',
    /^(?:notes?|n\.?b\.?|a noter|(?:daily|day) (?:budget|total|costs?)|tages(?:budget|kosten)|budget (?:du jour|journalier|giornaliero|del giorno)|presupuesto (?:del dia|diario)|orcamento (?:do dia|diario)|tips?|pro tip|why|description|attire|details?|info|remarks?|reservation note|reservation|hinweis|tipp|conseil|consejo|nota|dica|consiglio|weather|wetter|meteo|clima|rating|highlights?|difficulty|safety notes?|includes?|included|elevation(?: gain)?|dress code|what to bring|bring|dining|why go|good to know|alternative|backup|(?:in case of|in|if|bei|bij|en cas de?|en caso de|in caso di|em caso de|si) (?:(?:bad|poor|heavy|schlechtem|starkem|mauvais|mal|cattivo|slecht) )?(?:rain(?:y)?|wet|storms?|thunderstorms?|snow|weather|regen|gewittern?|wetter|schnee|sturm|pluie|orages?|neige|temps|lluvia|llueve|tormentas?|nieve|tiempo|pioggia|temporal[ei]|neve|tempo|chuva|onweer|weer|sneeuw)|schlechtwetter(?:variante|alternative|programm)?|contact|phone|tel|(?:local |emergency |on-?site |24\/7 |24h |your |our |tour |duty )*(?:contacts?|numbers?|phone|mobile|help ?line|hot ?line|whatsapp|rep(?:resentative)?|officer|manager)(?: (?:on site|on the ground|in resort|locally|person|number|phone|24\/7|24h))*|emergenc(?:y|ies)|(?:lokaler? |ihre? )?(?:notfall|notruf|kontakt|bereitschafts|service)-?(?:nummer|telefon|kontakt|handy|person)(?: vor ort)?|notruf|notfall|kontakt(?: vor ort)?|ansprechpartner(?:in)? vor ort|(?:numero|contact|telephone|tel)(?: (?:d'|d )urgence| sur place| local)?|urgences?|(?:telefono|contacto|numero)(?: de (?:emergencias?|contacto)| en destino| local)?|emergencias?|(?:numero|contatto|telefono|referente|assistenza)(?: (?:di |per le )?emergenz[ae]| in loco| locale)?|emergenz[ae]|contato(?: de emergencia| local)?|confirmation|rooms?(?: type| category)?|zimmer(?:kategorie)?|chambre|habitacion|camera|quarto|(?:booking |our |your |trip |tour |file )?ref(?:erence)?|options|prepared by|(?:your )?(?:travel )?(?:agent|advisor|consultant|designer)|erstellt von|(?:ihre? )?reiseberater(?:in)?|ansprechpartner(?:in)?|prepare par|(?:votre )?conseill(?:er|ere)|preparado por|(?:su )?asesora?|agente|preparato da|consulente|consultora?)$/,
  ],
];

const STARTS = new StartPatterns(MEANINGS.map(([, pattern]) => pattern));

const meaningOf = (key: string): LabelMeaning => MEANINGS[STARTS.first(key)]?.[0] ?? 'unknown';

/** The label at the start of `text`, or null. `folded` is the same text folded. */
export function readLabel(text: string, folded: string): Label | null {
  const first = codeAt(text, 0);
  if (!isLetter(first) && !isSurrogate(first)) return null;
  const head = text.slice(0, 64);
  if (!head.includes(':') && !head.includes('\t')) return null;
  const match = LABEL.exec(head);
  if (match === null) return null;
  const colon = match[1] ?? '';
  const to = match[0].length - colon.length;
  if (text.charAt(to) === ':' && (isDigit(codeAt(text, to + 1)) || text.startsWith('://', to))) return null;
  const written = folded.slice(0, to).trim();
  const key = written.endsWith(')') ? written.replace(/\s*\([^)]{0,40}\)\s*$/, '').trim() : written;
  // `OPTIONAL 1.30pm: …` begins with its hour.
  if (key.split(' ').length > 5 || (hasDigit(key) && OPTIONAL_HOUR.test(key))) return null;
  return { meaning: meaningOf(key), to, valueFrom: match[0].length };
}

/** `optional 1.30pm`: what is offered at its hour. */
export const OPTIONAL_HOUR = /^(?:optional(?:ly)?|fakultativ|en option|opcional|opzionale|facoltativo) \d/;

/** Labels of what may be about a whole day. */
const DAY_FACTS: ReadonlySet<Label['meaning']> = new Set(['drive', 'drive-time', 'distance', 'unknown']);

export const isOfDay = ({ meaning }: Label): boolean => DAY_FACTS.has(meaning);
