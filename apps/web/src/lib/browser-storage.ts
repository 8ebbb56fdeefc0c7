/** Browser storage that may be full, switched off or missing: reads answer null then, writes answer false. */

type Area = 'local' | 'session';

export function readStored(area: Area, key: string): string | null {
  try {
    return storageOf(area).getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(area: Area, key: string, value: string): boolean {
  try {
    storageOf(area).setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** The keys that are there. */
export function listStored(area: Area): readonly string[] {
  try {
    return Object.keys(storageOf(area));
  } catch {
    return [];
  }
}

export function removeStored(area: Area, key: string): void {
  try {
    storageOf(area).removeItem(key);
  } catch {
    // Nothing can be kept where storage is refused, so nothing has to go.
  }
}

function storageOf(area: Area): Storage {
  return area === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
}
