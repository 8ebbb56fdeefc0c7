/** One of the product's posters as the picture (design sheet 'admin itinerary'; M-3). */
import { POSTERS } from '@waypage/contract';
import styles from '../media.module.css';
import { takeAddress } from '../take-picture.ts';
import type { SourceProps } from './source-props.ts';

export function PosterSource({ take }: SourceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, no fieldset of a form
    <div className={`picks ${styles['posters']}`} role="group" aria-label="Posters">
      {Object.keys(POSTERS).map((name) => (
        <button
          key={name}
          type="button"
          className={`art-${name}`}
          aria-label={`${nameOf(name)} poster`}
          onClick={() => take(takeAddress(`/art/${name}.svg`))}
        >
          <img src={`/art/${name}.svg`} alt="" loading="lazy" />
        </button>
      ))}
    </div>
  );
}

const nameOf = (name: string) =>
  name.replace(
    /(?:^|-)(?<letter>\w)/g,
    (_match, letter: string, at: number) => (at > 0 ? ' ' : '') + letter.toUpperCase(),
  );
