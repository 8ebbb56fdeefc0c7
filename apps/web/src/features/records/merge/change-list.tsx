/** The changes of a merge, each with its place in the new text, to accept or refuse one by one or all at once (E-21, E-22). */
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import styles from './change-list.module.css';
import type { Change } from './plan-merge.ts';
import type { Merge } from './use-merge.ts';

interface ChangeListProps {
  readonly merge: Pick<Merge<unknown>, 'changes' | 'decisions' | 'decide'>;
  readonly text: string;
}

const SHOWN_AT_FIRST = 60;
const SHOWN_MORE = 200;

export function ChangeList({ merge, text }: ChangeListProps) {
  const { changes, decisions, decide } = merge;
  const [limit, setLimit] = useState(SHOWN_AT_FIRST);
  const count = (wanted: boolean | undefined) => changes.filter(({ id }) => decisions.get(id) === wanted).length;
  const free = changes.filter(({ corrected }) => !corrected);
  const said = `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}: ${count(true)} accepted, ${count(false)} refused, ${count(undefined)} not decided.`;
  return (
    <>
      <div className={styles['bar']}>
        <p role="status">{said} What is not accepted stays as it is.</p>
        <div className="row">
          <button type="button" className="btn btn--sm" onClick={() => decide(free, true)}>
            <Check className="icon" aria-hidden="true" />
            Accept all
          </button>
          <button type="button" className="btn btn--sm" onClick={() => decide(changes, false)}>
            <X className="icon" aria-hidden="true" />
            Refuse all
          </button>
        </div>
      </div>
      {free.length < changes.length && (
        <p className="soft">“Accept all” leaves out what you corrected by hand: accept that one by one.</p>
      )}
      <ul className={styles['list']}>
        {changes.slice(0, limit).map((change) => (
          <ChangeEntry
            key={change.id}
            change={change}
            text={text}
            decision={decisions.get(change.id)}
            onDecide={(accepted) => decide([change], accepted)}
          />
        ))}
      </ul>
      {changes.length > limit && (
        <button type="button" className="btn btn--sm" onClick={() => setLimit(limit + SHOWN_MORE)}>
          Show {Math.min(SHOWN_MORE, changes.length - limit)} more
        </button>
      )}
    </>
  );
}

interface ChangeEntryProps {
  readonly change: Change;
  readonly text: string;
  readonly decision: boolean | undefined;
  readonly onDecide: (accepted: boolean) => void;
}

function ChangeEntry({ change, text, decision, onDecide }: ChangeEntryProps) {
  const { where, corrected, span } = change;
  const state = decision === undefined ? undefined : decision ? 'accepted' : 'refused';
  return (
    <li className={styles['entry']} data-state={state}>
      <div className={styles['what']}>
        <p className={styles['where']}>
          <strong dir="auto">{where}</strong>{' '}
          {KIND_WORDS[change.kind] && <span className="chip">{KIND_WORDS[change.kind]}</span>}
          {corrected && <span className="chip chip--warn">You corrected this</span>}
        </p>
        <ChangedValues change={change} />
        {span && <PlaceInText text={text} span={span} />}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons for one decision, not a form's fieldset */}
      <div className={styles['choice']} role="group" aria-label={where}>
        <button type="button" className="btn btn--sm" aria-pressed={decision === true} onClick={() => onDecide(true)}>
          <Check className="icon" aria-hidden="true" />
          Accept
        </button>
        <button type="button" className="btn btn--sm" aria-pressed={decision === false} onClick={() => onDecide(false)}>
          <X className="icon" aria-hidden="true" />
          Refuse
        </button>
      </div>
    </li>
  );
}

const KIND_WORDS: Record<Change['kind'], string> = {
  value: '',
  added: 'new',
  removed: 'no longer in the text',
  moved: 'moved',
  order: 'order',
};

/** `old → new`, in words for those who hear it. */
export function ChangedValues({ change: { mine, theirs } }: { readonly change: Pick<Change, 'mine' | 'theirs'> }) {
  return (
    <p className={styles['values']} dir="auto">
      {mine !== null && (
        <del>
          <span className="sr-only">Before: </span>
          {mine}
        </del>
      )}
      {mine !== null && theirs !== null && <span aria-hidden="true">→</span>}
      {theirs !== null && (
        <ins>
          <span className="sr-only">Now: </span>
          {theirs}
        </ins>
      )}
    </p>
  );
}

const LINE_SHOWN_MAX = 160;

function PlaceInText({
  text,
  span: [start, end],
}: {
  readonly text: string;
  readonly span: readonly [number, number];
}) {
  const from = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - LINE_SHOWN_MAX);
  const lineEnd = text.indexOf('\n', start);
  const to = Math.min(lineEnd < 0 ? text.length : lineEnd, start + LINE_SHOWN_MAX);
  const stop = Math.min(end, to);
  const line = text.slice(0, start).split('\n').length;
  return (
    <p className={styles['place']}>
      Line {line}:{' '}
      <code dir="auto">
        {text.slice(from, start)}
        <mark>{text.slice(start, stop)}</mark>
        {text.slice(stop, to)}
      </code>
    </p>
  );
}
