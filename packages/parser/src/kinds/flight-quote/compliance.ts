/**
 * F-531: `Policy: In policy`, `Policy check: within policy (advance purchase 52 days)`, F-548 `Policy: [!] More than GBP 200 above lowest logical fare`, under
 * it `Reason given: …`: what a company's tool says of the choice, nothing that the fare forbids. A line that tells of changes, refunds or bags is a rule.
 */
import type { DocumentLine } from '../../formats/reading/document.ts';
import { LinePattern } from '../../text/line-look.ts';

const COMPLIANCE = new LinePattern(
  /^(?:(?:(?:travel|company|corporate|trip) )?(?:policy|compliance)(?: (?:status|check|compliance|note|result|message|remark))?|(?:reise|dienstreise)richtlinie|politique (?:de )?voyages?|politica (?:de |di )?via(?:jes?|ggi[o]?|gens?)|reisbeleid|(?:reason|justification|exception)(?: (?:given|code|for (?:choice|exception|booking)))|out[- ]of[- ]policy(?: reason)?|lowest (?:logical )?fare(?: reason)?)\s?[:\t–-]\s{0,4}(?!.*(?:refund|chang|cancel|penal|fee|forfeit|\bbag|lugg|seat|storn|umbuch|erstatt|gepack|rembours|modif|annul|bagag|reembols|cambi|deposit|m(?:in|ax)(?:imum)?\.? stay|passport|\bvisa\b|equipaj|rimbors|alterac))/i,
);

/** F-649: `[OK]  Premium Economy allowed above 6 hours`, `[!!] above the cap`: what such a tool has checked, with its verdict before it. */
const VERDICT =
  /^\[(?:ok|pass(?:ed)?|fail(?:ed)?|warn(?:ing)?|info|i|!{1,3})\]\s{1,4}(?!.*(?:refund|chang|cancel|penal|forfeit|\bbag|lugg|storn|umbuch|erstatt|gepack|rembours|modif|annul|bagag|reembols|cambi|equipaj|rimbors|alterac|includ|inclus))/i;

export const isCompliance = ({ folded, look }: DocumentLine): boolean =>
  COMPLIANCE.test(look, folded) || (folded.startsWith('[') && VERDICT.test(folded));
