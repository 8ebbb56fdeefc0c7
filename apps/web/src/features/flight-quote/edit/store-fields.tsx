/** Fields of the editor's form: each shows and corrects one value of the quote under work, the same that the review shows. */
import { type ReactNode, useState } from 'react';
import { valueAt } from '../../review/json-pointer.ts';
import { correctValue } from '../../review/review-document.ts';
import type { QuoteDocument, QuoteReviewStore } from '../review/quote-review-value.ts';
import { replaceLines, splitLines } from './text-lists.ts';

interface Bound {
  readonly store: QuoteReviewStore;
  readonly document: QuoteDocument;
  readonly pointer: string;
}

interface StoreFieldProps extends Bound {
  readonly id: string;
  readonly label: string;
  readonly optional?: boolean;
  readonly hint?: ReactNode;
  readonly placeholder?: string;
}

export function StoreField({ store, document, pointer, id, label, optional, hint, placeholder }: StoreFieldProps) {
  const value = valueAt(document.value, pointer);
  return (
    <FormField id={id} label={label} optional={optional ?? false} hint={hint}>
      <input
        className="input"
        id={id}
        dir="auto"
        placeholder={placeholder}
        aria-describedby={hint ? `${id}-hint` : undefined}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) =>
          store.apply(
            `Change ${label}`,
            (current) => correctValue(current, pointer, target.value === '' ? null : target.value),
            pointer,
          )
        }
      />
    </FormField>
  );
}

const LINES_SHOWN = 6;

/** A list as lines of a text box (spec §5): blank lines are dropped, but may stand while one types. */
export function LinesField({ store, document, pointer, id, label }: Omit<StoreFieldProps, 'hint' | 'placeholder'>) {
  const lines = (valueAt(document.value, pointer) ?? []) as readonly string[];
  const [typed, setTyped] = useState<string | null>(null);
  const isOwn = typed !== null && splitLines(typed).join('\n') === lines.join('\n');
  return (
    <FormField id={id} label={label} hint="One per line.">
      <textarea
        className="textarea"
        id={id}
        rows={LINES_SHOWN}
        dir="auto"
        aria-describedby={`${id}-hint`}
        value={isOwn ? typed : lines.join('\n')}
        onChange={({ target }) => {
          setTyped(target.value);
          const next = splitLines(target.value);
          store.apply(`Change ${label}`, (current) => replaceLines(current, pointer, next, store.text), pointer);
        }}
        onBlur={() => setTyped(null)}
      />
    </FormField>
  );
}

interface FormFieldProps {
  readonly id: string;
  readonly label: string;
  readonly optional?: boolean;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

export function FormField({ id, label, optional, hint, children }: FormFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {optional && <span className="opt">(optional)</span>}
      </label>
      {children}
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </div>
  );
}
