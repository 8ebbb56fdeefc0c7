/** Galileo and Apollo: the reservation (*R) and its price (FQ, FQBB, linear fare data; $B). */
import type { Facts, FareOfKind, Flight, Pen } from './facts.ts';
import { inRows } from './sabre.ts';
import {
  amountOf,
  basisOf,
  calculationOf,
  cityOf,
  dayOf,
  dayWithYear,
  filedOf,
  type Part,
  pricesOf,
  timeOf,
  weekdayOf,
  wrap,
} from './screen.ts';

const RULES = [
  'NON-REFUNDABLE/CHANGE FEE APPLIES',
  'NONREF/0VALUAFTDPT/CHGFEE',
  'NONREF/NOCHGS',
  'NONEND/CHG-REF USD100',
];

export function galileoDisplay(pen: Pen, facts: Facts): Part[] {
  const parts: Part[] = [];
  const isApollo = facts.system === 'apollo';
  const hasNames = !pen.oneIn(4);
  if (hasNames) {
    if (pen.oneIn(3)) parts.push({ lines: [pen.pick(['>*R', '*R', '>*ALL'])], says: {} });
    if (!pen.oneIn(3))
      parts.push({
        lines: [`${facts.locator}/WS QSBHV DYBWS  N12345675 AG 91212345 ${dayOf(facts.made)}`],
        says: { hasLocator: true },
      });
    parts.push(namesOf(pen, facts, isApollo));
  }
  parts.push({ lines: isApollo ? apolloSegments(pen, facts) : galileoSegments(pen, facts), says: {} });
  if (hasNames) parts.push(...fieldsOf(pen, facts, isApollo));
  if (!pen.oneIn(4)) parts.push(...(isApollo ? apolloPrice(pen, facts) : galileoPrice(pen, facts)));
  return parts;
}

function namesOf(pen: Pen, { travelers }: Facts, isApollo: boolean): Part {
  const gap = isApollo ? ' ' : pen.oneIn(3) ? ' ' : '';
  const names = travelers.map(({ kind, family, given, title, age, born }, i) => {
    if (kind === 'infant') return `${i + 1}.I/1${family}/${given}${gap}${title}*${dayWithYear(born)}`;
    const years = `C${String(age).padStart(2, '0')}`;
    return `${i + 1}.1${family}/${given}${gap}${title}${kind === 'child' ? pen.pick([`*P-${years}`, `*${years}`]) : ''}`;
  });
  return { lines: inRows(names, 62, isApollo ? ' ' : '  ', '  '), says: { hasNames: true } };
}

function galileoSegments(pen: Pen, facts: Facts): string[] {
  const lines: string[] = [];
  let number = 0;
  let place = '';
  const isDotted = !pen.oneIn(4);
  const count = (): string => `${String(++number).padStart(2)}${isDotted ? '.' : ''}`;
  for (const [i, flight] of facts.flights.entries()) {
    if (place !== '' && place !== flight.from) lines.push(`${count()}    ARNK`);
    place = flight.to;
    const [departs, arrives] = [flight.departs, flight.arrives].map((time) => timeOf(time, facts.is24Hours)) as [
      string,
      string,
    ];
    const mark = ['-', ' ', '#', '*'][flight.nights + 1] ?? ' ';
    const times = `${departs.padStart(6)}  ${mark}${arrives.padStart(facts.is24Hours ? 4 : 5)}`;
    lines.push(
      `${count()} ${flight.airline} ${String(flight.number).padStart(4)} ${flight.bookingClass}  ${dayOf(flight.day)} ${flight.from}${flight.to} ${flight.status}${facts.seats} ${times}  O${pen.oneIn(4) ? ' ' : '*'}       E ${weekdayOf(flight.day)}${pen.oneIn(3) ? '' : `  ${i + 1}`}`,
    );
    if (flight.operatedBy !== null) lines.push(`         OPERATED BY ${flight.operatedBy}`);
  }
  return lines;
}

function apolloSegments(pen: Pen, facts: Facts): string[] {
  const lines: string[] = [];
  let number = 0;
  let place = '';
  const nextDay = pen.pick(['|', '+']);
  for (const flight of facts.flights) {
    if (place !== '' && place !== flight.from) lines.push(`${String(++number).padStart(2)}   ARNK`);
    place = flight.to;
    const mark = flight.nights === 2 ? '2' : flight.nights === 1 ? nextDay : flight.nights === -1 ? '-' : ' ';
    const days =
      flight.nights === 0 ? weekdayOf(flight.day) : `${weekdayOf(flight.day)}/${weekdayOf(flight.arrivesOn)}`;
    lines.push(
      `${String(++number).padStart(2)} ${flight.airline}${String(flight.number).padStart(4)}${flight.bookingClass} ${dayOf(flight.day)} ${flight.from}${flight.to} ${flight.status}${facts.seats}  ${timeOf(flight.departs, false).padStart(5)} ${timeOf(flight.arrives, false).padStart(5)}${mark}${pen.oneIn(4) ? ' ' : '*'}${days.padStart(11)}   E${pen.oneIn(2) ? '' : '  1'}`,
    );
    if (flight.operatedBy !== null) lines.push(`         OPERATED BY ${flight.operatedBy}`);
  }
  return lines;
}

function fieldsOf(pen: Pen, { deadline }: Facts, isApollo: boolean): Part[] {
  const parts: Part[] = [];
  if (pen.oneIn(3))
    parts.push({
      lines: [isApollo ? '*** SEAT DATA EXISTS *** >9D; ' : '** VENDOR LOCATOR DATA EXISTS **       >*VL;'],
      says: {},
    });
  if (pen.oneIn(2))
    parts.push({
      lines: [
        isApollo
          ? pen.pick(['FONE-DENAS/303 555-0166 COTTONWOOD AIR DESK', 'FONE-SFOAS/AJIT*1800 677-2943 EXT:22645'])
          : 'FONE-LONT*020 7946 0611 HARBOUR LIGHT TRAVEL',
      ],
      says: {},
    });
  if (!pen.oneIn(4))
    parts.push({
      lines: [
        `TKTG-${pen.pick(isApollo ? ['TAU/', 'T/TAU/'] : ['TAU/', `TAU/${weekdayOf(deadline)}`])}${dayOf(deadline)}`,
      ],
      says: { deadline },
    });
  if (pen.oneIn(4))
    parts.push({
      lines: isApollo ? ['RMKS-CLIENT CALLED TWICE'] : ['NOTE-', '  1. CLIENT CALLED TWICE WS 20NOV 1242Z'],
      says: {},
    });
  if (pen.oneIn(4))
    parts.push({
      lines: [
        isApollo ? 'GFAX-SSROTHS1V PLS ADV PSGR MOBILE AND/OR EMAIL AS SSR CTCM/CT' : 'VLOC-UA*PLDDF9/20NOV 1352',
      ],
      says: {},
    });
  return parts;
}

interface Group extends FareOfKind {
  readonly type: string;
  readonly first: number;
}

/** Children of different ages are priced apart. */
function groupsOf({ fares, travelers }: Facts, isByAge: boolean): Group[] {
  const groups: Group[] = [];
  for (const [i, traveler] of travelers.entries()) {
    const type =
      traveler.kind === 'adult'
        ? 'ADT'
        : traveler.kind === 'infant'
          ? 'INF'
          : isByAge
            ? `C${String(traveler.age).padStart(2, '0')}`
            : 'CNN';
    const last = groups.at(-1);
    if (last?.type === type) groups[groups.length - 1] = { ...last, count: last.count + 1 };
    else
      groups.push({
        ...(fares.kinds.find(({ kind }) => kind === traveler.kind) as FareOfKind),
        count: 1,
        type,
        first: i + 1,
      });
  }
  return groups;
}

const numbersOf = ({ first, count }: Group, isDotted: boolean): string =>
  count === 1 ? String(first) : count === 2 && isDotted ? `${first}.${first + 1}` : `${first}-${first + count - 1}`;

function galileoPrice(pen: Pen, facts: Facts): Part[] {
  const { fares, flights, allowance, deadline } = facts;
  const isByAge = pen.oneIn(2);
  const groups = groupsOf(facts, isByAge);
  const money = (amount: number): string => amountOf(amount, fares);
  const parts: Part[] = [];
  const hasDeadline = !pen.oneIn(4);
  if (pen.oneIn(4)) {
    for (const one of groups) {
      const taxes = one.taxes.map(([code, amount]) => `TAX ${code} ${money(amount)}`).join(' ');
      const fare =
        fares.filedIn === null
          ? `FARE ${fares.currency} ${money(one.base)}`
          : `FARE ${fares.filedIn} ${filedOf(one.filed ?? 0)} EQU ${fares.currency} ${money(one.base)}`;
      const blocks = [calculationOf(facts, one, ' '), `${fare} ${taxes} TOT ${fares.currency} ${money(one.total)}`];
      parts.push({
        lines: [
          `FQ-${numbersOf(one, false)} G${dayWithYear(facts.made)}      ${one.type}`,
          ...blocks.flatMap((block) => wrap(block, 61).map((line) => `  ${line}`)),
        ],
        says: { hasCalculation: true },
      });
    }
    parts.push({ lines: [], says: pricesOf(fares) });
  } else {
    const isBest = pen.oneIn(3);
    const isDotted = pen.oneIn(4);
    parts.push({
      lines: isBest
        ? [
            '>FQBB',
            '                   *** BEST BUY QUOTATION ***',
            '            LOWEST FARE AVAILABLE FOR THIS ITINERARY',
            '                   *** NO REBOOK REQUIRED ***',
          ]
        : pen.oneIn(3)
          ? []
          : [pen.pick(['>FQ', 'FQ', `>FQP${groups.map((one) => `${one.first}*${one.type}`).join('.')}`])],
      says: {},
    });
    const lines = [
      isBest
        ? '   PSGR   QUOTE BASIS         FARE    TAXES      TOTAL PSG DES'
        : '   PSGR                  FARE     TAXES         TOTAL PSG DES',
    ];
    for (const one of groups) {
      lines.push(
        `FQG ${numbersOf(one, isDotted).padEnd(4)}${(isBest ? basisOf(flights[0] as Flight) : '').padStart(11)}   ${fares.currency}${money(one.base).padStart(12 - (isBest ? 3 : 0))}${money(one.tax).padStart(10)}${money(one.total * one.count).padStart(14)} ${one.type}`,
      );
      lines.push(`    GUARANTEED${isBest ? '' : ' AT TIME OF TICKETING'}`);
    }
    lines.push(`GRAND TOTAL INCLUDING TAXES ****     ${fares.currency}${money(fares.all).padStart(14)}`);
    if (pen.oneIn(2))
      lines.push(
        '             **ADDITIONAL FEES MAY APPLY**SEE >FO;',
        '       **CARRIER MAY OFFER ADDITIONAL SERVICES**SEE >FQ/DASO;',
      );
    parts.push({ lines, says: pricesOf(fares) });
    for (const { type } of groups) {
      if (fares.filedIn !== null)
        parts.push({
          lines: [`    ${type}      RATE USED IN EQU TOTAL IS BSR 1${fares.filedIn} - 1.230918${fares.currency}`],
          says: {},
        });
      if (hasDeadline)
        parts.push({
          lines: [`    ${type}      LAST DATE TO PURCHASE TICKET: ${dayWithYear(deadline)}`],
          says: { deadline },
        });
      parts.push({
        lines: [
          `    ${type}      TICKETING AGENCY 7XY3`,
          `    ${type}      DEFAULT PLATING CARRIER ${flights[0]?.airline}`,
          `    ${type}      E-TKT REQUIRED`,
        ],
        says: {},
      });
    }
  }
  if (pen.oneIn(2)) {
    const bags = 'pieces' in allowance ? `${allowance.pieces}PC` : `${allowance.kilos}K`;
    const ends = facts.journeys.map(
      (journey) =>
        ` ${journey[0]?.airline} ${cityOf(journey[0]?.from ?? '')}${cityOf(journey.at(-1)?.to ?? '')}  ${bags}`,
    );
    parts.push({ lines: ['BAGGAGE ALLOWANCE', 'ADT', ...ends], says: { hasAllowance: true } });
  }
  return parts;
}

function apolloPrice(pen: Pen, facts: Facts): Part[] {
  const { fares, flights, allowance, deadline, made } = facts;
  const groups = groupsOf(facts, false);
  const money = (amount: number): string => amountOf(amount, fares);
  const parts: Part[] = [];
  if (groups.length === 1 && pen.oneIn(5)) {
    const one = groups[0] as Group;
    const all = (amount: number): string => `${fares.currency} ${money(Math.round(amount * one.count * 100) / 100)}`;
    const [first, ...others] = one.taxes;
    const rest = others.reduce((sum, [, amount]) => sum + amount, 0);
    const taxes =
      first === undefined ? [] : [`${all(first[1])}${first[0]}`, ...(others.length === 0 ? [] : [`${all(rest)}XT`])];
    return [
      {
        lines: [
          '*** LINEAR FARE DATA EXISTS *** >*LF; ',
          `ATFQ-OK/$B-*2G2H/TA2G2H/C${flights[0]?.airline}/ET`,
          ` FQ-${[all(one.base), ...taxes, all(one.total)].join('/')} - ${dayOf(made)} ${basisOf(flights[0] as Flight)}`,
        ],
        says: pricesOf(fares),
      },
    ];
  }
  parts.push({
    lines: [
      pen.pick(['>$B', '>$BB', '$B', '>$B-*2G2H']),
      '*FARE GUARANTEED AT TICKET ISSUANCE*',
      '',
      'E-TKT REQUIRED',
      ...(pen.oneIn(2) ? ['*PENALTY APPLIES*'] : []),
    ],
    says: {},
  });
  const hasDeadline = !pen.oneIn(4);
  for (const one of groups) {
    const fare =
      fares.filedIn === null
        ? `FARE ${fares.currency} ${money(one.base)}`
        : `FARE ${fares.filedIn} ${filedOf(one.filed ?? 0)} EQU ${fares.currency} ${money(one.base)}`;
    const taxes = one.taxes.map(([code, amount]) => `TAX ${money(amount)}${code}`).join(' ');
    if (hasDeadline)
      parts.push({ lines: [`LAST DATE TO PURCHASE TICKET: ${dayWithYear(deadline)}`], says: { deadline } });
    parts.push({
      lines: [
        `$B-${numbersOf(one, false)} ${pen.pick(['C', 'A', 'P'])}${dayWithYear(made)}     `,
        ...wrap(calculationOf(facts, one, ' '), 63),
        ...wrap(`${fare} ${taxes} TOT ${fares.currency} ${money(one.total)}`, 63),
        ...flights.map((flight, i) => `S${i + 1} NVB${dayOf(flight.day)}/NVA${dayOf(flight.day)}`),
      ],
      says: { hasCalculation: true },
    });
    const rule = pen.pick(RULES);
    parts.push({
      lines: [`E ${rule}`, 'TICKETING AGENCY 2K8C', `DEFAULT PLATING CARRIER ${flights[0]?.airline}`],
      says: one === groups[0] ? { rule } : {},
    });
    const bags = 'pieces' in allowance ? `${allowance.pieces}PC` : `${allowance.kilos}K`;
    parts.push({
      lines: [
        'BAGGAGE ALLOWANCE',
        one.type.padEnd(20),
        ...facts.journeys.flatMap((journey) => [
          ` ${journey[0]?.airline} ${cityOf(journey[0]?.from ?? '')}${cityOf(journey.at(-1)?.to ?? '')}  ${bags}`,
          ...('pieces' in allowance ? ['   BAG 1 -  NO FEE       UPTO50LB/23KG AND UPTO62LI/158LCM'] : []),
        ]),
      ],
      says: { hasAllowance: true },
    });
  }
  parts.push({ lines: pen.oneIn(2) ? [')><'] : [], says: pricesOf(fares) });
  return parts;
}
