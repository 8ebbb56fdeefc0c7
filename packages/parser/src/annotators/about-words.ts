/** Does a sentence after the first one of an entry say more about it, rather than what is done next? Folded text, six languages. */
import { compactPattern } from '../text/compact-pattern.ts';

const ABOUT = compactPattern(
  /^(?:table (?:for|booked|reserved|under)|no (?:booking|reservation)|book|reserve|pre-?book|tickets?|allow|try|don'?t|do not|it|it's|this|these|they|the|its|there|here|note|tip|pro tip|perfect|great|ideal|enjoy|see|admire|marvel|look|known|famous|one of|open|opens|closed|closes|entry|entrance|admission|free|bring|wear|be sure|make sure|arrive (?:early|before|by)|go early|plan|expect|you can|you may|ask|skip|avoid|best|good|nice|lovely|stunning|beautiful|located|nearby|consider|optional|if|from (?:here|the)|with|where|which|cost|price|about|around|approx|takes?|duration|meeting point|pick-?up (?:is|at|from)|includes?|included|dress|smart casual|vegetarian|(?:driver|fahrer|chauffeur|conducteur|conductor|autista|motorista)(?=:)|reservation|reserva|entradas?|no te pierdas|imprescindible|incluye|billets?|reservez|pensez|prevoir|compter|ne manquez|a ne pas|buchen|reservier|unbedingt|eintritt|dauer|geoffnet|hinweis|tipp|achtung|prenota|biglietti|da non perdere|consigliat|ingresso|reserve|ingressos|imperdivel|nao perca)\b/,
);

export const saysMore = (folded: string): boolean =>
  tellsReference(folded) || PHONE.test(folded.slice(0, 16)) || ABOUT.test(folded.slice(0, 60));

/** `Tel 01539 555 0127` */
const PHONE = /^(?:tel|phone|telefon|mob(?:ile)?)[.:]? ?[+(]?\d/;

const REFERENCE =
  /^(?:(?:our|your|booking|conf(?:irmation)?|file|buchungs)[. -]?)?(?:ref(?:erence)?|conf(?:irmation)?|voucher|vch|pnr|nr|no|code)[.:# ]{1,3}(?:n[or]\.? )?[a-z/-]{0,6}\d/;

/** `Ref T-771`, `Conf no. 4471`: under what it is booked. */
export const tellsReference = (folded: string): boolean => REFERENCE.test(folded.slice(0, 60));
