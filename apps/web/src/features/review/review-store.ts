/** The review under way: the document, its history for undo and redo, and which value is lit. Plain code; the pane watches it. */
import { Observable } from '../../lib/observable.ts';
import type { ReviewDocument } from './review-document.ts';
import { readSourceText, type SourceText } from './source-text.ts';

interface Step<T> {
  /** The document that the step leads back to (undo), or on to (redo). */
  readonly document: ReviewDocument<T>;
  /** What the step does, for people: `Remove activity`. */
  readonly label: string;
  /** Typing into the same field makes one step. */
  readonly typedInto: string | null;
}

export interface ReviewState<T> {
  readonly document: ReviewDocument<T>;
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
}

/** Memory is bounded: documents share what did not change, so a step is small. */
const STEPS_KEPT = 100;

export class ReviewStore<T = unknown> {
  readonly text: SourceText;
  readonly state: Observable<ReviewState<T>>;
  readonly lit = new Observable<string | null>(null);
  #done: readonly Step<T>[] = [];
  #undone: readonly Step<T>[] = [];

  constructor(text: string, document: ReviewDocument<T>) {
    this.text = readSourceText(text);
    this.state = new Observable<ReviewState<T>>({ document, undoLabel: null, redoLabel: null });
  }

  /** Makes a change that undo can take back. */
  apply(label: string, change: (document: ReviewDocument<T>) => ReviewDocument<T>, typedInto: string | null = null) {
    const before = this.state.get().document;
    const document = change(before);
    if (document === before) return;
    const last = this.#done.at(-1);
    const continues = typedInto !== null && last?.typedInto === typedInto && this.#undone.length === 0;
    if (!continues) this.#done = [...this.#done, { document: before, label, typedInto }].slice(-STEPS_KEPT);
    this.#undone = [];
    this.#show(document);
  }

  undo(): void {
    const last = this.#done.at(-1);
    if (!last) return;
    this.#done = this.#done.slice(0, -1);
    this.#undone = [...this.#undone, { ...last, document: this.state.get().document }];
    this.lit.set(null);
    this.#show(last.document);
  }

  /** Makes again what undo took back, until something else is changed. */
  redo(): void {
    const next = this.#undone.at(-1);
    if (!next) return;
    this.#undone = this.#undone.slice(0, -1);
    this.#done = [...this.#done, { ...next, document: this.state.get().document }];
    this.lit.set(null);
    this.#show(next.document);
  }

  #show(document: ReviewDocument<T>): void {
    const [undoLabel, redoLabel] = [this.#done, this.#undone].map((steps) => steps.at(-1)?.label ?? null);
    this.state.set({ document, undoLabel: undoLabel ?? null, redoLabel: redoLabel ?? null });
  }
}
