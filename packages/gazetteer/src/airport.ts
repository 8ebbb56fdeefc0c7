/** An airport, or a metropolitan area with several. */
export interface Airport {
  /** IATA code of an airport or of a metropolitan area (LON). */
  readonly code: string;
  readonly name: string;
  /** The city that it serves, by its English name. */
  readonly city: string;
  /** ISO 3166. */
  readonly country: string;
  /** IANA time zone. */
  readonly zone: string;
  /** Degrees, two decimals. */
  readonly latitude: number;
  readonly longitude: number;
  readonly kind: 'airport' | 'city';
  /** The metropolitan area's code (LON for LHR), or null. */
  readonly cityCode: string | null;
}
