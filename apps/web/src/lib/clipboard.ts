/** Copies text. Answers false where the browser refuses (no permission, no secure context): the caller then selects the text. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text with its formatting; programs that know none take the plain one. Where only plain text can be copied, that is. */
export async function copyRichText(html: string, plain: string): Promise<boolean> {
  try {
    const parts = { 'text/html': html, 'text/plain': plain };
    const blobs = Object.entries(parts).map(([type, text]) => [type, new Blob([text], { type })]);
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    return true;
  } catch {
    return copyText(plain);
  }
}
