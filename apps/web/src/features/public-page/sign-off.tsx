/** Who sends an offer: initials, name, company (F-123, T-133). */
import type { ReactNode } from 'react';

interface SignOffProps {
  label: string;
  name: string | null;
  company: string | null;
  /** The agency's closing line, or how to get in touch. */
  children?: ReactNode;
}

/** Nothing without a name or a company. */
export function SignOff({ label, name, company, children }: SignOffProps) {
  const first = name || company;
  if (!first) return null;
  return (
    <div className="sign">
      <span className="avatar" aria-hidden="true">
        {initials(first)}
      </span>
      <p>
        <span className="label">{label}</span>
        <strong dir="auto">{first}</strong>
        {name && company && (
          <span className="soft" dir="auto">
            {company}
          </span>
        )}
        {children}
      </p>
    </div>
  );
}

/** First letters of the first and the last name. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}
