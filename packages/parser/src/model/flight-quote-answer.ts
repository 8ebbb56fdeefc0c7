/** What parsing a flight quote answers: docs/behaviour.md, section F. Every value that the text does not give is null or an empty list. */
import type { AgentInfo, Provenance, Warning } from './answer.ts';

export interface FlightSegment {
  /** `YYYY-MM-DD`, or `--MM-DD` where the year cannot be worked out; the local date at the departure airport. */
  readonly departureDate: string | null;
  /** `6:30 PM`, local to the airport, as every time of a segment. */
  readonly departureTime: string | null;
  /** `New York (JFK)`, or the name or code alone where the other is not known. */
  readonly departureLocation: string | null;
  readonly departureTerminal: string | null;
  readonly arrivalDate: string | null;
  readonly arrivalTime: string | null;
  readonly arrivalLocation: string | null;
  readonly arrivalTerminal: string | null;
  /** The marketing carrier's name, `British Airways`. */
  readonly airline: string | null;
  /** `BA 178`. */
  readonly flightNumber: string | null;
  readonly operatedBy: string | null;
  /** Time in the air and at technical stops, `7h 10m`. */
  readonly duration: string | null;
  /** The wait after this segment, `1h 15m`; null on the last of a group. */
  readonly layoverDuration: string | null;
  readonly bookingClass: string | null;
  readonly aircraft: string | null;
  /** The reservation's status code, `HK`. */
  readonly status: string | null;
}

/** One journey in one direction. */
export interface FlightGroup {
  /** The heading over it, as the text has it: `Outbound`, `Hinflug`, `Flight 2`. */
  readonly label: string | null;
  readonly date: string | null;
  /** From first departure to last arrival, waits included. */
  readonly totalTime: string | null;
  /** 0 is nonstop; a technical stop counts. */
  readonly stops: number | null;
  readonly segments: readonly FlightSegment[];
}

/** Money as the text has it (`$1,299`, `EUR 1.299`, `$1,299 – $1,499`). */
export interface FareDetails {
  /** Per traveler, as `upcharge` and `total`. */
  readonly baseFare: string | null;
  readonly upcharge: string | null;
  readonly total: string | null;
  readonly totalForAllPassengers: string | null;
  readonly fareClass: string | null;
}

export interface FlightOption {
  readonly label: string | null;
  readonly departureFlights: readonly FlightGroup[];
  readonly returnFlights: readonly FlightGroup[];
  readonly fareDetails: FareDetails;
  readonly notes: string | null;
}

/**
 * What a reservation system's display says to the agent alone. It is never part of a public answer: travelers need no locator to read an
 * offer, and a fare calculation shows how a price is made.
 */
interface Reservation {
  /** The booking's record locator and those of the airlines, `QX7M2P`. */
  readonly locators: readonly string[];
  /** How the fare is put together, its lines joined: `PAR AF NYC168.45AF PAR NUC336.90END ROE0.926082`. */
  readonly fareCalculation: string | null;
  /** Lines of the tax breakdown. */
  readonly taxes: readonly string[];
  /** Further lines that the ticket needs: validity by segment, fare bases, the ticketing agency. */
  readonly ticketing: readonly string[];
}

export interface ParsedFlightQuote {
  readonly title: string | null;
  /** `New York (JFK) → London (LHR)`. */
  readonly route: string | null;
  readonly dates: string | null;
  readonly clientName: string | null;
  readonly passengers: number | null;
  readonly departureFlights: readonly FlightGroup[];
  readonly returnFlights: readonly FlightGroup[];
  readonly fareDetails: FareDetails;
  readonly includes: readonly string[];
  readonly restrictions: readonly string[];
  readonly validUntil: string | null;
  readonly notes: string | null;
  readonly agentInfo: AgentInfo;
  readonly reservation: Reservation;
  /** Empty for a single offer; else the first is also in the main fields. */
  readonly options: readonly FlightOption[];
  readonly source: Provenance;
  readonly warnings: readonly Warning[];
}
