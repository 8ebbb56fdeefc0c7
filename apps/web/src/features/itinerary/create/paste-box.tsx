/** The text area for the pasted itinerary with its line count and the button (C-1 to C-3). */
import { LoaderCircle } from 'lucide-react';
import { type FormEvent, type ReactNode, useDeferredValue, useMemo } from 'react';
import { LazyWaysIn } from '../../records/ways-in/lazy-ways-in.tsx';
import { ITINERARY_MESSAGES as TEXT } from '../itinerary-messages.ts';
import styles from './create-itinerary.module.css';

export interface PasteBoxProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly processing: boolean;
  readonly onGenerate: () => void;
  /** What came of it, beside the button that asked. */
  readonly children?: ReactNode;
}

export function PasteBox({ text, onChange, processing, onGenerate, children }: PasteBoxProps) {
  const blank = text.trim() === '';
  const counted = useDeferredValue(text);
  const lines = useMemo(() => countLines(counted), [counted]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!blank && !processing) onGenerate();
  }

  return (
    <form className="card pad" onSubmit={submit} aria-label="Paste an itinerary">
      <div className="field">
        <label htmlFor="paste">Travel itinerary</label>
        <textarea
          className={`textarea mono paste ${styles['paste']}`}
          id="paste"
          spellCheck={false}
          placeholder="Paste your itinerary here: an email, a document, a message. Order and wording do not have to be perfect."
          aria-describedby="paste-lines"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
          }}
        />
      </div>
      <LazyWaysIn kind="itinerary" text={text} onChange={onChange} />
      <div className={`row mt4 ${styles['apart']}`}>
        <span className="label num" id="paste-lines">
          {lines} {lines === 1 ? 'line' : 'lines'}
        </span>
        <button
          className="btn btn--primary btn--lg"
          type="submit"
          disabled={blank || processing}
          aria-busy={processing}
        >
          {processing && <LoaderCircle className="icon" aria-hidden="true" />}
          {processing ? TEXT.processing : TEXT.generate}
        </button>
      </div>
      {children}
    </form>
  );
}

function countLines(text: string): number {
  return text === '' ? 0 : text.split(/\r\n|\n|\r/).length;
}
