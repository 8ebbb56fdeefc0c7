/** The box for the quote's text, the travelers and the button (F-110 to F-113). */
import { LIMITS } from '@waypage/contract';
import { CircleAlert, LoaderCircle } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { QUOTE_MESSAGES as TEXT } from '../flight-quote-messages.ts';
import styles from './create-quote.module.css';
import { TravelerCount } from './traveler-count.tsx';

interface QuotePasteBoxProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly travelers: number;
  readonly onTravelers: (travelers: number) => void;
  readonly travelersHint: ReactNode;
  readonly generating: boolean;
  /** A preview is there: its save button is the one to press. */
  readonly hasPreview: boolean;
  readonly onGenerate: () => void;
}

export function QuotePasteBox(props: QuotePasteBoxProps) {
  const { text, onChange, travelers, onTravelers, travelersHint, generating, hasPreview, onGenerate } = props;
  const [refused, setRefused] = useState(false);
  const short = isTooShort(text);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (generating) return;
    setRefused(short);
    if (short) document.getElementById('quote-text')?.focus();
    else onGenerate();
  }

  return (
    <form className="card pad" onSubmit={submit} aria-label="Paste a flight quote" noValidate>
      <div className="field">
        <label htmlFor="quote-text">Flight quote text</label>
        <textarea
          className="textarea mono paste--quote"
          id="quote-text"
          rows={8}
          spellCheck={false}
          placeholder="Paste the quote from your booking system or email."
          aria-describedby={refused && short ? 'quote-short quote-hint' : 'quote-hint'}
          aria-invalid={refused && short}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
          }}
        />
        {refused && short && (
          <p className={styles['short']} id="quote-short" role="alert">
            <CircleAlert className="icon" aria-hidden="true" />
            {TEXT.tooShort}
          </p>
        )}
        <p className="hint" id="quote-hint">
          At least {LIMITS.flightQuoteTextMin} characters. Flights, fares and conditions in any order.
        </p>
      </div>
      <div className={`row mt4 ${styles['apart']}`}>
        <TravelerCount id="travelers" value={travelers} onChange={onTravelers}>
          {travelersHint}
        </TravelerCount>
        <button
          className={`btn btn--lg ${hasPreview ? '' : 'btn--primary'}`}
          type="submit"
          disabled={generating}
          aria-busy={generating}
        >
          {generating && <LoaderCircle className="icon" aria-hidden="true" />}
          {generating ? TEXT.generating : TEXT.generate}
        </button>
      </div>
    </form>
  );
}

/** F-112, as the server counts it. */
function isTooShort(text: string): boolean {
  return text.trim() === '' || text.length < LIMITS.flightQuoteTextMin;
}
