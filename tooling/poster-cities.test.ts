/** The gazetteer's names of cities are those that the posters go by: an airport's code leads to its city's poster. */
import { describe, expect, it } from 'vitest';
import { chooseFlightPoster } from '../apps/web/src/features/itinerary/view/choose-flight-poster.ts';
import { findAirport } from '../packages/gazetteer/src/index.ts';

const cityOfCode = (code: string): string | null => findAirport(code)?.city ?? null;

describe('posters and the gazetteer', () => {
  it.each([
    ['amsterdam', 'AMS'],
    ['athens', 'ATH'],
    ['bangkok', 'BKK DMK'],
    ['barcelona', 'BCN'],
    ['cancun', 'CUN'],
    ['dubai', 'DXB DWC'],
    ['hong-kong', 'HKG'],
    ['honolulu', 'HNL'],
    ['istanbul', 'IST SAW'],
    ['las-vegas', 'LAS'],
    ['lisbon', 'LIS'],
    ['london', 'LON LHR LGW STN LTN LCY'],
    ['los-angeles', 'LAX'],
    ['miami', 'MIA'],
    ['new-york', 'NYC JFK LGA EWR'],
    ['paris', 'PAR CDG ORY'],
    ['rome', 'ROM FCO CIA'],
    ['san-francisco', 'SFO'],
    ['singapore', 'SIN'],
    ['sydney', 'SYD'],
    ['tokyo', 'TYO HND NRT'],
  ])('%s is reached by %s', (poster, codes) => {
    for (const code of codes.split(' ')) {
      expect(chooseFlightPoster(`ZRH → ${code}`, cityOfCode)).toBe(poster);
      expect(chooseFlightPoster(`ZRH-${code}`, cityOfCode)).toBe(poster);
    }
  });
});
