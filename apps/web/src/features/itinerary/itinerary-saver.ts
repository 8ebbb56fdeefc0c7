/**
 * Keeps one itinerary draft saved (C-6, C-8, A-5): debounced, one call at a time, over the version it is based on. Before each
 * call, and when the page goes away, the draft is kept in the browser; only a confirmed save drops that copy. A newer version on
 * the server (409) is never overwritten without the agent's word.
 */
import type { ItineraryRecord } from '@waypage/contract';
import { sentenceOf } from '../../lib/api-error.ts';
import { dropItineraryCopy, keepItineraryCopy } from '../../lib/itinerary-copy.ts';
import { Observable } from '../../lib/observable.ts';
import { compareItineraries } from './conflict/compare-itineraries.ts';
import { conflictingRecord, sendItinerary } from './itinerary-api.ts';
import type { ItineraryDraft } from './itinerary-draft.ts';

/** Long enough to gather a burst of typing, short enough that "Saved" comes while the agent still looks. */
const DEBOUNCE_MS = 800;

export type SaveStatus = 'saved' | 'changed' | 'saving' | 'not-saved' | 'conflict';

export interface SaverState {
  readonly draft: ItineraryDraft;
  readonly status: SaveStatus;
  /** The sentence of the last failed save. */
  readonly failure: string | null;
  /** With `conflict`: what stands on the server. */
  readonly theirs: ItineraryRecord | null;
  /** False where even the browser's storage refused the copy: then the open page is the only one. */
  readonly copyKept: boolean;
}

export class ItinerarySaver {
  readonly state: Observable<SaverState>;
  readonly #onSaved: (record: ItineraryRecord) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;

  constructor(draft: ItineraryDraft, onSaved: (record: ItineraryRecord) => void, status: SaveStatus = 'changed') {
    this.state = new Observable<SaverState>({ draft, status, failure: null, theirs: null, copyKept: true });
    this.#onSaved = onSaved;
  }

  /** Takes over a correction and saves it shortly. */
  change(fields: Partial<Pick<ItineraryDraft, 'title' | 'location' | 'dates' | 'rawText' | 'data'>>): void {
    const { draft, status } = this.state.get();
    this.#update({
      draft: { ...draft, ...fields },
      status: status === 'conflict' || status === 'saving' ? status : 'changed',
    });
    if (status === 'conflict') return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), DEBOUNCE_MS);
  }

  /** Saves now what is not saved; resolves with how it went, never throws. */
  async save(): Promise<SaveStatus> {
    clearTimeout(this.#timer);
    while (this.#running) await this.#running;
    if (this.state.get().status === 'saved') return 'saved';
    this.#running = this.#saveOnce();
    await this.#running;
    this.#running = null;
    return this.state.get().status;
  }

  /** The page goes away: keeps the copy at once, and sends what waits for the debounce. */
  leave(): void {
    const { status } = this.state.get();
    if (status === 'saved') return;
    this.#keepCopy();
    if (status === 'changed') void this.save();
  }

  /** The server was found to hold another version than the one the draft is based on. */
  meet(theirs: ItineraryRecord): void {
    clearTimeout(this.#timer);
    this.#update({ status: 'conflict', theirs });
  }

  /** Conflict: the agent's version shall stand; it is saved over the server's. */
  keepMine(): Promise<SaveStatus> {
    const { draft, theirs } = this.state.get();
    if (theirs) this.#update({ draft: { ...draft, version: theirs.version }, status: 'changed', theirs: null });
    return this.save();
  }

  /** Conflict: the server's version shall stand; answers it. */
  takeTheirs(): ItineraryRecord | null {
    const { theirs } = this.state.get();
    if (!theirs) return null;
    dropItineraryCopy(theirs.id);
    this.#update({ draft: theirs, status: 'saved', failure: null, theirs: null });
    this.#onSaved(theirs);
    return theirs;
  }

  async #saveOnce(): Promise<void> {
    this.#update({ status: 'saving' });
    this.#keepCopy();
    const sent = this.state.get().draft;
    try {
      const record = await sendItinerary(sent);
      this.#confirm(record, sent);
    } catch (error) {
      const theirs = conflictingRecord(error);
      /* The same save has arrived before, its answer lost or another tab its sender: there is nothing to choose. */
      if (theirs && compareItineraries(sent, theirs).length === 0) return this.#confirm(theirs, sent);
      if (theirs) this.#update({ status: 'conflict', theirs });
      else this.#update({ status: 'not-saved', failure: sentenceOf(error, 'The server did not accept it.') });
      this.#keepCopy();
    }
  }

  #confirm(record: ItineraryRecord, sent: ItineraryDraft): void {
    const { draft } = this.state.get();
    const { version, updatedAt, createdAt } = record;
    const unchanged = draft === sent;
    this.#update({
      draft: { ...draft, version, updatedAt, createdAt },
      status: unchanged ? 'saved' : 'changed',
      failure: null,
    });
    this.#onSaved(record);
    if (unchanged) dropItineraryCopy(record.id);
    else this.#timer = setTimeout(() => void this.save(), DEBOUNCE_MS);
  }

  #keepCopy(): void {
    this.#update({ copyKept: keepItineraryCopy({ ...this.state.get().draft, unsent: true }) });
  }

  #update(part: Partial<SaverState>): void {
    this.state.set({ ...this.state.get(), ...part });
  }
}
