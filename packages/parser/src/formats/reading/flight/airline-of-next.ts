/** Is the name of an airline that of the flight which is being read, or does it open the next? */
import type { FlightMark, MarkOf } from './flight-mark.ts';
import type { OpenSegment } from './open-segment.ts';

interface Place {
  readonly current: OpenSegment;
  /** In a line below those of the flight. */
  readonly isBehind: boolean;
  /** The first name of the text stands over its flight. */
  readonly doesLead: boolean;
  /** Its line says nothing else, and both hours of a flight stand right below. */
  readonly headsHours: boolean;
}

/** `KLM 1352`: right before its number. */
export const isNumberNext = (mark: MarkOf<'airline'>, following: FlightMark | undefined): boolean =>
  following?.kind === 'flight' && following.from - mark.to < 20;

export function opensNext(
  mark: MarkOf<'airline'>,
  following: FlightMark | undefined,
  { current, isBehind, doesLead, headsHours }: Place,
  numberLeads: () => boolean,
): boolean {
  const { flight, airline, isWhole } = current;
  if (isNumberNext(mark, following)) {
    const isOther = flight !== null && following?.kind === 'flight' && !current.isNumberOf(following);
    if (isOther || (isBehind && numberLeads())) return true;
  } else if (isWhole && airline !== null) return true;
  if (!isBehind || !isWhole || airline !== null) return false;
  // F-549: `Delta` over its flight out and its flight home, `Iberia` over the next two.
  if (flight === null) return doesLead && headsHours;
  return flight.mention.carrier?.code !== mark.mention.airline.code && numberLeads();
}
