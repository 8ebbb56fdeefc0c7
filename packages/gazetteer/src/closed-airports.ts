/** Airports that old confirmations name and that have closed since; the generated table holds those in service. */
import type { Airport } from './find-airport.ts';

export const CLOSED_AIRPORTS: readonly { readonly airport: Airport; readonly names: readonly string[] }[] = [
  {
    airport: {
      code: 'TXL',
      name: 'Berlin Tegel Airport',
      city: 'Berlin',
      country: 'DE',
      zone: 'Europe/Berlin',
      latitude: 52.56,
      longitude: 13.29,
      kind: 'airport',
      cityCode: null,
    },
    names: ['berlin tegel', 'tegel'],
  },
  {
    airport: {
      code: 'SXF',
      name: 'Berlin Schönefeld Airport',
      city: 'Berlin',
      country: 'DE',
      zone: 'Europe/Berlin',
      latitude: 52.38,
      longitude: 13.52,
      kind: 'airport',
      cityCode: null,
    },
    names: ['berlin schonefeld', 'schonefeld'],
  },
  {
    airport: {
      code: 'THF',
      name: 'Berlin Tempelhof Airport',
      city: 'Berlin',
      country: 'DE',
      zone: 'Europe/Berlin',
      latitude: 52.47,
      longitude: 13.4,
      kind: 'airport',
      cityCode: null,
    },
    names: ['berlin tempelhof', 'tempelhof'],
  },
];
