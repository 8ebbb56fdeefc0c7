/** After saving: the link, ready to copy, and what else the kind offers to do with the page. */
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CopyButton } from '../../components/copy-button.tsx';
import { showToast } from '../../components/toast-queue.ts';
import type { CreatorTexts } from './record-kind.ts';

interface SavedPanelProps {
  /** Of the panel, for screen readers: `Saved flight quote`. */
  readonly name: string;
  readonly texts: Pick<CreatorTexts, 'saved' | 'linkCopied' | 'linkSelected'>;
  readonly link: string;
  readonly copyLabel: string;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly children?: ReactNode;
}

export function SavedPanel({ name, texts, link, copyLabel, before, after, children }: SavedPanelProps) {
  const address = useRef<HTMLOutputElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [said, setSaid] = useState('');
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  return (
    <section className="card pad" aria-label={name} ref={panel} tabIndex={-1}>
      <p className="chip chip--ok">
        <Check className="icon" aria-hidden="true" />
        {texts.saved}
      </p>
      <div className="linkbox mt4">
        <output ref={address} aria-label="Share link">
          {link}
        </output>
      </div>
      <div className="row mt4">
        {before}
        <CopyButton
          text={link}
          label={copyLabel}
          onCopied={() => {
            setSaid('');
            showToast({ title: texts.linkCopied });
          }}
          onRefused={() => {
            if (address.current) getSelection()?.selectAllChildren(address.current);
            setSaid(texts.linkSelected);
          }}
        />
        {after}
      </div>
      <p className="soft" role="status">
        {said}
      </p>
      {children}
    </section>
  );
}
