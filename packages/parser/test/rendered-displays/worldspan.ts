/** Worldspan: the reservation (1P-) and its price (4P). */
import type { Facts, FareOfKind, Flight, Pen } from './facts.ts';
import { inRows } from './sabre.ts';
import {
  amountOf,
  basisOf,
  calculationOf,
  dayOf,
  dayWithYear,
  type Part,
  pricesOf,
  timeOf,
  weekdayOf,
  wrap,
} from './screen.ts';

const TYPES = { adult: 'ADT', child: 'CNN', infant: 'INF' } as const;
const RULES = [
  'CHG FEE APPLIES - CXL FEE USD400 PER PSGR',
  'NONREF - NO CHANGES AFTER DEPT',
  'NON-REFUNDABLE/CHANGE FEE APPLIES',
];

export function worldspanDisplay(pen: Pen, facts: Facts): Part[] {
  const parts: Part[] = [];
  const { travelers, locator, deadline } = facts;
  const hasNames = !pen.oneIn(4);
  if (hasNames) {
    if (!pen.oneIn(4)) parts.push({ lines: [`1P- ${locator}`], says: { hasLocator: true } });
    const names = travelers.map(
      ({ kind, family, given, title }, i) =>
        `${i + 1}.1${family}/${given}${title}${kind === 'adult' && pen.oneIn(2) ? '' : `*${TYPES[kind]}`}`,
    );
    parts.push({ lines: inRows(names, 62, ' ', '   '), says: { hasNames: true } });
  }
  parts.push({ lines: segmentsOf(pen, facts), says: {} });
  if (hasNames) {
    if (pen.oneIn(2)) parts.push({ lines: ['P- 1.ATL 404 555-0133 DOGWOOD TRAVEL-A'], says: {} });
    if (!pen.oneIn(4))
      parts.push({
        lines: [
          pen.pick([`T- 1.TAU/${dayWithYear(deadline)}`, `T- 1.TAU/${dayOf(deadline)}`, `T-TAU/${dayOf(deadline)}`]),
        ],
        says: { deadline },
      });
    if (pen.oneIn(4)) parts.push({ lines: ['G- 1.SSRCTCMDLHK1/14045550133'], says: {} });
  }
  if (!pen.oneIn(4)) parts.push(...priceOf(pen, facts));
  return parts;
}

function segmentsOf(pen: Pen, facts: Facts): string[] {
  const lines: string[] = [];
  let number = 0;
  let place = '';
  for (const flight of facts.flights) {
    if (place !== '' && place !== flight.from) lines.push(`${String(++number).padStart(2)}   ARNK`);
    place = flight.to;
    const mark = flight.nights === 0 ? '' : `#${flight.nights}`;
    lines.push(
      `${String(++number).padStart(2)} ${flight.airline}${String(flight.number).padStart(4)}${flight.bookingClass} ${dayOf(flight.day)} ${weekdayOf(flight.day)} ${flight.from}${flight.to} ${flight.status}${facts.seats}  ${timeOf(flight.departs, false).padStart(5)} ${timeOf(flight.arrives, false).padStart(5)}${mark}/O ${pen.oneIn(3) ? '' : '$ '}E`,
    );
    if (flight.operatedBy !== null) lines.push(`   OPERATED BY ${flight.operatedBy}`);
  }
  return lines;
}

function priceOf(pen: Pen, facts: Facts): Part[] {
  const { fares, travelers, flights, deadline, allowance } = facts;
  const money = (amount: number): string => amountOf(amount, fares);
  const parts: Part[] = [{ lines: pen.oneIn(3) ? [] : [pen.pick(['>4P', '4P', '>4P*']), ''], says: {} }];
  parts.push({
    lines: [
      `TKT-1        ${pen.oneIn(2) ? '' : '** ECONOMY **            '}ADT*${fares.kinds[0]?.count}`,
      `FARE BASIS   ${basisOf(flights[0] as Flight)}`,
    ],
    says: {},
  });
  if (!pen.oneIn(3)) parts.push({ lines: [`TICKET BY    ${dayWithYear(deadline)}`], says: { deadline } });
  const rows = travelers.map(({ kind }, i) => {
    const one = fares.kinds.find((fare) => fare.kind === kind) as FareOfKind;
    return `${String(i + 1).padStart(3)}.1 ${TYPES[kind]}    ${fares.currency}${money(one.base).padStart(10)}${money(one.tax).padStart(11)}${money(one.total).padStart(12)}`;
  });
  parts.push({
    lines: [
      '                      FARE        TAX        PSGR       TOTAL',
      ...rows,
      `${' '.repeat(42)}TOTAL    ${fares.currency} ${money(fares.all)}`,
    ],
    says: pricesOf(fares),
  });
  if (!pen.oneIn(3))
    parts.push({
      lines: wrap(calculationOf(facts, fares.kinds[0] as FareOfKind, ''), 63),
      says: { hasCalculation: true },
    });
  if ('pieces' in allowance && pen.oneIn(2))
    parts.push({ lines: [`/PC-${allowance.pieces}PC  BAGS 50LB/23KG EACH`], says: { hasAllowance: true } });
  const rule = pen.pick(RULES);
  if (pen.oneIn(2)) parts.push({ lines: [rule], says: { rule } });
  return parts;
}
