/**
 * The agency of a display: `FONE-LONT*020 7946 0611 KESTREL TRAVEL`, `AP PAR 01 55 50 01 42 - VOYAGES BELLECOMBE - A`,
 * `P- 1.ATL 404 555-0133 DOGWOOD TRAVEL-A`, `  1.PHX602-555-0148-A`. Numbers of the client (home, mobile) are left alone.
 */
import type { ContactDraft } from '../../model/contact-draft.ts';
import type { Field } from '../../model/field.ts';
import { groupField, type ScreenLine } from './gds-screen.ts';

export interface GdsContact {
  readonly contact: ContactDraft;
  readonly lines: readonly ScreenLine[];
}

const NOBODY: ContactDraft = { name: null, company: null, email: null, phone: null };
const PHONE = '\\+?\\(?\\d[\\d() .-]{5,22}\\d(?: EXT[: ]?\\d{1,6})?';
const LINES: readonly RegExp[] = [
  new RegExp(
    `\\bFONE-[A-Z]{3}(?:T|AS?|B)?[*/ ]{0,3}(?<phone>${PHONE})(?: {1,4}(?<company>[A-Z][A-Z&' .-]{3,50}))?\\s*$`,
    'd',
  ),
  new RegExp(
    `^\\s*\\d{1,3} AP [A-Z]{3} (?<phone>${PHONE})(?: - (?<company>[A-Z][A-Z&' .]{3,50}?))?(?: ?- ?A)?\\s*$`,
    'd',
  ),
  new RegExp(`^\\s*P- ?1\\.[A-Z]{3} ?(?<phone>${PHONE})(?: (?<company>[A-Z][A-Z&' .]{3,50}?))?-A\\s*$`, 'd'),
  new RegExp(`^\\s*1\\.[A-Z]{3} ?(?<phone>${PHONE})-A\\s*$`, 'd'),
  /^\s*(?:AGT|AGENT|CONSULTANT) ?[/:-] ?(?<name>[A-Z][A-Z.' -]{2,40}[A-Z])\s*$/d,
];

export function readGdsContact(lines: readonly ScreenLine[]): GdsContact {
  let contact = NOBODY;
  const used: ScreenLine[] = [];
  for (const line of lines) {
    if (!/AGT|AGENT|CONSULTANT|FONE-|AP |P- ?1|1\.[A-Z]{3} ?\d/.test(line.text) || !line.isCapitals) continue;
    for (const pattern of LINES) {
      const match = pattern.exec(line.text);
      if (match === null) continue;
      const take = (name: string): Field<string> | null => groupField(line, match, name, (text) => text.trim());
      contact = {
        name: contact.name ?? take('name'),
        company: contact.company ?? take('company'),
        email: null,
        phone: contact.phone ?? take('phone'),
      };
      used.push(line);
      break;
    }
  }
  return { contact, lines: used };
}
