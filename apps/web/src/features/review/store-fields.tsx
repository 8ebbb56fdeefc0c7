/** Fields of an editor's form: each shows and corrects one value of what is reviewed, the same that the review pane shows. */
import { type ReactNode, useState } from 'react';
import { FormField } from '../../components/form-field.tsx';
import { valueAt } from './json-pointer.ts';
import { correctValue, type ReviewDocument } from './review-document.ts';
import type { ReviewStore } from './review-store.ts';
import { replaceLines, splitLines } from './text-lists.ts';

interface Bound {
  readonly store: ReviewStore;
  readonly document: ReviewDocument;
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
