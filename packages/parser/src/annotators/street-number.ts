/** `1216 Heather Road, Millford, OR 97301`: four figures before a street are the number of the house, unless all speaks for an hour. Folded text. */
import { compactPattern } from '../text/compact-pattern.ts';

const STREET = compactPattern(
  /^(?<figure>\d{4}) (?:(?:n|s|e|w|ne|nw|se|sw|north|south|east|west|old|new|san|santa|los|las|la|el|st\.?|mt\.?)\.? ){0,2}(?!(?:walk|drive|stroll|hike|run|ride|tour|visit|meet|dinner|lunch|brunch|breakfast|drinks?|coffee|leave|depart|arrive|shop|explore|head|check|train|bus|ferry|boat|taxi|transfer)\b)(?:[a-z0-9'’]{1,16} ){1,3}?(?:streets?|st|road|rd|avenue|ave|boulevard|blvd|lane|ln|drive|dr|way|highway|hwy|court|ct|place|parkway|pkwy|terrace|circle)\b\.?(?: (?:n|s|e|w|ne|nw|se|sw|north|south|east|west)\b\.?)?(?<behind>$| ?#| ?(?:suite|ste|apt|unit)\b|,)/,
);
/** The state with or without the code of the post. */
const TOWN = /, ?[a-z]{2}\.?(?: \d{5})?(?:,|\.|$|-)|\b\d{5}\b/;

/** Hours end in five or nought mostly; a house has any number. */
export function startsWithStreet(folded: string): boolean {
  const match = STREET.exec(folded.slice(0, MAX_STREET));
  if (match === null) return false;
  const { figure = '', behind = '' } = match.groups ?? {};
  if (Number(figure) % 5 !== 0) return true;
  return behind.startsWith(',') || behind === '' ? TOWN.test(folded.slice(match[0].length - 1, MAX_ADDRESS)) : true;
}
const MAX_STREET = 80;
const MAX_ADDRESS = 160;
