/** What the picture stands on (J-1, J-2): a poster, or a photo by file, paste or drop. */
import { POSTERS, type PosterName } from '@waypage/contract';
import { ImageUp } from 'lucide-react';
import { useRef } from 'react';
import styles from './design-editor.module.css';

interface StartPickerProps {
  readonly onPoster: (name: PosterName) => void;
  readonly onPhoto: (file: Blob) => void;
}

const POSTER_NAMES = Object.keys(POSTERS) as PosterName[];

export function StartPicker({ onPoster, onPhoto }: StartPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles['start']}>
      <div className="drop">
        <ImageUp className="icon" aria-hidden="true" />
        <strong>Start with a photo</strong>
        <span>
          Choose a file, paste it, or drop it on this page. It is drawn anew here: no position of the camera goes along.
        </span>
        <button type="button" className="btn btn--primary" onClick={() => input.current?.click()}>
          Choose a photo
        </button>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) onPhoto(file);
            target.value = '';
          }}
        />
      </div>
      <h2 className="h3">Or with a poster</h2>
      <ul className={styles['posters']}>
        {POSTER_NAMES.map((name) => (
          <li key={name}>
            <button type="button" className={`art-${name}`} onClick={() => onPoster(name)}>
              <img src={`/art/${name}.svg`} alt="" width="150" height="100" loading="lazy" />
              <span>{posterTitle(name)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function posterTitle(name: PosterName): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
