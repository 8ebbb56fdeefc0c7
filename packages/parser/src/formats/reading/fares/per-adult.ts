/** `£310 per adult`: what the words behind an amount say of whose it is; nothing where they speak of no adult. */
export const perAdult = (after: string): { readonly isOfAdult?: true } => (PER_ADULT.test(after) ? OF_ADULT : NOBODY);
const OF_ADULT = { isOfAdult: true } as const;
const NOBODY = {};
const PER_ADULT =
  /^\s?(?:[$€£]|[a-z]{3})?\s?(?:(?:per|each|pro|par|por|a|je|for each|for an|p\/)\s?|\/\s?)(?:adult[oei]?|adt|ad|erwachsene[nrm]?|volwassene)\b/;
