/**
 * One record under work: what was read and corrected, saved by a button and never by itself. A newer version on the server (409) is never
 * overwritten without the agent's word (H-6).
 */
import { sentenceOf } from '../../lib/api-error.ts';
import { Observable } from '../../lib/observable.ts';
import type { ReviewDocument } from '../review/review-document.ts';
import type { ReviewStore } from '../review/review-store.ts';
import { type AgentRecord, NEVER_SAVED } from './record-calls.ts';
import type { RecordKind } from './record-kind.ts';

type WorkStatus = 'idle' | 'saving' | 'failed' | 'conflict';

export interface WorkState<D, V, S extends ReviewStore<V>> {
  readonly store: S;
  /** The text as the editor's box has it; the review's own text may be an older one. */
  readonly rawText: string;
  /** The places of the values are those of an earlier text than the review's (contract §3, `source.textHash`). */
  readonly placesLost: boolean;
  /** Of the record that the work is based on. */
  readonly version: number;
  readonly status: WorkStatus;
  /** The sentence of the last failed save. */
  readonly failure: string;
  /** With `conflict`: what stands on the server. */
  readonly theirs: AgentRecord<D> | null;
  /** What the server has. */
  readonly savedDocument: ReviewDocument<V> | null;
  readonly savedText: string;
  /** Whether a copy of what the server did not take is kept in this browser; null while there is no need, or the kind keeps none. */
  readonly copyKept: boolean | null;
}

export class RecordWork<D, V, S extends ReviewStore<V> = ReviewStore<V>> {
  readonly kind: RecordKind<D, V, S>;
  readonly id: string;
  readonly createdAt: string;
  readonly state: Observable<WorkState<D, V, S>>;
  /** What the browser's copy holds. */
  #copied: { readonly document: ReviewDocument<V>; readonly rawText: string } | null = null;

  /** @param aside what the review needs beside text and data (`RecordKind.asideOf`). */
  constructor(kind: RecordKind<D, V, S>, start: AgentRecord<D>, aside?: unknown) {
    this.kind = kind;
    this.id = start.id;
    this.createdAt = start.createdAt;
    const store = kind.openReview(start.rawText, start.data, aside);
    this.state = new Observable<WorkState<D, V, S>>({
      store,
      rawText: start.rawText,
      placesLost: false,
      version: start.version,
      status: 'idle',
      failure: '',
      theirs: null,
      savedDocument: start.version === NEVER_SAVED ? null : store.state.get().document,
      savedText: start.rawText,
      copyKept: null,
    });
  }

  data(): D {
    return this.kind.dataOf(this.state.get().store.state.get().document);
  }

  isSaved(): boolean {
    const { store, rawText, savedDocument, savedText } = this.state.get();
    return store.state.get().document === savedDocument && rawText === savedText;
  }

  /** What could not be saved waits in the browser's copy, which goes before what waits in the tab; what is typed after it does not. */
  isInCopy(): boolean {
    const { status, copyKept, store, rawText } = this.state.get();
    if (status !== 'failed' || copyKept !== true) return false;
    return store.state.get().document === this.#copied?.document && rawText === this.#copied.rawText;
  }

  /** What came back from the tab is what the server does not have. */
  markUnsaved(): void {
    this.#update({ savedDocument: null });
  }

  markPlacesLost(): void {
    this.#update({ placesLost: true });
  }

  changeText(rawText: string): void {
    this.#update({ rawText });
  }

  /**
   * What was merged from another reading takes the place of what was there; answers the way back.
   * @param aside what the review of the new text needs beside it (`RecordKind.asideOf`).
   */
  takeMerged(rawText: string, document: ReviewDocument<V>, aside?: unknown): () => void {
    return this.#open(rawText, this.kind.dataOf(document), aside);
  }

  /** An earlier version takes the place of this one, and is saved over it: what it replaces becomes a revision itself. */
  async restore({ rawText, data }: AgentRecord<D>): Promise<AgentRecord<D> | null> {
    const goBack = this.#open(rawText, data);
    const record = await this.save();
    if (this.state.get().status === 'failed') {
      goBack();
      this.kind.copies?.drop(this.id);
      this.#update({ status: 'idle', copyKept: null });
    }
    return record;
  }

  #open(rawText: string, data: D, aside?: unknown): () => void {
    const { store, rawText: text, placesLost } = this.state.get();
    this.#update({ store: this.kind.openReview(rawText, data, aside), rawText, placesLost: false });
    return () => this.#update({ store, rawText: text, placesLost });
  }

  /** Never throws; resolves with the record, or null where it was not saved. */
  async save(): Promise<AgentRecord<D> | null> {
    const { status, store, rawText, version } = this.state.get();
    if (status === 'saving') return null;
    const { document } = store.state.get();
    const data = this.kind.dataOf(document);
    this.#update({ status: 'saving', failure: '', copyKept: null });
    const { id, createdAt, kind } = this;
    const draft = { ...kind.ownFields(data), id, rawText, createdAt, version, data };
    try {
      return this.#confirm(await kind.calls.save(draft), document, rawText);
    } catch (error) {
      const theirs = kind.calls.conflicting(error);
      /* The same save has arrived before, its answer lost: there is nothing to choose. */
      if (theirs && kind.compare(draft, theirs).length === 0) return this.#confirm(theirs, document, rawText);
      this.#update({ copyKept: kind.copies?.keep(draft) ?? null });
      this.#copied = { document, rawText };
      if (theirs) this.#update({ status: 'conflict', theirs });
      else this.#update({ status: 'failed', failure: sentenceOf(error, '') });
      return null;
    }
  }

  #confirm(record: AgentRecord<D>, savedDocument: ReviewDocument<V>, savedText: string): AgentRecord<D> {
    this.#update({ status: 'idle', version: record.version, savedDocument, savedText });
    this.kind.copies?.drop(this.id);
    return record;
  }

  /** Conflict: the agent's version shall stand; it is saved over the server's. */
  keepMine(): Promise<AgentRecord<D> | null> {
    const { theirs, version } = this.state.get();
    this.#update({ version: theirs?.version ?? version, theirs: null, status: 'idle' });
    return this.save();
  }

  /** Conflict: the server's version shall stand. */
  takeTheirs(): void {
    const { theirs } = this.state.get();
    if (!theirs) return;
    const { data, rawText, version } = theirs;
    this.kind.copies?.drop(this.id);
    const store = this.kind.openReview(rawText, data);
    this.#update({
      store,
      rawText,
      placesLost: false,
      version,
      status: 'idle',
      theirs: null,
      failure: '',
      copyKept: null,
      savedDocument: store.state.get().document,
      savedText: rawText,
    });
  }

  #update(part: Partial<WorkState<D, V, S>>): void {
    this.state.set({ ...this.state.get(), ...part });
  }
}
