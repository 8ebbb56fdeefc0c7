/** A text that shows what can be pasted, with a button that takes it over. */
import { Copy } from 'lucide-react';
import styles from './sample-card.module.css';

interface SampleCardProps {
  readonly id: string;
  readonly title: string;
  readonly hint: string;
  readonly text: string;
  readonly useLabel: string;
  readonly onUse: () => void;
}

export function SampleCard({ id, title, hint, text, useLabel, onUse }: SampleCardProps) {
  return (
    <aside className="card pad sample" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {title}
      </h2>
      <p className={`soft ${styles['hint']}`}>{hint}</p>
      <pre>{text}</pre>
      <button className={`btn btn--sm btn--ghost ${styles['use']}`} type="button" onClick={onUse}>
        <Copy className="icon" aria-hidden="true" />
        {useLabel}
      </button>
    </aside>
  );
}
