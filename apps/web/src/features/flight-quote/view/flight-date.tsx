/** A date of a flight with its `datetime`; 'Date TBD' where it is missing. */
import { presentOfferDate } from '../../public-page/present-offer-date.ts';

interface FlightDateProps {
  date: string | null;
  style: Parameters<typeof presentOfferDate>[1];
}

export function FlightDate({ date, style }: FlightDateProps) {
  const { text, machine } = presentOfferDate(date, style);
  return machine ? <time dateTime={machine}>{text}</time> : <bdi>{text}</bdi>;
}
