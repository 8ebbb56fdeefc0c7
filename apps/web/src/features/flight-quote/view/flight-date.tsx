/** A date of a flight with its `datetime`; 'Date TBD' where it is missing. */
import { presentFlightDate } from './present-flight-date.ts';

interface FlightDateProps {
  date: string | null;
  style: Parameters<typeof presentFlightDate>[1];
}

export function FlightDate({ date, style }: FlightDateProps) {
  const { text, machine } = presentFlightDate(date, style);
  return machine ? <time dateTime={machine}>{text}</time> : <bdi>{text}</bdi>;
}
