/** F-345: `check in from 07:15`, `Boarding 09:40`, `Gate schließt 10:05`: hours at which nobody takes off or lands. */
import type { FlightTimeMention } from '../../../annotators/flight-time.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';

const WORDS =
  'check-? ?in|einchecken|boarding|gates?|bag ?drop|be at (?:the )?airport|reporting|report|enregistrement|embarquement|facturacion|embarque|imbarco|inchecken|accettazione';
const BETWEEN =
  "time|starts?|opens?|closes?|closing|from|by|at|is|until|till|before|latest|no later than|recommended|offnet|schliesst|ab|bis|um|spatestens|a partir d[e']s?|des|avant|jusqu'a|ouvert|ferme|desde|hasta|a las|antes de las|cierra|abre|dalle|entro le|alle|chiude|apre|ate as|as|fecha|tot|vanaf|om|sluit";
const GROUND = compactPattern(`(?<![a-z])(?:${WORDS})(?:[ ,:(]{1,3}(?:${BETWEEN})){0,3}[ :,(~]{0,4}$`);
const HINT = /check|boarding|gate|bag ?drop|airport|report|enreg|embarq|factur|imbarco|accett/;
const REACH = 48;

/** Those among the times of a piece. */
export function groundHours(times: readonly FlightTimeMention[], folded: string): readonly FlightTimeMention[] {
  return times.length === 0 || !HINT.test(folded)
    ? NONE
    : times.filter(({ from }) => GROUND.test(folded.slice(Math.max(0, from - REACH), from)));
}
const NONE: readonly FlightTimeMention[] = [];
