/** Copies an address; for two seconds the button itself says so. Where the clipboard is refused, the caller is told. */
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../lib/clipboard.ts';

const SAYS_COPIED_MS = 2000;

export function CopyButton({
  text,
  label,
  className = 'btn',
  onCopied,
  onRefused,
}: {
  readonly text: string;
  readonly label: string;
  readonly className?: string;
  readonly onCopied: () => void;
  readonly onRefused: () => void;
}) {
  const [copies, setCopies] = useState(0);
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (copies === 0) return;
    setDone(true);
    const timer = setTimeout(() => setDone(false), SAYS_COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  async function copy() {
    if (await copyText(text)) {
      setCopies((count) => count + 1);
      onCopied();
    } else onRefused();
  }

  const Icon = done ? Check : Copy;
  return (
    <button
      type="button"
      className={`${className} ${done ? 'is-done' : ''}`}
      aria-label={done ? 'Copied' : label}
      onClick={copy}
    >
      <Icon className="icon" aria-hidden="true" />
      <span>{done ? 'Copied' : label}</span>
    </button>
  );
}
