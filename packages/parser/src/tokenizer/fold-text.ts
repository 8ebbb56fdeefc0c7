/** Lower case without accents, character for character, so that offsets stay true. */
const ASCII = /^[\x20-\x7e\t]*$/;
const SPECIAL: Readonly<Record<string, string>> = {
  ß: 's',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'a',
  œ: 'o',
  ı: 'i',
  '’': "'",
  '‘': "'",
};
const known = new Map<string, string>();

export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  let out = '';
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x80) {
      out += code >= 65 && code <= 90 ? String.fromCharCode(code + 32) : text.charAt(i);
      continue;
    }
    out += foldCharacter(text.charAt(i));
  }
  return out;
}

function foldCharacter(character: string): string {
  const before = known.get(character);
  if (before !== undefined) return before;
  const lower = character.toLowerCase();
  const folded = SPECIAL[lower] ?? (lower.normalize('NFD').charAt(0) || character);
  known.set(character, folded);
  return folded;
}
