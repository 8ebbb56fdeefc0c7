/** The words of an entry for those who look for a piece of them later. */
import type { SourceWords } from '../../../model/itinerary-draft.ts';
import { isAsWritten, type Passage, spanOf } from '../../../text/passage.ts';

export const sourceWords = (passage: Passage): SourceWords => ({
  text: passage.text,
  spanAt: (from, to) => (isAsWritten(passage, from, to) ? spanOf(passage, from, to) : null),
});
