/**
 * One record under work: what was read and corrected, saved by a button and never by itself. A newer version on the server (409) is never
 * overwritten without the agent's word (H-6).
 */
import { sentenceOf } from '../../lib/api-error.ts';
import { Observable } from '../../lib/observable.ts';
import type { ReviewDocument } from '../review/review-document.ts';
import type { ReviewStore } from '../review/review-store.ts';
import { type AgentRecord, NEVER_SAVED, type RecordDraft } from './record-calls.ts';
import type { RecordKind } from './record-kind.ts';

type WorkStatus = 'idle' | 'saving' | 'failed' | 'conflict';

export interface WorkState<D, V, S extends ReviewStore<V>> {
  readonly store: S;
  /** The text as the editor's box has it; the review's own text may be an older one. */
  readonly rawText: string;
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
}

/** What a new work is made of; `createdAt` is the client's where the kind has it so (contract §2). */
export interface WorkStart<D> extends RecordDraft<D> {
  readonly createdAt: string;
}

export class RecordWork<D, V, S extends ReviewStore<V> = ReviewStore<V>> {
  readonly kind: RecordKind<D, V, S>;
  readonly id: string;
  readonly createdAt: string;
  readonly state: Observable<WorkState<D, V, S>>;

  /** @param aside what the review needs beside text and data (`RecordKind.asideOf`). */
  constructor(kind: RecordKind<D, V, S>, start: WorkStart<D>, aside?: unknown) {
    this.kind = kind;
    this.id = start.id;
    this.createdAt = start.createdAt;
    const store = kind.openReview(start.rawText, start.data, aside);
    this.state = new Observable<WorkState<D, V, S>>({
      store,
      rawText: start.rawText,
      version: start.version,
      status: 'idle',
      failure: '',
      theirs: null,
      savedDocument: start.version === NEVER_SAVED ? null : store.state.get().document,
      savedText: start.rawText,
    });
  }

  data(): D {
    return this.kind.dataOf(this.state.get().store.state.get().document);
  }

  isSaved(): boolean {
    const { store, rawText, savedDocument, savedText } = this.state.get();
    return store.state.get().document === savedDocument && rawText === savedText;
  }

  /** What came back from the tab is what the server does not have. */
  markUnsaved(): void {
    this.#update({ savedDocument: null });
  }

  changeText(rawText: string): void {
    this.#update({ rawText });
  }

  /** Another reading of the text takes the place of what was there. */
  takeReading(read: D): void {
    const { rawText, store } = this.state.get();
    const data = this.kind.carryOver(read, store.state.get().document.value);
    this.#update({ store: this.kind.openReview(rawText, data) });
  }

  /** Never throws; resolves with the record, or null where it was not saved. */
  async save(): Promise<AgentRecord<D> | null> {
    const { status, store, rawText, version } = this.state.get();
    if (status === 'saving') return null;
    const { document } = store.state.get();
    const data = this.kind.dataOf(document);
    this.#update({ status: 'saving', failure: '' });
    try {
      const { id, createdAt } = this;
      const draft = { ...this.kind.ownFields(data), id, rawText, createdAt, version, data };
      const record = await this.kind.calls.save(draft);
      this.#update({ status: 'idle', version: record.version, savedDocument: document, savedText: rawText });
      return record;
    } catch (error) {
      const theirs = this.kind.calls.conflicting(error);
      if (theirs) this.#update({ status: 'conflict', theirs });
      else this.#update({ status: 'failed', failure: sentenceOf(error, '') });
      return null;
    }
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
    const store = this.kind.openReview(rawText, data);
    this.#update({
      store,
      rawText,
      version,
      status: 'idle',
      theirs: null,
      failure: '',
      savedDocument: store.state.get().document,
      savedText: rawText,
    });
  }

  #update(part: Partial<WorkState<D, V, S>>): void {
    this.state.set({ ...this.state.get(), ...part });
  }
}
