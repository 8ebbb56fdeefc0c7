/** A creator's box for the paste and its button: a text that is too short is refused with a sentence, and nothing is asked. */
import type { ContentKind } from '@waypage/contract';
import { CircleAlert, LoaderCircle } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import styles from './creator.module.css';
import { LazyWaysIn } from './ways-in/lazy-ways-in.tsx';

interface PasteFormProps {
  readonly kind: ContentKind;
  /** Of the form, for screen readers: `Paste a flight quote`. */
  readonly name: string;
  readonly id: string;
  readonly label: string;
  readonly rows: number;
  readonly placeholder: string;
  readonly hint: string;
  readonly lengthMin: number;
  readonly tooShort: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly button: { readonly label: string; readonly busyLabel: string };
  readonly busy: boolean;
  /** A result is there: its save button is the one to press. */
  readonly hasResult: boolean;
  readonly onSubmit: () => void;
  /** Stands beside the button. */
  readonly children?: ReactNode;
}

export function PasteForm(props: PasteFormProps) {
  const { kind, name, id, label, rows, placeholder, hint, lengthMin, tooShort, text, onChange, children } = props;
  const { button, busy, hasResult, onSubmit } = props;
  const [refused, setRefused] = useState(false);
  /* As the server counts it. */
  const short = text.trim() === '' || text.length < lengthMin;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    setRefused(short);
    if (short) document.getElementById(id)?.focus();
    else onSubmit();
  }

  return (
    <form className="card pad" onSubmit={submit} aria-label={name} noValidate>
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <textarea
          className="textarea mono paste--quote"
          id={id}
          rows={rows}
          spellCheck={false}
          placeholder={placeholder}
          aria-describedby={refused && short ? `${id}-short ${id}-hint` : `${id}-hint`}
          aria-invalid={refused && short}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
          }}
        />
        {refused && short && (
          <p className={styles['short']} id={`${id}-short`} role="alert">
            <CircleAlert className="icon" aria-hidden="true" />
            {tooShort}
          </p>
        )}
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      </div>
      <LazyWaysIn kind={kind} text={text} onChange={onChange} />
      <div className={`row mt4 ${styles['apart']}`}>
        {children}
        <button
          className={`btn btn--lg ${styles['submit']} ${hasResult ? '' : 'btn--primary'}`}
          type="submit"
          disabled={busy}
          aria-busy={busy}
        >
          {busy && <LoaderCircle className="icon" aria-hidden="true" />}
          {busy ? button.busyLabel : button.label}
        </button>
      </div>
    </form>
  );
}
