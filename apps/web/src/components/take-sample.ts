/** Puts a sample in the place of what was pasted; an own text that it replaces can be had back. */
import { showToast } from './toast-queue.ts';

export function takeSample(sample: string, before: string, setText: (text: string) => void): void {
  setText(sample);
  if (before.trim() !== '' && before !== sample) {
    showToast({ title: 'Your text was replaced', action: { label: 'Undo', run: () => setText(before) } });
  }
}
