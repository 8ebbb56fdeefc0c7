/**
 * The facts of a booking page, copied: each label on a line of its own, what it says on the next (`Departing`, `Fri 12 Mar 2027`). Where
 * several stand so, each two lines are the labelled line that they were on the page.
 */
import { type DocumentLine, type SourceDocument, withChanges, withText } from '../../formats/reading/document.ts';
import { readLineHeading } from '../../formats/reading/terms/term-heading.ts';
import { DIGIT } from '../../text/line-look.ts';
import { joinPassages, slicePassage } from '../../text/passage.ts';
import type { Table } from '../../text/tables.ts';

const LABELS: ReadonlySet<string> = new Set(
  [
    'departing|departure|departure date|depart|departs|departs on|leaving|outbound|outbound flight|out|arrival|arrival date|arrives|arriving|check-in|check in|checkin',
    'returning|return|return date|returns|return flight|inbound|inbound flight|check-out|check out|checkout|travel dates|dates|travel period|date',
    'nights|number of nights|duration|length of stay|from|departing from|departure airport|flying from|to|destination|location|resort',
    'guests|travellers|travelers|passengers|adults|party|hotel|property|accommodation|accommodations|ship|cabin|cabin type|star rating|rating',
    'room|rooms|room type|board|board basis|board type|meal plan|basis|airline|flights|transfers|baggage|luggage',
    'price per person|price pp|total price|total cost|total|package price|price|deposit|book by|valid until|offer ends|offer valid until|expires',
    'abreise|anreise|hinflug|ruckflug|ruckreise|nachte|dauer|reisedauer|abflughafen|reiseziel|reisende|reisedatum|reisezeitraum|zimmer|zimmertyp|verpflegung|preis pro person|gesamtpreis|preis',
    'depart|retour|duree|nuits|voyageurs|hebergement|chambre|pension|formule|prix par personne|prix total|prix',
    'salida|regreso|ida|vuelta|noches|duracion|destino|viajeros|huespedes|alojamiento|habitacion|regimen|precio por persona|precio total|precio',
    'partenza|ritorno|andata|notti|durata|destinazione|viaggiatori|ospiti|alloggio|camera|trattamento|prezzo a persona|prezzo per persona|prezzo totale|prezzo',
    'saida|regresso|volta|noites|duracao|viajantes|hospedes|hospedagem|quarto|regime|preco por pessoa|preco total|preco',
  ].flatMap((labels) => labels.split('|')),
);
const MAX_LABEL = 24;
const MAX_VALUE = 90;
const LEAST_ROWS = 3;
/** Of the values: a menu of such words holds none. */
const LEAST_FIGURES = 2;

export function withStackedRows(document: SourceDocument): SourceDocument {
  const { lines } = document;
  const rows = new Set<number>();
  let figures = 0;
  for (let i = 0; i + 1 < lines.length; i++) {
    const value = lines[i + 1] as DocumentLine;
    if (!isLabel(lines[i] as DocumentLine) || !isValue(value)) continue;
    rows.add(i++);
    if ((value.look.signs & DIGIT) !== 0) figures++;
  }
  if (rows.size < LEAST_ROWS || figures < LEAST_FIGURES) return document;
  const joined = lines
    .map((line, i) => (rows.has(i) ? row(line, lines[i + 1] as DocumentLine) : line))
    .filter((_, i) => !rows.has(i - 1));
  const tables = [...rows].map((i): Table => labelAsHeading(lines[i] as DocumentLine, lines[i + 1] as DocumentLine));
  return {
    ...document,
    lines: joined.map((line, index) => (line.index === index ? line : withChanges(line, { index }))),
    tables: [...document.tables, ...tables],
  };
}

/** The label is to its value what the heading of a column is: where the value is used, it is why. */
function labelAsHeading(label: DocumentLine, value: DocumentLine): Table {
  return {
    header: { line: label, cells: [label.passage] },
    rows: [{ line: value, cells: [value.passage] }],
    first: label.index,
    last: value.index,
  };
}

const isPlain = (line: DocumentLine): boolean =>
  line.bullet === null && line.cells === null && line.table === null && !line.isRule && !line.isFrontMatter;

function isLabel(line: DocumentLine): boolean {
  const { folded } = line;
  if (folded === '' || folded.length > MAX_LABEL || !isPlain(line)) return false;
  return LABELS.has(folded.endsWith(':') ? folded.replace(/ ?:$/, '') : folded);
}

const isValue = (line: DocumentLine): boolean =>
  line.passage.text !== '' &&
  line.passage.text.length <= MAX_VALUE &&
  !line.passage.text.endsWith(':') &&
  line.heading === 0 &&
  isPlain(line) &&
  !isLabel(line) &&
  (readLineHeading(line)?.valueFrom ?? 0) < line.folded.length;

function row(label: DocumentLine, value: DocumentLine): DocumentLine {
  const name = slicePassage(label.passage, 0, label.passage.text.replace(/\s?:$/, '').length);
  const passage = joinPassages([name, value.passage], () => ': ');
  return withChanges(withText(label, passage), {
    span: [label.span[0], value.span[1]],
    isBold: false,
    heading: 0,
    bolds: [],
    links: [...label.links, ...value.links],
  });
}
