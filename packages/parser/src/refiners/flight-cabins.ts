/**
 * F-9: the fare class where the text names none: the cabin of the booking classes, if all flights have the same one. Letters mean the same
 * at most airlines; those that use them in their own way stand in a table (their published fare families).
 */
import { derived } from '../model/field.ts';
import { type OfferDraft, type SegmentDraft, withClass } from '../model/flight-quote-draft.ts';
import { mapOffers, withFare } from './map-segments.ts';
import type { FlightQuoteRefiner } from './refiner.ts';

export const refineCabins: FlightQuoteRefiner = (draft) => mapOffers(draft, withFareClass);

type Cabin = 'First' | 'Business' | 'Premium Economy' | 'Economy';

/** The usual letters: A and F first; C, D, I, J and Z business. P, R and W differ too much to be told without the airline. */
const USUAL: Readonly<Record<string, Cabin | null>> = {
  A: 'First',
  F: 'First',
  C: 'Business',
  D: 'Business',
  I: 'Business',
  J: 'Business',
  Z: 'Business',
  P: null,
  R: null,
  W: null,
};

/** Letters of premium economy and of business beside the usual ones. */
const OWN_LETTERS: Readonly<Record<string, { premium: string; business: string; economy?: string }>> = {
  AA: { premium: 'WP', business: 'R' },
  AC: { premium: 'OEA', business: 'P' },
  AF: { premium: 'WSA', business: 'O' },
  AY: { premium: 'PTE', business: 'R', economy: 'AW' },
  BA: { premium: 'WET', business: 'R' },
  BR: { premium: 'KLTP', business: '' },
  CX: { premium: 'WRE', business: 'P' },
  DL: { premium: 'PAG', business: '', economy: 'W' },
  EK: { premium: 'W', business: 'HO', economy: 'PR' },
  IB: { premium: 'WET', business: 'R' },
  JL: { premium: 'WER', business: 'X' },
  KL: { premium: 'WSA', business: '' },
  LH: { premium: 'GEN', business: 'P', economy: 'W' },
  LX: { premium: 'GEN', business: 'P', economy: 'W' },
  NH: { premium: 'GEN', business: 'P', economy: 'W' },
  OS: { premium: 'GEN', business: 'P', economy: 'W' },
  QF: { premium: 'WRT', business: '' },
  QR: { premium: '', business: 'RP', economy: 'W' },
  SN: { premium: 'GEN', business: 'P', economy: 'W' },
  SQ: { premium: 'STLPR', business: 'U' },
  TK: { premium: '', business: 'KR', economy: 'PW' },
  UA: { premium: 'OAR', business: 'P', economy: 'W' },
  VS: { premium: 'WSHK', business: '' },
};

function withFareClass(offer: OfferDraft): OfferDraft {
  if (offer.fare.fareClass !== null || offer.segments.length === 0) return offer;
  const named = offer.segments.find((segment) => segment.cabin !== null)?.cabin;
  if (named && offer.segments.every((segment) => (segment.cabin?.value ?? named.value) === named.value))
    return withFare(offer, withClass(offer.fare, named));
  const cabins = new Set(offer.segments.map(cabinOf));
  const [cabin] = cabins;
  if (cabins.size !== 1 || !cabin) return offer;
  const spans = offer.segments.flatMap((segment) => segment.bookingClass?.spans ?? []);
  return withFare(offer, withClass(offer.fare, derived(cabin, spans)));
}

function cabinOf({ bookingClass, airline }: SegmentDraft): Cabin | null {
  const letter = bookingClass?.value;
  if (letter === undefined || !/^[A-Z]$/.test(letter)) return null;
  const own = OWN_LETTERS[airline.code?.value ?? ''];
  if (own?.premium.includes(letter)) return 'Premium Economy';
  if (own?.business.includes(letter)) return 'Business';
  if (own?.economy?.includes(letter)) return 'Economy';
  const usual = USUAL[letter];
  return usual === undefined ? 'Economy' : usual;
}
