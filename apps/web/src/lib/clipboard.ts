/** Copies text. Answers false where the browser refuses (no permission, no secure context): the caller then selects the text. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
