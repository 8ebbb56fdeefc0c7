/** `will confirm bag allowance`, `meals to be confirmed`: nobody knows yet. */
export const isStillOpen = (folded: string): boolean => STILL_OPEN.test(folded);
const STILL_OPEN =
  /\b(?:will|to|shall|must|let me|need to) (?:re)?(?:check(?![ -]in\b)|confirm)\b|\b(?:to|will|must) be (?:re)?(?:confirmed|advised)\b|\btb[ac]\b|\b(?:noch (?:offen|zu klaren)|wird noch|werde ich noch|a confirmer|por confirmar|a confirmar|da confermare)\b/;
