/** What was typed and corrected and not saved waits in the tab for a reload or a way back (session storage ends with the tab). */
import { flightQuoteDataSchema } from '@waypage/contract';
import { z } from 'zod';
import { readStored, removeStored, writeStored } from '../../lib/browser-storage.ts';
import { QuoteWork } from './quote-work.ts';
import { openQuoteReview, quoteDataOfDocument } from './review/quote-review-value.ts';

const totals = z.object({ total: z.string().nullable(), totalForAllPassengers: z.string().nullable() });

const keptWorkSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  version: z.number().int().nonnegative(),
  /** The text that was read, which the spans belong to. */
  readText: z.string(),
  rawText: z.string(),
  data: flightQuoteDataSchema,
  stated: z.object({ passengers: z.number().nullable(), main: totals, options: z.array(totals) }),
});

const creatorSchema = z.object({
  text: z.string(),
  travelers: z.number().int(),
  chosen: z.boolean(),
  work: keptWorkSchema.nullable(),
});
export type KeptCreator = Omit<z.infer<typeof creatorSchema>, 'work'> & { readonly work: QuoteWork | null };

const CREATOR_KEY = 'waypage_flight_quote';
const editorKey = (id: string) => `waypage_edit_quote_${id}`;

export function readCreator(): KeptCreator | null {
  const kept = read(CREATOR_KEY, creatorSchema);
  return kept && { ...kept, work: kept.work && revive(kept.work) };
}

export function keepCreator({ text, travelers, chosen, work }: KeptCreator): void {
  if (text === '' && !work) removeStored('session', CREATOR_KEY);
  else writeStored('session', CREATOR_KEY, JSON.stringify({ text, travelers, chosen, work: work && freeze(work) }));
}

export function readEditor(id: string): QuoteWork | null {
  const kept = read(editorKey(id), keptWorkSchema);
  return kept && revive(kept);
}

export function keepEditor(work: QuoteWork): void {
  writeStored('session', editorKey(work.id), JSON.stringify(freeze(work)));
}

export function dropEditor(id: string): void {
  removeStored('session', editorKey(id));
}

function freeze(work: QuoteWork): z.input<typeof keptWorkSchema> {
  const { store, rawText, version } = work.state.get();
  const { id, createdAt, stated } = work;
  return {
    id,
    createdAt,
    version,
    readText: store.text.text,
    rawText,
    data: quoteDataOfDocument(store.state.get().document),
    stated: { passengers: stated.passengers, main: totalsOf(stated.main), options: stated.options.map(totalsOf) },
  };
}

const totalsOf = ({ total, totalForAllPassengers }: z.infer<typeof totals>) => ({ total, totalForAllPassengers });

function revive({ readText, rawText, stated, ...draft }: z.infer<typeof keptWorkSchema>): QuoteWork {
  const { title, route, dates } = draft.data;
  const work = new QuoteWork({ ...draft, title, route, dates, rawText: readText }, stated);
  work.changeText(rawText);
  // What is kept is what the server does not have.
  work.state.set({
    ...work.state.get(),
    store: openQuoteReview(readText, draft.data, stated),
    savedDocument: null,
  });
  return work;
}

function read<T>(key: string, schema: z.ZodType<T>): T | null {
  try {
    const parsed = schema.safeParse(JSON.parse(readStored('session', key) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
