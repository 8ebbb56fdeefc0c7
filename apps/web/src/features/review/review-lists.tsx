/** Under the columns: what to check and what was not used, each entry with its actions. */
import { Check as CheckIcon, ScanText, TriangleAlert } from 'lucide-react';
import { type RefObject, useId, useMemo, useRef, useState } from 'react';
import { type Check, listChecks } from './checks.ts';
import type { LooseAmount } from './loose-amounts.ts';
import { useReview, useReviewContext } from './review-context.ts';
import styles from './review-pane.module.css';
import type { SourceText } from './source-text.ts';
import { trimmedSpan } from './used-lines.ts';

/** Long lists grow on demand: a paste of a million characters may have thousands of unused lines. */
const SHOWN_AT_FIRST = 20;
const LINE_SHOWN_MAX = 300;
const BESIDE_SHOWN_MAX = 60;

export function CheckList({ onShow }: { readonly onShow: (check: Check) => void }) {
  const { store } = useReviewContext();
  const document = useReview((state) => state.document);
  const checks = useMemo(() => listChecks(document), [document]);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { shown, more } = useGrowing(checks);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        <TriangleAlert className="icon" aria-hidden="true" />
        Please check ({checks.length})
      </h3>
      {checks.length === 0 && <p className="soft">Nothing left to check.</p>}
      <ul className="todo">
        {shown.map((check) => (
          <li key={check.key}>
            <span>{check.sentence}</span>
            <span className="btns">
              <button type="button" className="btn btn--sm" onClick={() => onShow(check)}>
                Show
              </button>
              <button
                type="button"
                className="btn btn--sm"
                onClick={(event) => {
                  focusNext(event.currentTarget, heading);
                  store.apply('Keep', check.keep);
                }}
              >
                <CheckIcon className="icon" aria-hidden="true" />
                Keep
              </button>
            </span>
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}

interface UnusedListProps {
  readonly lines: readonly number[];
  /** Amounts of used lines that are in no field. */
  readonly amounts: readonly LooseAmount[];
  readonly onShow: (amount: LooseAmount) => void;
  /** Puts a line on the page. */
  readonly onAdd: (line: number) => void;
}

export function UnusedList({ lines, amounts, onShow, onAdd }: UnusedListProps) {
  const { store } = useReviewContext();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const entries = useMemo(() => [...amounts, ...lines.map((line) => ({ line, start: null }))], [amounts, lines]);
  const { shown, more } = useGrowing(entries);
  const counted = [countOf(lines.length, 'line'), amounts.length > 0 && countOf(amounts.length, 'amount')];
  return (
    <section aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        <ScanText className="icon" aria-hidden="true" />
        Not used ({counted.filter(Boolean).join(', ')})
      </h3>
      {entries.length === 0 && <p className="soft">Every line gave something.</p>}
      <ul className="todo">
        {shown.map((entry) => (
          <li key={entry.start === null ? `line ${entry.line}` : entry.start}>
            {entry.start === null ? (
              <code>{store.text.text.slice(...trimmedSpan(store.text, entry.line)).slice(0, LINE_SHOWN_MAX)}</code>
            ) : (
              <Amount amount={entry} text={store.text} />
            )}
            <span className="btns">
              {entry.start !== null && (
                <button type="button" className="btn btn--sm" onClick={() => onShow(entry)}>
                  Show
                </button>
              )}
              <button
                type="button"
                className="btn btn--sm"
                onClick={(event) => {
                  focusNext(event.currentTarget, heading);
                  onAdd(entry.line);
                }}
              >
                {entry.start === null ? 'Add to page' : 'Add its line'}
              </button>
            </span>
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}

/** An amount within the words beside it. */
function Amount({
  amount: { start, end, line },
  text: source,
}: {
  readonly amount: LooseAmount;
  readonly text: SourceText;
}) {
  const [from, to] = trimmedSpan(source, line);
  const [begin, stop] = [Math.max(from, start - BESIDE_SHOWN_MAX), Math.min(to, end + BESIDE_SHOWN_MAX)];
  const { text } = source;
  return (
    <span>
      In no field:{' '}
      <code>
        {begin > from && '…'}
        {text.slice(begin, start)}
        <span className="loose">{text.slice(start, end)}</span>
        {text.slice(end, stop)}
        {stop < to && '…'}
      </code>
    </span>
  );
}

const countOf = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

function useGrowing<T>(items: readonly T[]) {
  const [limit, setLimit] = useState(SHOWN_AT_FIRST);
  const hidden = items.length - limit;
  const more = hidden > 0 && (
    <button type="button" className={`btn btn--sm ${styles['more']}`} onClick={() => setLimit(limit + 100)}>
      Show {Math.min(hidden, 100)} more
    </button>
  );
  return { shown: items.slice(0, limit), more };
}

/** The entry goes away with its button: the focus moves to the next entry's first button, else to the heading. */
function focusNext(button: HTMLElement, heading: RefObject<HTMLElement | null>): void {
  const entry = button.closest('li');
  const neighbour = entry?.nextElementSibling ?? entry?.previousElementSibling;
  (neighbour?.querySelector<HTMLElement>('button') ?? heading.current)?.focus();
}
