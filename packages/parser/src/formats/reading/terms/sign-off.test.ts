import { expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (end: string) =>
  parseTravelDeal(`Bali 4N/5D, ₹38,800 per person\nBook by 10 Jan 2027${end}\n`, { referenceDate: '2026-11-21' })
    .agentInfo;

it.each([
  ['. Anil Mehra, Blue Palm Holidays, Ph 98300 11111', 'Anil Mehra', 'Blue Palm Holidays', '98300 11111'],
  ['! Questions? Dana, Palm Road Travel, Tel: 020 7946 0011', 'Dana', 'Palm Road Travel', '020 7946 0011'],
  [' 💛 Dana, Palm Road Travel\n#bali #deals', 'Dana', 'Palm Road Travel', null],
])('T-71 %j: who signs behind the last sentence or picture', (end, name, company, phone) => {
  expect(read(end)).toMatchObject({ name, company, phone });
});

it('T-71 a place and a hotel there sign nothing', () => {
  expect(read(' 💛 Ubud, Rice Field Lodge')).toMatchObject({ name: null, company: null });
});
