/** Every layout of an offer, by name. */
import { card, chat, cruise, flyer, hotel, type Layout, newsletter, oneLiner, prose, rateSheet, supplier, tour } from './layouts.ts';

export const LAYOUTS: Readonly<Record<string, Layout>> = { flyer, newsletter, chat, oneLiner, card, prose, cruise, tour, hotel, rateSheet, supplier };
