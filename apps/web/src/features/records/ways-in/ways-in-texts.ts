/** Texts of the ways into a creator (rules K-1 to K-6, K-10), word for word as docs/behaviour.md has them. */
import type { ContentKind } from '@waypage/contract';

/** The file that is being read. */
export interface Reading {
  readonly name: string;
  readonly number: number;
  readonly of: number;
  readonly pages: { readonly done: number; readonly of: number } | null;
}

export const WAYS_IN_TEXT = {
  choose: 'Choose files',
  hint: 'or drop them anywhere on this page: PDF, Word, e-mail, web page, calendar or text. They are read in this browser; only their text is sent.',
  drop: 'Drop to add the text',
  cancel: 'Cancel',
  undo: 'Undo',
  unchanged: 'The text in the box is as it was.',
  keepHere: 'Keep it here',
} as const;

const LIST = new Intl.ListFormat('en-US');
const quoted = (name: string) => `“${name}”`;

export function readingSentence({ name, number, of, pages }: Reading): string {
  const page = pages && pages.of > 1 ? `, page ${pages.done} of ${pages.of}` : '';
  return `Reading ${quoted(name)}${page}${of > 1 ? ` (file ${number} of ${of})` : ''}`;
}

export function addedSentence(names: readonly string[]): string {
  return `Added the text of ${LIST.format(names.map(quoted))}.`;
}

export function stoppedSentence(name: string): string {
  return `Stopped. Nothing of ${quoted(name)} was added.`;
}

export function broughtSentence(isFirst: boolean): string {
  return isFirst ? 'The text was brought here.' : 'The text was added under what was here.';
}

/** Where each kind is made. */
export const CREATORS: Record<ContentKind, { readonly path: string; readonly named: string; readonly open: string }> = {
  itinerary: { path: '/', named: 'an itinerary', open: 'Open in Create' },
  'flight-quote': { path: '/flights', named: 'a flight quote', open: 'Open in Flight Quotes' },
  'travel-deal': { path: '/deals', named: 'a travel deal', open: 'Open in Travel Deals' },
};

export function otherKindSentence(kind: ContentKind): string {
  return `This looks like ${CREATORS[kind].named}: open it there?`;
}
