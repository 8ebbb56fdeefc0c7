/** What one language says around the facts of an offer. Lists hold ways of saying the same. */

export interface Tongue {
  readonly places: readonly string[];
  readonly months: string;
  readonly monthsShort: string;
  readonly weekdays: string;
  readonly nights: (n: number) => readonly string[];
  readonly both: (nights: number) => readonly string[];
  readonly week: string;
  readonly perPerson: readonly string[];
  readonly perCouple: readonly string[];
  readonly perRoomNight: readonly string[];
  readonly perFamily: (adults: number, children: number) => readonly string[];
  readonly forAll: (count: number) => readonly string[];
  readonly party: (adults: number, children: number) => readonly string[];
  readonly from: string;
  readonly wasNow: readonly ((was: string, now: string) => string)[];
  readonly off: readonly ((percent: number) => string)[];
  readonly save: readonly ((amount: string) => string)[];
  readonly bookBy: readonly ((day: string) => string)[];
  readonly window: readonly ((from: string, to: string) => string)[];
  readonly departs: (airport: string) => readonly string[];
  readonly airports: readonly string[];
  readonly label: {
    readonly travelDates: string;
    readonly duration: string;
    readonly price: string;
    readonly total: string;
    readonly destination: string;
    readonly hotel: string;
    readonly deadline: string;
    readonly departure: string;
    readonly end: string;
    readonly cabin: string;
    readonly room: string;
    readonly season: string;
    readonly travelers: string;
    readonly board: string;
  };
  readonly includes: readonly string[];
  readonly excludes: readonly string[];
  readonly highlights: readonly string[];
  readonly terms: readonly string[];
  readonly inside: readonly string[];
  readonly outside: readonly string[];
  readonly sights: readonly string[];
  /** Whole conditions, each true wherever it stands. */
  readonly conditions: readonly string[];
  readonly deposit: readonly ((amount: string) => string)[];
  readonly single: readonly ((amount: string) => string)[];
  readonly child: readonly ((amount: string) => string)[];
  readonly cabins: readonly string[];
  readonly rooms: readonly string[];
  readonly seasons: readonly string[];
  readonly soldOut: string;
  readonly available: string;
  readonly prose: readonly ((place: string, length: string, hotel: string) => string)[];
  readonly proseIncluded: readonly ((list: string) => string)[];
  readonly proseExcluded: readonly ((list: string) => string)[];
  readonly and: string;
  readonly stayPay: (stay: number, pay: number) => readonly string[];
  readonly hello: string;
  readonly bye: string;
  readonly call: (name: string, phone: string) => readonly string[];
  readonly buttons: readonly string[];
  readonly chatter: readonly string[];
}
