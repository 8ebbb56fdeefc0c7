/** Airlines by name: `British Airways`, `KLM`, `Southwest`, `Delta Air Lines`. Case matters: words that start with a capital are looked up. */
import {
  type Airline,
  beginsLongerAirlineName,
  findAirlineByName,
  MAX_AIRLINE_NAME_WORDS,
  mayBeginAirlineName,
} from '@waypage/gazetteer';
import { codeAt, hasLetter } from '../text/character-class.ts';
import { type Token, tokenize } from '../tokenizer/tokenize.ts';
import type { Mention } from './annotation.ts';

export interface AirlineMention extends Mention {
  readonly airline: Airline;
  /** The name is also a common word, a place or a first name: weak evidence alone. */
  readonly isWeak: boolean;
}

const WEAK_NAMES = new Set(
  'american united delta spirit frontier level play breeze swiss southwest alaska virgin emirates qatar singapore azul gol star sky scoot condor porter flair norse iberia sun peach jet volaris saudia titan wings plus level thai oman kuwait royal link canada'.split(
    ' ',
  ),
);
/** `Hola Ana`, `lot 5`: airlines whose letters are a name or a word where they are no capitals. */
const ACRONYMS = new Set(['ana', 'lot']);
const NAME_GAP = /^(?:[\s.'’&-]{1,3}|\.\s)$/;
const MAX_WORDS = 160;

/** `tokens` are those of the text, where they are known. */
export function findAirlines(text: string, tokens: readonly Token[] = tokenize(text, MAX_WORDS)): AirlineMention[] {
  const found: AirlineMention[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token;
    if (token.kind !== 'word' || !mayBeginAirlineName(token.folded)) continue;
    if (!token.capital && !isCamel(text, token)) continue;
    const mention = withFigure(text, token, tokens[i + 1]) ?? longestAt(text, tokens, i);
    if (mention === null || isCountry(text, mention)) continue;
    found.push(mention);
    while ((tokens[i + 1]?.from ?? Number.POSITIVE_INFINITY) < mention.to) i++;
  }
  return found;
}

/** `United Kingdom12 Apr`: where it is, and nobody who flies. */
const isCountry = (text: string, { isWeak, to }: AirlineMention): boolean =>
  isWeak && COUNTRY_BEHIND.test(text.slice(to, to + 14));
const COUNTRY_BEHIND = /^ (?:States|Kingdom|Arab Em|STATES|KINGDOM|ARAB EM)/;

/** `Jet2`: a word and a figure without a blank. */
function withFigure(text: string, word: Token, figure: Token | undefined): AirlineMention | null {
  if (figure?.kind !== 'number' || figure.from !== word.to || figure.to - figure.from > 1) return null;
  const airline = hasLetter(text.charAt(figure.to)) ? undefined : findAirlineByName(word.folded + figure.folded);
  return airline === undefined ? null : { from: word.from, to: figure.to, airline, isWeak: false };
}

/** `easyJet`, `flydubai`: names that start small. */
const isCamel = (text: string, token: Token): boolean =>
  hasCapital(text, token.from, token.to) || SMALL_NAMES.some((name) => token.folded.startsWith(name));

const SMALL_NAMES = ['fly', 'jet', 'easyjet', 'airasia', 'indigo'];

/** One of `A` to `Z`. */
function hasCapital(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const code = codeAt(text, i);
    if (code >= 0x41 && code <= 0x5a) return true;
  }
  return false;
}

const isInCapitals = (text: string, { from, to }: Token): boolean => /^[A-Z]+$/.test(text.slice(from, to));

function longestAt(text: string, tokens: readonly Token[], i: number): AirlineMention | null {
  const first = tokens[i] as Token;
  let key = '';
  let best: AirlineMention | null = null;
  for (let n = 0; n < MAX_AIRLINE_NAME_WORDS; n++) {
    const token = tokens[i + n];
    if (!token) break;
    if (n === 1 && !beginsLongerAirlineName(key.includes(' ') ? key.slice(0, key.indexOf(' ')) : key)) break;
    if (n > 0 && !NAME_GAP.test(text.slice((tokens[i + n - 1] as Token).to, token.from))) break;
    const word = token.folded.includes("'") ? token.folded.replaceAll("'", ' ') : token.folded;
    key = n === 0 ? word : `${key} ${word}`;
    const airline = ACRONYMS.has(key) && !isInCapitals(text, token) ? undefined : findAirlineByName(key);
    if (airline) best = { from: first.from, to: token.to, airline, isWeak: n === 0 && WEAK_NAMES.has(key) };
  }
  return best;
}
