// Writes src/data/zones.ts: the offsets of the airports' time zones. Source: the IANA time zone data that Node.js' ICU carries (public domain).
//   node scripts/generate-zones.mjs        after generate-airports.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FIRST_YEAR = 2020;
const LAST_YEAR = 2040;
const dataDir = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'data');
const zones = /AIRPORT_ZONES =\s*'([^']+)'/.exec(readFileSync(join(dataDir, 'airports.ts'), 'utf8'))[1].split(' ');

const minutesOf = (year, month, day) => Date.UTC(year, month - 1, day) / 60_000;

function offsetReader(timeZone) {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (instant) => {
    const [, month, day, year, hour, minute] = /(\d+)\/(\d+)\/(\d+), (\d+):(\d+)/
      .exec(format.format(instant * 60_000))
      .map(Number);
    return Date.UTC(year, month - 1, day, hour, minute) / 60_000 - instant;
  };
}

/** `[offset at the start, [instant, offset from then on], …]` of a zone, instants in minutes since the epoch. */
function changesOf(zone) {
  const offsetAt = offsetReader(zone);
  const end = minutesOf(LAST_YEAR + 1, 1, 1);
  const changes = [];
  let at = minutesOf(FIRST_YEAR, 1, 1);
  const first = offsetAt(at);
  let offset = first;
  for (let next = at + 7 * 1440; next <= end; next += 7 * 1440) {
    const later = offsetAt(next);
    if (later !== offset) {
      let [low, high] = [at, next];
      while (high - low > 1) {
        const middle = Math.floor((low + high) / 2);
        if (offsetAt(middle) === offset) low = middle;
        else high = middle;
      }
      changes.push([high, later]);
      offset = later;
    }
    at = next;
  }
  return { first, changes };
}

const epoch = minutesOf(FIRST_YEAR, 1, 1);
const calendars = [];
const rows = zones.map((zone) => {
  const { first, changes } = changesOf(zone);
  const calendar = changes.map(([instant]) => (instant - epoch).toString(36)).join(' ');
  if (!calendars.includes(calendar)) calendars.push(calendar);
  const offsets = [first, ...changes.map(([, offset]) => offset)];
  // Most zones go to and fro between two offsets; then two are enough.
  const alternates = offsets.every((offset, i) => offset === offsets[i % 2]);
  return `${zone}|${calendars.indexOf(calendar)}|${(alternates ? offsets.slice(0, 2) : offsets).join(' ')}`;
});
writeFileSync(
  join(dataDir, 'zones.ts'),
  `/**
 * The offsets of the airports' time zones from ${FIRST_YEAR} to ${LAST_YEAR}, from the IANA time zone data ${process.versions.tz}. Made by scripts/generate-zones.mjs; do not edit.
 */
export const ZONE_YEARS = [${FIRST_YEAR}, ${LAST_YEAR}] as const;

/** When clocks change: minutes since ${FIRST_YEAR}-01-01T00:00Z in base 36. */
export const ZONE_CALENDARS = \`
${calendars.map((calendar) => calendar || '-').join('\n')}
\`;

/** \`zone|line of ZONE_CALENDARS|offsets in minutes\`: the first holds from the start, each next from the next change; two offsets alternate. */
export const ZONE_ROWS = \`
${rows.join('\n')}
\`;
`,
);
process.stdout.write(`${rows.length} zones, ${calendars.length} calendars\n`);
