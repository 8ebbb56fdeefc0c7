/** Does a sentence after the first one of an entry say more about it, rather than what is done next? Folded text, six languages. */
import { compactPattern } from '../text/compact-pattern.ts';

const ABOUT = compactPattern(
  /^(?:table (?:for|booked|reserved|under)|no (?:booking|reservation)|book|reserve|pre-?book|tickets?|allow|try|don'?t|do not|it|it's|this|these|they|the|its|there|here|note|tip|pro tip|perfect|great|ideal|enjoy|see|admire|marvel|look|known|famous|one of|open|opens|closed|closes|entry|entrance|admission|free|bring|wear|be sure|make sure|arrive (?:early|before|by)|go early|plan|expect|you can|you may|ask|skip|avoid|best|good|nice|lovely|stunning|beautiful|located|nearby|consider|optional|if|from (?:here|the)|with|where|which|cost|price|about|around|approx|takes?|duration|meeting point|pick-?up (?:is|at|from)|includes?|included|dress|smart casual|vegetarian|(?:driver|fahrer|chauffeur|conducteur|conductor|autista|motorista)(?=:)|reservation|reserva|entradas?|no te pierdas|imprescindible|incluye|billets?|reservez|pensez|prevoir|compter|ne manquez|a ne pas|buchen|reservier|unbedingt|eintritt|dauer|geoffnet|hinweis|tipp|achtung|prenota|biglietti|da non perdere|consigliat|ingresso|reserve|ingressos|imperdivel|nao perca|your (?:[a-z-]{3,14} )?(?:driver|guide|chauffeur|host|representative|skipper) (?:will be|is|waits|awaits|will wait|holds)|(?:your |the )?seats? (?:\d{1,3}|numbers?|are|have|is)|your (?:tickets?|seats?|vouchers?|keys?) (?:is|are|will)|boarding (?:at|from|is|opens|closes|takes place)|(?:drinks|meals|transfers?|tips) (?:are|is) (?:not )?(?:included|extra|payable)|ihr(?:e[rn]?)? (?:fahrer|guide|reiseleit(?:er|ung)) (?:wartet|erwartet|steht)|(?:sitz)?platze? \d{1,3}|getranke (?:sind )?(?:nicht |extra)|votre (?:chauffeur|guide) (?:vous )?atten|places? \d{1,3}|su (?:conductor|guia|chofer) (?:le |les )?(?:espera|estara)|(?:il )?(?:suo|vostro) autista (?:vi |la )?(?:attende|aspetta)|posti \d{1,3}|o seu motorista (?:estara|espera))\b/,
);

export const saysMore = (folded: string): boolean =>
  tellsReference(folded) || PHONE.test(folded.slice(0, 16)) || ABOUT.test(folded.slice(0, 60));

/** `Tel 01539 555 0127` */
const PHONE = /^(?:tel|phone|telefon|mob(?:ile)?)[.:]? ?[+(]?\d/;

const REFERENCE =
  /^(?:(?:our|your|booking|conf(?:irmation)?|file|buchungs)[. -]?)?(?:ref(?:erence)?|conf(?:irmation)?|voucher|vch|pnr|nr|no|code)[.:# ]{1,3}(?:n[or]\.? )?[a-z/-]{0,6}\d/;

/** `Ref T-771`, `Conf no. 4471`: under what it is booked. */
export const tellsReference = (folded: string): boolean => REFERENCE.test(folded.slice(0, 60));
