/** T-505: `Normal rate  R24 250 per suite` over `Offer rate  R19 400 per suite`: what one pays else, and what one pays now. */
import type { PriceMention } from './price-mention.ts';

const USUAL =
  /^\W{0,4}(?:(?:our|the|unser|notre|nuestra?|il nostro) )?(?:(?:normal|usual|regular|standard|published|public|full|rack|brochure|list|ordinary) (?:price|rate|fare|cost|tariff)|(?:normal|standard|listen|regular|katalog)(?:preis|tarif|rate)|regularer (?:preis|tarif)|(?:tarif|prix) (?:normal|habituel|public|plein|standard)|(?:tarifa|precio|preco) (?:normal|habitual|regular|publicad?[ao]|estandar|padrao)|(?:tariffa|prezzo) (?:normale|intera|intero|piena|pieno|standard|di listino)|(?:normale|standaard) (?:prijs|tarief)|normalpris|ordinarie pris)\b/;
const OFFERED =
  /^\W{0,4}(?:(?:our|the|your|unser|ihr|notre|votre|nuestra?|su|il nostro) )?(?:(?:special |exclusive )?(?:offer|special|deal|promo(?:tion(?:al)?)?|sale|discount(?:ed)?|reduced|now|member|agent|today'?s|stay (?:\d|[a-z]{3,5}),? pay (?:\d|[a-z]{3,5})) ?(?:price|rate|fare|cost|tariff)?|your (?:price|rate|fare)|(?:angebots|aktions|sonder|vorzugs)(?:preis|tarif|rate)|(?:tarif|prix) (?:promo(?:tionnel)?|special|reduit|de l'offre)|(?:tarifa|precio|preco) (?:promo(?:cional)?|especial|de oferta|da oferta|reducid[ao])|(?:tariffa|prezzo) (?:promo(?:zionale)?|special[e]|scontat[ao]|offerta|in offerta)|(?:aanbiedings|actie)(?:prijs|tarief)|tilbudspris|kampanjpris)\b/;
const MAX_ROWS = 3;
const MAX_AMOUNTS = 8;

export function withUsualRates(found: readonly PriceMention[]): readonly PriceMention[] {
  return found.map((mention, i) => {
    const { role, line, from } = mention;
    if ((role !== 'person' && role !== 'whole' && role !== 'open') || !USUAL.test(line.folded.slice(0, from)))
      return mention;
    const isOffered = found
      .slice(i + 1, i + 1 + MAX_AMOUNTS)
      .some(
        (other) =>
          other.role === role &&
          other.line.index > line.index &&
          other.line.index - line.index <= MAX_ROWS &&
          other.price.value.amount < mention.price.value.amount &&
          other.price.value.currencies[0] === mention.price.value.currencies[0] &&
          OFFERED.test(other.line.folded.slice(0, other.from)),
      );
    return isOffered ? { ...mention, role: 'was' } : mention;
  });
}
