/** The agent's own picture of the destination (spec §2): an address that the page can show, or none. */
import { safeImage } from '@waypage/contract';
import { valueAt } from '../review/json-pointer.ts';
import type { ReviewDocument } from '../review/review-document.ts';
import type { ReviewStore } from '../review/review-store.ts';
import { StoreField } from '../review/store-fields.tsx';

interface ImageFieldProps {
  readonly store: ReviewStore;
  readonly document: ReviewDocument;
}

const POINTER = '/customImageUrl';

export function ImageField({ store, document }: ImageFieldProps) {
  const image = valueAt(document.value, POINTER);
  const refused = typeof image === 'string' && image !== '' && safeImage(image) === null;
  return (
    <StoreField
      store={store}
      document={document}
      id="image"
      label="Custom Destination Image URL"
      optional
      pointer={POINTER}
      placeholder="https://"
      hint={
        refused
          ? 'This is no web address: the poster of the destination is shown.'
          : 'Leave empty for the poster of the destination.'
      }
    />
  );
}
