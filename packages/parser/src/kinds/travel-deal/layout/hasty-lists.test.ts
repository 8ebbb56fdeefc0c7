import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (list: string) =>
  parseTravelDeal(`Malta, 7 nights from 3 May 2027\n£499 pp\n\n${list}`, { referenceDate: '2026-11-27' });

describe('T-486 lists typed in haste', () => {
  it.each([
    ['Includes:\n- flights from Leeds\n- airport transfers\nboat trip to Comino\ncity tax'],
    ['Leistungen:\n- Flug ab München\n- Transfer\nfreie Nutzung der Sauna\nKurtaxe ist auch inklusive'],
    ['Inbegrepen:\n- vlucht\n- transfer\nontbijtbuffet en diner\nwifi'],
    ['I priset ingår\n- flyg\n- transfer\nfre: båttur med fika\nflygskatter'],
    ['INCLUDES:\n- FLIGHTS\nAIRPORT TAXES\n- TRANSFERS\n- BREAKFAST'],
  ])('go on in the entries that have lost their mark: %j', (list) => {
    expect(read(list).includes).toHaveLength(4);
  });

  it('lose the marks that few of them have', () => {
    const { highlights } = read(
      'HIGHLIGHTS\nCross the pass at dawn\nSleep in a monastery\n- hot springs after the walk\nThe Sunday market\n\nBook by 3 January',
    );
    expect(highlights).toHaveLength(4);
  });

  it('go on below ticks', () => {
    const { includes } = read('✅ flights\n✅ transfers\n✅ breakfast\nguided walk in Valletta too 😍');
    expect(includes.at(-1)).toContain('guided walk in Valletta');
  });

  it('begin anew with a ban or a limit', () => {
    const { restrictions } = read(
      'Condições\n- tarifa não reembolsável\n- valores sujeitos a alteração sem aviso\nsó 14 vagas',
    );
    expect(restrictions).toHaveLength(3);
  });

  it('may have a smaller dot', () =>
    expect(read('Highlights\n• heated pool\n• view of the bay\n·bakery on foot').highlights).toHaveLength(3));

  it('of conditions as well, with their amounts', () => {
    const { restrictions } = read(
      'Conditions:\n- no pets\n- deposit £150\nbalance 6 weeks before\nCity tax to be paid on site',
    );
    expect(restrictions).toHaveLength(4);
  });

  it.each([
    ['Includes:\n- flights\n- transfers\nBook by 10 January', 2],
    ['Includes:\n- flights\n- transfers\nHotel Miramar 4*, Sliema', 2],
    ['Includes:\n- flights\n- transfers\nsingle room £120 extra', 2],
    ['Includes:\n• The village and its wooden\nquay\n• Rock carvings at the church\n• The fort', 3],
    ['Includes:\n• Transfers\n• Dinner on both evenings in the grand old\nrestaurant', 2],
    ['Includes:\n• Welcome dinner with wines from the estate and\nlive music\n• Transfers', 2],
    ['Includes:\n• Coach with a guide who knows the islands\nand the boat\n• Dinner', 2],
    ['Includes:\n• Two nights in a cabin on the lake, one of\n  them with dinner\n• Transfers', 2],
  ])('take in nothing else: %j', (list, count) => expect(read(list).includes).toHaveLength(count));
});
