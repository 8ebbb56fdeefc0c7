/** Moves the focus to a value's field as soon as the change that made it is drawn: what is typed next goes there, however fast. */
import { flushSync } from 'react-dom';
import { useReviewContext } from './review-context.ts';

export function useFieldFocus(): (pointer: string) => void {
  const { idPrefix } = useReviewContext();
  return (pointer) => {
    /* Draws what the store was told a moment ago; a frame later a key would already have gone to the button that was pressed. */
    flushSync(() => undefined);
    document.getElementById(idPrefix + pointer)?.focus();
  };
}
