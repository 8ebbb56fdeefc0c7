/** Asks for the reading of a text, and of the one that the record was read from: what both say alike is no change. */
import type { ReviewStore } from '../../review/review-store.ts';
import type { RecordWork } from '../record-work.ts';
import type { Reading } from './use-merge.ts';

/** Years that the texts leave out are worked out from the day on which the record was made, as they were then. */
export async function readText<D, V, S extends ReviewStore<V>>(
  work: RecordWork<D, V, S>,
  text: string,
): Promise<Reading<D>> {
  const { store, placesLost } = work.state.get();
  const day = work.createdAt.slice(0, 10);
  /* Without the older reading every difference is shown: more to decide, nothing lost. */
  const older = placesLost ? null : work.kind.parse(store.text.text, day).catch(() => null);
  const [data, base] = await Promise.all([work.kind.parse(text, day), older]);
  return { text, data, base };
}
