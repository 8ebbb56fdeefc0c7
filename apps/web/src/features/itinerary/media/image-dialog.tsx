/**
 * The dialog of one activity's picture (spec §2; M-3): from a file, the clipboard, an address, a poster or the design editor. It closes when a picture
 * is picked, or by its close button. A paste or a drop is taken on every tab.
 */

import { IMAGES } from '@waypage/contract';
import { Trash2 } from 'lucide-react';
import { Tabs } from 'radix-ui';
import { type ReactNode, useId, useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { FormField } from '../../../components/form-field.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { ShownImage } from './activity-media.ts';
import styles from './media.module.css';
import { MEDIA_TEXT as TEXT } from './media-messages.ts';
import { AddressSource } from './sources/address-source.tsx';
import { EditorSource } from './sources/editor-source.tsx';
import { FileSource } from './sources/file-source.tsx';
import { PasteSource } from './sources/paste-source.tsx';
import { PosterSource } from './sources/poster-source.tsx';
import type { SourceProps } from './sources/source-props.ts';
import { fileOf, type Picture, PictureRefused, takeFile } from './take-picture.ts';

interface ImageDialogProps {
  /** Of the activity. */
  readonly title: string;
  readonly image: ShownImage | null;
  readonly onPick: (picture: Picture, alt: string) => void;
  readonly onAlt: (alt: string) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

const SOURCES: readonly { readonly name: string; readonly Source: (props: SourceProps) => ReactNode }[] = [
  { name: 'File', Source: FileSource },
  { name: 'Paste', Source: PasteSource },
  { name: 'Address', Source: AddressSource },
  { name: 'Poster', Source: PosterSource },
  { name: 'Editor', Source: EditorSource },
];

export function ImageDialog({ title, image, onPick, onAlt, onRemove, onClose }: ImageDialogProps) {
  const [alt, setAlt] = useState(image?.alt ?? '');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const altId = useId();

  async function take(picture: Promise<Picture>) {
    setFailure('');
    setBusy(true);
    try {
      onPick(await picture, alt.trim());
    } catch (error) {
      setFailure(error instanceof PictureRefused ? error.message : TEXT.unreadable);
      setBusy(false);
    }
  }
  const refuse = (sentence: string) => setFailure(sentence);

  function takeFrom(data: DataTransfer | null): boolean {
    const file = fileOf(data);
    if (!file) return false;
    void take(takeFile(file));
    return true;
  }

  return (
    <Dialog title={image ? TEXT.replace : TEXT.add} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a paste or a drop anywhere in the dialog; the same is there as buttons */}
      <div
        className={styles['dialog']}
        aria-busy={busy}
        onPaste={(event) => {
          if (takeFrom(event.clipboardData)) event.preventDefault();
        }}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          if (!takeFrom(event.dataTransfer)) setFailure(TEXT.onlyImages);
        }}
      >
        <p className="soft">{title}</p>
        {image && <ImageNow image={image} onRemove={onRemove} />}
        <FormField
          id={altId}
          label="Alternative text"
          optional
          hint="What the image shows, for travelers who do not see it."
        >
          <div className={styles['line']}>
            <input
              className="input"
              id={altId}
              dir="auto"
              maxLength={IMAGES.altMax}
              aria-describedby={`${altId}-hint`}
              value={alt}
              onChange={(event) => setAlt(event.target.value)}
            />
            {image && (
              <button type="button" className="btn" onClick={() => onAlt(alt.trim())}>
                Save text
              </button>
            )}
          </div>
        </FormField>
        {failure && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
        <p className="sr-only" role="status">
          {busy ? 'Preparing the image...' : ''}
        </p>
        <Tabs.Root defaultValue={SOURCES[0]?.name ?? ''}>
          <Tabs.List className="tabs" aria-label="Where the image comes from">
            {SOURCES.map(({ name }) => (
              <Tabs.Trigger key={name} value={name}>
                {name}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          {SOURCES.map(({ name, Source }) => (
            <Tabs.Content key={name} value={name} tabIndex={-1} className={styles['source']}>
              <Source take={(picture) => void take(picture)} refuse={refuse} />
            </Tabs.Content>
          ))}
        </Tabs.Root>
      </div>
    </Dialog>
  );
}

function ImageNow({ image, onRemove }: { readonly image: ShownImage; readonly onRemove: () => void }) {
  return (
    <div className={styles['now']}>
      <img src={image.src} alt="" referrerPolicy="no-referrer" />
      <div>
        <p>{image.published ? 'Travelers see this image.' : 'Only in this browser, not published yet.'}</p>
        <button type="button" className="btn btn--sm" onClick={onRemove}>
          <Trash2 className="icon" aria-hidden="true" />
          Remove image
        </button>
      </div>
    </div>
  );
}
