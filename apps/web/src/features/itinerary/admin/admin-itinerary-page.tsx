/** The agent's view of an itinerary (spec §2; ): Back, Share, Download over the same page that travelers see. */
import { ArrowLeft, Download, LayoutDashboard, Plus, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { LostPage } from '../../../components/lost-page.tsx';
import { copyText } from '../../../lib/clipboard.ts';
import { downloadFile, fileNameOf } from '../../../lib/download-file.ts';
import { absoluteAddress, itineraryPath } from '../../../lib/share-address.ts';
import { usePage } from '../../../lib/use-page.ts';
import { ConflictNotice } from '../conflict/conflict-notice.tsx';
import { itineraryAsText } from '../itinerary-as-text.ts';
import { type ItineraryDraft, publicViewOf, titleOf } from '../itinerary-draft.ts';
import { ITINERARY_MESSAGES as TEXT } from '../itinerary-messages.ts';
import { UnsavedNotice } from '../unsaved-notice.tsx';
import { ItineraryView } from '../view/itinerary-view.tsx';
import styles from './admin-itinerary.module.css';
import { useAdminItinerary } from './use-admin-itinerary.ts';

export function AdminItineraryPage() {
  const { id = '' } = useParams();
  return <AdminItinerary id={id} key={id} />;
}

function AdminItinerary({ id }: { readonly id: string }) {
  const { itinerary, problem, saver } = useAdminItinerary(id);
  usePage(
    itinerary ? titleOf(itinerary) : (problem && TEXT.notFoundTitle) || 'Itinerary',
    Boolean(itinerary || problem),
  );

  if (problem === 'not-found') {
    return (
      <LostPage
        framed
        title={TEXT.notFoundTitle}
        text={TEXT.adminNotFound}
        action={{ label: 'Create New Itinerary', to: '/', icon: Plus }}
      />
    );
  }
  if (problem === 'failed') {
    return (
      <LostPage
        framed
        title={TEXT.loadFailed}
        text="The server did not answer as it should. Load the page again in a moment."
        action={{ label: 'Dashboard', to: '/dashboard', icon: LayoutDashboard }}
      />
    );
  }
  if (!itinerary) {
    return (
      <p className="wrap page soft" role="status">
        {TEXT.loading}
      </p>
    );
  }
  return (
    <div className={styles['admin']}>
      {saver && (
        <div className={`wrap ${styles['notices']}`}>
          <UnsavedNotice saver={saver} />
          <ConflictNotice saver={saver} onTaken={() => {}} />
        </div>
      )}
      <ItineraryView
        itinerary={publicViewOf(itinerary)}
        frame="part"
        audience="agent"
        bar={<AdminBar itinerary={itinerary} />}
      />
    </div>
  );
}

function AdminBar({ itinerary }: { readonly itinerary: ItineraryDraft }) {
  const [said, setSaid] = useState('');
  const link = absoluteAddress(itineraryPath(itinerary.id));

  async function share() {
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title: titleOf(itinerary), url: link });
        return;
      } catch (error) {
        /* Closing the share sheet is not a failure; anything else falls back to copying. */
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    setSaid((await copyText(link)) ? TEXT.linkCopied : `The browser did not allow copying. The link: ${link}`);
  }

  return (
    <>
      <div className="pubbar">
        <Link className="btn" to="/dashboard" aria-label="Back">
          <ArrowLeft className="icon" aria-hidden="true" />
          <span>Back</span>
        </Link>
        <div className="row">
          <button type="button" className="btn" aria-label="Share" onClick={() => void share()}>
            <Share2 className="icon" aria-hidden="true" />
            <span>Share</span>
          </button>
          <button
            type="button"
            className="btn"
            aria-label="Download"
            onClick={() => downloadFile(`${fileNameOf(titleOf(itinerary))}_itinerary.txt`, itineraryAsText(itinerary))}
          >
            <Download className="icon" aria-hidden="true" />
            <span>Download</span>
          </button>
        </div>
      </div>
      <p className={styles['said']} role="status">
        {said && <span>{said}</span>}
      </p>
    </>
  );
}
