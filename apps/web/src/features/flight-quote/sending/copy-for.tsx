/** 'Copy for WhatsApp', 'plain text', 'e-mail' (F-142): what clients see, as a text that is ready to send. */
import type { PublicFlightQuote } from '@waypage/contract';
import { FileText, Mail, MessageCircle } from 'lucide-react';
import { useId } from 'react';
import { showToast } from '../../../components/toast-queue.ts';
import { copyRichText, copyText } from '../../../lib/clipboard.ts';
import { quoteAsHtml, quoteAsPlainText, quoteAsWhatsApp } from './quote-texts.ts';
import styles from './sending.module.css';

interface CopyForProps {
  readonly quote: PublicFlightQuote;
  /** Null for a quote that is not saved yet. */
  readonly link: string | null;
}

export function CopyFor({ quote, link }: CopyForProps) {
  const id = useId();
  const ways = [
    { label: 'WhatsApp', icon: MessageCircle, copy: () => copyText(quoteAsWhatsApp(quote, link)) },
    { label: 'Plain text', icon: FileText, copy: () => copyText(quoteAsPlainText(quote, link)) },
    {
      label: 'E-mail',
      icon: Mail,
      copy: () => copyRichText(quoteAsHtml(quote, link), quoteAsPlainText(quote, link)),
    },
  ];
  return (
    <section className={styles['copyFor']} aria-labelledby={id}>
      <span className="label" id={id}>
        Copy for
      </span>
      {ways.map(({ label, icon: Icon, copy }) => (
        <button
          key={label}
          type="button"
          className="btn btn--sm"
          onClick={async () => {
            if (await copy()) showToast({ title: `Copied for ${label}` });
            else showToast({ tone: 'danger', title: 'The browser did not allow copying' });
          }}
        >
          <Icon className="icon" aria-hidden="true" />
          {label}
        </button>
      ))}
    </section>
  );
}
