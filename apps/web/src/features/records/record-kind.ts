/** What a kind says of itself so that its records can be worked on: its calls, its review, its words. */
import type { z } from 'zod';
import type { Difference } from '../../components/version-dialog.tsx';
import type { ReviewDocument } from '../review/review-document.ts';
import type { ReviewStore } from '../review/review-store.ts';
import type { MergeShape } from './merge/merge-shape.ts';
import type { AgentRecord } from './record-calls.ts';

/** What an editor says (spec §8 and beside it). */
interface WorkTexts {
  readonly parsingFailed: string;
  readonly saveChanges: string;
  readonly saving: string;
  readonly updated: { readonly title: string; readonly description: string };
  readonly notUpdated: { readonly title: string; readonly description: string };
  readonly loading: string;
  /** The editor's page where there is no such record, and where it cannot be loaded. */
  readonly editNotFound: { readonly title: string; readonly text: string };
  readonly editLoadFailed: { readonly title: string; readonly text: string };
  /** Title of the dialog that shows both versions. */
  readonly twoVersions: string;
  /** What stays as it was when the text is changed: `Flights and fares stay as they were read before.` */
  readonly staysAsRead: string;
}

/** What a creator says after a paste was read. */
export interface CreatorTexts {
  readonly save: string;
  readonly saved: string;
  readonly failedToSave: string;
  readonly linkCopied: string;
  readonly linkSelected: string;
}

/** A version that was replaced. */
interface RecordRevision<D> {
  readonly savedAt: string;
  readonly record: AgentRecord<D>;
}

/** The calls that work on a record needs (`recordCalls` makes them). */
interface WorkCalls<D> {
  readonly listKey: readonly unknown[];
  readonly recordKey: (id: string) => readonly unknown[];
  readonly publicKey: (id: string) => readonly unknown[];
  readonly fetchRecord: (id: string, signal?: AbortSignal) => Promise<AgentRecord<D>>;
  /** What the saves before have replaced, newest first (H-8). */
  readonly fetchRevisions: (id: string, signal?: AbortSignal) => Promise<readonly RecordRevision<D>[]>;
  readonly save: (record: AgentRecord<D>) => Promise<AgentRecord<D>>;
  readonly conflicting: (error: unknown) => AgentRecord<D> | null;
}

/** Copies of records in this browser (spec §7). */
interface RecordCopies<D> {
  /** `unsent`: it holds changes that the server does not have. */
  readonly read: (id: string) => { readonly record: AgentRecord<D>; readonly unsent: boolean } | null;
  /** Answers false where the browser refuses. */
  readonly keep: (record: AgentRecord<D>) => boolean;
  readonly drop: (id: string) => void;
}

/** `D`: the data of a record; `V`: its part that is reviewed; `S`: the store of the review. */
export interface RecordKind<D, V, S extends ReviewStore<V>> {
  readonly calls: WorkCalls<D>;
  readonly texts: WorkTexts;
  readonly dataSchema: z.ZodType<D>;
  /** Where unsaved work waits in the tab. */
  readonly editorKey: (id: string) => string;
  /** Where 'Preview' and a save lead (spec §4). */
  readonly previewPath: (id: string) => string;
  /** Where the kind keeps what the server did not take. */
  readonly copies?: RecordCopies<D>;
  readonly titleOf: (data: D) => string;
  /** @param referenceDate the day from which a missing year is worked out; today where left out. */
  readonly parse: (text: string, referenceDate?: string) => Promise<D>;
  /** The sentence under 'Parsing failed'. */
  readonly parseFailure: (error: unknown) => string;
  /** @param aside what `asideOf` once answered for the same work. */
  readonly openReview: (text: string, data: D, aside?: unknown) => S;
  /** What a review needs beside text and data to be opened again. */
  readonly asideOf?: (store: S) => unknown;
  readonly dataOf: (document: ReviewDocument<V>) => D;
  /** The record's own fields, which stand beside `data` as well. */
  readonly ownFields: (data: D) => Readonly<Record<string, string | null>>;
  /** How two versions of the reviewed value are laid side by side. */
  readonly merge: MergeShape<V>;
  readonly compare: (mine: Compared<D>, theirs: Compared<D>) => Difference[];
}

export interface Compared<D> {
  readonly data: D;
  readonly rawText: string;
}
