/** F-296: `£214 with cabin bag, £268 with case`: one price, and what it would be with something more. */
import { compactPattern } from '../../text/compact-pattern.ts';
import { type Passage, slicePassage, trimPassage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

const BETWEEN = /,\s+(?:or\s)?|\s\/\s|;\s|\s(?:or|oder|ou|of)\s/;
const WAY = compactPattern(
  /^(?:or |from )?(?:[a-z]{0,3}[$€£¥₹]\s?|[a-z]{2,3}\.?\s?)?\d[\d.,]{1,9}(?:\s?[$€£]|\s?(?:usd|eur|euros?|gbp|chf|cad|aud|nzd|zar))?(?:\s?(?:pp|p\.p\.|each|per (?:person|adult)|pro person|par personne|por persona|a persona))?\s(?:with|w\/|incl?\.?|including|mit|inkl\.?|avec|con|com)\s(?:an? |the )?(?=[a-z\d])/,
);
const MAX_LENGTH = 160;
const MOST = 5;

interface PricedWay {
  readonly topic: 'includes' | 'restrictions';
  readonly passage: Passage;
}

/** What the first price brings, and the other prices, each with what it brings. Null where not every part of the sentence is a price with something. */
export function readPricedWays(sentence: Passage): readonly PricedWay[] | null {
  if (sentence.text.length > MAX_LENGTH) return null;
  const parts: Passage[] = [];
  for (let rest = sentence; parts.length < MOST; ) {
    const cut = BETWEEN.exec(rest.text);
    parts.push(trimPassage(cut === null ? rest : slicePassage(rest, 0, cut.index), '.;, '));
    if (cut === null) break;
    rest = slicePassage(rest, cut.index + cut[0].length);
  }
  const leads = parts.map(({ text }) => WAY.exec(foldText(text))?.[0].length ?? 0);
  const [first, ...others] = parts;
  if (first === undefined || others.length === 0 || leads.includes(0)) return null;
  return [
    { topic: 'includes', passage: slicePassage(first, leads[0] ?? 0) },
    ...others.map((passage) => ({ topic: 'restrictions' as const, passage })),
  ];
}
