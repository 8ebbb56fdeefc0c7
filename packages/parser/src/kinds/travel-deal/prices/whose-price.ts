/** Whose price a row tells: of those who share a double room, of adults, of who only comes along. */
import type { Field } from '../../../model/field.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

interface Labelled {
  readonly label: Field<string>;
}

/** Among prices by occupancy the one of a shared double room is the offer's; `Twin Window (deck 4)` is a cabin like others. */
const STANDARD =
  /^(?:(?:in |per person |pp )?(?:a )?(?:dbl|double|twin|doppelzimmer|doppel|dz|doble|doppia|camera doppia|duplo|chambre double|(?:habitacion|quarto|acomodacion|base) (?:doble|doppia|double|dupla|duplo)))(?: ?(?:room|or twin|or double|share|sharing|occupancy|pp|p\.?p\.?|per person|room sharing|rooms?)){0,3}\W*(?:\([^()]{0,24}\))?\W*$/;

/** T-581: `Adulte`, `Erwachsene ab 18 Jahren` among prices by age. */
const OF_ADULTS =
  /^\W*(?:per )?(?:adults?|adultes?|adult[oi]s?|erwachsene[rn]?|volwassenen?|voksne?|vuxen)(?:,? (?:ab|from|a partir de|des|over|uber|dai|vanaf|\(?\d\d)[^,;]{0,14})?\W*$/;

export const isStandard = ({ label }: Labelled): boolean => {
  const folded = foldText(label.value);
  return STANDARD.test(folded) || OF_ADULTS.test(folded);
};

/** `Non-golfer £398`: who only comes along pays less than whom the offer is for. */
const COMES_ALONG =
  /^\W*(?:non[- ]?(?:golf|play|ski|div|rid|surf|cycl|bik|hik|walk|sail|fish|runn|danc|participa)[a-z]{1,6}|nicht[- ]?(?:golf|spiel|ski|tauch)[a-z]{1,8}|non[- ](?:golfeur|joueur|skieur|plongeur|giocator|sciator)[a-z]{0,3}|no (?:golfista|jugador|esquiador)[a-z]{0,2}|accompanying (?:guests?|persons?|partners?)|begleitperson(?:en)?|acompanantes?|accompagnator[ei]|accompagnants?)\b/;
export const isOfTakingPart = ({ label }: Labelled): boolean => !COMES_ALONG.test(foldText(label.value));
