/** T-485, F-496: which crowns `3 495 kr` are: those that the text names by their code, else those of the language it is written in. */
import type { DocumentLine } from '../formats/reading/document.ts';

const CODES = ['SEK', 'DKK', 'NOK', 'ISK'] as const;
const NAMED = /(?<![A-Za-z])(?:DKK|NOK|SEK|ISK)(?![A-Za-z])/g;
/** Words that only one of the languages writes, folded. */
const WORDS: readonly (readonly [string, RegExp])[] = [
  [
    'SEK',
    /:-(?=\s|$)|\b(?:och|fran|till|ingar|flyg|frukost|dubbelrum|veckor?|vuxna|resenarer?|resan?|senast|fore|inte|ej|bara|boka[sd]?|anmalan|avresa|hemresa|hem|skatter|ekonomiklass|biljett(?:en)?|erbjudande)\b/g,
  ],
  [
    'DKK',
    /\b(?:af|rejse[rns]?|dage|uger?|morgenmad|dobbelt(?:varelse|seng)|pr\. person|bestil|tilmelding|inkluderet|afrejse|hjemrejse|lufthavn|varelser?|nej|hotellet|inden|jer|jeres|afgifter|afgang)\b/g,
  ],
  [
    'NOK',
    /\b(?:av|reise[rns]?|dager|netter|uker?|frokost|dobbeltrom|hotell|bestill|pamelding|inkludert|avreise|hjemreise|innen|flyplass|rom|gjelder|tillegg|dere|bagasje)\b/g,
  ],
];

/** The code; null where the text names several, or no language more than the others. */
export function crownsOf(lines: readonly DocumentLine[]): string | null {
  const named = new Set(lines.flatMap(({ passage }) => passage.text.match(NAMED) ?? []));
  if (named.size > 0) return named.size === 1 ? (CODES.find((code) => named.has(code)) ?? null) : null;
  const counts = WORDS.map(([code, words]) => ({
    code,
    count: lines.reduce((sum, { folded }) => sum + (folded.match(words)?.length ?? 0), 0),
  })).sort((a, b) => b.count - a.count);
  const [best, next] = counts;
  return best !== undefined && next !== undefined && best.count > next.count ? best.code : null;
}
