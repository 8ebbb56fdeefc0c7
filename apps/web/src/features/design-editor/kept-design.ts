/** The design survives a reload of its window (J-8): kept in session storage, which ends with it. */
import { readStored, removeStored, writeStored } from '../../lib/browser-storage.ts';
import { type Design, designSchema } from './design.ts';

const KEY = 'waypage_design';

export function readDesign(): Design | null {
  try {
    const parsed = designSchema.safeParse(JSON.parse(readStored('session', KEY) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** False where the browser cannot keep it: storage is full of photos, or switched off. */
export function keepDesign(design: Design): boolean {
  if (design.background === null && design.layers.length === 0) {
    removeStored('session', KEY);
    return true;
  }
  return writeStored('session', KEY, JSON.stringify(design));
}
