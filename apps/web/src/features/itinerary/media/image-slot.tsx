/** The place of an activity's picture (spec §2; M-2): 'Add Image', or the picture, which a click replaces. A file may be dropped on it. */
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import type { ShownImage } from './activity-media.ts';
import styles from './media.module.css';
import { MEDIA_TEXT as TEXT } from './media-messages.ts';
import { fileOf } from './take-picture.ts';

interface ImageSlotProps {
  /** Of the activity. */
  readonly title: string;
  readonly image: ShownImage | null;
  readonly onOpen: () => void;
  readonly onFile: (file: File) => void;
}

export function ImageSlot({ title, image, onOpen, onFile }: ImageSlotProps) {
  const [over, setOver] = useState(false);
  const [broken, setBroken] = useState('');
  const isBroken = image !== null && broken === image.src;
  return (
    <button
      type="button"
      className={`slot ${image && !isBroken ? 'slot--full' : ''} ${over ? styles['over'] : ''}`}
      aria-haspopup="dialog"
      aria-label={nameOf(title, image)}
      onClick={onOpen}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = fileOf(event.dataTransfer);
        if (file) onFile(file);
      }}
    >
      {image && !isBroken ? (
        <>
          <img
            src={image.src}
            alt=""
            referrerPolicy="no-referrer"
            loading="lazy"
            onError={() => setBroken(image.src)}
          />
          <span className={styles['state']}>{image.published ? 'Public' : 'Only here'}</span>
          <span className="slot__over">
            <ImagePlus className="icon" aria-hidden="true" />
            {TEXT.replace}
          </span>
        </>
      ) : (
        <>
          <ImagePlus className="icon" aria-hidden="true" />
          {isBroken ? 'Image not found' : TEXT.add}
        </>
      )}
    </button>
  );
}

function nameOf(title: string, image: ShownImage | null): string {
  if (!image) return `${TEXT.add}: ${title}`;
  return `${TEXT.replace}: ${title} (${image.published ? 'public' : 'only in this browser'})`;
}
