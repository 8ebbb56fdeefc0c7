/** What a kind says of itself so that its records can be worked on: its calls, its review, its words. */
import type { z } from 'zod';
import type { Difference } from '../../components/version-dialog.tsx';
import type { ReviewDocument } from '../review/review-document.ts';
import type { ReviewStore } from '../review/review-store.ts';
import type { RecordCalls } from './record-calls.ts';

/** Texts of spec §8, and the few that stand beside them. */
export interface RecordTexts {
  readonly parsingFailed: string;
  readonly save: string;
  readonly saveChanges: string;
  readonly saving: string;
  readonly saved: string;
  readonly failedToSave: string;
  readonly linkCopied: string;
  readonly linkSelected: string;
  readonly updated: { readonly title: string; readonly description: string };
  readonly notUpdated: { readonly title: string; readonly description: string };
  readonly notFoundTitle: string;
  readonly notFoundText: string;
  /** In the editor; the public page has the two above. */
  readonly editNotFound: string;
  readonly editLoadFailed: string;
  readonly loading: string;
  /** Title of the dialog that shows both versions. */
  readonly twoVersions: string;
  /** What stays as it was when the text is changed: `Flights and fares stay as they were read before.` */
  readonly staysAsRead: string;
}

/** `D`: the data of a record; `V`: its part that is reviewed; `S`: the store of the review. */
export interface RecordKind<D, V, S extends ReviewStore<V>> {
  readonly calls: Pick<
    RecordCalls<D, unknown>,
    'listKey' | 'recordKey' | 'publicKey' | 'fetchRecord' | 'save' | 'conflicting'
  >;
  readonly texts: RecordTexts;
  readonly dataSchema: z.ZodType<D>;
  /** Where unsaved work waits in the tab. */
  readonly editorKey: (id: string) => string;
  readonly publicPath: (id: string) => string;
  readonly titleOf: (data: D) => string;
  readonly parse: (text: string, signal?: AbortSignal) => Promise<D>;
  /** The sentence under 'Parsing failed'. */
  readonly parseFailure: (error: unknown) => string;
  /** @param aside what `asideOf` once answered for the same work. */
  readonly openReview: (text: string, data: D, aside?: unknown) => S;
  /** What a review needs beside text and data to be opened again. */
  readonly asideOf?: (store: S) => unknown;
  readonly dataOf: (document: ReviewDocument<V>) => D;
  /** The record's own fields, which stand beside `data` as well. */
  readonly ownFields: (data: D) => Readonly<Record<string, string | null>>;
  /** Another reading takes the place of what was there; what the agent chose beside the text stays. */
  readonly carryOver: (read: D, before: V) => D;
  readonly compare: (mine: Compared<D>, theirs: Compared<D>) => Difference[];
}

export interface Compared<D> {
  readonly data: D;
  readonly rawText: string;
}
