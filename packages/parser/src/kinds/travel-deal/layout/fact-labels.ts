/** The labels of a deal's facts in six languages, as they stand alone over a value or a column: `Price per person`, `Reisezeitraum`. */

const LABELS: ReadonlySet<string> = new Set(
  [
    'departing|departure|departure date|depart|departs|departs on|leaving|outbound|outbound flight|out|arrival|arrival date|arrives|arriving|check-in|check in|checkin|start|start date|from|departing from|departure airport|flying from|to',
    'returning|return|return date|returns|return flight|inbound|inbound flight|check-out|check out|checkout|back|end|end date|travel dates|dates|travel period|travel window|valid for travel|date|date of travel|travel date|when',
    'nights|number of nights|duration|length|length of stay|stay|days|destination|location|resort|where|place',
    'guests|travellers|travelers|passengers|adults|party|party size|number of travellers|number of travelers|number of guests|number of people|hotel|property|accommodation|accommodations|ship|cabin|cabin type|star rating|rating',
    'room|rooms|room type|board|board basis|board type|meal plan|basis|airline|flights|transfers|baggage|luggage',
    'price per person|price pp|price p.p.|per person|cost per person|rate per person|price per couple|per couple|price for two|price per room|per room|total price|total cost|total|total for all|grand total|package price|price',
    'was|regular price|usual price|normal price|old price|original price|brochure price|now|now only|discount|reduction|saving|you save',
    'deposit|deposit per person|deposit to book|single supplement|single room supplement|child price|child|children|book by|booking deadline|valid until|offer ends|offer valid until|expires',
    'abreise|anreise|hinreise|hinflug|ruckflug|ruckreise|ruckkehr|nachte|dauer|reisedauer|aufenthalt|abflughafen|ziel|zielort|reiseziel|reisende|personen|teilnehmer|anzahl personen|reisedatum|reisetermin|termin|zeitraum|reisezeit|reisezeitraum|zimmer|zimmertyp|verpflegung',
    'preis pro person|pro person|preis p. p.|preis p.p.|reisepreis pro person|reisepreis|preis pro paar|preis fur zwei|preis fur 2 personen|preis pro zimmer|zimmerpreis|gesamtpreis|gesamt|gesamtsumme|preis|normalpreis|regularer preis|statt|bisher|rabatt|ermassigung|ermasigung|nachlass|anzahlung|anzahlung pro person|einzelzimmerzuschlag|ez-zuschlag|kinderpreis|buchbar bis|buchungsfrist|angebot gultig bis|gultig bis',
    'depart|aller|retour|destination|lieu|quand|dates du sejour|date du voyage|dates du voyage|periode|periode de voyage|duree|duree du sejour|sejour|nuits|voyageurs|participants|passagers|nombre de personnes|hebergement|chambre|pension|formule|prix par personne|par personne|tarif par personne|prix par couple|prix pour deux|prix pour 2 personnes|prix par chambre|par chambre|prix total|montant total|prix',
    "prix normal|ancien prix|prix public|au lieu de|remise|reduction|promotion|acompte|acompte par personne|supplement single|supplement chambre individuelle|prix enfant|tarif enfant|reserver avant le|a reserver avant le|date limite de reservation|offre valable jusqu'au|valable pour voyager",
    'salida|regreso|ida|vuelta|destino|lugar|fechas|fechas de viaje|fecha del viaje|cuando|periodo de viaje|valido para viajar|noches|duracion|estancia|viajeros|huespedes|pasajeros|personas|numero de personas|alojamiento|habitacion|regimen|precio por persona|por persona|tarifa por persona|precio por pareja|precio para dos|precio para 2 personas|precio por habitacion|por habitacion|precio total|importe total|precio',
    'precio normal|precio anterior|precio habitual|antes|ahora|descuento|rebaja|deposito|deposito por persona|anticipo|suplemento individual|suplemento habitacion individual|precio nino|precio ninos|reservar antes del|fecha limite de reserva|oferta valida hasta|valido hasta',
    'partenza|ritorno|andata|rientro|destinazione|meta|date|date di viaggio|data del viaggio|quando|periodo|periodo di viaggio|notti|durata|soggiorno|viaggiatori|ospiti|passeggeri|persone|numero di persone|alloggio|camera|trattamento|prezzo a persona|prezzo per persona|a persona|quota a persona|quota per persona|prezzo a coppia|prezzo per due|prezzo per 2 persone|prezzo a camera|prezzo per camera|prezzo totale|totale|importo totale|prezzo',
    'prezzo intero|prezzo di listino|prima|invece di|sconto|riduzione|acconto|acconto a persona|caparra|supplemento singola|supplemento camera singola|prezzo bambino|quota bambino|prenotare entro il|prenota entro|scadenza prenotazione|offerta valida fino al|valido per viaggi',
    'saida|partida|regresso|volta|retorno|local|datas|datas da viagem|data da viagem|periodo da viagem|noites|duracao|estadia|viajantes|hospedes|passageiros|pessoas|numero de pessoas|hospedagem|quarto|regime|preco por pessoa|por pessoa|valor por pessoa|preco por casal|preco para dois|preco para 2 pessoas|preco por quarto|por quarto|preco total|valor total|preco',
    'preco normal|preco anterior|desconto|reducao|sinal|sinal por pessoa|suplemento quarto individual|preco crianca|preco criancas|reservar ate|data limite de reserva|oferta valida ate|valido ate|valido para viagens',
  ].flatMap((labels) => labels.split('|')),
);

const COLON = / ?:$/;
/** `Children (2-11)`: whom it holds for. */
const BRACKET = / \([^()]{1,24}\)$/;
const CHILD =
  /^(?:child(?:ren)?|kids?|kind(?:er)?|enfants?|nin[oa]s?|bambin[oi]|criancas?)(?: (?:under|bis|de|moins de|menores de|sotto|ate) \d{1,2}(?: (?:jahre|ans|anos|anni))?)?$/;

const CHILD_STARTS = 'bceknm';
const isOfChild = (label: string): boolean =>
  CHILD_STARTS.includes(label.charAt(0)) && label.length <= LONGEST_OF_CHILD && CHILD.test(label);
const LONGEST_OF_CHILD = 'criancas menores de 12 jahre'.length;

/** `folded` may end with its colon. */
export function isFactLabel(folded: string): boolean {
  const label = folded.endsWith(':') ? folded.replace(COLON, '') : folded;
  if (LABELS.has(label)) return true;
  const bare = label.endsWith(')') ? label.replace(BRACKET, '') : label;
  return (bare !== label && LABELS.has(bare)) || isOfChild(bare);
}
