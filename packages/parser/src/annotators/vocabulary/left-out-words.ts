/**
 * What opens the words for what an offer leaves out: `excl. visa`, `not including tips`, `ohne Flug`, `hors boissons`, `sin incluir`. In any case, folded
 * or as it was written; English, German, French, Spanish, Italian, Portuguese and Dutch.
 */
export const LEAVES_OUT =
  "(?:(?:not|does(?:n['’]?t| not)|do(?:n['’]?t| not)|won['’]?t) incl?(?:ud(?:es?|ed|ing)|usive of|\\b)|excl?(?:ud(?:es?|ed|ing)|usive of|\\b)|(?:nicht (?:inkl(?:usive)?|enthalten|inbegriffen)|exkl(?:usive)?|zzgl|(?<!\\bmit (?:und|oder) )ohne(?! (?:aufpreis|zuschlag|mehrpreis|geb[uü]hr|umsteigen|zwischen))|non (?:inclus[eo]?s?|compris[eo]?s?|comprende|include)|hors(?! (?:saison|pistes?)\\b)|no (?:incluye|incluid[oa]s?)|sin incluir|esclus[oiae]|n[aã]o inclu(?:i|[ií]d[oa]s?|s[oa]s?)|niet inbegrepen|exclusief)\\b)";
