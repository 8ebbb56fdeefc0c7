import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-113 lines beside the lists', () => {
  const HEAD =
    '🌴 MADEIRA IN SPRING\n✈️ from Leeds\n🏨 Hotel Porto Verde 4★, Funchal – garden view, half board\n💷 £640 per person\n\n';

  it('the house is no entry of the list that a heading announces', () => {
    const { includes, accommodation } = read(`${HEAD}Included:\n✅ return flights\n✅ transfers\n`);
    expect(includes).toEqual(['return flights', 'transfers']);
    expect(accommodation).toContain('Hotel Porto Verde');
  });

  it('what starts with no house stays one', () =>
    expect(
      read(`${HEAD.replace('🏨 Hotel Porto Verde 4★, Funchal – ', '🍽 ')}Included:\n✅ return flights\n`).includes,
    ).toContain('garden view, half board'));

  it("a child's price in soles is no condition, a deposit is one", () => {
    const { restrictions } = read(
      'LIMA Y PARACAS\nS/ 890 por persona\nNiños de 4 a 11 años: S/ 590\nDepósito de S/ 100 para reservar\n',
    );
    expect(restrictions).toEqual(['Depósito de S/ 100 para reservar']);
  });

  it.each(['Handicap certificates are asked for in the Dunes', 'A medical certificate is needed'])(
    '%j is a condition',
    (line) =>
      expect(read(`DUNES BREAK\n£510 per golfer\n\nIncluded\n- 3 nights\n\n${line}.\n`).restrictions).toEqual([line]),
  );

  it.each([
    ['Bergen, Norway // 20–27 March 2027', 'A week of rowing and rest'],
    ['Bergen, Norway | 7 nights', 'A week of rowing and rest'],
  ])('over %j stands the title', (where, title) =>
    expect(read(`~ tide ~\n${title}\n${where}\n\n£640 per person\n`).title).toBe(title),
  );

  it('alone it is the title', () =>
    expect(read('Bergen, Norway // 20–27 March 2027\n\n£640 per person\n').title).toBe('Bergen, Norway'));
});
