/** What a source of pictures does with what it has got: the dialog waits for it and says what went wrong (M-3). */
import type { Picture } from '../take-picture.ts';

export interface SourceProps {
  readonly take: (picture: Promise<Picture>) => void;
  readonly refuse: (sentence: string) => void;
}
