/**
 * A company that no signature names: the one whose words make up the address of a mail (`Pura Selva Lodge` and `@puraselva.example.com`), and the
 * one that stands in a contact's line before the rest (`Tully & Daughters Travel, Main Street. Ask for Gráinne on …`).
 */
import { AT_SIGN } from '../../../text/line-look.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine, SourceDocument } from '../document.ts';
import { isCompany } from './names.ts';

const DOMAIN =
  /(?:@|\bwww\.)(?:[\w-]{1,40}\.){0,2}?(?<name>[\w-]{5,40})\.(?:example\.)?[a-z]{2,10}(?:\.[a-z]{2,3})?(?![\w.-]*\w)/;
const MAILBOXES =
  /^(?:gmail|googlemail|outlook|hotmail|yahoo|icloud|example|gmx|web|live|proton(?:mail)?|orange|libero)$/;
/** In one column. */
const WORDS =
  /\p{Lu}[\p{L}\d'’.-]*(?:[ \u00a0](?:[&+]|(?:and|und|et|y|e|of|the|de|del|di|della|do|da|du|des|von|am|im)(?!\p{L})|(?:[dl]['’])?\p{Lu}[\p{L}\d'’.-]*)){0,5}/gu;
/** `Viajes Luna Verde`, whose address says `lunaverde`. */
const TRADE_FIRST = /^(?:viajes|viaggi|viagens|voyages|agence|agenzia|agencia|reiseburo|reisebuero)/;
const MAX_LINE = 160;
const MAX_DOMAINS = 4;
const MIN_SHARE = 0.5;

export interface DomainName {
  readonly passage: Passage;
  /** The address is all its letters, and not only the first of them. */
  readonly isWhole: boolean;
}

/** The words of the text that its mail address, or that of its page, is made of. */
export function findCompanyByDomain(document: SourceDocument): DomainName | null {
  const names = domainsOf(document);
  if (names.length === 0) return null;
  for (const line of document.lines) {
    if (line.passage.text.length > MAX_LINE || line.isFrontMatter || line.passage.text === '') continue;
    const found = wordsOf(line, names);
    if (found !== null) return found;
  }
  return null;
}

function domainsOf(document: SourceDocument): string[] {
  const found: string[] = [];
  for (const line of document.lines) {
    if (line.folded.length > 400 || !((line.look.signs & AT_SIGN) !== 0 || line.folded.includes('www.'))) continue;
    const name = DOMAIN.exec(line.folded)?.groups?.['name']?.replaceAll(/[-_]/g, '');
    addDomain(found, name);
  }
  return found.length > 0 ? found : footDomains(document.source);
}

function addDomain(found: string[], name: string | undefined): void {
  if (name !== undefined && found.length < MAX_DOMAINS && !MAILBOXES.test(name) && !found.includes(name))
    found.push(name);
}

/** The address at the foot of every page, which is no line of the offer. */
function footDomains(source: string): string[] {
  const found: string[] = [];
  let seen = 0;
  for (let at = source.indexOf(SITE); at >= 0 && seen < MAX_SITES; at = source.indexOf(SITE, at + 1)) {
    seen++;
    const before = source.slice(Math.max(0, at - MAX_LINE), at);
    const line = before.slice(before.lastIndexOf('\n') + 1) + source.slice(at, at + MAX_LINE).split('\n', 1)[0];
    const name = PAGE.test(line) ? DOMAIN.exec(foldText(line))?.groups?.['name']?.replaceAll(/[-_]/g, '') : undefined;
    addDomain(found, name);
  }
  return found;
}
const MAX_SITES = 40;
const SITE = 'www.';
const PAGE = /\b(?:page|seite|p[aá]gina|pag\.)\s{0,2}\d/i;

/** A run of capitalised words that starts with the letters of the address, or whose letters it starts with. */
function wordsOf(line: DocumentLine, names: readonly string[]): DomainName | null {
  WORDS.lastIndex = 0;
  for (let match = WORDS.exec(line.passage.text); match !== null; match = WORDS.exec(line.passage.text)) {
    if (!match[0].includes(' ')) continue;
    const letters = foldText(match[0]).replaceAll(/&|\+|\b(?:and|und|et|the|of)\b|[^a-z\d]/g, '');
    const spelled = foldText(match[0].replaceAll(/[&+]/g, 'and')).replaceAll(/[^a-z\d]/g, '');
    const isWhole = names.some(
      (name) => name === spelled || name === letters || name === letters.replace(TRADE_FIRST, ''),
    );
    const isOf = names.some(
      (name) =>
        isWhole ||
        (letters.startsWith(name) && name.length >= letters.length * MIN_SHARE) ||
        (name.startsWith(letters) && letters.length >= name.length * MIN_SHARE && letters.length >= 6),
    );
    if (isOf)
      return {
        passage: trimPassage(slicePassage(line.passage, match.index, match.index + match[0].length), '.,'),
        isWhole,
      };
  }
  return null;
}

/** The company that starts one of the lines that hold the contact. */
export function findCompanyBeside(document: SourceDocument, lines: ReadonlySet<number>): Passage | null {
  for (const index of lines) {
    const line = document.lines[index];
    if (line === undefined) continue;
    const end = line.passage.text.search(/,\s|\s[|·•–—-]\s|\s{2,}|[.:]\s/);
    const head = end < 0 ? line.passage : trimPassage(slicePassage(line.passage, 0, end));
    if (isCompany(head.text)) return head;
  }
  return null;
}
