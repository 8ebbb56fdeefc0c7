/**
 * Entries whose parts all have their labels. What is done is the entry, its hour stands before it or below; so does the hour at which one sets
 * out over the stage that one walks or rides:
 *
 *   Time: 9:00 AM                 Set out: 8:00 (head torch!)
 *   Activity: Palace visit        Route: over the saddle, 9.4 km, ascent 980 m, walking time 5 h
 *   Location: Castle Road 5
 */
import { type Label, readLabel } from '../../../annotators/label.ts';
import { findTimes } from '../../../annotators/time.ts';
import { codeAt, isDigit } from '../../../text/character-class.ts';
import { DIGIT } from '../../../text/line-look.ts';
import { joinPassages, type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { type DocumentLine, withChanges, withText } from '../document.ts';

/** `Activity`, `Aktivität 2` */
const ACTIVITY = /^(?:activity|aktivitat|activite|actividad|attivita|atividade)(?: \d{1,2})?$/;
/** `Route`, `Tappa` */
const STAGE =
  /^(?:route|weg(?:strecke)?|strecke|etappe|tour|wanderung|itineraire|parcours|trace|etape|marche|randonnee|recorrido|ruta|etapa|percorso|itinerario|tappa|sentiero|camminata|percurso|trilha|rota|trajeto|wandeling|tocht|hike|walk|ride|trek|stage|trail)$/;
/** Behind what is walked how far it goes and how steep, or how long it takes. */
const STAGE_FIGURES =
  /^[^\d:|]{3,90}?[,;|·–-] ?(?:ca\.? |approx\.? |about |env\.? |~ ?)?[\d.,]{1,7} ?(?:km|kms|mi|miles)\b.{0,24}?(?:[+↑↓] ?\d|\d ?hm\b|ascent|climb|elevation|aufstieg|anstieg|hohenmeter|denivele|montee|d\+|desnivel|subida|dislivello|salita|ascesa|stijg|hoogtemeter|(?:geh|fahr|marsch|wander)zeit|walking|hiking|riding|temps|tiempo|tempo|duree|duracion|durata|duracao|looptijd|\d ?(?:h|std|hrs?|hours?|uur|ore|horas?)\b)/;
/** `Abmarsch`, `Set out`, `Départ` over a stage. */
const SETS_OUT =
  /^(?:abmarsch|aufbruch|abgang|start|abfahrt|set(?:ting)? out|set off|departure|depart|leave|depart a pied|mise en route|salida|partenza|partida|saida|vertrek)$/;
const STAGE_ALONE =
  /^[a-z][^\d:;|.]{5,90}, ?(?:ca\.? |approx\.? |about |env\.? |~ ?)?[\d.,]{1,7} ?(?:km|kms|mi|miles), ?(?:[+↑↓] ?\d|\d{2,4} ?hm\b|ascent|climb|elevation|aufstieg|anstieg|hohenmeter|denivele|montee|d\+|desnivel|subida|dislivello|salita|ascesa|stijg|hoogtemeter)[^.]{1,60}\.?$/;
const MAX_LABEL = 30;

/** The lines of a day, `Activity: …` without its label and behind the hour right above it. */
export function joinLabelledEntries(lines: readonly DocumentLine[]): readonly DocumentLine[] {
  if (!lines.some((line) => entryOf(line) !== null)) return lines;
  const joined: DocumentLine[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as DocumentLine;
    const entry = entryOf(line);
    const next = lines[i + 1];
    const below = next === undefined ? null : entryOf(next);
    const hour = below === null ? null : hourOver(line, below);
    if (hour !== null && below !== null) {
      const own = asEntry(line, { ...below, passage: joinPassages([hour.at, below.passage]) });
      joined.push(hour.about === null ? own : withChanges(own, { aboutAbove: hour.about }));
      i++;
    } else joined.push(entry === null ? line : asEntry(line, entry));
  }
  return joined;
}

interface Entry {
  readonly passage: Passage;
  readonly isStage: boolean;
}

/** Lines below a stage need not be about it. Of its figures none is an hour: `22 km, climb 90 m, 1:45 h`. */
function asEntry(line: DocumentLine, { passage, isStage }: Entry): DocumentLine {
  const named = withText(line, passage);
  if (isStage)
    return withChanges(named, {
      typeAbove: 'activity',
      times: findTimes(named.folded).filter(({ from }) => from === 0),
    });
  return withChanges(
    named,
    isDigit(codeAt(passage.text, 0)) ? { startsWithTime: true } : { bullet: line.bullet ?? '-' },
  );
}

/** What is done, behind the label that says so. */
function entryOf(line: DocumentLine): Entry | null {
  const label = labelAt(line);
  if (label === null) return tellsStage(line) ? { passage: withoutStop(line.passage), isStage: true } : null;
  const word = line.folded.slice(line.emojiLength, label.to);
  const value = slicePassage(line.passage, label.valueFrom);
  if (STAGE.test(word) && STAGE_FIGURES.test(line.folded.slice(label.valueFrom)))
    return { passage: withoutStop(value), isStage: true };
  return ACTIVITY.test(word) ? { passage: value, isStage: false } : null;
}

/** `Over the saddle to the hut, 9.4 km, ascent 980 m, descent 544 m, 5 h.`: the figures end it, no sentence. */
const tellsStage = ({ folded, look, bullet, startsWithTime, table }: DocumentLine): boolean =>
  (look.signs & DIGIT) !== 0 &&
  bullet === null &&
  !startsWithTime &&
  table === null &&
  folded.length <= MAX_STAGE &&
  STAGE_ALONE.test(folded);
const MAX_STAGE = 160;
const withoutStop = (passage: Passage): Passage => trimPassage(passage, '.');

/** The hour of the entry below, behind its label, and what to mind then. */
function hourOver(line: DocumentLine, below: Entry): { readonly at: Passage; readonly about: Passage | null } | null {
  const label = labelAt(line);
  if (label === null) return null;
  const value = slicePassage(line.passage, label.valueFrom);
  if (label.meaning === 'time') return { at: value, about: null };
  const isStart = below.isStage && SETS_OUT.test(line.folded.slice(line.emojiLength, label.to));
  const hour = isStart ? HOUR.exec(foldText(value.text)) : null;
  if (hour === null) return null;
  const end = hour[1]?.length ?? 0;
  const about = end < value.text.length ? trimPassage(slicePassage(value, end), '()!') : null;
  return { at: slicePassage(value, 0, end), about };
}
const HOUR = /^(\d{1,2}(?:[:.h]\d\d)?(?: ?(?:uhr|h|hrs|uur|[ap]\.?m\.?))?)(?: ?\([^()]{2,60}\))?$/;

/** The label with a value behind it, told in places of the whole line. */
function labelAt({ passage: { text }, folded, emojiLength, indent, table, cellMark }: DocumentLine): Label | null {
  const colon = text.indexOf(':');
  if (colon < 2 || colon > MAX_LABEL + emojiLength || indent > 0 || table !== null || cellMark !== null) return null;
  const label = readLabel(text.slice(emojiLength), folded.slice(emojiLength));
  if (label === null || emojiLength + label.valueFrom >= text.length) return null;
  return { ...label, to: emojiLength + label.to, valueFrom: emojiLength + label.valueFrom };
}
