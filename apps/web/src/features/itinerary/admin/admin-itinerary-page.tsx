/** The agent's view of an itinerary (spec §2, M-2): Back, Share, Download over the same page that travelers see, with an image slot on each activity. */
import { ArrowLeft, Download, LayoutDashboard, Plus, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { LostPage } from '../../../components/lost-page.tsx';
import { Notice } from '../../../components/notice.tsx';
import { copyText } from '../../../lib/clipboard.ts';
import { wayToDashboard } from '../../../lib/dashboard-place.ts';
import { downloadFile, fileNameOf } from '../../../lib/download-file.ts';
import { absoluteAddress, itineraryPath } from '../../../lib/share-address.ts';
import { usePage } from '../../../lib/use-page.ts';
import { ConflictNotice } from '../conflict/conflict-notice.tsx';
import { itineraryAsText } from '../itinerary-as-text.ts';
import { type ItineraryDraft, publicViewOf, titleOf } from '../itinerary-draft.ts';
import { ITINERARY_MESSAGES as TEXT } from '../itinerary-messages.ts';
import { type MediaPlace, mediaKey } from '../media/activity-media.ts';
import { ImageDialog } from '../media/image-dialog.tsx';
import { ImageSlot } from '../media/image-slot.tsx';
import { ImagesPanel } from '../media/images-panel.tsx';
import { MEDIA_TEXT } from '../media/media-messages.ts';
import { PictureRefused, takeFile } from '../media/take-picture.ts';
import { useImageWork } from '../media/use-image-work.ts';
import { UnsavedNotice } from '../unsaved-notice.tsx';
import { ItineraryView } from '../view/itinerary-view.tsx';
import styles from './admin-itinerary.module.css';
import { type AdminItinerary as AdminItineraryState, useAdminItinerary } from './use-admin-itinerary.ts';

export function AdminItineraryPage() {
  const { id = '' } = useParams();
  return <AdminItinerary id={id} key={id} />;
}

function AdminItinerary({ id }: { readonly id: string }) {
  const admin = useAdminItinerary(id);
  const { itinerary, problem } = admin;
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
      <div className="wrap page">
        <h1 className="sr-only">Itinerary</h1>
        <p className="soft" role="status">
          {TEXT.loading}
        </p>
      </div>
    );
  }
  return <ShownItinerary admin={admin} itinerary={itinerary} />;
}

function ShownItinerary({
  admin,
  itinerary,
}: {
  readonly admin: AdminItineraryState;
  readonly itinerary: ItineraryDraft;
}) {
  const { saver, unasked } = admin;
  const images = useImageWork(itinerary, admin.confirmed, admin.startSaving);
  const [open, setOpen] = useState<MediaPlace | null>(null);

  async function takeDropped({ key, activity }: MediaPlace, file: File) {
    try {
      images.pick(key, activity, await takeFile(file), images.imageAt(key, activity)?.alt ?? '');
    } catch (error) {
      images.say({ tone: 'danger', text: error instanceof PictureRefused ? error.message : MEDIA_TEXT.unreadable });
    }
  }

  return (
    <div className={styles['admin']}>
      <div className={`wrap ${styles['notices']}`}>
        {unasked && (
          <Notice tone="warn" role="status">
            {TEXT.localCopy}
          </Notice>
        )}
        {saver && <UnsavedNotice saver={saver} />}
        {saver && <ConflictNotice saver={saver} onTaken={() => {}} />}
      </div>
      <ItineraryView
        itinerary={publicViewOf(itinerary)}
        frame="part"
        audience="agent"
        bar={<AdminBar itinerary={itinerary} />}
        side={<ImagesPanel work={images} />}
        renderMedia={({ dayIndex, blockIndex, activityIndex, activity }) => {
          const place = { key: mediaKey(dayIndex, blockIndex, activityIndex), activity };
          return (
            <ImageSlot
              title={activity.title}
              image={images.imageAt(place.key, activity)}
              onOpen={() => setOpen(place)}
              onFile={(file) => void takeDropped(place, file)}
            />
          );
        }}
      />
      {open && (
        <ImageDialog
          title={open.activity.title}
          image={images.imageAt(open.key, open.activity)}
          onPick={(picture, alt) => {
            images.pick(open.key, open.activity, picture, alt);
            setOpen(null);
          }}
          onAlt={(alt) => {
            images.setAlt(open.key, alt);
            setOpen(null);
          }}
          onRemove={() => {
            images.remove(open.key);
            setOpen(null);
          }}
          onClose={() => setOpen(null)}
        />
      )}
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
        <Link className="btn" {...wayToDashboard()} aria-label="Back">
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
