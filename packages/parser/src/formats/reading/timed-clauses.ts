/**
 * Where a second thing with a doer of its own begins in a sentence that tells its times:
 *
 *   At four Hanna shows you the harbour, and supper is at 19:30 in the loft
 *   Breakfast is at 08:00, and Paul drives you to the pier at 09:15
 *   The launch leaves at 09:00, a ranger walks with you to the falls
 */
import type { TimeMention } from '../../annotators/time.ts';
import { compactPattern } from '../../text/compact-pattern.ts';

/** The place of the joint, which neither clause keeps; null where there is none. Folded text with its times, at least one. */
export function findClause(folded: string, times: readonly TimeMention[]): number | null {
  const [first, second] = times;
  if (first === undefined || !JOINT.test(folded)) return null;
  const timed =
    second === undefined
      ? findTimedClause(folded, LEAST_CLAUSE, first.from)
      : findTimedClause(folded, first.to, second.from);
  return timed ?? findGuided(folded, first.to);
}

/** The clause says between the joint and its time who does what, or that something is at that time. */
function findTimedClause(folded: string, from: number, to: number): number | null {
  const gap = folded.slice(from, to);
  let at: number | null = null;
  for (const joint of gap.matchAll(JOINTS)) at = joint.index;
  if (at === null) return null;
  const clause = gap.slice(at).replace(JOINT_WORDS, '');
  return clause.length <= MAX_CLAUSE && (IS_AT.test(clause) || DOES.test(clause)) ? from + at : null;
}

/** `…, a local guide walks with you …` right behind the time that the first clause ends in. */
function findGuided(folded: string, end: number): number | null {
  const behind = folded.slice(end, end + MAX_CLAUSE);
  return end > LEAST_CLAUSE && GUIDED.test(behind) ? end : null;
}

const MAX_CLAUSE = 90;
const LEAST_CLAUSE = 12;
const JOINT = /[,;]\s/;
const JOINTS = /[,;]\s/g;
const JOINT_WORDS = /^[,;]\s(?:(?:and|und|et|y|e|while|then)\s)?/;
const NAMED =
  "(?:(?:the|your|our|an?|der|die|das|ihr|ihre|le|la|les|votre|el|su|il|lo|o|seu|sua)\\s|l')?(?:[a-z0-9'-]{1,16}\\s){1,3}?";
/** `supper is at`, `das Abendessen ist um`, `la cena se sirve a las`: what is at that time. */
const IS_AT = compactPattern(
  `^${NAMED}(?:(?:is|are|will be|ist|sind|wird|est|sera|es|sera|e|sara)(?:\\s(?:served|ready|booked|reserved|planned|serviert|servi|servie|servida|servita))?|starts?|begins?|follows|leaves|departs|sails|opens|beginnt|startet|folgt|commence|debute|suit|part|empieza|comienza|sigue|sale|se sirve|inizia|comincia|segue|parte|comeca|sai)\\s(?:at|from|um|ab|a|des|a las|a partir de las|alle|dalle|as)\\s$`,
);
/** `Paul drives you to the pier at`, `our skipper collects you at`. */
const DOES = compactPattern(
  `^${NAMED}(?:will )?(?:drives?|takes?|brings?|meets?|collects?|shows?|leads?|picks?|transfers?|accompan(?:y|ies)|walks?|awaits?|expects?|fahrt|bringt|holt|erwartet|begleitet)\\s(?:with )?(?:you|us|sie|uns|euch)\\s(?:[^,;]{0,60}\\s)?(?:at|from|um)\\s$`,
);
const GUIDED =
  /^[,;]\s(?:(?:the|your|our|an?) )(?:[a-z-]{1,14} ){0,2}(?:driver|guide|historian|naturalist|ranger|host|skipper|captain) (?:will )?(?:meets?|takes?|drives?|picks?|collects?|shows?|leads?|brings?|walks?|accompan(?:y|ies)|guides?) (?:with |up )?(?:you|us)\b/;
