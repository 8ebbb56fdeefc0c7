/** Moves the focus to a value's field after the change that made it has been drawn. */
import { useReviewContext } from './review-context.ts';

export function useFieldFocus(): (pointer: string) => void {
  const { idPrefix } = useReviewContext();
  return (pointer) => requestAnimationFrame(() => document.getElementById(idPrefix + pointer)?.focus());
}
