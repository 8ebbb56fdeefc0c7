/**
 * I-414: what somebody in a chat corrects in the plan, and its author agrees to: the plan is read as it is then.
 *
 *   Jo: 7pm Trattoria Nove, table under my name        Jo: coach to Lugano
 *   Max: table is 7.30 not 7                           Max: train not coach. 1148 from platform 4
 *   Jo: 7.30 then                                      Jo: ok train
 *
 * What the author does not take over stays as it was, and answers are no part of the plan.
 */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { findDates } from '../../../annotators/date.ts';
import type { ClockTime, TimeSpan } from '../../../model/clock-time.ts';
import { type Field, stated } from '../../../model/field.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import type { Line } from '../../../text/lines.ts';
import { joinPassages, type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

/** What a line of the plan says then, and the hour that was told for it. */
export interface Correction {
  readonly passage: Passage;
  readonly time?: Field<TimeSpan>;
}

export interface ChatMessage {
  readonly sender: string;
  /** Indices of its lines, without the blank ones. */
  readonly said: readonly number[];
}

interface Hour {
  readonly from: number;
  readonly to: number;
  /** Minutes of twelve hours: `7`, `7pm` and `1900` are one. */
  readonly minutes: number;
  readonly clock: ClockTime;
}

const HOUR =
  /(?<![\d.:,/£$€-])(?:(?<h>[01]?\d|2[0-3])(?:[.:](?<m>[0-5]\d))?|(?<plain>(?:[01]\d|2[0-3])[0-5]\d))(?: ?(?<half>[ap])m\b)?(?![\d:%/]|[.,]\d)/g;
const HALF_DAY = 720;
/** A remark and its answer are short. */
const MAX_SAID = 90;
/** Lines of the plan that a remark may be about. */
const MAX_BACK = 8;

function hoursIn(text: string): Hour[] {
  return [...text.matchAll(HOUR)].map(({ index, 0: all, groups }) => {
    const { h, m, plain, half } = groups ?? {};
    const figure = plain ?? `${h}${m ?? '00'}`;
    const told = Number(figure.slice(0, -2)) * 60 + Number(figure.slice(-2));
    const minutes = told % HALF_DAY;
    const clock: ClockTime =
      half !== undefined
        ? { minutes: minutes + (half === 'p' ? HALF_DAY : 0), certain: true, isTwelveHour: true }
        : {
            minutes: told,
            certain: told >= 780 || told < 60,
            ...(plain === undefined && told < 780 && { isTwelveHour: true }),
          };
    return { from: index, to: index + all.length, minutes, clock };
  });
}

/** The lines as corrected, by their index; the answers are added to `around`. `author` wrote the plan, `textOf` gives a line without its stamp. */
export function findCorrections(
  messages: readonly ChatMessage[],
  author: string,
  lines: readonly Line[],
  around: Set<number>,
): ReadonlyMap<number, Correction> {
  const corrected = new Map<number, Correction>();
  const plan: number[] = [];
  for (const [i, { sender, said }] of messages.entries()) {
    const [only, other] = said;
    if (sender !== author) continue;
    const remark = remarkBefore(messages[i - 1], author, lines);
    const own = only === undefined || other !== undefined ? null : (lines[only] as Line).passage;
    if (only !== undefined && own !== null && remark !== null) {
      const recent = plan.slice(-MAX_BACK);
      const passageOf = (at: number): Passage => corrected.get(at)?.passage ?? (lines[at] as Line).passage;
      const agreed = agreedOn(own, remark, recent, passageOf);
      if (agreed !== null) {
        around.add(only);
        if (agreed.line === null) continue;
        // One of the two goes: the remark, or the line whose place it takes.
        const said = messages[i - 1]?.said[0] ?? agreed.line;
        const [kept, gone] = agreed.takesPlace ? [said, agreed.line] : [agreed.line, said];
        around.add(gone);
        around.delete(kept);
        corrected.set(kept, agreed.correction);
        continue;
      }
    }
    const moved = own === null || only === undefined ? null : correctedByAuthor(own, plan, lines);
    if (moved !== null && only !== undefined && !corrected.has(moved.line)) {
      around.add(only);
      corrected.set(moved.line, moved.correction);
      continue;
    }
    plan.push(...said.filter((at) => !around.has(at)));
  }
  return corrected;
}

/**
 * `Correction: the flight home leaves at 14:05, not at 13:30`: the author tells the right hour and the wrong one. Of the lines with that hour alone
 * one shares a word with it.
 */
function correctedByAuthor(
  own: Passage,
  plan: readonly number[],
  lines: readonly Line[],
): { readonly line: number; readonly correction: Correction } | null {
  const folded = own.text.length <= MAX_CORRECTION ? foldText(own.text) : '';
  const match = NOT_AT.exec(folded);
  const [fresh, wrong] =
    match === null
      ? []
      : hoursIn(folded)
          .filter(({ from }) => from >= match.index)
          .slice(0, 2);
  if (match === null || fresh === undefined || wrong === undefined) return null;
  if (fresh.from !== match.index || wrong.to !== match.index + match[0].length) return null;
  const words = new Set(folded.split(/[^a-z]+/).filter((word) => word.length >= LEAST_WORD));
  const meant = plan.slice(-MAX_PLAN).filter((at) => {
    const text = foldText((lines[at] as Line).passage.text);
    const [hour, other] = hoursIn(text).filter(({ from, to }) => to - from >= LEAST_FIGURES || from === 0);
    return (
      hour?.clock.minutes === wrong.clock.minutes &&
      other === undefined &&
      text.split(/[^a-z]+/).some((word) => words.has(word))
    );
  });
  const [line, another] = meant;
  if (line === undefined || another !== undefined) return null;
  const { passage } = lines[line] as Line;
  const old = hoursIn(foldText(passage.text)).find(({ clock }) => clock.minutes === wrong.clock.minutes);
  return old === undefined ? null : { line, correction: withHour(passage, old, own, fresh) };
}
const MAX_CORRECTION = 240;
const MAX_PLAN = 200;
const LEAST_WORD = 4;
const FIGURES = '(?:(?:[01]?\\d|2[0-3])[.:][0-5]\\d|(?:[01]\\d|2[0-3])[0-5]\\d)(?: ?[ap]m\\b)?';
const NOT_AT = compactPattern(
  `(?<![\\d.:])${FIGURES}(?: ?uhr| ?h)?,? (?:and not|not|instead of|rather than|und nicht|nicht|statt|anstatt|et non|et pas|pas|au lieu de|y no|no|en vez de|e non|non|invece (?:di|che|delle)|anziche|e nao|nao|em vez (?:de|das)|en niet|niet|in plaats van)(?: (?:at|um|a|alle|alle ore|a las|las|de las|as|om))? ${FIGURES}(?![\\d.:])`,
);

/** One short line of somebody else right before. */
function remarkBefore(message: ChatMessage | undefined, author: string, lines: readonly Line[]): Passage | null {
  const [only, other] = message?.said ?? [];
  if (message === undefined || message.sender === author || only === undefined || other !== undefined) return null;
  const { passage } = lines[only] as Line;
  return passage.text.length <= MAX_SAID ? passage : null;
}

type Agreed =
  | { readonly line: number; readonly correction: Correction; readonly takesPlace: boolean }
  | { readonly line: null };
const NOTHING_CHANGED: Agreed = { line: null };

/** Null where the line is no answer to the remark. */
function agreedOn(
  own: Passage,
  remark: Passage,
  recent: readonly number[],
  passageOf: (at: number) => Passage,
): Agreed | null {
  const folded = foldText(own.text);
  const [hour] = hoursIn(folded);
  const told = hoursIn(foldText(remark.text));
  // `ok moved to 19:30` tells the new hour itself.
  if (MOVES.test(folded)) return withNamed(own, remark, hour, told, recent, passageOf);
  if (hour === undefined) return AGREES.test(folded) ? withThing(remark, recent, passageOf) : null;
  const taken = told.find(({ minutes }) => minutes === hour.minutes);
  if (taken === undefined) {
    const isKept = recent.some((at) =>
      hoursIn(foldText(passageOf(at).text)).some(({ minutes }) => minutes === hour.minutes),
    );
    return told.length > 0 && isKept && REFUTES.test(folded) ? NOTHING_CHANGED : null;
  }
  if (findActivityType(folded) !== null && !AGREES.test(folded)) return null;
  for (const at of [...recent].reverse()) {
    const passage = passageOf(at);
    const old = hoursIn(foldText(passage.text)).find(({ minutes }) => told.some((one) => one.minutes === minutes));
    if (old !== undefined) return { line: at, correction: withHour(passage, old, remark, taken), takesPlace: false };
  }
  return withNamed(own, remark, hour, told, recent, passageOf) ?? NOTHING_CHANGED;
}

/**
 * I-582: `the concert starts at 20:30`, and `ok changed, concert 20:30`: the hour alone is told, and of the lines with another hour one names the
 * thing that both messages name.
 */
function withNamed(
  own: Passage,
  remark: Passage,
  hour: Hour | undefined,
  told: readonly Hour[],
  recent: readonly number[],
  passageOf: (at: number) => Passage,
): Agreed | null {
  const [fresh, other] = told;
  if (hour === undefined || fresh === undefined || other !== undefined || fresh.minutes !== hour.minutes) return null;
  const wordsOf = (text: string): readonly string[] =>
    foldText(text)
      .split(/[^a-z]+/)
      .filter((word) => word.length > LEAST_WORD);
  const said = new Set(wordsOf(own.text));
  const both = new Set(wordsOf(remark.text).filter((word) => said.has(word)));
  const named = recent.filter((at) => wordsOf(passageOf(at).text).some((word) => both.has(word)));
  const [line, another] = named;
  if (line === undefined || another !== undefined) return null;
  const passage = passageOf(line);
  const [old, second] = hoursIn(foldText(passage.text)).filter(
    ({ from, to }) => to - from >= LEAST_FIGURES || from === 0,
  );
  if (old === undefined || second !== undefined) return null;
  return { line, correction: withHour(passage, old, remark, fresh), takesPlace: false };
}

const MOVES =
  /\b(?:moved?|changed?|shifted|pushed|verschoben|verlegt|geandert|cambiad\w|spostat\w|deplace|movid\w|verplaatst|verzet)\b/;
/** `ok train`, `checked, Max is right`, `7.30 then` */
const AGREES =
  /^(?:(?:aye|ok(?:ay)?|yes|yep|yeah|right|true|fine|sorry|alright|sure|correct|checked|ja|stimmt|genau|oui|d'accord|vale|si|va bene|sim|certo)\b|[\d.:]{1,5} ?(?:[ap]m )?(?:then|dann|alors|entonces|allora|entao)\b)/;
/** `that's the other one. ours is 1710` */
const REFUTES = /^(?:that'?s|no\b|nope|nah|wrong|it'?s|das ist|nein|non\b|c'est|eso es|e quello)/;

/** Behind `7pm` the `7.30` of the remark is one of the evening. In the line that opens a day it stands in the place of the old one (I-602). */
function withHour(passage: Passage, old: Hour, remark: Passage, { from, to, minutes, clock }: Hour): Correction {
  if (old.from > 0 && clock.certain === old.clock.certain && opensDay(passage.text)) {
    const parts = [slicePassage(passage, 0, old.from), slicePassage(remark, from, to), slicePassage(passage, old.to)];
    return { passage: joinPassages(parts, () => '') };
  }
  const start =
    clock.certain || !old.clock.certain
      ? clock
      : { ...clock, minutes: minutes + (old.clock.minutes >= HALF_DAY ? HALF_DAY : 0), certain: true };
  return {
    passage: withoutPart(passage, old.from, old.to),
    time: stated({ start, end: null }, [spanOf(remark, from, to)]),
  };
}

/** `lunes 22 de marzo: …`, `Fri 12 Mar – …` */
function opensDay(text: string): boolean {
  const [mention] = findDates(foldText(text.slice(0, MAX_DAY)), 'day-first');
  return mention !== undefined && (mention.weekday?.from ?? mention.from) <= LEAST_FIGURES;
}
const MAX_DAY = 40;

function withoutPart(passage: Passage, from: number, to: number): Passage {
  const parts = [slicePassage(passage, 0, from), slicePassage(passage, to)].map((part) => trimPassage(part, ',.;:–—-'));
  return joinPassages(parts.filter((part) => part.text !== ''));
}

/** `train not coach. 1148 from platform 4` in the place of `coach to Lugano`, with its one hour. */
function withThing(remark: Passage, recent: readonly number[], passageOf: (at: number) => Passage): Agreed {
  const folded = foldText(remark.text);
  const match = INSTEAD.exec(folded);
  const { fresh = '', old = '' } = match?.groups ?? {};
  if (match === null) return NOTHING_CHANGED;
  const line = [...recent].reverse().find((at) =>
    foldText(passageOf(at).text)
      .split(/[^a-z]+/)
      .includes(old),
  );
  if (line === undefined) return NOTHING_CHANGED;
  const [hour, other] = hoursIn(folded).filter(({ from, to }) => to - from >= LEAST_FIGURES);
  const told = withoutPart(remark, fresh.length, match[0].length);
  if (hour === undefined || other !== undefined) return { line, correction: { passage: told }, takesPlace: true };
  const at = told.text.indexOf(remark.text.slice(hour.from, hour.to));
  const passage = at < 0 ? told : withoutPart(told, at, at + hour.to - hour.from);
  const time = stated({ start: hour.clock, end: null }, [spanOf(remark, hour.from, hour.to)]);
  return { line, correction: { passage, time }, takesPlace: true };
}
const INSTEAD = /^(?<fresh>[a-z]{3,12}),? (?:no|not|statt|nicht|pas|non|nao) (?<old>[a-z]{3,12})(?=$|[.,!;])/;
/** `1148`, `7.30` */
const LEAST_FIGURES = 4;
