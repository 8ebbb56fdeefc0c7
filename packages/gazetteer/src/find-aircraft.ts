/** Aircraft types by their IATA code. Compiled for this project: README. */
import { AIRCRAFT_ROWS } from './data/aircraft.ts';

let byCode: ReadonlyMap<string, string> | undefined;

/** The type's name (`Boeing 777-300ER`) of an IATA (`77W`) or ICAO (`B77W`) code, or undefined. */
export function findAircraft(code: string): string | undefined {
  byCode ??= new Map(
    AIRCRAFT_ROWS.trim()
      .split('\n')
      .reverse()
      .flatMap((row): [string, string][] => {
        const [iata = '', icao = '', name = ''] = row.split('|');
        return [
          [icao, name],
          [iata, name],
        ];
      }),
  );
  return byCode.get(code);
}
