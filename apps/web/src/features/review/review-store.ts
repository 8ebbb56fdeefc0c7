/** The review under way: the document, its history for undo, and which value is lit. Plain code; the pane watches it. */
import { Observable } from '../../lib/observable.ts';
import type { ReviewDocument } from './review-document.ts';
import { readSourceText, type SourceText } from './source-text.ts';

interface Step<T> {
  readonly before: ReviewDocument<T>;
  /** What undoing takes back, for people: `Remove activity`. */
  readonly label: string;
  /** Typing into the same field makes one step. */
  readonly typedInto: string | null;
}

export interface ReviewState<T> {
  readonly document: ReviewDocument<T>;
  readonly undoLabel: string | null;
}

/** Memory is bounded: documents share what did not change, so a step is small. */
const STEPS_KEPT = 100;

export class ReviewStore<T = unknown> {
  readonly text: SourceText;
  readonly state: Observable<ReviewState<T>>;
  readonly lit = new Observable<string | null>(null);
  #steps: readonly Step<T>[] = [];

  constructor(text: string, document: ReviewDocument<T>) {
    this.text = readSourceText(text);
    this.state = new Observable<ReviewState<T>>({ document, undoLabel: null });
  }

  /** Makes a change that undo can take back. */
  apply(label: string, change: (document: ReviewDocument<T>) => ReviewDocument<T>, typedInto: string | null = null) {
    const before = this.state.get().document;
    const document = change(before);
    if (document === before) return;
    const last = this.#steps.at(-1);
    const continues = typedInto !== null && last?.typedInto === typedInto;
    if (!continues) this.#steps = [...this.#steps, { before, label, typedInto }].slice(-STEPS_KEPT);
    this.state.set({ document, undoLabel: this.#steps.at(-1)?.label ?? null });
  }

  undo(): void {
    const last = this.#steps.at(-1);
    if (!last) return;
    this.#steps = this.#steps.slice(0, -1);
    this.lit.set(null);
    this.state.set({ document: last.before, undoLabel: this.#steps.at(-1)?.label ?? null });
  }

  /** Another version takes the document's place; there is no way back over it. */
  replace(document: ReviewDocument<T>): void {
    this.#steps = [];
    this.lit.set(null);
    this.state.set({ document, undoLabel: null });
  }
}
