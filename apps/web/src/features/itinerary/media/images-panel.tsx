/** The card 'Images' (design sheet 'admin itinerary'; M-6 to M-9, M-25, M-31): how many there are and where, publish, export, import, what is kept aside. */
import { Download, EyeOff, Globe, LoaderCircle, Trash2, Upload } from 'lucide-react';
import { useRef } from 'react';
import { Notice } from '../../../components/notice.tsx';
import styles from './media.module.css';
import { MEDIA_TEXT as TEXT } from './media-messages.ts';
import type { ImageWork } from './use-image-work.ts';

export function ImagesPanel({ work }: { readonly work: ImageWork }) {
  const input = useRef<HTMLInputElement>(null);
  const { counts, aside, keeping, progress, message } = work;
  const { activities, shown: have, here, published } = counts;
  return (
    <section className={`card pad ${styles['panel']}`} aria-labelledby="images-title">
      <h2 className="h3" id="images-title">
        Images
      </h2>
      <p className="soft">{summary(have, activities, here)}</p>
      <progress
        className={styles['bar']}
        value={have}
        max={Math.max(1, activities)}
        aria-label="Activities with an image"
      >
        {have} of {activities}
      </progress>
      {keeping !== 'kept' && here > 0 && (
        <Notice tone="warn" role="alert">
          {keeping === 'full' ? TEXT.full : TEXT.refused}
        </Notice>
      )}
      {message && (
        <Notice tone={message.tone} role="alert">
          {message.text}
        </Notice>
      )}
      <div className="row">
        {here > 0 && (
          <button
            type="button"
            className="btn btn--primary"
            aria-disabled={progress !== null}
            aria-busy={progress !== null}
            onClick={() => {
              if (!progress) void work.publish();
            }}
          >
            {progress ? (
              <LoaderCircle className="icon" aria-hidden="true" />
            ) : (
              <Globe className="icon" aria-hidden="true" />
            )}
            {progress ? TEXT.publishing : TEXT.publish}
          </button>
        )}
        {published > 0 && (
          <button type="button" className="btn" onClick={() => void work.unpublish()}>
            <EyeOff className="icon" aria-hidden="true" />
            {TEXT.unpublish}
          </button>
        )}
      </div>
      <p className="sr-only" role="status">
        {progress ? `Publishing image ${progress.done + 1} of ${progress.of}` : ''}
      </p>
      <div className="row">
        <button
          type="button"
          className="btn btn--sm"
          aria-disabled={have === 0}
          onClick={() => have > 0 && void work.exportFile()}
        >
          <Download className="icon" aria-hidden="true" />
          Export
        </button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label="Exported images"
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) void work.importFile(file);
          }}
        />
        <button type="button" className="btn btn--sm" onClick={() => input.current?.click()}>
          <Upload className="icon" aria-hidden="true" />
          Import
        </button>
      </div>
      {aside > 0 && (
        <div className={styles['aside']}>
          <p className="soft">{asideOf(aside)}</p>
          <button type="button" className="btn btn--sm" onClick={work.removeAside}>
            <Trash2 className="icon" aria-hidden="true" />
            {TEXT.removeAside}
          </button>
        </div>
      )}
    </section>
  );
}

const asideOf = (count: number): string =>
  count === 1
    ? 'One more image is kept in this browser: its activity was removed. It comes back with the activity.'
    : `${count} more images are kept in this browser: their activities were removed. They come back with the activities.`;

function summary(have: number, activities: number, here: number): string {
  const count = `${have} of ${activities} activities ${have === 1 ? 'has' : 'have'} one.`;
  if (have === 0) return count;
  if (here === 0) return `${count} Travelers see ${have === 1 ? 'it' : 'them'} on the page.`;
  const which = here === have ? (have === 1 ? 'It stays' : 'They stay') : here === 1 ? 'One stays' : `${here} stay`;
  return `${count} ${which} in this browser until you publish or export ${here === 1 ? 'it' : 'them'}.`;
}
