/**
 * One quote under work: what was read and corrected, saved by a button and never by itself (F-116, F-150). A newer version on the server
 * (409) is never overwritten without the agent's word.
 */
import type { FlightQuoteData, FlightQuoteRecord } from '@waypage/contract';
import { sentenceOf } from '../../lib/api-error.ts';
import { Observable } from '../../lib/observable.ts';
import { conflictingQuote, saveFlightQuote } from './flight-quote-api.ts';
import { draftOfRecord, NEVER_SAVED, type QuoteDraft } from './quote-draft.ts';
import {
  openQuoteReview,
  type QuoteDocument,
  type QuoteReviewStore,
  quoteDataOfDocument,
} from './review/quote-review-value.ts';
import { type StatedTotals, statedTotalsOf } from './travelers.ts';

type WorkStatus = 'idle' | 'saving' | 'failed' | 'conflict';

export interface WorkState {
  readonly store: QuoteReviewStore;
  /** The text as the editor's box has it; the review's own text may be an older one. */
  readonly rawText: string;
  /** Of the record that the work is based on. */
  readonly version: number;
  readonly status: WorkStatus;
  /** The sentence of the last failed save. */
  readonly failure: string;
  /** With `conflict`: what stands on the server. */
  readonly theirs: FlightQuoteRecord | null;
  /** What the server has. */
  readonly savedDocument: QuoteDocument | null;
  readonly savedText: string;
}

export class QuoteWork {
  readonly id: string;
  readonly createdAt: string;
  readonly state: Observable<WorkState>;
  #stated: StatedTotals;

  /** @param stated what the text says of the totals, where the draft may already have others. */
  constructor(draft: QuoteDraft, stated: StatedTotals = statedTotalsOf(draft.data)) {
    this.id = draft.id;
    this.createdAt = draft.createdAt;
    this.#stated = stated;
    const store = openQuoteReview(draft.rawText, draft.data, stated);
    this.state = new Observable<WorkState>({
      store,
      rawText: draft.rawText,
      version: draft.version,
      status: 'idle',
      failure: '',
      theirs: null,
      savedDocument: draft.version === NEVER_SAVED ? null : store.state.get().document,
      savedText: draft.rawText,
    });
  }

  get stated(): StatedTotals {
    return this.#stated;
  }

  /** As it would be saved now. */
  draft(): QuoteDraft {
    const { store, rawText, version } = this.state.get();
    const data = quoteDataOfDocument(store.state.get().document);
    const { title, route, dates } = data;
    return { id: this.id, title, route, dates, rawText, createdAt: this.createdAt, version, data };
  }

  isSaved(): boolean {
    const { store, rawText, savedDocument, savedText } = this.state.get();
    return store.state.get().document === savedDocument && rawText === savedText;
  }

  changeText(rawText: string): void {
    this.#update({ rawText });
  }

  /** Another reading of the text takes the place of what was there; what the agent chose beside it stays. */
  takeReading(data: FlightQuoteData): void {
    const { rawText, store } = this.state.get();
    const { customImageUrl, pricing } = store.state.get().document.value;
    const read = { ...data, customImageUrl, pricing };
    this.#stated = statedTotalsOf(data);
    this.#update({ store: openQuoteReview(rawText, read, this.#stated) });
  }

  /** Never throws; resolves with the record, or null where it was not saved. */
  async save(): Promise<FlightQuoteRecord | null> {
    if (this.state.get().status === 'saving') return null;
    const { store, rawText } = this.state.get();
    const { document } = store.state.get();
    this.#update({ status: 'saving', failure: '' });
    try {
      const record = await saveFlightQuote(this.draft());
      this.#update({ status: 'idle', version: record.version, savedDocument: document, savedText: rawText });
      return record;
    } catch (error) {
      const theirs = conflictingQuote(error);
      if (theirs) this.#update({ status: 'conflict', theirs });
      else this.#update({ status: 'failed', failure: sentenceOf(error, '') });
      return null;
    }
  }

  /** Conflict: the agent's version shall stand; it is saved over the server's. */
  keepMine(): Promise<FlightQuoteRecord | null> {
    const { theirs, version } = this.state.get();
    this.#update({ version: theirs?.version ?? version, theirs: null, status: 'idle' });
    return this.save();
  }

  /** Conflict: the server's version shall stand. */
  takeTheirs(): void {
    const { theirs } = this.state.get();
    if (!theirs) return;
    const { data, rawText, version } = draftOfRecord(theirs);
    this.#stated = statedTotalsOf(data);
    const store = openQuoteReview(rawText, data, this.#stated);
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

  #update(part: Partial<WorkState>): void {
    this.state.set({ ...this.state.get(), ...part });
  }
}
