/** Words that forbid, or that say of something that it costs more. */

const FORBIDDEN =
  /\b(?:(?:neither|keiner|aucune?|ninguna?|nessun[oa]?|nenhuma?|geen)(?: [a-z'’]{1,12}){1,5} (?:refundable|changeable|erstattbar|umbuchbar|remboursables?|reembolsables?|rimborsabil[ei]|reembolsave(?:l|is)|restitueerbaar)|non[- ]?ref\w*|not refundable|no refunds?|not included|not permitted|not allowed|for a (?:small )?(?:fee|charge)|chargeable|fees? appl|extra charge|at extra cost|may apply|nicht |keine |gegen gebuhr|(?:non|pas) (?:remboursable|inclus|compris)|payant|no (?:reembolsable|incluid)|con cargo|non (?:rimborsabile|inclus)|a pagamento|nao )/;

/** A list of what is included may say what is not, F-705 also of all: `Neither fare is refundable`. */
export const isForbidden = (folded: string): boolean => FORBIDDEN.test(folded);
