/** What makes a sentence of an offer a condition in Swedish, Danish and Norwegian. Folded text: å, ä, ö, æ and ø are a, a, o, a and o. */
import { LinePattern } from '../../../text/line-look.ts';

/** Payment, changing, age, number of travelers: also beside the price or the deadline. */
const DUTY = new LinePattern(
  /\b(?:min(?:st|dst|imum)?\.? ?(?:antal(?:l)? )?\d{1,3} (?:deltagare|deltagere|deltakere|personer|resenarer|pers\b)|min(?:st|dst)? \d{1,3} (?:delt|pers)|(?:min(?:imi)?alder|aldersgrans[e]?)|fra \d{1,2} ar\b|fran \d{1,2} ar\b|slutbetal\w*|restbelop\w*|restbetaling|handpenning|depositum|anmalningsavgift|avbok\w*|avbestall\w*|avbestill\w*|afbestil\w*|afbud|(?:ej|inte|ikke) (?:aterbetal\w*|refunder\w*|avbok\w*|ombok\w*)|aterbetal\w*|ombok\w*|andringsgebyr|betales\b|betalas\b|bindande|bindende)\b/,
);
/** How sure the offer is, what one must have, what the price leaves out. */
const CAVEAT = new LinePattern(
  /\b(?:kravs|kraves|kreves|obligatorisk[ta]?|forbehall\w*|forbehold\w*|begransa[td]e? (?:antal|platser)|begranset (?:antal|antall)|begrenset (?:antall|med plasser)|antal(?:let)? platser|(?:kun|bara|endast|blot) \d{1,3} (?:platser|pladser|plasser|rum|vaerelser|varelser|kahytter)|sa langt? (?:lagret|platserna|pladserne|plassene|det)|(?:kan|gar|far) (?:ej|inte|ikke)|(?:husdjur|kaledyr|kjaledyr|dyr|hund(?:ar|e|er)?) (?:ej |inte |ikke )?(?:till(?:at|ate)\w*|tilladt|tillatt)|tillkommer|kommer i till?egg|kommer oveni|ingar (?:ej|inte|ikke)|(?:ej|ikke|inte) (?:inkl\w*|inga\w*|kombiner\w*)|giltig[ta] (?:pass|id)|gyldig[te]? (?:pas|pass|id)|ekskl\w*|kan (?:andras|endres)|med reservation)\b/,
);

export const isNordicDuty = (folded: string, look: Parameters<LinePattern['test']>[0]): boolean =>
  DUTY.test(look, folded);
export const isNordicCaveat = (folded: string, look: Parameters<LinePattern['test']>[0]): boolean =>
  CAVEAT.test(look, folded);
