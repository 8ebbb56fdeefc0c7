/** One editable value beside the text: label, input, its marks; lights its place in the paste. */
import { Unlink } from 'lucide-react';
import { useState } from 'react';
import { Tooltip } from '../../components/tooltip.tsx';
import { valueAt } from './json-pointer.ts';
import { markedPointers, useIsLit, useReview, useReviewContext } from './review-context.ts';
import { correctValue, unlinkValue } from './review-document.ts';
import styles from './review-pane.module.css';
import { type Suggest, useSuggestions } from './use-suggestions.ts';

export interface ReviewFieldProps {
  readonly pointer: string;
  readonly label: string;
  /** Columns of six. */
  readonly size: 2 | 3 | 4 | 6;
  readonly multiline?: boolean;
  /** What is stored for an empty field: null, or an empty text where the contract asks for one. */
  readonly empty?: null | '';
  /** Amounts: what is typed is kept as text until it reads as a number. */
  readonly numeric?: boolean;
  /** With `numeric`: a count, without fractions or sign. */
  readonly whole?: boolean;
  /** With `numeric`: an empty field is kept as text and not stored. */
  readonly required?: boolean;
  /** Looks up what may be meant by what is typed. */
  readonly suggest?: Suggest;
}

const AMOUNT = /^-?\d+(?:\.\d+)?$/;
const COUNT = /^\d{1,6}$/;

export function ReviewField(props: ReviewFieldProps) {
  const { pointer, label, size, multiline, empty = null, numeric, whole, required, suggest } = props;
  const { store, idPrefix, typeOf } = useReviewContext();
  const value = useReview((state) => valueAt(state.document.value, pointer));
  const type = useReview((state) => typeOf(state.document.value, pointer));
  const edited = useReview((state) => state.document.source.edited.includes(pointer));
  const linked = useReview((state) => pointer in state.document.source.spans);
  const marked = useReview((state) => markedPointers(state.document).has(pointer));
  const lit = useIsLit([pointer]);
  /* A number that is being typed ("12.") is not a number yet. */
  const [pending, setPending] = useState<string | null>(null);
  const id = idPrefix + pointer;
  const { suggestions, lookUp } = useSuggestions(suggest);

  function change(text: string) {
    lookUp(text);
    if (numeric) {
      const amount = text.trim().replaceAll(',', '');
      setPending(text);
      const number = readAmount(amount, whole);
      if (number === undefined || (required && number === null)) return;
      store.apply(`Change ${label}`, (current) => correctValue(current, pointer, number), pointer);
      return;
    }
    store.apply(`Change ${label}`, (current) => correctValue(current, pointer, text === '' ? empty : text), pointer);
  }

  const shown = pending ?? (value === null || value === undefined ? '' : String(value));
  const number = pending === null ? 0 : readAmount(pending.trim().replaceAll(',', ''), whole);
  const invalid = number === undefined || (required === true && number === null);
  const control = {
    id,
    value: shown,
    'aria-invalid': invalid || undefined,
    'aria-describedby': [marked && `${id}-check`, edited && `${id}-edited`].filter(Boolean).join(' ') || undefined,
    onBlur: () => setPending(null),
  };
  return (
    <div
      className={`f s${size} ${marked ? 'f--warn' : ''} ${lit ? 'is-lit' : ''} ${styles['field']}`}
      data-f={pointer}
      data-type={type}
    >
      <span className={styles['labels']}>
        <label htmlFor={id}>{label}</label>
        {marked && (
          <span className="sr-only" id={`${id}-check`}>
            Please check
          </span>
        )}
        {edited && (
          <span className={styles['edited']} id={`${id}-edited`}>
            Edited
          </span>
        )}
        {edited && linked && (
          <Tooltip text="Unlink from the text">
            <button
              type="button"
              className={styles['unlink']}
              aria-label={`Unlink ${label} from the text`}
              onClick={() => store.apply(`Unlink ${label}`, (current) => unlinkValue(current, pointer, store.text))}
            >
              <Unlink className="icon" aria-hidden="true" />
            </button>
          </Tooltip>
        )}
      </span>
      {multiline ? (
        <textarea {...control} rows={1} onChange={(event) => change(event.target.value)} />
      ) : (
        <input
          {...control}
          inputMode={numeric ? 'decimal' : undefined}
          autoComplete="off"
          list={suggest && `${id}-list`}
          onChange={(event) => change(event.target.value)}
        />
      )}
      {suggest && (
        <datalist id={`${id}-list`}>
          {suggestions.map(({ value: suggested, label: meaning }) => (
            <option key={suggested} value={suggested}>
              {meaning}
            </option>
          ))}
        </datalist>
      )}
    </div>
  );
}

/** Undefined for what is no amount; null for nothing. */
function readAmount(text: string, whole = false): number | null | undefined {
  if (text === '') return null;
  return (whole ? COUNT : AMOUNT).test(text) ? Number(text) : undefined;
}
