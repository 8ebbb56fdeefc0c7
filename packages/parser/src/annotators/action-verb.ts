/**
 * Does a sentence say what the traveller does: `Stop in Azrou …`, `You will cross …`, `Später besuchen Sie …`? The verb at its start, or after the
 * person, in six languages. Folded text.
 */
import { compactPattern } from '../text/compact-pattern.ts';

const VERB =
  'stop|see|take|explore|enjoy|discover|cross|pass|admire|watch|try|meet|learn|join|experience|head|spend|wander|travel|follow|marvel|witness|savou?r|browse|climb|ascend|descend|board|continue|proceed|drive|walk|hike|cycle|ride|sail|fly|visit|tour|stroll|relax|swim|taste|sample|dine|eat|have|return|depart|arrive|check|transfer|embark|disembark|begin|start|end|finish|call|drop|pick|collect|gather|set|make|go|keep|look|listen|attend|participate|get|catch|hop|jump|cruise|float|paddle|kayak|snorkel|dive|ski|shop|photograph|spot|search|track|trek|settle|unwind|celebrate|toast|feast|indulge|pamper|soak|view|gaze|study|unpack|wake|rise|leave|farewell';
const STARTS = compactPattern(
  `^(?:(?:then|later|afterwards|next|today|finally|also|optionally|alternatively),?\\s)?(?:${VERB})\\b(?!['’-])`,
);
const PERSON =
  /^(?:(?:in|on|after|at|before|this|from|later|during|early|upon)\b[^,;]{0,50},?\s)?(?:you(?:'ll)?\s(?!(?:should|must|need|might|could|would|don't|do not|may want))[a-z]+|we(?:'ll| will| can)?|(?:our|your|an?) (?:(?:local|expert|private|resident|specialist|english-speaking|english speaking) ){0,2}(?:driver|guide|historian|naturalist|chauffeur|host|representative|skipper|captain) (?:will )?(?:meets?|takes?|drives?|picks?|collects?|shows?|leads?|brings?|transfers?|accompan|waits?)[a-z]*|the (?:rest of the )?(?:group|tour|day|afternoon|morning|evening|night|journey|road|route|train|boat|ferry|drive|trail|path|way|programme) (?:is|are|continues?|starts?|begins?|ends?|takes?|leads?|brings?|winds?|runs?|follows?|passes))\s/;
const OTHERS =
  /^(?:[^,;.?!]{0,50}[,\s])?(?:(?:besuchen|besichtigen|fahren|geniessen|erkunden|entdecken|starten|wandern|spazieren|erreichen|uberqueren|fliegen|reisen|treffen|lernen|unternehmen|machen|kehren|haben|werden|konnen|verlassen|bestaunen|erleben) (?:sie|wir)|sie (?:besuchen|besichtigen|fahren|geniessen|erkunden|entdecken|starten|wandern|spazieren|erreichen|uberqueren|fliegen|reisen|treffen|unternehmen|haben|werden|verlassen|erleben)|(?:vous|nous) (?:visit|decouvr|partir|partez|part|rejoin|prendr|prenez|travers|explor|profit|admir|fer|pourr|arriv|embarqu|roul|march|mont|descend|retourn|repart|serez|ser)[a-z]*|(?:visite[zr]?|decouvr(?:ez|ir|ons)|partez|profitez|explorez|traversez|rejoignez|flanez|admirez|montez|embarquez) |(?:visitaremos|visitamos|salimos|saldremos|recorreremos|recorremos|disfrutaremos|continuaremos|continuamos|llegaremos|conoceremos|cruzaremos|subiremos|exploraremos|tomaremos|haremos|regresaremos|traslado|visita|recorrido|salida|excursion|paseo) |(?:visiteremo|visitiamo|partiremo|partiamo|proseguiremo|proseguiamo|raggiungeremo|raggiungiamo|attraverseremo|saliremo|scopriremo|esploreremo|faremo|ammireremo|rientr|visita|partenza|proseguimento|passeggiata) |(?:visitaremos|seguimos|seguiremos|partimos|partiremos|conheceremos|atravessaremos|subiremos|exploraremos|faremos|aproveit|visita|saida|passeio) )/;

/** `Tarde na Cascata do Caracol`, `Evening at the opera`: a part of the day and where it is spent. */
const PART_AT =
  /^(?:(?:the |a )?(?:half day|full day|day|morning|afternoon|evening|night)s? (?:at|in|on|by|exploring|free|spent|off)|(?:vormittag|nachmittag|abend|tag)s? (?:im|in|am|an|auf|frei|bei)|(?:matinee|apres-midi|soiree|soir|journee|nuit) (?:a|au|aux|en|dans|sur|libre)|(?:manana|tarde|noche|dia) (?:en|por|libre)|(?:mattinata?|pomeriggio|serata|giornata|notte) (?:a|al|alla|in|nel|nella|libera|libero)|(?:manha|tarde|noite|dia) (?:em|na|no|nas|nos|pel[ao]|livre)) /;

/** Does the text begin with such a verb: `pick up the car`, `then drive on`? Folded. */
export const beginsWithVerb = (folded: string): boolean => STARTS.test(folded.slice(0, 60));

export const saysWhatIsDone = (folded: string): boolean => {
  const text = folded.slice(0, 160);
  return STARTS.test(text) || PERSON.test(text) || OTHERS.test(text) || PART_AT.test(text);
};

/** `Trek across the plateau`, `Long descent to the gate`: the traveller is on foot. Folded text. */
const WALK = compactPattern(
  /^(?:(?:a |the )?(?:[a-z-]{1,12} ){0,2})?(?:trek|hike|walk|climb|ascend|ascent|descend|descent|scramble|summit|wander|wanderung|aufstieg|abstieg|randonnee|marche|montee|descente|caminata|senderismo|subida|bajada|camminata|escursione|salita|discesa|caminhada)\b/,
);
export const tellsWalk = (folded: string): boolean => WALK.test(folded);

/** Where a second thing to do starts in the sentence: `Take a rickshaw ride, then visit the tomb`. The length of what joins it, too. */
const THEN = compactPattern(
  `[,;]\\s(?:and\\s)?(?:then|later|afterwards|before\\s(?:you\\s)?(?:visiting|heading|returning|continuing))\\s(?:(?:you\\swill\\s|we\\s)?(?:${VERB})\\b)|[,;]\\s(?:dann|danach|anschlies{1,2}end|puis|ensuite|luego|despues|poi|quindi|depois|em\\sseguida)\\s`,
);

export function findSecondAction(folded: string): number | null {
  const match = THEN.exec(folded.slice(0, 400));
  return match && match.index > 12 ? match.index : null;
}
