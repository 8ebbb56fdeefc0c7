/** `3 495 kr` is Swedish, Norwegian or Danish money: which of them, the words of the text tell. It stays an assumption, with the others beside it. */
import type { SourceDocument } from '../../formats/reading/document.ts';
import type { PriceMention } from './price-mention.ts';

/** Words that only one of the three languages writes, folded. */
const WORDS = {
  SEK: /:-(?=\s|$)|\b(?:och|fran|till|ingar|flyg|frukost|dubbelrum|veckor?|vuxna|resenarer?|resan?|senast|fore|inte|ej|boka[sd]?|anmalan|avresa|hemresa|erbjudande)\b/g,
  DKK: /\b(?:af|rejse[rns]?|rejsen|dage|uger?|morgenmad|dobbelt(?:varelse|seng)|pr\. person|bestil|tilmelding|ikke inkluderet|inkluderet|afrejse|hjemrejse|hjem|lufthavn|varelser?|nej|ogsa|hotellet|inden)\b/g,
  NOK: /\b(?:av|reise[rns]?|reisen|dager|netter|uker?|frokost|dobbeltrom|hotell|bestill|pamelding|inkludert|avreise|hjemreise|innen|flyplass|rom|ogsa|gjelder|tillegg|voksne og)\b/g,
} as const;
const CODES = ['SEK', 'DKK', 'NOK'] as const;

/** The mentions whose crowns are those of the text's language first. */
export function withOwnCrowns({ lines }: SourceDocument, mentions: readonly PriceMention[]): readonly PriceMention[] {
  if (!mentions.some(areCrowns)) return mentions;
  const counts = CODES.map((code) =>
    lines.reduce((sum, { folded }) => sum + (folded.match(WORDS[code])?.length ?? 0), 0),
  );
  const most = Math.max(...counts);
  const code = CODES[counts.indexOf(most)];
  if (code === undefined || counts.filter((count) => count === most).length > 1) return mentions;
  return mentions.map((mention) => {
    if (!areCrowns(mention)) return mention;
    const { price } = mention;
    const others = price.value.currencies.filter((other) => other !== code);
    return { ...mention, price: { ...price, value: { ...price.value, currencies: [code, ...others] } } };
  });
}

const areCrowns = ({ price: { value } }: PriceMention): boolean =>
  value.currencies[0] === 'SEK' && value.currencies.length > 1;
