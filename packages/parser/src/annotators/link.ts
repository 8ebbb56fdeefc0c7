/** Bare web addresses. Links of markdown and HTML are known from the line's marks already. */
import { allMatches } from '../text/all-matches.ts';
import type { Mention } from './annotation.ts';

export interface LinkMention extends Mention {
  readonly href: string;
}

const ADDRESS = /https?:\/\/[^\s<>"“”|]{3,1500}/gi;

export function findBareLinks(text: string): LinkMention[] {
  if (!text.includes('://')) return [];
  return allMatches(ADDRESS, text).map((match) => {
    const href = match[0].replace(/[.,;:!?'’]+$/, '').replace(/\)+$/, (marks) => (match[0].includes('(') ? marks : ''));
    return { from: match.index, to: match.index + href.length, href };
  });
}

/** Only `http:` and `https:` addresses with a host become links (V-8). */
export const isWebAddress = (href: string): boolean => /^https?:\/\/[^\s/]{1,253}/i.test(href);
