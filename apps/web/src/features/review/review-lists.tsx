/** Under the columns: what to check and what was not used, each entry with its actions. */
import { Check as CheckIcon, ScanText, TriangleAlert } from 'lucide-react';
import { type RefObject, useId, useMemo, useRef, useState } from 'react';
import { type Check, listChecks } from './checks.ts';
import { useReview, useReviewContext } from './review-context.ts';
import styles from './review-pane.module.css';
import { trimmedSpan } from './used-lines.ts';

/** Long lists grow on demand: a paste of a million characters may have thousands of unused lines. */
const SHOWN_AT_FIRST = 20;
const LINE_SHOWN_MAX = 300;

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

export function UnusedList({
  lines,
  onAdd,
}: {
  readonly lines: readonly number[];
  readonly onAdd: (line: number) => void;
}) {
  const { store } = useReviewContext();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { shown, more } = useGrowing(lines);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        <ScanText className="icon" aria-hidden="true" />
        Not used ({lines.length} {lines.length === 1 ? 'line' : 'lines'})
      </h3>
      {lines.length === 0 && <p className="soft">Every line gave something.</p>}
      <ul className="todo">
        {shown.map((line) => (
          <li key={line}>
            <code>{store.text.text.slice(...trimmedSpan(store.text, line)).slice(0, LINE_SHOWN_MAX)}</code>
            <button
              type="button"
              className="btn btn--sm"
              onClick={(event) => {
                focusNext(event.currentTarget, heading);
                onAdd(line);
              }}
            >
              Add to page
            </button>
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}

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
