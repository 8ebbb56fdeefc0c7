/** How agents write a deal in seven ways of writing six languages: labels, the words around a price, months, things that a trip holds. */

export type LanguageKey = 'uk' | 'us' | 'de' | 'fr' | 'es' | 'it' | 'pt';

export interface DealWords {
  readonly places: readonly string[];
  readonly months: readonly string[];
  readonly monthsShort: readonly string[];
  readonly nights: (count: number) => string;
  readonly days: (count: number) => string;
  readonly label: {
    readonly destination: readonly string[];
    readonly dates: readonly string[];
    readonly window: readonly string[];
    readonly leave: readonly string[];
    readonly back: readonly string[];
    readonly length: readonly string[];
    readonly price: readonly string[];
    readonly was: readonly string[];
    readonly discount: readonly string[];
    readonly couple: readonly string[];
    readonly room: readonly string[];
    readonly all: readonly string[];
    readonly travelers: readonly string[];
    readonly deadline: readonly string[];
    readonly includes: readonly string[];
    readonly excludes: readonly string[];
    readonly deposit: readonly string[];
    readonly single: readonly string[];
    readonly child: readonly string[];
  };
  readonly perPerson: readonly string[];
  readonly perCouple: readonly string[];
  readonly perRoom: readonly string[];
  readonly forAll: (count: number) => readonly string[];
  readonly travelers: (count: number) => readonly string[];
  readonly from: string;
  readonly now: readonly ((was: string, now: string) => string)[];
  readonly percent: readonly ((percent: number) => string)[];
  readonly saved: readonly ((amount: string) => string)[];
  readonly deposit: readonly ((amount: string) => string)[];
  readonly single: readonly ((amount: string) => string)[];
  readonly child: readonly ((amount: string) => string)[];
  readonly range: readonly ((from: string, to: string) => string)[];
  readonly window: readonly ((from: string, to: string) => string)[];
  readonly book: readonly ((day: string) => string)[];
  readonly intro: readonly ((place: string, length: string) => string)[];
  readonly included: readonly ((list: string) => string)[];
  readonly excluded: readonly ((list: string) => string)[];
  readonly and: string;
  readonly inside: readonly string[];
  readonly outside: readonly string[];
  readonly hello: string;
  readonly bye: string;
}
