/** What stands before a title on its line and is none of it. */

/** `unser Tipp für Sie: …`: words before a colon that start small are no part of the title, nor is who sends a short message, `BZ-TRIPCO: …`, `Kez @ Blue Parrot Travel: …`, `BLUE PARROT TRAVEL: …`. */
const LEAD_IN =
  /^(?:\p{Ll}[^:.!?]{3,44}|[A-Z]{2}-[A-Z\d]{4,9}(?:-[A-Z])?|\p{Lu}[\p{L}'’]{1,15} ?@ ?\p{Lu}[^:@\n.]{3,40}):\s+(?=\p{Lu})/u;
/** How many characters of a title's line stand before it. */
export function leadIn(text: string): number {
  const colon = text.indexOf(': ');
  if (colon < 0) return 0;
  return LEAD_IN.exec(text)?.[0].length ?? (AGENCY.test(text.slice(0, colon)) ? colon + 2 : 0);
}
const AGENCY =
  /^\p{Lu}[^:.!?]{1,30} (?:travels?|holidays|vacations|travel agency|reisen|reisebüro|voyages|viajes|viaggi|viagens|turismo)$/iu;
