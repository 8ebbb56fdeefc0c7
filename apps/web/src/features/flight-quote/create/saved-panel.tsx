/** After saving (F-117): the link, 'View Public Quote' in a new tab, 'Copy Share Link', and the quote as a text to send. */
import type { PublicFlightQuote } from '@waypage/contract';
import { Check, ExternalLink } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { CopyButton } from '../../../components/copy-button.tsx';
import { showToast } from '../../../components/toast-queue.ts';
import { absoluteAddress, flightQuotePath } from '../../../lib/share-address.ts';
import { QUOTE_MESSAGES as TEXT } from '../flight-quote-messages.ts';
import { CopyFor } from '../sending/copy-for.tsx';

interface SavedPanelProps {
  readonly id: string;
  readonly quote: PublicFlightQuote;
}

export function SavedPanel({ id, quote }: SavedPanelProps) {
  const address = useRef<HTMLOutputElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  const path = flightQuotePath(id);
  const link = absoluteAddress(path);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  const copy = {
    text: link,
    onCopied: () => {
      setSaid('');
      showToast({ title: TEXT.linkCopied });
    },
    onRefused: () => {
      if (address.current) getSelection()?.selectAllChildren(address.current);
      setSaid(TEXT.linkSelected);
    },
  };
  return (
    <section className="card pad" aria-label="Saved flight quote" ref={panel} tabIndex={-1}>
      <p className="chip chip--ok">
        <Check className="icon" aria-hidden="true" />
        {TEXT.saved}
      </p>
      <div className="linkbox mt4">
        <output ref={address} aria-label="Share link">
          {link}
        </output>
      </div>
      <div className="row mt4">
        <a className="btn btn--primary" href={path} target="_blank" rel="noopener">
          <ExternalLink className="icon" aria-hidden="true" />
          {TEXT.viewPublic}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
        <CopyButton {...copy} label={TEXT.copyLink} />
      </div>
      <p className="soft" role="status">
        {said}
      </p>
      <CopyFor quote={quote} link={link} />
    </section>
  );
}
