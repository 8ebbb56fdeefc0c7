/** Under a creator's box: files, what came of them, and the offer to open a text of another kind where it belongs (K-1 to K-6, K-10). */
import type { ContentKind } from '@waypage/contract';
import { FileUp, Split } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { DropVeil } from '../../../components/drop-veil.tsx';
import { Notice } from '../../../components/notice.tsx';
import { ACCEPTED_FILES } from '../../../lib/file-text/file-kind.ts';
import { useBroughtFiles } from '../../../lib/use-brought-files.ts';
import { useFileIntake } from './use-file-intake.ts';
import { useOtherKind } from './use-other-kind.ts';
import styles from './ways-in.module.css';
import {
  CREATORS,
  otherKindSentence,
  type Reading,
  readingSentence,
  stoppedSentence,
  WAYS_IN_TEXT as TEXT,
} from './ways-in-texts.ts';

interface WaysInProps {
  readonly kind: ContentKind;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

export function WaysIn({ kind, text, onChange }: WaysInProps) {
  const intake = useFileIntake(text, onChange);
  const isOver = useBroughtFiles(intake.takeFiles);
  const { other, dismiss } = useOtherKind(text, kind);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  useCarriedText(intake.takeText);
  const { reading, outcome, canUndo } = intake;

  return (
    <div className={styles['ways']}>
      <div className={styles['choose']}>
        <button type="button" className="btn" onClick={() => input.current?.click()}>
          <FileUp className="icon" aria-hidden="true" />
          {TEXT.choose}
        </button>
        <p>{TEXT.hint}</p>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          accept={ACCEPTED_FILES}
          onChange={({ target }) => {
            intake.takeFiles([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </div>
      {reading && <Progress reading={reading} onCancel={intake.cancel} />}
      <div role="status" className={styles['said']}>
        {!reading && outcome.addition && <span>{outcome.addition.sentence}</span>}
        {!reading && outcome.stopped && <span>{stoppedSentence(outcome.stopped)}</span>}
        {!reading && canUndo && (
          <button type="button" className="btn" onClick={intake.undo}>
            {TEXT.undo}
          </button>
        )}
      </div>
      {outcome.refusals.length > 0 && (
        <Notice tone="danger" role="alert">
          {outcome.refusals.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {!outcome.addition && <p>{TEXT.unchanged}</p>}
        </Notice>
      )}
      {other && (
        <div className={`notice ${styles['other']}`} role="status">
          <Split className="icon" aria-hidden="true" />
          <strong className="grow">{otherKindSentence(other)}</strong>
          <span className="row">
            <button
              type="button"
              className="btn"
              onClick={() => navigate(CREATORS[other].path, { state: { carriedText: text } })}
            >
              {CREATORS[other].open}
            </button>
            <button type="button" className="btn btn--ghost" onClick={dismiss}>
              {TEXT.keepHere}
            </button>
          </span>
        </div>
      )}
      {isOver && <DropVeil text={TEXT.drop} />}
    </div>
  );
}

function Progress({ reading, onCancel }: { readonly reading: Reading; readonly onCancel: () => void }) {
  const sentence = readingSentence(reading);
  return (
    <div className={styles['progress']}>
      <p className={styles['label']}>{sentence}</p>
      <progress
        aria-label={sentence}
        {...(reading.pages ? { max: reading.pages.of, value: reading.pages.done } : {})}
      />
      <button type="button" className="btn" onClick={onCancel}>
        {TEXT.cancel}
      </button>
    </div>
  );
}

/** What another creator sent here is taken once; the address forgets it, so that a reload does not bring it again. */
function useCarriedText(take: (text: string) => void): void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const latest = useRef(take);
  latest.current = take;
  const carried: unknown = state?.carriedText;
  const taken = useRef<unknown>(null);
  useEffect(() => {
    if (typeof carried !== 'string' || taken.current === carried) return;
    taken.current = carried;
    latest.current(carried);
    navigate(pathname, { replace: true, state: null });
  }, [carried, navigate, pathname]);
}
