/**
 * I-290: a supplier's confirmation that tells each service under labels, a line each: when, what, at what time and where one meets.
 *
 *   Date: 14/06/2027 Monday
 *         ^^^^^^^^^^ day
 *   Service: Harbour walk with guide
 *            ^^^^^^^^^^^^^^^^^^^^^^^ entry
 *   Pick-up time: 08:30
 *                 ^^^^^ time
 *   Meeting point: hotel lobby
 *                  ^^^^^^^^^^^ place
 *   Guide: Ana Reis, +351 21 555 010
 *   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ about it
 */
import { type DateMention, type DateOrder, findDates, mayHoldDate } from '../../annotators/date.ts';
import { findTimes } from '../../annotators/time.ts';
import type { TimeSpan } from '../../model/clock-time.ts';
import { type Field, stated } from '../../model/field.ts';
import { hasDigit, hasLetterOrNumber } from '../../text/character-class.ts';
import { compactPattern } from '../../text/compact-pattern.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { type DocumentLine, oncePerDocument, type SourceDocument } from '../reading/document.ts';

export interface LabelledService {
  readonly line: DocumentLine;
  /** Where in the line's text the date stands. */
  readonly mention: DateMention;
  readonly name: Passage;
  readonly time: Field<TimeSpan> | null;
  readonly place: Passage | null;
  /** What else its lines say, with their labels. */
  readonly about: readonly Passage[];
  readonly lines: readonly DocumentLine[];
}

type Label = 'date' | 'name' | 'time' | 'place' | 'other';

const label = (words: string): RegExp => compactPattern(`^(?:${words})(?: ?(?:no\\.?|nr\\.?|#)? ?\\d{1,3})?$`);
const LABELS: readonly (readonly [Label, RegExp])[] = [
  [
    'date',
    label(
      'date(?: of (?:service|tour))?|(?:service|tour|travel) date|when|datum|(?:reise|leistungs)datum|fecha(?: del servicio)?|data(?: del servizio| do servico)?|date (?:de (?:la )?prestation|du service)',
    ),
  ],
  [
    'name',
    label(
      'services?|tours?|excursions?|activity|experience|transfers?|what|description|program(?:me)?|(?:service|tour) name|leistung(?:en)?|ausflug|aktivitat|beschreibung|prestations?|activite|servicios?|actividad|excursion(?:es)?|traslados?|servizi[oo]?|attivita|escursion[ei]|trasferiment[oi]|servicos?|atividade|passeios?|dienst|activiteit',
    ),
  ],
  [
    'time',
    label(
      '(?:pick[- ]?up|meeting|start(?:ing)?|departure|collection|service|report(?:ing)?) ?(?:time|hour)?|time|starts?|hours?|uhrzeit|zeit|beginn|abhol(?:ung|zeit)|start(?:zeit)?|heure(?: de (?:prise en charge|rendez-vous|depart|debut))?|horaires?|prise en charge|hora(?:rio)?(?: de (?:recogida|inicio|encuentro|salida|saida|encontro))?|recogida|ora(?:rio)?(?: (?:di )?(?:ritrovo|inizio|prelievo|incontro))?|prelievo|tijd|ophaaltijd',
    ),
  ],
  [
    'place',
    label(
      "(?:meeting|pick[- ]?up|collection|start(?:ing)?|departure) (?:point|place|location|address|from|at)|place|location|venue|address|where|treffpunkt|abholort|ort|adresse|lieu(?: de (?:rendez-vous|prise en charge|depart))?|point de (?:rencontre|depart)|(?:punto|lugar) de (?:encuentro|recogida)|lugar|punto d['’]incontro|luogo(?: di (?:incontro|ritrovo))?|ritrovo|(?:local|ponto) de encontro|trefpunt|ophaalpunt",
    ),
  ],
];
const MAX_LABEL = 34;
const MAX_LINES = 1500;
const MAX_OF_ONE = 12;
const LEAST_SERVICES = 2;

/** The services in the order of the text; none where fewer than two are told so. */
export const readLabelledServices = oncePerDocument((document: SourceDocument): readonly LabelledService[] => {
  const found: LabelledService[] = [];
  let block: LabelledLine[] = [];
  const close = (): void => {
    const service = serviceOf(block, document.dateOrder);
    if (service !== null) found.push(service);
    block = [];
  };
  for (const line of document.lines.slice(0, MAX_LINES)) {
    if (!hasLetterOrNumber(line.passage.text) || line.table !== null) {
      close();
      continue;
    }
    const own = labelOf(line);
    // Without a blank line the next service begins where a label comes again that only one of them has.
    const isAgain = own.label !== 'other' && block.some((other) => other.label === own.label);
    if (isAgain && (own.label === 'date' || (own.label === 'name' && startsWith(block, 'name')))) close();
    if (block.length < MAX_OF_ONE) block.push(own);
  }
  close();
  return found.length >= LEAST_SERVICES ? found : [];
});

/** Where each service is headed by its name, the next name begins the next; else it says more of the same. */
const startsWith = (block: readonly LabelledLine[], label: Label): boolean => block[0]?.label === label;

interface LabelledLine {
  readonly line: DocumentLine;
  readonly label: Label;
  /** Behind the label; the whole line where it has none. */
  readonly value: Passage;
  /** Where in the line's text the value begins. */
  readonly from: number;
}

function labelOf(line: DocumentLine): LabelledLine {
  const { passage, folded } = line;
  const colon = folded.slice(0, MAX_LABEL).search(/ ?[:\t]/);
  const words = colon > 0 ? folded.slice(0, colon).replace(/^\W+/, '').trim() : '';
  const known = words === '' ? undefined : LABELS.find(([, pattern]) => pattern.test(words))?.[0];
  if (known === undefined) return { line, label: 'other', value: passage, from: 0 };
  const behind = passage.text.slice(colon);
  const from = colon + behind.length - behind.replace(/^ ?[:\t]\s*/, '').length;
  return { line, label: known, value: trimPassage(slicePassage(passage, from)), from };
}

function serviceOf(block: readonly LabelledLine[], order: DateOrder): LabelledService | null {
  const day = block.find(({ label: own }) => own === 'date');
  const named = block.find(({ label: own, value }) => own === 'name' && hasLetterOrNumber(value.text));
  if (day === undefined || named === undefined || !mayHoldDate(day.line.look)) return null;
  if (DAY.test(block[0]?.line.folded ?? '')) return null;
  const folded = foldText(day.value.text);
  const [mention, other] = findDates(folded, order);
  if (mention === undefined || other !== undefined || mention.from > MAX_WEEKDAY) return null;
  const clock = block.find(({ label: own, value }) => own === 'time' && hasDigit(value.text));
  const time = timeIn(clock ?? day, clock === undefined ? mention.to : 0);
  const place = block.find(({ label: own, value }) => own === 'place' && hasLetterOrNumber(value.text));
  const told = [
    day,
    named,
    ...(clock === undefined || time === null ? [] : [clock]),
    ...(place === undefined ? [] : [place]),
  ];
  const at = Math.min(block.indexOf(day), block.indexOf(named));
  return {
    line: day.line,
    mention: {
      ...mention,
      from: mention.from + day.from,
      to: mention.to + day.from,
      weekday: moved(mention, day.from),
    },
    name: named.value,
    time,
    place: place?.value ?? null,
    // What stands above its first label is its heading: `SERVICE 2`.
    about: block.slice(at).flatMap((each) => (told.includes(each) ? [] : [trimPassage(each.line.passage)])),
    lines: block.map(({ line }) => line),
  };
}
const MAX_WEEKDAY = 14;
/** A plan's own days hold more than one service each. */
const DAY = /^\W{0,4}(?:day|tag|jour|dia|giorno|dag)\s?\d/;

const moved = ({ weekday }: DateMention, by: number): DateMention['weekday'] =>
  weekday === null ? null : { ...weekday, from: weekday.from + by, to: weekday.to + by };

function timeIn({ value }: LabelledLine, from: number): Field<TimeSpan> | null {
  const [mention] = findTimes(foldText(value.text).slice(from));
  return mention === undefined ? null : stated(mention.time, [spanOf(value, mention.from + from, mention.to + from)]);
}
