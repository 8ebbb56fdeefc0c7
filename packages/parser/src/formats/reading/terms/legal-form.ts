import { compactPattern } from '../../../text/compact-pattern.ts';

/** The forms under which companies are registered: `Ltd`, `GmbH`, `S. L.`, `S.r.l.`; in capitals as well. */
const FORMS =
  'S\\. ?L\\.?(?: ?U\\.?)?|SLU?|S\\. ?A\\.?(?: ?S\\.?)?|S\\. ?[Rr]\\. ?[Ll]\\.?|SRL|SARL|S\\. ?[Pp]\\. ?A\\.?|S\\. ?[Nn]\\. ?[Cc]\\.?|L[Dd][Aa]\\.?|L[Tt][Dd][Aa]?\\.?|LLC\\.?|LLP|I[Nn][Cc]\\.?|G[Mm][Bb]H|e\\. ?K\\.?|B\\. ?V\\.?|N\\. ?V\\.?';
/** Alone these are a canton, a word or a name as well. */
const BEHIND_NAME = 'L[Ii][Mm][Ii][Tt][Ee][Dd]|P[Ll][Cc]|plc|P[Vv][Tt]\\.?|P[Tt][Yy]\\.?|AG|KG|UG|SAS?|SpA|BV|NV';
const ALONE = compactPattern(`^(?:${FORMS})$`);
const AT_END = compactPattern(`(?:^|\\s)(?:${FORMS}|${BEHIND_NAME})$`);
const LONGEST = 12;

/** What stands behind the comma of `Alisal Hoteles, S. L.` */
export const isLegalForm = (text: string): boolean => text.length <= LONGEST && ALONE.test(text);

/** `Meridian Reisen GmbH`, `KIFARU TRAILS LTD` */
export const endsInLegalForm = (name: string): boolean => AT_END.test(name);
