/** F-531: `Policy: In policy`, `Policy check: within policy (advance purchase 52 days)`: what a company's tool says of the choice, nothing that the fare forbids. */
const COMPLIANCE =
  /^(?:(?:travel|company|corporate) )?(?:policy|compliance)(?: (?:status|check|compliance))?\s?[:\t–-]\s{0,4}(?:(?:in|with ?in|out of|outside)(?: of)? (?:the )?(?:(?:travel|company|corporate) )?policy|(?:not |non-?)?compliant|compliance|yes|no|ok|approved|pass(?:ed)?|fail(?:ed)?|violation)(?:\s?\((?![^()]*(?:refund|chang|cancel|penal|fee|forfeit))[^()]{1,60}\))?\W{0,2}$/i;

export const isCompliance = (text: string): boolean => COMPLIANCE.test(text);
