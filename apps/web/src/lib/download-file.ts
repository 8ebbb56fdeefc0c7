/** Hands a text or bytes to the browser as a file. */
export function downloadFile(name: string, content: BlobPart, type = 'text/plain;charset=utf-8'): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  /* Some browsers read the blob after the click has returned. */
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A title as a file name: no path or reserved characters, at most 80 characters. */
export function fileNameOf(title: string): string {
  const name = [...title.normalize('NFC')]
    .map((character) => (/[\p{L}\p{N} ._-]/u.test(character) ? character : ' '))
    .join('')
    .trim()
    .replace(/\s+/g, '_')
    .slice(0, 80);
  return name.replace(/^\.+/, '') || 'itinerary';
}
