/**
 * F-602: in the paragraph of a company's policy, `Out of policy - lowest fare $412.40, selected fare is $75.20 higher`, what another fare would have cost.
 * It is compared with the one that was taken, and nobody pays it.
 */
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LinePattern } from '../../../text/line-look.ts';
import type { DocumentLine } from '../document.ts';
import { clauseBefore } from './clause-before.ts';
import type { FareMention } from './fare-mention.ts';

const POLICY = new LinePattern(
  /\b(?:policy|policies|lowest logical|reiserichtlinien?|richtlinien?konform|politique (?:de )?voyages?|politica (?:de |di )?via(?:jes?|ggi[o]?|gens?)|reisbeleid)\b/,
);
/** Behind its words there may stand no more than a verb. */
const COMPARED = compactPattern(
  /\b(?:(?:(?:next )?(?:lowest|cheapest|lower|cheaper)|benchmark|reference|alternative|declined|rejected|full|missed|lost) (?:(?:logical|available|applicable|compliant|in-?policy|alternative|possible|declined|direct|non-?stop|economy|coach|air) ?){0,2}(?:fares?|prices?|options?|alternatives?|flights?|savings?)|(?:(?:gunstigste|niedrigste|billigste)[rsn]? (?:(?:logische|verfugbare|direkte)[rsn]? )?(?:tarif|preis|flug|alternative|option))|(?:tarif|prix|vol|option) (?:(?:logique|disponible) )?(?:le |la )?(?:plus bas|moins cher)|(?:tarifa|precio|preco|vuelo|voo|opcion|opcao) (?:(?:logica|disponible|disponivel) )?mas (?:baj[oa]|barat[oa]|economic[oa])|(?:tarifa|preco|voo|opcao) mais (?:baix[oa]|barat[oa])|(?:tariffa|prezzo|volo|opzione) (?:logica )?piu (?:bass[oa]|economic[oa])|(?:laagste|goedkoopste) (?:logische )?(?:tarief|prijs|vlucht|optie))(?: (?:found|offered|available|declined|was|is|ist|war|lag bei|etait|est|era|es|e|foi|was|bedroeg|gefunden|trouve|encontrad[oa]|trovat[oa]|gevonden)){0,2}\s?(?:\([^()]{1,24}\))?\s?[:=–-]?\s{0,24}[a-z$€£]{0,3}\s?$/,
);
/** `selected fare is $75.20 higher`: how far they lie from each other. */
const APART =
  /^\s(?:(?:pp|each|per person)\s)?(?:higher|lower|dearer|cheaper|pricier|more expensive|less expensive|teurer|billiger|gunstiger|(?:plus|moins) cher|mas (?:car|barat)o|piu (?:caro|economico)|mais (?:caro|barato)|duurder|goedkoper)\b/;

/** The mentions with those of such a paragraph told as no part of the fare. `priced`: the lines of the amounts. */
export function withComparedFares(
  mentions: readonly FareMention[],
  lines: readonly DocumentLine[],
  priced: ReadonlyMap<number, DocumentLine>,
): readonly FareMention[] {
  const ruled = ruledLines(lines);
  if (ruled.size === 0) return mentions;
  const told = mentions.map((mention): FareMention => {
    const line = ruled.has(mention.line) ? priced.get(mention.line) : undefined;
    const at = line?.passage.text.indexOf(mention.written) ?? -1;
    if (line === undefined || at < 0) return mention;
    const isCompared =
      COMPARED.test(clauseBefore(line.folded, at)) || APART.test(line.folded.slice(at + mention.written.length));
    return isCompared ? { ...mention, role: 'other' } : mention;
  });
  // The only price of a text is the one that was taken.
  return told.some(({ role }) => role === null || role === 'total' || role === 'fare' || role === 'base')
    ? told
    : mentions;
}

/** Indices of the lines of paragraphs in which a policy is spoken of. */
function ruledLines(lines: readonly DocumentLine[]): ReadonlySet<number> {
  const ruled = new Set<number>();
  let paragraph: number[] = [];
  let isRuled = false;
  for (const line of lines) {
    if (line.afterBlank) [paragraph, isRuled] = [[], false];
    paragraph.push(line.index);
    if (!isRuled && !POLICY.test(line.look, line.folded)) continue;
    for (const index of isRuled ? [line.index] : paragraph) ruled.add(index);
    isRuled = true;
  }
  return ruled;
}
