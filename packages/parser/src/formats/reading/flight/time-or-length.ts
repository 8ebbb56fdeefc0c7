/** `9h25` where the text writes its times so: a length behind a word for one and in brackets, else a time of day. */
import type { Mention } from '../../../annotators/annotation.ts';
import type { FlightTimeMention } from '../../../annotators/flight-time.ts';
import { findWaitWord } from '../../../annotators/flight-words.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';

/** `6h55 correspondance` is a length in any text. */
const WAIT_BEHIND = /^\s(?:de |d')?(?:correspondance|escale|attente|vol(?![a-z])|trajet|escala|conexao|espera)/;
/** F-335: `Flying hours     9h40`, `Layover: 1h55`; `Departure time: 19h10` is none. */
const LENGTH_BEFORE = compactPattern(
  /(?:duree(?: (?:du|de) (?:trajet|vol|voyage))?|dauer|durata|duracion|duracao|(?<!(?:dep|arr|departure|arrival|local|take-?off|landing|boarding|check-?in|flight dep|flight arr)\.? )time|temps de vol|duration|vol de|(?:flying|flight|block|air|ground|journey|travel|elapsed|connecting|connection|transit|total) hours?|layover|stopover|transit|umsteigezeit|aufenthalt|umstieg|escale|correspondance|attente|escala|conexion|scalo|conexao|overstap(?:tijd)?|(?:reis|vlieg|vlucht|wacht)(?:duur|tijd)|duur|onderweg|[(~≈])\s?:?\s{0,24}$/,
);
const REACH = 56;

export const isLengthByWords = ({ from, to }: Mention, folded: string): boolean =>
  WAIT_BEHIND.test(folded.slice(to, to + 20)) || LENGTH_BEFORE.test(folded.slice(Math.max(0, from - REACH), from));

/** F-524: `vertrek 13u10`, `Bangkok 00u30 -> Brussel 07u20`: a time of day behind a word for one, or two of them in a line without other times. */
export function isClockInDutch({ from, to }: Mention, times: readonly FlightTimeMention[], folded: string): boolean {
  if (!folded.slice(from, to).includes('u')) return false;
  if (TIME_BEFORE.test(folded.slice(Math.max(0, from - 12), from))) return true;
  return (
    times.filter(({ form }) => form === 'hours').length > 1 &&
    times.every(({ form }) => form === 'hours' || form === 'military')
  );
}
const TIME_BEFORE = /(?<![a-z])(?:vertrek|vertrekt|aankomst|om|vanaf|dep|arr)\.?\s{0,2}:?\s{0,2}$/;

/**
 * F-643: `São Paulo (GRU) 23h05 - Orlando (MCO) 06h55`, however the text writes its other times: each right behind its own airport, and no others in the
 * line. What one waits at each (`Layovers: (CDG) 1h30 - (JFK) 2h05`) is told by its word.
 */
export const areClocksOfPlaces = (times: readonly FlightTimeMention[], folded: string): boolean =>
  times.length === 2 &&
  times.every(({ form, from }) => form === 'hours' && AIRPORT_BEFORE.test(folded.slice(Math.max(0, from - 9), from))) &&
  findWaitWord(folded) === null;
const AIRPORT_BEFORE = /\([a-z]{3}\),?\s{1,2}$/;
