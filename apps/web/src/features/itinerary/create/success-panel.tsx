/** After generating (C-4 to C-6): the absolute link, the three buttons; where saving failed, that it is kept here, and 'Try again'. */
import { Check, CloudOff, Eye, LayoutDashboard, RotateCw } from 'lucide-react';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { absoluteAddress, itineraryPath } from '../../../lib/share-address.ts';
import { NEVER_SAVED } from '../itinerary-draft.ts';
import { ITINERARY_MESSAGES as TEXT } from '../itinerary-messages.ts';
import type { ItinerarySaver } from '../itinerary-saver.ts';
import { choosePoster } from '../view/choose-poster.ts';
import styles from './create-itinerary.module.css';

export function SuccessPanel({ saver }: { readonly saver: ItinerarySaver }) {
  const { draft, status, failure, copyKept } = useSyncExternalStore(saver.state.subscribe, saver.state.get);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const address = useRef<HTMLOutputElement>(null);
  const path = itineraryPath(draft.id);
  const link = absoluteAddress(path);
  const onServer = draft.version !== NEVER_SAVED;
  const poster = choosePoster(draft.location, draft.title);

  // Before it is first drawn, at once: a press on a button that moves away before it is let go is lost.
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('section')?.scrollIntoView?.({ block: 'start', behavior: 'instant' });
  }, []);

  const copy = {
    text: link,
    onCopied: () => setSaid(TEXT.linkCopied),
    onRefused: () => {
      if (address.current) getSelection()?.selectAllChildren(address.current);
      setSaid(TEXT.linkSelected);
    },
  };
  return (
    <section className="card success" aria-labelledby="result-title">
      <div className="pad">
        {onServer ? (
          <p className="chip chip--ok">
            <Check className="icon" aria-hidden="true" />
            Saved
          </p>
        ) : (
          <p className="chip chip--warn">
            <CloudOff className="icon" aria-hidden="true" />
            {copyKept ? 'Kept in this browser' : 'Only on this page'}
          </p>
        )}
        <h2 className="h2 mt4" id="result-title" tabIndex={-1} ref={heading}>
          {onServer ? 'Your itinerary is ready to send' : 'Your itinerary is ready, but not saved'}
        </h2>
        <p className="soft">
          {onServer
            ? 'Anyone with this link can open it. It also prints cleanly.'
            : 'The link works as soon as it is saved on the server.'}
        </p>
        {!onServer && (
          <Notice tone="warn" role="alert" className={styles['notSaved'] ?? ''}>
            <strong>{TEXT.notSaved}</strong>
            {'. '}
            {copyKept
              ? 'A copy is kept in this browser.'
              : 'This browser could not keep a copy either: leave this page open.'}{' '}
            {failure}
            <br />
            <button
              type="button"
              className="btn btn--sm"
              aria-disabled={status === 'saving'}
              onClick={() => void saver.save()}
            >
              <RotateCw className="icon" aria-hidden="true" />
              {status === 'saving' ? TEXT.saving : TEXT.tryAgain}
            </button>
          </Notice>
        )}
        <div className="linkbox mt4">
          <output ref={address} aria-label="Share link">
            {link}
          </output>
          <CopyButton {...copy} label="Copy" className="btn btn--sm" />
        </div>
        <div className="row mt4">
          <Link className="btn btn--primary" to={onServer ? path : `/admin${path}`}>
            <Eye className="icon" aria-hidden="true" />
            View Itinerary
          </Link>
          <CopyButton {...copy} label="Copy Share Link" />
          <Link className="btn btn--ghost" to="/dashboard">
            <LayoutDashboard className="icon" aria-hidden="true" />
            View All Itineraries
          </Link>
        </div>
        <p className={styles['said']} role="status">
          {said}
        </p>
      </div>
      <div className={`poster art-${poster}`}>
        <img src={`/art/${poster}.svg`} alt="" width="1200" height="800" />
      </div>
    </section>
  );
}
