import { describe, expect, it } from 'vitest';
import { readShipCalls } from './ship-calls.ts';

const read = (text: string) => {
  const calls = readShipCalls({ text, at: 0 });
  const told = (call: { readonly title: { readonly value: string }; readonly time: unknown } | null | undefined) => {
    const time = call?.time as { readonly value: { readonly start: { readonly minutes: number } } } | null | undefined;
    return call ? [call.title.value, time?.value.start.minutes] : null;
  };
  return calls && [calls.port.text, told(calls.arrival), told(calls.departure)];
};

describe('readShipCalls', () => {
  it.each([
    ['PIRAN, SLOVENIA     Arrive 07:30    Depart 18:00', ['PIRAN, SLOVENIA', ['Arrive', 450], ['Depart', 1080]]],
    ['Bari, Italy   Arrive --   Sails 17:00', ['Bari, Italy', null, ['Sails', 1020]]],
    ['Kiel | Ankunft 08:00 | Abfahrt 19:30', ['Kiel', ['Ankunft', 480], ['Abfahrt', 1170]]],
    ['Vigo   Arrive   09:00   Depart   -', ['Vigo', ['Arrive', 540], null]],
  ])('reads %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each(['At sea', 'Sossusvlei    130 km, 2 hrs', 'Piran   Old town walk 10:00', 'Arrive 08:00', 'Bari   Arrive --'])(
    'reads no call in %s',
    (text) => {
      expect(read(text)).toBeNull();
    },
  );
});
