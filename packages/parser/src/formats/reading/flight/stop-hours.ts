/**
 * F-703: a line that tells where a flight stops on its way, and from when to when: `1 stop: Tokyo Narita (NRT), 17:20 to 18:45, you stay on flight SQ 12`,
 * `Technical stop in Gander (YQX) 14:05 - 15:10`. The hours are those on the ground, and the number is that of the flight itself: no flight begins there.
 */
import { allMatches } from '../../../text/all-matches.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LinePattern } from '../../../text/line-look.ts';
import type { DocumentLine } from '../document.ts';

/** The stop and where it is, down to an hour. */
const STOP = new LinePattern(
  compactPattern(
    /^[^a-z\d]{0,4}(?:(?:(?:1|one|ein|une?|una|um|uno) )?(?:(?:technical|tech|fuel|refuel(?:ling|ing)?) (?:stop|landing)|(?:technische )?zwischenlandung|tankstopp|escale technique|escala tecnica|scalo tecnico|technische tussenstop)|(?<counted>(?:1|one) (?:stop|stopover|zwischenstopp|escale|escala|scalo|tussenstop)))(?:\s?[:,(–-]\s{0,2}|\s)(?:(?:in|at|a|en|em) )?[a-z][^:;\d]{2,40}?(?=[,(]?\s{1,2}\(?\d{1,2}[:.]\d\d)/,
  ),
);
const HOUR = /(?<!\d)\d{1,2}[:.]\d\d(?!\d)/g;
const JOINT = /^(?: ?[ap]\.?m\.?)?\s?(?:to|until|till|bis|jusqu'a|a|hasta|alle|ate|tot|[-–—>→])\s?$/;
const LONGEST = 160;

/** How much of it is read, for the hours are none of a flight's; 0 where the line is none of these. */
export function stopHoursAt({ look, folded, passage }: DocumentLine): number {
  if (folded.length > LONGEST || folded.length !== passage.text.length) return 0;
  const stop = STOP.exec(look, folded);
  if (stop === null) return 0;
  const end = stop[0].length;
  const [first, second, more] = allMatches(HOUR, folded);
  if (first === undefined || second === undefined || more !== undefined || first.index < end) return 0;
  if (!JOINT.test(folded.slice(first.index + first[0].length, second.index))) return 0;
  // How often it stops says it all: a place beside it may pass for one of the way's.
  const counted = stop.groups?.['counted'];
  return counted === undefined ? end : folded.indexOf(counted) + counted.length;
}
