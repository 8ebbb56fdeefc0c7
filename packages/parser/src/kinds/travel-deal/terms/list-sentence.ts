/** `Three nights' B&B in Nice, grandstand ticket, train passes and a cocktail evening.`: what one gets, one thing after the other; `hasAmount` says whether it holds an amount of money. */
export const isListSentence = (folded: string, hasAmount: boolean): boolean =>
  folded.length >= 60 &&
  folded.length <= 320 &&
  LIST_START.test(folded) &&
  (folded.match(/,\s/g)?.length ?? 0) >= 2 &&
  !SPEAKS.test(folded) &&
  (!hasAmount || CREDIT.test(folded)) &&
  !/\d{4}/.test(folded);

/** `a €50 spa credit`: an amount that one is given. */
const CREDIT = /^[^$€£₹]*[$€£₹]\s?\d+ (?:[a-z-]+ ){0,3}(?:credit|voucher|gift card)\b[^$€£₹]*$/;
const LIST_START =
  /^\W{0,3}(?:(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|funf|sechs|sieben|deux|trois|quatre|cinq|sept|dos|tres|cuatro|cinco|siete|due|tre|quattro|cinque|sette|dois|duas|quatro) ?(?:nights?|nts|nachte|ubernachtungen|nuits|noches|notti|noites)\b|(?:return|direct|non-?stop|round-?trip) (?:flights?|air)\b|flights? (?:from|with|ex)\b)/;
const SPEAKS = /\b(?:is|are|was|will|can|you|we|if|from [$€£]|book|valid|until)\b/;
