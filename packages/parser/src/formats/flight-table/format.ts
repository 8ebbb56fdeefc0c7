/**
 * Flights in a table: markdown, pasted cells of a spreadsheet, columns aligned by blanks, comma-separated values; upright with a flight a
 * row, or on its side with a journey or an offer a column.
 *
 *     | Flight | Depart      | Arrive           | Duration |
 *     | AF 367 | SEA 1:40 PM | CDG 8:35 AM (+1) | 9h 55m   |
 */
import type { FlightFormat } from '../flight-format.ts';
import { TYPED, typedFormat } from '../reading/flight/typed-format.ts';

export const flightTableFormat: FlightFormat = typedFormat('flight-table', TYPED + 0.005, ({ rows }) =>
  rows === 0 ? 0 : TYPED + 0.005,
);
