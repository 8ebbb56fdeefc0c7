/** What was typed into the editor and not saved: it waits in the tab for a reload or a way back. */
import { z } from 'zod';
import { readStored, removeStored, writeStored } from '../../../lib/browser-storage.ts';

const formSchema = z.object({
  title: z.string(),
  location: z.string(),
  dates: z.string(),
  rawText: z.string(),
  /** The version of the record that the changes are based on. */
  version: z.number().int().nonnegative(),
});
export type EditForm = z.infer<typeof formSchema>;

const keyOf = (id: string) => `waypage_edit_${id}`;

export function readEditForm(id: string): EditForm | null {
  try {
    const parsed = formSchema.safeParse(JSON.parse(readStored('session', keyOf(id)) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

export function keepEditForm(id: string, form: EditForm): void {
  writeStored('session', keyOf(id), JSON.stringify(form));
}

export function dropEditForm(id: string): void {
  removeStored('session', keyOf(id));
}
