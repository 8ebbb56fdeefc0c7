/** Sabre: the reservation (*A) and its price (WP, WPNC). */
import type { Facts, Pen } from './facts.ts';
import {
  amountOf,
  basisOf,
  calculationOf,
  cut,
  dayOf,
  dayWithYear,
  figureOf,
  filedOf,
  letterOf,
  type Part,
  pricesOf,
  timeOf,
  wrap,
} from './screen.ts';

const RULES = [
  'NONREF/CHG FEE APPLIES',
  'PENALTY FEES APPLY/NON END',
  'NON ENDORSABLE/NON REFUNDABLE',
  'CHNG PEN/FARE RESTR APPLY',
];
const PHONES = ['PHX602-555-0148', 'LON020 7946 0611', 'FRA069 5550 1944'];

export function sabreDisplay(pen: Pen, facts: Facts): Part[] {
  const parts: Part[] = [];
  const hasNames = !pen.oneIn(4);
  if (hasNames) {
    if (pen.oneIn(3)) parts.push({ lines: [pen.pick(['*A', '*N', '*IA'])], says: {} });
    parts.push(namesOf(pen, facts));
  } else if (pen.oneIn(4)) parts.push({ lines: ['NO NAMES'], says: {} });
  parts.push({ lines: segmentsOf(pen, facts), says: {} });
  if (hasNames) parts.push(...fieldsOf(pen, facts));
  if (!pen.oneIn(4)) parts.push(...priceOf(pen, facts));
  return parts;
}

function namesOf(pen: Pen, { travelers }: Facts): Part {
  const gap = pen.oneIn(3) ? '' : ' ';
  const names = travelers.map(({ kind, family, given, title, age, born }, i) => {
    if (kind === 'infant')
      return `${i + 1}.I/1${family}/${given}${gap}${title}${pen.pick([`*I${String(8).padStart(2, '0')}`, `*${dayWithYear(born)}`])}`;
    const type =
      kind === 'child'
        ? pen.pick([`*C${String(age).padStart(2, '0')}`, '*CNN', `*P-C${String(age).padStart(2, '0')}`])
        : pen.oneIn(6)
          ? '*ADT'
          : '';
    return `${i + 1}.1${family}/${given}${gap}${title}${type}`;
  });
  return { lines: inRows(names, 62, ' ', '  '), says: { hasNames: true } };
}

export function inRows(items: readonly string[], width: number, lead: string, gap: string): string[] {
  const rows: string[] = [];
  for (const item of items) {
    const last = rows.at(-1);
    if (last !== undefined && last.length + gap.length + item.length <= width)
      rows[rows.length - 1] = `${last}${gap}${item}`;
    else rows.push(`${lead}${item}`);
  }
  return rows;
}

function segmentsOf(pen: Pen, facts: Facts): string[] {
  const weekday = pen.oneIn(5) ? figureOf : letterOf;
  const isTight = pen.oneIn(4);
  const hasLocators = pen.oneIn(2);
  const isTicketable = !pen.oneIn(5);
  const lines: string[] = [];
  let number = 0;
  let place = '';
  for (const flight of facts.flights) {
    if (place !== '' && place !== flight.from) lines.push(`${String(++number).padStart(2)}   ARNK`);
    place = flight.to;
    const { airline, status, from, to, day, arrivesOn } = flight;
    const times = [flight.departs, flight.arrives].map((time) => timeOf(time, facts.is24Hours).padStart(5)) as [
      string,
      string,
    ];
    const on = arrivesOn.getTime() === day.getTime() ? '' : `  ${dayOf(arrivesOn)} ${weekday(arrivesOn)}`;
    const head = `${String(++number).padStart(2)} ${airline}${String(flight.number).padStart(4)}${flight.bookingClass} ${dayOf(day)} ${weekday(day)} ${from}${to}${pen.oneIn(3) ? '*' : ' '}${status}${facts.seats} ${times[0].padStart(6)}${isTight && !facts.is24Hours ? '' : ' '}${times[1]}${on}`;
    const tail = isTicketable ? `/DC${airline}${hasLocators ? `*${facts.locator}` : ''} /E` : '';
    if (tail === '') lines.push(head);
    else if (head.length + 1 + tail.length <= 64) lines.push(`${head} ${tail}`);
    else lines.push(head, tail.padStart(63));
    if (flight.operatedBy !== null) lines.push(`OPERATED BY ${flight.operatedBy}`);
  }
  return lines;
}

function fieldsOf(pen: Pen, facts: Facts): Part[] {
  const { deadline, made } = facts;
  const day = dayOf(deadline);
  const parts: Part[] = [];
  if (!pen.oneIn(5)) {
    const line = pen.pick([`TAW${day}/`, `TAW6IIF${day}077/0400A/`, `TAWO4HG${day}009/`, `TAW/${day}`]);
    parts.push({ lines: pen.oneIn(6) ? [`7TAW${day}/`] : ['TKT/TIME LIMIT', `  1.${line}`], says: { deadline } });
  }
  if (pen.oneIn(2)) parts.push({ lines: ['PHONES', `  1.${pen.pick(PHONES)}-A`], says: {} });
  if (pen.oneIn(4))
    parts.push({
      lines: [
        'SECURITY INFO EXISTS *P3D OR *P4D TO DISPLAY',
        'AA FACTS',
        `  1.SSR DOCS ${facts.flights[0]?.airline} HK1/DB/12MAR80/M/SMITH/JOHN`,
      ],
      says: {},
    });
  if (pen.oneIn(4))
    parts.push({
      lines: [
        'REMARKS',
        `  1.${pen.pick(['H-CLIENT PREFERS AISLE SEATS', 'QUOTED BY PHONE', 'XXAUTH/123456', 'CALL BACK AFTER LUNCH'])}`,
      ],
      says: {},
    });
  if (pen.oneIn(3))
    parts.push({
      lines: ['RECEIVED FROM - JAY', `0BWH.0BWH*AAT 1120/${dayWithYear(made)} ${facts.locator} H`],
      says: { hasLocator: true },
    });
  return parts;
}

const typeOf = (kind: string, child: string): string => (kind === 'adult' ? 'ADT' : kind === 'child' ? child : 'INF');

function priceOf(pen: Pen, facts: Facts): Part[] {
  const { fares, flights, deadline, allowance } = facts;
  const { currency, filedIn, kinds } = fares;
  const [first, last] = [flights[0], flights.at(-1)];
  if (!first || !last) return [];
  const child = pen.pick(['CNN', 'C07']);
  const money = (amount: number): string => amountOf(amount, fares);
  const parts: Part[] = [];
  if (pen.oneIn(2)) parts.push({ lines: [pen.pick(['WP', 'WPNC', 'WPRQ', '>WPNC‡KPX'])], says: {} });
  if (!pen.oneIn(4))
    parts.push({
      lines: [`${dayOf(first.day)} DEPARTURE DATE-----LAST DAY TO PURCHASE ${dayOf(deadline)}/2359`],
      says: { deadline },
    });
  const lines = [
    filedIn === null
      ? '       BASE FARE                 TAXES/FEES/CHARGES    TOTAL'
      : '       BASE FARE      EQUIV AMT  TAXES/FEES/CHARGES    TOTAL',
  ];
  for (const one of kinds) {
    const base = filedIn === null ? `${currency}${money(one.base)}` : `${filedIn}${filedOf(one.filed ?? 0)}`;
    const equal = filedIn === null ? '' : `${currency}${money(one.base)}`;
    lines.push(
      `${String(one.count).padStart(2)}- ${base.padStart(12)}${equal.padStart(15)}${`${money(one.tax)}XT`.padStart(13)}${`${currency}${money(one.total)}`.padStart(16)}${typeOf(one.kind, child)}`,
    );
    const taxes = one.taxes.map(([code, amount]) => `${money(amount)}${code}`.padStart(12));
    for (let i = 0; i < taxes.length; i += 4)
      lines.push(`${i === 0 ? '    XT' : '      '}${taxes.slice(i, i + 4).join(' ')}`);
  }
  const sum = (of: (one: (typeof kinds)[number]) => number): number =>
    kinds.reduce((all, one) => all + of(one) * one.count, 0);
  const bases =
    filedIn === null
      ? money(sum(({ base }) => base)).padStart(16)
      : `${filedOf(sum(({ filed }) => filed ?? 0)).padStart(16)}${money(sum(({ base }) => base)).padStart(15)}`;
  lines.push(
    `${bases}${filedIn === null ? money(sum(({ tax }) => tax)).padStart(26) : money(sum(({ tax }) => tax)).padStart(11)}${money(fares.all).padStart(18)}TTL`,
  );
  parts.push({ lines, says: pricesOf(fares) });
  const isFull = !pen.oneIn(3);
  for (const one of isFull ? kinds : []) {
    parts.push({
      lines: [
        `${typeOf(one.kind, child)}-${String(one.count).padStart(2, '0')}  ${basisOf(first)}`,
        ...wrap(calculationOf(facts, one, ''), 62).map((line) => ` ${line}`),
      ],
      says: { hasCalculation: true },
    });
    const rule = pen.pick(RULES);
    if (one === kinds[0]) parts.push({ lines: [rule, `VALIDATING CARRIER - ${first.airline}`], says: { rule } });
    if (pen.oneIn(2) || one !== kinds[0]) continue;
    const far = facts.journeys[0]?.at(-1)?.to ?? last.to;
    const amount = 'pieces' in allowance ? `${String(allowance.pieces).padStart(2, '0')}P` : `${allowance.kilos}KG`;
    const size =
      'pieces' in allowance
        ? '/EACH PIECE UP TO 50 POUNDS/23 KILOGRAMS AND UP TO 62 LINEAR INCHES/158 LINEAR CENTIMETERS'
        : '';
    parts.push({
      lines: [
        ...cut(`BAG ALLOWANCE     -${first.from}${far}-${amount}/${first.airline}${size}`, 64),
        'CARRY ON ALLOWANCE',
        `${first.from}${far}-01P/${first.airline}`,
      ],
      says: { hasAllowance: true },
    });
  }
  if (pen.oneIn(3))
    parts.push({
      lines: ['ADDITIONAL ALLOWANCES AND/OR DISCOUNTS MAY APPLY', '', 'AIR EXTRAS AVAILABLE - SEE WP*AE', '.'],
      says: {},
    });
  return parts;
}
