/** How the saving goes, in words: 'Saving...', 'Saved', or 'Not saved' with a way to try again. */
import { Check, CloudOff, LoaderCircle, type LucideIcon, Pencil, RotateCw } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { ITINERARY_MESSAGES } from './itinerary-messages.ts';
import type { ItinerarySaver, SaveStatus } from './itinerary-saver.ts';
import styles from './save-status-line.module.css';

const WORDS: Record<SaveStatus, { readonly text: string; readonly icon: LucideIcon; readonly tone: string }> = {
  saved: { text: 'Saved', icon: Check, tone: 'chip--ok' },
  changed: { text: 'Unsaved changes', icon: Pencil, tone: '' },
  saving: { text: ITINERARY_MESSAGES.saving, icon: LoaderCircle, tone: '' },
  'not-saved': { text: 'Not saved', icon: CloudOff, tone: 'chip--warn' },
  conflict: { text: 'Two versions', icon: CloudOff, tone: 'chip--warn' },
};

export function SaveStatusLine({ saver }: { readonly saver: ItinerarySaver }) {
  const { status } = useSyncExternalStore(saver.state.subscribe, saver.state.get);
  const { text, icon: Icon, tone } = WORDS[status];
  return (
    <>
      <span className={`chip ${tone} ${status === 'saving' ? styles['busy'] : ''}`} role="status">
        <Icon className="icon" aria-hidden="true" />
        {text}
      </span>
      {status === 'not-saved' && (
        <button type="button" className="btn btn--sm" onClick={() => void saver.save()}>
          <RotateCw className="icon" aria-hidden="true" />
          {ITINERARY_MESSAGES.tryAgain}
        </button>
      )}
    </>
  );
}
