/** The panel that asks for the access code (G-1 to G-5). The code goes to the server and nowhere else. */
import { CircleAlert, LoaderCircle, LockKeyhole } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LogoMark } from '../../components/logo-mark.tsx';
import { openSession } from '../../lib/api-client.ts';
import { hasStatus, sentenceOf } from '../../lib/api-error.ts';
import { sessionFlag } from '../../lib/session-flag.ts';
import styles from './access-gate.module.css';
import { ACCESS_MESSAGES as TEXT } from './access-messages.ts';

export function AccessGate() {
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [checking, setChecking] = useState(false);

  useEffect(() => {
    document.title = `${TEXT.title} · Waypage`;
    field.current?.focus();
  }, []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (checking) return;
    setChecking(true);
    try {
      /* An empty field is a wrong code like any other; the contract asks for one character at least. */
      if (code === '') throw new EmptyCode();
      await openSession(code);
      sessionFlag.unlock();
    } catch (error) {
      const wrong = error instanceof EmptyCode || hasStatus(error, 401) || hasStatus(error, 422);
      if (wrong) setCode('');
      setFailure(wrong ? TEXT.invalid : failureSentence(error));
      setChecking(false);
      field.current?.focus();
    }
  }

  return (
    <main className="gate">
      <div className="poster art-mountain">
        <picture>
          <source media="screen and (max-width:860px)" srcSet="/art/mountain.svg" />
          <img src="/art/mountain.svg#tall" alt="" width="1200" height="800" />
        </picture>
      </div>
      <div className="gate__panel">
        <div className="gate__in">
          <span className="logo">
            <LogoMark />
          </span>
          <div>
            <h1>{TEXT.title}</h1>
            <p className={`soft ${styles['subtitle']}`}>{TEXT.subtitle}</p>
            <p className="soft mt4">{TEXT.explanation}</p>
          </div>
          <form className={`form ${styles['form']}`} onSubmit={submit} noValidate>
            <div className="field">
              <label htmlFor="access-code">{TEXT.label}</label>
              <input
                ref={field}
                className={`input ${styles['input']}`}
                id="access-code"
                type="password"
                autoComplete="current-password"
                placeholder={TEXT.placeholder}
                value={code}
                onChange={(event) => setCode(event.target.value)}
                aria-invalid={failure !== null}
                aria-describedby={failure === null ? undefined : 'access-code-error'}
              />
              {failure !== null && (
                <p className="error" id="access-code-error" role="alert">
                  <CircleAlert className="icon" aria-hidden="true" />
                  {failure}
                </p>
              )}
            </div>
            <button className="btn btn--primary btn--lg" type="submit" aria-disabled={checking} aria-busy={checking}>
              {checking ? (
                <LoaderCircle className="icon" aria-hidden="true" />
              ) : (
                <LockKeyhole className="icon" aria-hidden="true" />
              )}
              {checking ? TEXT.checking : TEXT.button}
            </button>
          </form>
        </div>
      </div>
    </main>
  );
}

class EmptyCode extends Error {}

function failureSentence(error: unknown): string {
  if (!hasStatus(error, 429)) return sentenceOf(error, 'Something went wrong on the server. Please try again.');
  return error.retryAfterSeconds === null ? TEXT.throttledAWhile : TEXT.throttled(error.retryAfterSeconds);
}
