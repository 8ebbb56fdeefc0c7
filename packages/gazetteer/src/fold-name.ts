/** The form in which names are compared: lower case, no accents, words apart by one space. */
export function foldName(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase();
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Most names: their folded form is their lower case. */
const PLAIN = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+){0,8}$/;
