/** The window that opened the editor, which waits for a picture (contract §6): told of it by a message to its own origin alone (J-6). */

/** Null where the editor was opened by itself, or its opener is gone. */
export function pictureOpener(): Window | null {
  const opener: Window | null = globalThis.opener;
  return opener && !opener.closed && opener !== globalThis.window ? opener : null;
}

export function sendPicture(opener: Window, imageUrl: string): void {
  opener.postMessage({ type: 'image-ready', imageUrl }, globalThis.location.origin);
}
