/** Amadeus: the reservation (RT) and its price (FXP, FXX, FXB, TQT). */
import type { Facts, FareOfKind, Flight, Pen } from './facts.ts';
import { inRows } from './sabre.ts';
import {
  amountOf,
  basisOf,
  calculationOf,
  cityOf,
  dayOf,
  dayWithYear,
  figureOf,
  filedOf,
  type Part,
  pricesOf,
  type Said,
  TERMINALS,
  timeOf,
  wrap,
} from './screen.ts';

const RULES = [
  'TICKETS ARE NON-REFUNDABLE',
  'TICKETS ARE NON REFUNDABLE AFTER DEPARTURE',
  'SUBJ TO CANCELLATION/CHANGE PENALTY',
  '200.00 USD PENALTY APPLIES',
];

export function amadeusDisplay(pen: Pen, facts: Facts): Part[] {
  const parts: Part[] = [];
  const hasNames = !pen.oneIn(4);
  let number = 0;
  if (hasNames) {
    if (pen.oneIn(2))
      parts.push({
        lines: [pen.pick(['--- TST RLR ---', '--- RLR ---', '--- TST RLR MSC SFP ---', '/$--- MSC SFP ---'])],
        says: {},
      });
    if (!pen.oneIn(3)) {
      const { office, made, locator } = facts;
      parts.push({
        lines: [`RP/${office}/${office}            CV/SU  ${dayWithYear(made).padStart(7)}/1012Z   ${locator}`],
        says: { hasLocator: true },
      });
    }
    parts.push({ lines: namesOf(pen, facts), says: { hasNames: true } });
    number = facts.seats;
  }
  const segments = segmentsOf(pen, facts, number);
  parts.push(segments);
  number = segments.last;
  if (hasNames) parts.push(...elementsOf(pen, facts, number));
  if (!pen.oneIn(4)) parts.push(...priceOf(pen, facts));
  return parts;
}

function namesOf(pen: Pen, { travelers }: Facts): string[] {
  const infants = travelers.filter(({ kind }) => kind === 'infant');
  const marks = pen.oneIn(2) ? '(ADT)' : '';
  const names = travelers
    .filter(({ kind }) => kind !== 'infant')
    .map(({ kind, family, given, title, born }, i) => {
      const infant = kind === 'adult' ? infants[i] : undefined;
      const lap =
        infant === undefined
          ? ''
          : `(INF${infant.family === family && pen.oneIn(2) ? '' : infant.family}/${infant.given}/${dayWithYear(infant.born)})`;
      return `${i + 1}.${family}/${given} ${title}${kind === 'child' ? `(CHD/${dayWithYear(born)})` : marks}${lap}`;
    });
  return inRows(names, 64, '  ', '   ');
}

function segmentsOf(pen: Pen, facts: Facts, before: number): Part & { readonly last: number } {
  const form = pen.pick(['locator', 'equipment', 'stops'] as const);
  const lines: string[] = [];
  let number = before;
  let place = '';
  const hasTerminals = form !== 'equipment' && facts.is24Hours && pen.oneIn(2);
  for (const flight of facts.flights) {
    if (place !== '' && place !== flight.from) lines.push(`${String(++number).padStart(3)}  ARNK`);
    place = flight.to;
    lines.push(...segmentOf(pen, facts, flight, ++number, form, hasTerminals));
    if (flight.operatedBy !== null) lines.push(`     OPERATED BY ${flight.operatedBy}`);
  }
  return { lines, last: number, says: { hasTerminals, hasAircraft: form !== 'locator', hasStops: form !== 'locator' } };
}

function segmentOf(
  pen: Pen,
  { is24Hours, seats, locator }: Facts,
  flight: Flight,
  number: number,
  form: 'locator' | 'equipment' | 'stops',
  hasTerminals: boolean,
): string[] {
  const { airline, from, to, day, arrivesOn, stop, aircraft } = flight;
  const figures = String(flight.number).padStart(3, '0').padStart(4);
  const head = `${String(number).padStart(3)}  ${airline}${figures} ${flight.bookingClass} ${dayOf(day)} ${figureOf(day)}${pen.oneIn(3) ? '*' : ' '}${from}${to} ${flight.status}${seats}`;
  const [departs, arrives] = [flight.departs, flight.arrives].map((time) => timeOf(time, is24Hours)) as [
    string,
    string,
  ];
  const terminal = hasTerminals ? (TERMINALS[from] ?? '').padStart(5) : '     ';
  const stops = stop === null ? 0 : 1;
  if (form === 'locator')
    return is24Hours
      ? [`${head}${terminal} ${departs} ${arrives}   ${dayOf(arrivesOn)}  E  ${airline}/${locator}`]
      : [`${head} ${departs.padStart(6)}${arrives.padStart(5)} ${dayOf(arrivesOn)}  E  ${airline}/${locator}`];
  if (form === 'equipment')
    return [
      `${head} ${is24Hours ? `${departs.padStart(6)} ${arrives}` : `${departs.padStart(6)}${arrives.padStart(5)}`} ${dayOf(arrivesOn)}  E  ${stops} ${aircraft} M`,
      '     SEE RTSVC',
    ];
  const nights = flight.nights === 0 ? '  ' : flight.nights > 0 ? `+${flight.nights}` : String(flight.nights);
  return [`${head}   ${terminal}  ${departs} ${arrives}${nights} ${aircraft} E ${stops} M`, '     SEE RTSVC'];
}

function elementsOf(pen: Pen, { deadline, office, flights }: Facts, before: number): Part[] {
  let number = before;
  const line = (text: string): string => `${String(++number).padStart(3)} ${text}`;
  const parts: Part[] = [];
  const airline = flights[0]?.airline;
  if (pen.oneIn(2))
    parts.push({
      lines: [
        line(
          pen.pick([
            'AP PAR 01 55 50 01 42 - VOYAGES BELLECOMBE - A',
            'AP FRA 069 5550 1944-A',
            'APA GENTLE WINDS TRAVEL',
          ]),
        ),
      ],
      says: {},
    });
  if (!pen.oneIn(4))
    parts.push({
      lines: [line(`TK ${pen.pick(['TL', 'TL', 'XL'])}${dayOf(deadline)}/${office}${pen.oneIn(3) ? '//ETLH' : ''}`)],
      says: { deadline },
    });
  if (pen.oneIn(4))
    parts.push({
      lines: [line(`SSR OTHS 1A SECURE FLTS BKD PLS ADV SSR DOCS ELSE TKTG`), '       RESTRICTED'],
      says: {},
    });
  if (pen.oneIn(4)) parts.push({ lines: [line(`SSR DOCS ${airline} HK1 ////12MAR80/M//BRANDT/PETER`)], says: {} });
  if (pen.oneIn(5))
    parts.push({
      lines: [line(`SSR ADTK 1A ADV TKT BY ${dayWithYear(deadline)} 2033 SJC OR SEG WILL BE CXLD`)],
      says: { deadline },
    });
  if (pen.oneIn(3))
    parts.push({
      lines: [
        line('RM NOTIFY PASSENGER PRIOR TO TICKET PURCHASE & CHECK-IN:'),
        '       FEDERAL LAWS FORBID THE CARRIAGE OF HAZARDOUS MATERIALS -',
        '       GGAMAUSHAZ/S2',
      ],
      says: {},
    });
  if (pen.oneIn(5))
    parts.push({ lines: [line('RM *CUSTID-VYUS'), line('FP CASH'), line(`FV PAX ${airline}/S2-3`)], says: {} });
  return parts;
}

function priceOf(pen: Pen, facts: Facts): Part[] {
  const { kinds } = facts.fares;
  const form = kinds.length > 1 ? 'list' : pen.pick(['column', 'column', 'list', 'stored'] as const);
  const parts: Part[] = [];
  if (form === 'stored') return [storedFare(facts, pen)];
  if (!pen.oneIn(3)) parts.push({ lines: [pen.pick(['FXP', 'FXX', 'FXB', '>FXP/R,UP']), ''], says: {} });
  const isDated = !pen.oneIn(4);
  const last = `LAST TKT DTE ${dayWithYear(facts.deadline)}${pen.pick(['/23:59 LT in POS - SEE ADV PURCHASE', ' - DATE OF ORIGIN', ' - SEE SALES RSTNS'])}`;
  const says: Partial<Said> = isDated ? { deadline: facts.deadline } : {};
  const rule = pen.pick(RULES);
  if (form === 'list') {
    parts.push(listOf(pen, facts));
    const [count] = [facts.fares.kinds.reduce((sum, one) => sum + one.count, 0)];
    const lead = count > 1 ? `1-${count} ` : '';
    if (isDated) parts.push({ lines: ['', `${lead}${last}`], says });
    parts.push({ lines: [`${lead}${rule}`], says: { rule } });
    return parts;
  }
  const [one] = kinds as readonly [FareOfKind];
  const [lead] = facts.travelers;
  parts.push({
    lines: [
      `01 ${pen.oneIn(2) ? 'P1' : `${lead?.family}/${lead?.given.slice(0, 1)}*`}${one.count > 1 ? '+' : ''}`,
      '',
      ...(isDated ? [last] : []),
      '-'.repeat(60),
    ],
    says,
  });
  parts.push(coupons(facts), { lines: [''], says: {} }, columnOf(pen, facts, one));
  parts.push({
    lines: [
      rule,
      `BG CXR: ${facts.flights[0]?.airline}`,
      `PRICED VC ${facts.flights[0]?.airline} - OTHER VC AVAILABLE DL KL`,
    ],
    says: { rule },
  });
  if (pen.oneIn(3)) parts.push({ lines: ['                                                  PAGE  2/ 3'], says: {} });
  return parts;
}

function coupons({ flights, journeys, allowance }: Facts): Part {
  const ends = new Set(journeys.map((journey) => journey.at(-1)));
  const bags = 'pieces' in allowance ? `${allowance.pieces}P` : `${allowance.kilos}K`;
  const rows = flights.map(
    (flight) =>
      `${ends.has(flight) ? ' ' : 'X'}${cityOf(flight.to)} ${flight.airline} ${String(flight.number).padStart(5)} ${flight.bookingClass}    ${dayOf(flight.day)} ${timeOf(flight.departs, true)}  ${basisOf(flight).padEnd(16)}${dayOf(flight.day)}${dayOf(flight.day)} ${bags}`,
  );
  return {
    lines: [
      '     AL FLGT  BK   DATE  TIME  FARE BASIS      NVB  NVA   BG',
      ` ${cityOf(flights[0]?.from ?? '')}`,
      ...rows,
    ],
    says: { hasAllowance: true },
  };
}

/** The amounts at the left, fare calculation and further taxes at the right. */
function columnOf(pen: Pen, facts: Facts, one: FareOfKind): Part {
  const { fares } = facts;
  const dash = pen.oneIn(3) ? '-' : '';
  const money = (amount: number): string => amountOf(amount, fares);
  const row = (code: string, amount: string, tax = ''): string =>
    `${code} ${amount.padStart(8)}${tax === '' ? '' : `${dash}${tax}`}`;
  const isLong = one.taxes.length > 3;
  const own = isLong ? one.taxes.slice(0, 2) : one.taxes;
  const others = one.taxes.slice(own.length);
  const rest = Math.round(others.reduce((sum, [, amount]) => sum + amount, 0) * 100) / 100;
  const left = [
    ...(fares.filedIn === null ? [] : [row(fares.filedIn, filedOf(one.filed ?? 0))]),
    row(fares.currency, money(one.base)),
    ...own.map(([code, amount]) => row(fares.currency, money(amount), code)),
    ...(isLong ? [row(fares.currency, money(rest), 'XT')] : []),
    row(fares.currency, money(one.total)),
  ];
  const [start] = facts.flights;
  const right = [
    ...wrap(`${dayWithYear(start?.day ?? facts.made)}${calculationOf(facts, one, '')}`, 42),
    ...(isLong
      ? wrap(`XT ${others.map(([code, amount]) => `${fares.currency} ${money(amount)}${dash}${code}`).join(' ')}`, 42)
      : []),
  ];
  const lines = Array.from({ length: Math.max(left.length, right.length) }, (_, i) =>
    `${(left[i] ?? '').padEnd(18)}${right[i] ?? ''}`.trimEnd(),
  );
  return { lines, says: { ...pricesOf(fares), hasCalculation: true } };
}

function listOf(pen: Pen, { fares, travelers }: Facts): Part {
  const { currency, kinds } = fares;
  const money = (amount: number): string => amountOf(amount, fares);
  const child = pen.pick(['CH', 'CNN']);
  const isEach = pen.oneIn(2);
  const typeOf = (kind: string): string =>
    kind === 'adult' ? 'ADT' : kind === 'child' ? child : child === 'CH' ? 'IN' : 'INF';
  const rows = isEach
    ? travelers.map((one) => ({
        ...(kinds.find(({ kind }) => kind === one.kind) as FareOfKind),
        count: 1,
        name: `${one.family}/${one.given}`.slice(0, 16) + (one.given.length > 6 ? '*' : ''),
      }))
    : kinds.map((one) => {
        const [lead] = travelers.filter(({ kind }) => kind === one.kind);
        return {
          ...one,
          name:
            one.count > 1
              ? `${lead?.family.slice(0, 12)}/${lead?.given.slice(0, 1)}*+`
              : `${lead?.family.slice(0, 12)}/${lead?.given.slice(0, 3)}*`,
        };
      });
  const sum = (of: (one: FareOfKind) => number): number => kinds.reduce((all, one) => all + of(one) * one.count, 0);
  const line = (no: string, name: string, type: string, count: number, amounts: readonly number[]): string =>
    `${no} ${name.padEnd(18)}${type.padEnd(6)}${String(count).padStart(3)}  ${amounts.map((amount, i) => money(amount).padStart(i === 1 ? 9 : 10)).join('')}`;
  const head = pen.pick([
    `   PASSENGER         PTC    NP  FARE ${currency}  TAX/FEE   PER PSGR`,
    `   PASSENGER         PTC    NP  FARE<${currency}> TAX/FEE   PER PSGR`,
    `   PASSENGER         PTC    NP  ATAF<${currency}> TAX/FEE   PER PSGR`,
  ]);
  return {
    lines: [
      head,
      ...rows.map((one, i) =>
        line(String(i + 1).padStart(2, '0'), one.name, typeOf(one.kind), one.count, [one.base, one.tax, one.total]),
      ),
      '',
      `${'TOTALS'.padStart(25)}${String(travelers.length).padStart(5)}  ${[sum(({ base }) => base), sum(({ tax }) => tax), fares.all].map((amount, i) => money(amount).padStart(i === 1 ? 9 : 10)).join('')}`,
    ],
    says: pricesOf(fares),
  };
}

/** TQT: the stored fare of one type of travelers. */
function storedFare(facts: Facts, pen: Pen): Part {
  const { fares, flights, office, deadline, made, allowance } = facts;
  const [one] = fares.kinds as readonly [FareOfKind];
  const [start, end] = [flights[0] as Flight, flights.at(-1) as Flight];
  const money = (amount: number): string => amountOf(amount, fares);
  const bags = 'pieces' in allowance ? `${allowance.pieces}PC` : `${allowance.kilos}K`;
  const isDated = !pen.oneIn(3);
  const taxes: string[] = [];
  for (const [i, [code, amount]] of one.taxes.entries()) {
    const text = `TX${String(i + 1).padStart(3, '0')} X ${fares.currency} ${money(amount).padStart(9)}${code}${pen.pick(['AE', 'VB', 'CO'])}`;
    if (i % 2 === 1) taxes[taxes.length - 1] += `  ${text}`;
    else taxes.push(text);
  }
  return {
    lines: [
      `TST00001     ${office} CV/${dayOf(made)} I 0${isDated ? ` LD ${dayWithYear(deadline)}` : ''} OD ${cityOf(start.from)}${cityOf(end.to)} SI`,
      'T-',
      'FXP',
      ...facts.travelers.map(({ family, given, title }, i) => `   ${i + 1}.${family}/${given} ${title}`),
      ...flights.map(
        (flight, i) =>
          `${String(i + 1).padStart(2)}   ${flight.from} ${flight.airline} ${String(flight.number).padStart(4, '0')} ${flight.bookingClass} ${dayOf(flight.day)} ${timeOf(flight.departs, true)}  OK ${basisOf(flight).padEnd(16)}${dayOf(flight.day)}${dayOf(flight.day)} ${bags}`,
      ),
      `     ${end.to}`,
      ...(fares.filedIn === null
        ? [`FARE  F ${fares.currency} ${money(one.base).padStart(12)}`]
        : [
            `FARE  F ${fares.filedIn} ${filedOf(one.filed ?? 0).padStart(12)}`,
            `EQUIV   ${fares.currency} ${money(one.base).padStart(12)}`,
          ]),
      ...taxes,
      `TOTAL   ${fares.currency} ${money(one.total).padStart(12)}`,
      `GRAND TOTAL ${fares.currency} ${money(one.total).padStart(8)}`,
      ...wrap(calculationOf(facts, one, ''), 60),
    ],
    says: {
      ...pricesOf(fares),
      all: null,
      hasCalculation: true,
      hasNames: true,
      hasAllowance: true,
      ...(isDated ? { deadline } : {}),
    },
  };
}
