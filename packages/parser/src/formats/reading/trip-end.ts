/** The line that closes a programme and tells of nothing to do. */
import { compactPattern } from '../../text/compact-pattern.ts';
import type { Passage } from '../../text/passage.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

const ENDS_TRIP = compactPattern(
  /^(?:end of (?:our |the |your )?(?:services?|tour|trip|programme?|arrangements?|journey|itinerary)|ende (?:der|des|unserer) (?:reise|leistungen|programms|rundreise)|fin (?:de nos|des|du) (?:services|prestations|voyage|circuit)|fin (?:de los|del|de nuestros) (?:servicios|viaje|programa)|fine (?:dei|del|dei nostri) (?:servizi|viaggio|programma)|fim (?:dos|da|do) (?:servicos|viagem|programa))[\s.!*]*$/,
);

/** `End of services`, `Fin de nos prestations`. */
export const endsTrip = ({ text }: Passage): boolean =>
  mayEndTrip(text.charCodeAt(0)) && ENDS_TRIP.test(foldText(text.slice(0, 60)));

/** `e` or `f`, in any case and with any accent. */
const mayEndTrip = (first: number): boolean =>
  (first >= 0x65 && first <= 0x66) || first === 0x45 || first === 0x46 || first >= 128;
