/** Locations of segments as contract §3 writes them: `New York (JFK)`, or the name or the code alone. */

export interface AirportPlace {
  /** IATA code. */
  readonly code: string | null;
  readonly name: string | null;
}

const WITH_CODE = /^(?<name>.*\S)\s*\((?<code>[A-Z]{3})\)$/;
const CODE_ALONE = /^[A-Z]{3}$/;

export function readAirportPlace(location: string | null): AirportPlace {
  const text = location?.trim() ?? '';
  if (CODE_ALONE.test(text)) return { code: text, name: null };
  const { name = text || null, code = null } = WITH_CODE.exec(text)?.groups ?? {};
  return { code, name };
}
