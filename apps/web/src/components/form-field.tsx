/** A labelled field of a form; the hint below it is the control's description (`{id}-hint`). */
import type { ReactNode } from 'react';

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
