/** Flights as timetables have them, put together to trips: one way, there and back, open jaws, several legs, and others for the same trip. */

export interface Airport {
  readonly code: string;
  /** As English names it; other languages where they differ. */
  readonly city: string;
  readonly named: Readonly<Partial<Record<'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl', string>>>;
  /** What tells it from the other airports of its city, `Heathrow`; empty where there is no other. */
  readonly suffix: string;
  readonly zone: string;
}

const airport = (
  code: string,
  city: string,
  zone: string,
  suffix = '',
  named: Airport['named'] = {},
): readonly [string, Airport] => [code, { code, city, zone, suffix, named }];

const AIRPORTS = new Map([
  airport('LHR', 'London', 'Europe/London', 'Heathrow', {
    fr: 'Londres',
    es: 'Londres',
    it: 'Londra',
    pt: 'Londres',
    nl: 'Londen',
  }),
  airport('JFK', 'New York', 'America/New_York', 'JFK', { es: 'Nueva York', pt: 'Nova York' }),
  airport('MUC', 'Munich', 'Europe/Berlin', '', {
    de: 'München',
    it: 'Monaco di Baviera',
    es: 'Múnich',
    pt: 'Munique',
    nl: 'München',
  }),
  airport('FRA', 'Frankfurt', 'Europe/Berlin', 'FRA', { fr: 'Francfort', es: 'Fráncfort', it: 'Francoforte' }),
  airport('SIN', 'Singapore', 'Asia/Singapore', '', {
    de: 'Singapur',
    fr: 'Singapour',
    es: 'Singapur',
    pt: 'Singapura',
  }),
  airport('DOH', 'Doha', 'Asia/Qatar', 'Hamad'),
  airport('AMS', 'Amsterdam', 'Europe/Amsterdam', '', { es: 'Ámsterdam', pt: 'Amesterdão' }),
  airport('CPT', 'Cape Town', 'Africa/Johannesburg', '', {
    de: 'Kapstadt',
    fr: 'Le Cap',
    es: 'Ciudad del Cabo',
    it: 'Città del Capo',
    pt: 'Cidade do Cabo',
    nl: 'Kaapstad',
  }),
  airport('CDG', 'Paris', 'Europe/Paris', 'Charles de Gaulle', { es: 'París', it: 'Parigi', nl: 'Parijs' }),
  airport('LIM', 'Lima', 'America/Lima'),
  airport('MAD', 'Madrid', 'Europe/Madrid', 'Barajas'),
  airport('BOG', 'Bogotá', 'America/Bogota'),
  airport('LIS', 'Lisbon', 'Europe/Lisbon', '', {
    de: 'Lissabon',
    fr: 'Lisbonne',
    es: 'Lisboa',
    it: 'Lisbona',
    pt: 'Lisboa',
    nl: 'Lissabon',
  }),
  airport('FCO', 'Rome', 'Europe/Rome', 'Fiumicino', { de: 'Rom', es: 'Roma', it: 'Roma', pt: 'Roma' }),
  airport('ATH', 'Athens', 'Europe/Athens', '', {
    de: 'Athen',
    fr: 'Athènes',
    es: 'Atenas',
    it: 'Atene',
    pt: 'Atenas',
    nl: 'Athene',
  }),
  airport('DEN', 'Denver', 'America/Denver', 'DEN'),
  airport('SEA', 'Seattle', 'America/Los_Angeles', 'Tacoma'),
]);

export interface Flight {
  readonly airline: string;
  readonly code: string;
  readonly number: string;
  readonly from: Airport;
  readonly to: Airport;
  readonly departs: string;
  readonly arrives: string;
  /** Days after the first flight of its journey. */
  readonly day: number;
  readonly arrivesOn: number;
  readonly operatedBy: string;
}

const AIRLINES: Readonly<Record<string, string>> = {
  BA: 'British Airways',
  VS: 'Virgin Atlantic',
  AA: 'American Airlines',
  LH: 'Lufthansa',
  QR: 'Qatar Airways',
  KL: 'KLM',
  AF: 'Air France',
  IB: 'Iberia',
  TP: 'TAP Air Portugal',
  A3: 'Aegean Airlines',
  UA: 'United Airlines',
  DL: 'Delta Air Lines',
  SQ: 'Singapore Airlines',
};

/** `BA 117 LHR 10:15 JFK 13:05`, a day after its journey's first flight `1:` before it, a later day of landing `+1` behind it. */
function flight(line: string): Flight {
  const [, day, code = '', number = '', from = '', departs = '', to = '', arrives = '', later, operator] =
    /^(?:(\d):)?(\w\w) (\d+) (\w{3}) (\S+) (\w{3}) ([\d:]+)(?:\+(\d))?(?: by (\w\w))?$/.exec(line) ?? [];
  const leavesOn = Number(day ?? 0);
  return {
    airline: AIRLINES[code] as string,
    code,
    number,
    departs,
    arrives,
    from: AIRPORTS.get(from) as Airport,
    to: AIRPORTS.get(to) as Airport,
    day: leavesOn,
    arrivesOn: leavesOn + Number(later ?? 0),
    operatedBy: AIRLINES[operator ?? ''] ?? '',
  };
}

type Journey = readonly Flight[];
export interface Trip {
  readonly kind: 'way' | 'return' | 'jaw' | 'legs';
  readonly journeys: readonly Journey[];
}

const journey = (...lines: readonly string[]): Journey => lines.map(flight);
const there = (...journeys: readonly Journey[]): Trip => ({ kind: 'return', journeys });

/** Trips between the same places: each could be taken instead of the others. */
const LONDON = [
  there(journey('BA 117 LHR 10:15 JFK 13:05'), journey('BA 178 JFK 19:30 LHR 07:35+1')),
  there(journey('VS 3 LHR 11:30 JFK 14:25'), journey('VS 4 JFK 18:15 LHR 06:15+1')),
  there(journey('AA 6939 LHR 16:25 JFK 19:20 by BA'), journey('AA 100 JFK 18:05 LHR 06:10+1')),
  there(
    journey('AF 1681 LHR 06:35 CDG 08:55', 'AF 6 CDG 13:30 JFK 15:35'),
    journey('AF 7 JFK 19:00 CDG 08:20+1', '1:AF 1580 CDG 10:10 LHR 10:30'),
  ),
];
const SINGAPORE = [
  there(
    journey('LH 97 MUC 18:00 FRA 19:05', 'LH 778 FRA 21:55 SIN 15:50+1'),
    journey('LH 779 SIN 23:55 FRA 06:15+1', '1:LH 94 FRA 07:30 MUC 08:25'),
  ),
  there(journey('SQ 327 MUC 11:40 SIN 06:05+1'), journey('SQ 328 SIN 00:30 MUC 07:10')),
  there(
    journey('QR 60 MUC 16:25 DOH 23:10', '1:QR 946 DOH 02:10 SIN 15:00'),
    journey('QR 943 SIN 03:05 DOH 05:40', 'QR 59 DOH 08:20 MUC 13:25'),
  ),
];
const CAPE = [
  there(journey('KL 597 AMS 10:15 CPT 21:45'), journey('KL 598 CPT 23:25 AMS 10:35+1')),
  there(
    journey('BA 433 AMS 16:35 LHR 16:50', 'BA 59 LHR 21:25 CPT 10:10+1'),
    journey('BA 58 CPT 19:20 LHR 06:05+1', '1:BA 428 LHR 08:50 AMS 11:10'),
  ),
];
const LIMA = [
  there(journey('AF 480 CDG 10:30 LIM 16:05'), journey('AF 483 LIM 18:35 CDG 13:35+1')),
  there(
    journey('IB 3433 CDG 07:10 MAD 09:15', 'IB 6651 MAD 12:55 LIM 17:40'),
    journey('IB 6650 LIM 19:45 MAD 14:50+1', '1:IB 3436 MAD 16:05 CDG 18:10'),
  ),
];
const BOGOTA = [there(journey('IB 6585 MAD 12:00 BOG 14:55'), journey('IB 6588 BOG 17:05 MAD 09:55+1'))];
const LISBON = [there(journey('TP 835 FCO 11:55 LIS 14:05'), journey('TP 836 LIS 15:50 FCO 19:45'))];
const DENVER = [
  there(journey('UA 1493 DEN 08:15 SEA 10:10'), journey('UA 2041 SEA 16:40 DEN 20:20')),
  there(journey('DL 2717 DEN 13:05 SEA 15:05'), journey('DL 1172 SEA 07:00 DEN 10:45')),
];
export const ALTERNATIVES: readonly (readonly Trip[])[] = [LONDON, SINGAPORE, CAPE, LIMA, BOGOTA, LISBON, DENVER];

const way = (...lines: readonly string[]): Trip => ({ kind: 'way', journeys: [journey(...lines)] });
export const OTHER_TRIPS: readonly Trip[] = [
  way('BA 632 LHR 12:05 ATH 17:50'),
  way('A3 821 CDG 14:20 ATH 18:35'),
  way('LH 1148 FRA 21:35 LIS 23:40', '1:TP 1041 LIS 06:35 CDG 10:00'),
  { kind: 'jaw', journeys: [journey('BA 548 LHR 08:20 FCO 11:55'), journey('A3 604 ATH 16:55 LHR 18:50')] },
  { kind: 'jaw', journeys: [journey('LH 1792 MUC 09:20 LIS 11:35'), journey('IB 8766 MAD 15:10 MUC 17:45')] },
  {
    kind: 'legs',
    journeys: [
      journey('AF 1104 CDG 09:30 FCO 11:40'),
      journey('A3 651 FCO 11:50 ATH 14:45'),
      journey('A3 610 ATH 08:05 CDG 10:45'),
    ],
  },
  {
    kind: 'legs',
    journeys: [
      journey('KL 1693 AMS 12:35 LIS 14:35'),
      journey('TP 1012 LIS 10:45 MAD 13:05'),
      journey('KL 1704 MAD 17:40 AMS 20:20'),
    ],
  },
];

/** The moment at which the clocks of a place show this time. */
export function momentOf(date: Date, time: string, zone: string): number {
  const shown = Date.parse(`${date.toISOString().slice(0, 10)}T${time}:00Z`);
  const offset = (at: number): number => {
    const parts = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'medium',
    }).formatToParts(at);
    const part = (type: string): number => Number(parts.find((each) => each.type === type)?.value);
    return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) - at;
  };
  // The clocks may change between the moment looked at first and the one that is meant.
  return shown - offset(shown - offset(shown));
}
