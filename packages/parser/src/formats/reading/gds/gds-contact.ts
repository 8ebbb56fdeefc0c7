/**
 * The agency of a display: `FONE-LONT*020 7946 0611 KESTREL TRAVEL`, `AP PAR 01 55 50 01 42 - VOYAGES BELLECOMBE - A`,
 * `P- 1.ATL 404 555-0133 DOGWOOD TRAVEL-A`, `P- LON 020 7946 0611 KESTREL TRAVEL-ANN`, `  1.PHX602-555-0148-A`,
 * `1.PHX602-555-0148-A SAGUARO TRIPS/DANA`. Numbers of the client (home, mobile) are left alone.
 */

import type { ContactDraft } from '../../../model/contact-draft.ts';
import type { Field } from '../../../model/field.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { groupField, type ScreenLine } from './gds-screen.ts';

const HINT = /AGT|AGENT|CONSULTANT|FONE-|AP |P- |P-1|1\.[A-Z]{3} ?\d/;

export interface GdsContact {
  readonly contact: ContactDraft;
  readonly lines: readonly ScreenLine[];
}

const NOBODY: ContactDraft = { name: null, company: null, email: null, phone: null };
const PHONE = '\\+?\\(?\\d[\\d() .-]{5,22}\\d(?: EXT[: ]?\\d{1,6})?';
const LINES: readonly RegExp[] = [
  compactPattern(
    `\\bFONE-[A-Z]{3}(?:T|AS?|B)?[*/ ]{0,3}(?<phone>${PHONE})(?: {1,4}(?<company>[A-Z][A-Z&' .-]{3,50}?))?(?:(?: (?:REF|ATTN?|CTC|ASK) |(?<=TRAVELS?|TVL|TOURS?|HOLIDAYS|VOYAGES|VIAJES|REISEN) ?[-/] ?)(?<name>[A-Z]{2,20}))?\\s*$`,
    'd',
  ),
  compactPattern(
    `^\\s*\\d{1,3} AP [A-Z]{3} (?<phone>${PHONE})(?: - (?<company>[A-Z][A-Z&' .]{3,50}?))?(?: ?- ?A)?\\s*$`,
    'd',
  ),
  compactPattern(
    `^\\s*P- ?(?:1\\.)?[A-Z]{3} ?(?<phone>${PHONE})(?: (?<company>[A-Z][A-Z&' .]{3,50}?))?-(?:A(?![A-Z])(?: (?:(?:REF|ATTN?|CTC|ASK) )?)?)?(?<name>[A-Z]{2,20})?\\s*$`,
    'd',
  ),
  compactPattern(
    `^\\s*P- ?(?:1\\.)?[A-Z]{3} ?(?<phone>${PHONE}) (?<company>(?!HOME|HM\\b|CELL|MOB|WORK|BUS(?:INESS)?\\b|CTC)[A-Z][A-Z&' .]{3,50}?)\\s*$`,
    'd',
  ),
  compactPattern(
    `^\\s*P- ?1\\.[A-Z]{3} (?<company>[A-Z][A-Z&' .]{3,50}) (?<phone>${PHONE})(?:-A)?(?: (?:(?:REF|ATTN?|CTC|ASK) )?(?<name>[A-Z][A-Z'-]{1,20}(?: [A-Z][A-Z'-]{1,20}){0,2}))?\\s*$`,
    'd',
  ),
  compactPattern(
    `^\\s*1\\.[A-Z]{3} ?(?<phone>${PHONE})-A(?: (?<company>[A-Z][A-Z&' .]{2,40} (?:TRAVELS?|TVL|TOURS?|HOLIDAYS|VOYAGES|VIAJES|REISEN))(?: (?<name>[A-Z]{2,20}))?)?\\s*$`,
    'd',
  ),
  compactPattern(
    `^\\s*1\\.[A-Z]{3} ?(?<phone>${PHONE})-A (?<company>[A-Z][A-Z&' .]{2,40})/(?<name>[A-Z]{2,20})\\s*$`,
    'd',
  ),
  /^\s*(?:AGT|AGENT|CONSULTANT) ?[/:-] ?(?<name>[A-Z][A-Z.' -]{2,40}[A-Z])\s*$/d,
];

/** `own` are forms that the display's system alone has. */
export function readGdsContact(lines: readonly ScreenLine[], own: readonly RegExp[] = []): GdsContact {
  const patterns = own.length === 0 ? LINES : [...own, ...LINES];
  let contact = NOBODY;
  const used: ScreenLine[] = [];
  for (const line of lines) {
    if (!line.isCapitals || (own.length === 0 && !HINT.test(line.text))) continue;
    for (const pattern of patterns) {
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
