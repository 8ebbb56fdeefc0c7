/** `data:` addresses of pictures as bytes and back; read by hand, since the page's policy lets no script fetch them. */

const BASE64_IMAGE = /^data:(?<type>image\/[a-z0-9.+-]+)(?:;[a-z-]+=[^;,]*)*;base64,(?<data>[A-Za-z0-9+/]+={0,2})$/i;

/** Null for what is no picture in base64. */
export function blobOfDataUrl(address: string): Blob | null {
  const { type, data } = BASE64_IMAGE.exec(address)?.groups ?? {};
  if (type === undefined || data === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    return new Blob([bytes], { type: type.toLowerCase() });
  } catch {
    return null;
  }
}

export function dataUrlOf(blob: Blob): Promise<string> {
  return new Promise((resume, fail) => {
    const reader = new FileReader();
    reader.onload = () => resume(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(blob);
  });
}
