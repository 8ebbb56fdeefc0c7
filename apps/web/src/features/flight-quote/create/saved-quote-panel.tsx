/** After saving (F-117): the link, 'View Public Quote' in a new tab, 'Copy Share Link', and the quote as a text to send. */
import type { PublicFlightQuote } from '@waypage/contract';
import { ExternalLink } from 'lucide-react';
import { absoluteAddress, flightQuotePath } from '../../../lib/share-address.ts';
import { SavedPanel } from '../../records/saved-panel.tsx';
import { QUOTE_MESSAGES as TEXT } from '../flight-quote-messages.ts';
import { CopyFor } from '../sending/copy-for.tsx';

interface SavedQuotePanelProps {
  readonly id: string;
  readonly quote: PublicFlightQuote;
}

export function SavedQuotePanel({ id, quote }: SavedQuotePanelProps) {
  const path = flightQuotePath(id);
  const link = absoluteAddress(path);
  return (
    <SavedPanel
      name="Saved flight quote"
      texts={TEXT}
      link={link}
      copyLabel={TEXT.copyLink}
      before={
        <a className="btn btn--primary" href={path} target="_blank" rel="noopener">
          <ExternalLink className="icon" aria-hidden="true" />
          {TEXT.viewPublic}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      }
    >
      <CopyFor quote={quote} link={link} />
    </SavedPanel>
  );
}
