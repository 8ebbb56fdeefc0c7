/** 'Not saved on the server yet' with 'Try again' (C-6, A-5), as long as it is true; then that it is saved. */
import { RotateCw } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Notice } from '../../components/notice.tsx';
import { ITINERARY_MESSAGES as TEXT } from './itinerary-messages.ts';
import type { ItinerarySaver } from './itinerary-saver.ts';

export function UnsavedNotice({ saver }: { readonly saver: ItinerarySaver }) {
  const { status, failure, copyKept } = useSyncExternalStore(saver.state.subscribe, saver.state.get);
  const [tried, setTried] = useState(false);
  if (status === 'conflict') return null;
  if (status === 'saved') {
    return tried ? (
      <Notice tone="ok" role="status">
        <strong>Saved.</strong> The link shows this version.
      </Notice>
    ) : null;
  }
  return (
    <Notice tone="warn" role="status">
      <strong>{TEXT.notSaved}</strong>.{' '}
      {copyKept
        ? 'Your changes are kept in this browser.'
        : 'This browser could not keep a copy either: leave this page open.'}{' '}
      {failure}{' '}
      <button
        type="button"
        className="btn btn--sm"
        aria-disabled={status === 'saving'}
        onClick={() => {
          setTried(true);
          void saver.save();
        }}
      >
        <RotateCw className="icon" aria-hidden="true" />
        {status === 'saving' ? TEXT.saving : TEXT.tryAgain}
      </button>
    </Notice>
  );
}
