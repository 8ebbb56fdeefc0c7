/** A message in the page, beside what caused it. Failures interrupt (`alert`), the rest is announced politely. */
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type Tone = 'ok' | 'warn' | 'danger' | 'plain';

const ICONS = { ok: CircleCheck, warn: TriangleAlert, danger: CircleAlert, plain: Info } as const;

export function Notice({
  tone,
  role,
  className = '',
  children,
}: {
  readonly tone: Tone;
  readonly role?: 'alert' | 'status';
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const Icon = ICONS[tone];
  return (
    <div className={`notice ${tone === 'plain' ? '' : `notice--${tone}`} ${className}`} role={role}>
      <Icon className="icon" aria-hidden="true" />
      <div className="grow">{children}</div>
    </div>
  );
}
