/** What a new reading changes, to be decided, and the button that takes it over (E-21 to E-24). */
import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReviewDocument } from '../../review/review-document.ts';
import type { ReviewStore } from '../../review/review-store.ts';
import type { RecordWork } from '../record-work.ts';
import styles from './change-list.module.css';
import { ChangeList } from './change-list.tsx';
import { type Reading, useMerge } from './use-merge.ts';

interface MergeStepProps<D, V, S extends ReviewStore<V>> {
  readonly work: RecordWork<D, V, S>;
  readonly reading: Reading<D>;
  readonly busy?: boolean;
  readonly doneLabel: string;
  readonly backLabel: string;
  /** With what `RecordWork.takeMerged` asks for. */
  readonly onDone: (result: [text: string, document: ReviewDocument<V>, aside: unknown]) => void;
  readonly onBack: () => void;
}

export function MergeStep<D, V, S extends ReviewStore<V>>(props: MergeStepProps<D, V, S>) {
  const { work, reading, busy = false, doneLabel, backLabel, onDone, onBack } = props;
  const merge = useMerge(work, reading);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const none = merge.changes.length === 0;

  function finish() {
    if (busy) return;
    const { document, aside } = merge.result();
    onDone([reading.text, document, aside]);
  }

  return (
    <>
      <h3 className={styles['heading']} ref={heading} tabIndex={-1}>
        {none ? 'No value changed' : 'What changed'}
      </h3>
      {none ? (
        <p>The text reads as what stands here now. Only its wording is taken over.</p>
      ) : (
        <ChangeList merge={merge} text={reading.text} />
      )}
      <div className={`row ${styles['done']}`}>
        <button type="button" className="btn btn--primary" aria-busy={busy} aria-disabled={busy} onClick={finish}>
          {busy && <LoaderCircle className="icon" aria-hidden="true" />}
          {doneLabel}
        </button>
        <button type="button" className="btn btn--ghost" onClick={onBack}>
          {backLabel}
        </button>
      </div>
    </>
  );
}
