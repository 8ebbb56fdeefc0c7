/** `2 adults 2 kids £1,840`, `(2 adults + 1 child) £1,640`, `£1,840 (2 adults)`: whom an amount is for, right before it or in brackets right behind. */
import { compactPattern } from '../../../text/compact-pattern.ts';

const NUMBER =
  '(?:[1-9]|one|two|three|four|five|six|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|dois|duas|quatro|twee|drie)';
const ADULTS = '(?:adults?|ads?|grown-?ups|erwachsene[rn]?|erw\\.?|adultes?|adult[oi]s?|volwassenen?)';
const CHILDREN =
  '(?:children|child|kids?|chd|teens?|infants?|under[- ]\\d{1,2}s|kinder|kind|enfants?|nin[oa]s?|bambin[oi]|criancas?|kinderen)';
const AND = '(?:,? ?[+&/] ?|, ?| (?:and|plus|und|et|y|e|en|with|mit|avec|con|com) | )';
const PARTY = `(?:${NUMBER} ?${ADULTS}(?:${AND}${NUMBER} ?${CHILDREN}(?: \\([^()]{1,24}\\))?){1,2}|(?:[2-9]|two|three|four|five|six|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|dois|duas|quatro|twee|drie) ?${ADULTS})`;
/** How a room is shared, how many must go: what each pays. */
const SHARING =
  '(?<!\\b(?:on|sharing|shared by|min\\.?|minimum|least|with|of|per|each|sleeps|max\\.?|maximum|maximal|maximo|massimo|up to|bis zu|jusqu.a|hasta|fino a|ate|tot|compartiendo|condividendo|condivis[ao] da|partageant|partagee? par|geteilt von|gedeeld door|auf|bei|mit|ab|sur|de|avec|base|con|in base a|di|op basis van) )';
const BEFORE = compactPattern(
  `(?<![a-z\\d.,])${SHARING}(?<party>${PARTY})\\)?\\s?[,:=–-]?\\s{0,2}(?:(?:from|for|now|only|just|pay|ab|nur|zahlen|desde|solo|a partir de|da|des|vanaf) ?){0,2}$`,
);
const BEHIND = compactPattern(
  `^\\s?(?:\\(|/ ?|(?=[fpv]))(?<party>(?:for |fur |pour |para |per |voor )?${PARTY})(?=\\)|\\s?$|[.,;!])`,
);
const MAX = 70;

interface Party {
  readonly from: number;
  readonly to: number;
  /** Else it stands in the text before the amount. */
  readonly isBehind: boolean;
}

export function partyBeside(before: string, behind: string, isLater = false): Party | null {
  const start = Math.max(0, before.length - MAX);
  const match = BEFORE.exec(before.slice(start)) ?? BEHIND.exec(behind.slice(0, MAX));
  const party = match?.groups?.['party'];
  if (match === null || party === undefined) return null;
  // `£599pp, 2 adults, 1 child £399`: what behind another amount a comma joins pays for itself.
  if (isLater && party.includes(', ')) return null;
  const isBehind = match.index === 0 && behind.startsWith(match[0]) && !before.endsWith(match[0]);
  const from = (isBehind ? 0 : start) + match.index + match[0].indexOf(party);
  return { from, to: from + party.length, isBehind };
}

/** The words without a party of grown-ups and children: those children are no price's of their own. */
export const withoutFamily = (words: string): string => words.replace(FAMILY, '');
const FAMILY = compactPattern(`(?<![a-z\\d.,])${NUMBER} ?${ADULTS}${AND}${NUMBER} ?${CHILDREN}(?![a-z])`);

/** Does the basis of an amount, folded, say no more than which people pay it? */
export const isPartyBasis = (basis: string): boolean => IS_PARTY.test(basis);
const IS_PARTY = compactPattern(
  `^(?:(?:(?:for|fur|pour|para|per|voor) )?${PARTY}|(?:per|for a|a|pro|je|par|por) (?:couple|paar|pareja|coppia|casal|family|familie|famille|familia|famiglia)|mietpreis)$`,
);

/** Is it all that stands before the amount? */
export const isPartyBefore = (before: string): boolean => partyBeside(before, '')?.from === 0 && !LEADS.test(before);
const LEADS = /(?:from|ab|desde|a partir de|da|des|vanaf) ?$/;
