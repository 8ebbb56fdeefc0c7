import { findPlaces } from '../../annotators/place.ts';
import { hasDigit, hasLetterOrNumber } from '../../text/character-class.ts';
import { trimPassage } from '../../text/passage.ts';
import type { DocumentLine } from '../reading/document.ts';

/** A short line of its own that is a place. */
export function namesTown({ passage, bullet, folded }: DocumentLine): boolean {
  const { text } = trimPassage(passage, ':*_# ');
  if (bullet !== null || text.length > MAX_TOWN || hasDigit(folded) || !hasLetterOrNumber(text)) return false;
  const [place] = findPlaces(BEFORE_PLACE + text);
  return (
    place?.from === BEFORE_PLACE.length &&
    place.to === BEFORE_PLACE.length + text.length &&
    place.place.kind !== 'demonym'
  );
}
const MAX_TOWN = 40;
/** Behind it a name that is a word as well is a place. */
const BEFORE_PLACE = 'in ';
