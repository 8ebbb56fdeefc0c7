/**
 * F-497: what someone wrote over a page that was pasted into a message: `here you go Marta, took it off their site just now, xx Nell`. The note closes on its
 * own line, and may call by name whom it is for.
 */
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type Passage, slicePassage } from '../../../text/passage.ts';
import { oncePerDocument, type SourceDocument } from '../document.ts';
import { type ContactCandidate, emptyContact } from './contact-parts.ts';
import { isPersonName } from './names.ts';

interface NoteAbove {
  readonly to: Passage | null;
  readonly from: Passage;
  readonly line: number;
}

const CLOSED = compactPattern(
  /[,.!?)]\s(?:bjs|bjos?|beijos?|beijinhos|abs|abraços?|besos|un abrazo|saludos|baci|un abbraccio|bises|bisous|x{1,3}|love|cheers|thanks|thx|ta|lg|vg|kh|mvh|hilsen|groetjes|gr)[,!]?\s(?<name>\p{Lu}\p{Ll}{1,14})\W{0,3}$/iu,
);
/** Behind a word in small letters and before a comma: nobody else is called so within a sentence. */
const CALLED = /(?<=\p{Ll}\s)(?<name>\p{Lu}\p{Ll}{1,14})(?=[,!]\s\p{Ll})/gu;
const SHORTEST = 30;
const LONGEST = 240;

export const readNoteAbove = oncePerDocument(({ lines }): NoteAbove | null => {
  const line = lines.find(({ passage }) => passage.text !== '');
  const text = line?.passage.text ?? '';
  if (line === undefined || text.length < SHORTEST || text.length > LONGEST) return null;
  const name = CLOSED.exec(text)?.groups?.['name'];
  if (name === undefined || !isPersonName(name)) return null;
  const at = text.lastIndexOf(name);
  const from = slicePassage(line.passage, at, at + name.length);
  for (const called of text.slice(0, at).matchAll(CALLED)) {
    const own = called.groups?.['name'] ?? '';
    if (!isPersonName(own)) continue;
    return { to: slicePassage(line.passage, called.index, called.index + own.length), from, line: line.index };
  }
  return { to: null, from, line: line.index };
});

export function notesAbove(document: SourceDocument): ContactCandidate[] {
  const note = readNoteAbove(document);
  return note === null ? [] : [{ ...emptyContact(3), name: note.from, lines: [note.line] }];
}
