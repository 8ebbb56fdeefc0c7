/** Under the columns: what to check and what was not used, each entry with its actions. */
import { Check as CheckIcon, ScanText, TriangleAlert } from 'lucide-react';
import { Fragment, type RefObject, useId, useMemo, useRef, useState } from 'react';
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
  const entries = useMemo(
    () => [...linesOf(amounts), ...lines.map((line) => ({ line, amounts: [] as readonly LooseAmount[] }))],
    [amounts, lines],
  );
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
        {shown.map(({ line, amounts: [first, ...others] }) => (
          <li key={line}>
            {first ? (
              <Amounts line={line} amounts={[first, ...others]} text={store.text} />
            ) : (
              <code>{store.text.text.slice(...trimmedSpan(store.text, line)).slice(0, LINE_SHOWN_MAX)}</code>
            )}
            <span className="btns">
              {first && (
                <button type="button" className="btn btn--sm" onClick={() => onShow(first)}>
                  Show
                </button>
              )}
              <button
                type="button"
                className="btn btn--sm"
                onClick={(event) => {
                  focusNext(event.currentTarget, heading);
                  onAdd(line);
                }}
              >
                {first ? 'Add its line' : 'Add to page'}
              </button>
            </span>
          </li>
        ))}
      </ul>
      {more}
    </section>
  );
}

interface AmountsProps {
  readonly line: number;
  readonly amounts: readonly LooseAmount[];
  readonly text: SourceText;
}

/** The amounts of one line within the words beside the first. */
function Amounts({ line, amounts, text: source }: AmountsProps) {
  const [from, to] = trimmedSpan(source, line);
  const begin = Math.max(from, (amounts[0] as LooseAmount).start - BESIDE_SHOWN_MAX);
  const stop = Math.min(to, begin + LINE_SHOWN_MAX);
  const { text } = source;
  const shown = amounts.filter(({ end }) => end <= stop);
  return (
    <span>
      In no field:{' '}
      <code>
        {begin > from && '…'}
        {shown.map(({ start, end }, at) => (
          <Fragment key={start}>
            {text.slice(shown[at - 1]?.end ?? begin, start)}
            <span className="loose">{text.slice(start, end)}</span>
          </Fragment>
        ))}
        {text.slice(shown.at(-1)?.end ?? begin, stop)}
        {stop < to && '…'}
      </code>
    </span>
  );
}

/** The lines that the amounts stand on, in order. */
function linesOf(amounts: readonly LooseAmount[]): { line: number; amounts: LooseAmount[] }[] {
  const lines: { line: number; amounts: LooseAmount[] }[] = [];
  for (const amount of amounts) {
    const last = lines.at(-1);
    if (last?.line === amount.line) last.amounts.push(amount);
    else lines.push({ line: amount.line, amounts: [amount] });
  }
  return lines;
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
