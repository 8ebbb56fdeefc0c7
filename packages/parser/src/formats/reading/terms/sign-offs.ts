/** Whom the last or the first lines of a message name as its sender. */
import type { SourceDocument } from '../document.ts';
import { type ContactCandidate, emptyContact } from './contact-parts.ts';
import { readDictatedName, readIntroduction, readSignOff } from './sign-off.ts';
import { readSmallIntroduction, readSmallSignOff } from './small-sign-off.ts';

const MAX_SIGNED = 80;

export function signOffs(document: SourceDocument): ContactCandidate[] {
  const found =
    readSignOff(document) ??
    readIntroduction(document) ??
    readSmallSignOff(document) ??
    readSmallIntroduction(document);
  if (found === null) {
    const name = readDictatedName(document);
    return name === null ? [] : [{ ...emptyContact(3), name }];
  }
  // A message in one line says more than who sends it.
  const isOwn = (document.lines[found.line]?.passage.text.length ?? 0) <= MAX_SIGNED;
  const lines = isOwn ? [found.line] : [];
  return [{ ...emptyContact(4), name: found.name, company: found.company, phone: found.phone, lines }];
}
