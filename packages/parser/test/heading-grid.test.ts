/**
 * I-250, I-251: the number, weekday, date and name of a day in any order, with each mark between them, over a list and before a plan on the
 * same line. A grid of all forms: what one of them loses is the whole plan or a date in a title.
 */
import { describe, expect, it } from 'vitest';
import { parseItinerary } from '../src/index.ts';

const CITIES = ['Porto', 'Lisbon', 'Sintra', 'Evora'];
const PLANS = [
  ['Walk along the river', 'Dinner at Casa Lima'],
  ['Visit the castle', 'Boat tour'],
  ['Train to the coast', 'Lunch at the harbour'],
  ['Free morning', 'Transfer to the airport'],
];
const FIRST = 3;
const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];

type Of = (day: number) => string;
const NUMBERS: readonly Of[] = [() => '', (day) => `Day ${day + 1}`, (day) => `D${day + 1}`];
const WEEKDAYS: readonly Of[] = [() => '', (day) => NAMES[day] ?? '', (day) => (NAMES[day] ?? '').slice(0, 3)];
const DATES: readonly Of[] = [
  () => '',
  (day) => `${FIRST + day} May`,
  (day) => `May ${FIRST + day}`,
  (day) => `2027-05-0${FIRST + day}`,
];
const MARKS = [' – ', ' | ', ', ', ' · ', ' / ', ' ('];
/** `n`umber, `d`ate, `c`ity. */
const ORDERS = ['ndc', 'ncd', 'dnc', 'dcn', 'cnd', 'cd', 'dc'];
const BODIES: readonly ((plan: readonly string[]) => string)[] = [
  (plan) => `\n${plan.map((entry) => `- ${entry}`).join('\n')}\n`,
  (plan) => `: ${plan.join(', ')}`,
];

interface Form {
  readonly name: string;
  readonly text: string;
}

function* forms(): Generator<Form> {
  for (const number of NUMBERS)
    for (const weekday of WEEKDAYS)
      for (const date of DATES)
        for (const order of ORDERS) {
          const hasNumber = number(0) !== '';
          const hasDay = weekday(0) !== '' || date(0) !== '';
          if (hasNumber !== order.includes('n') || !hasDay || (date(0) === '' && !hasNumber)) continue;
          for (const mark of MARKS)
            for (const body of BODIES) {
              const head = headingOf(order, mark, number, weekday, date);
              const days = PLANS.map((plan, day) => head(day) + body(plan));
              yield { name: head(0), text: `Portugal in spring, 3 to 6 May 2027\n\n${days.join('\n')}\n` };
            }
        }
}

function headingOf(order: string, mark: string, number: Of, weekday: Of, date: Of): Of {
  return (day) => {
    const joint = /^[A-Z]/.test(date(day)) ? ', ' : ' ';
    const whole = [weekday(day), date(day)].filter((part) => part !== '').join(joint);
    const parts = [...order].map((part) => ({ n: number(day), d: whole, c: CITIES[day] ?? '' })[part] ?? '');
    const [first, ...others] = parts;
    return mark === ' (' ? `${first} (${others.join(', ')})` : parts.join(mark);
  };
}

const WANTED = PLANS.map((plan, day) => ({ title: CITIES[day], date: `2027-05-0${FIRST + day}`, plan }));

function daysOf(text: string) {
  return parseItinerary(text, { referenceDate: '2026-11-20' }).days.map(({ title, date, timeBlocks }) => ({
    title,
    date,
    plan: timeBlocks.flatMap(({ activities }) => activities.map((activity) => activity.title)),
  }));
}

describe('I-250 I-251 headings of days', () => {
  const all = [...forms()];

  it.each(MARKS)('are read in every order with %j between their parts', (mark) => {
    const own = all.filter(({ name }) => name.includes(mark));
    expect(own.length).toBeGreaterThan(200);
    expect(
      own.filter(({ text }) => JSON.stringify(daysOf(text)) !== JSON.stringify(WANTED)).map(({ name }) => name),
    ).toEqual([]);
  });
});
