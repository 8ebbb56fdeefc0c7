/** A text that was saved without being read again is not the one that the places belong to (E-4): `source.textHash` tells. */
import { textHash } from '../../lib/text-hash.ts';
import type { ReviewStore } from '../review/review-store.ts';
import type { RecordWork } from './record-work.ts';

export async function markLostPlaces<D, V, S extends ReviewStore<V>>(work: RecordWork<D, V, S>): Promise<void> {
  const { store } = work.state.get();
  const read = store.state.get().document.source.textHash;
  if (read === '') return;
  const hash = await textHash(store.text.text);
  if (hash !== null && hash !== read && work.state.get().store === store) work.markPlacesLost();
}
