/** F-479 to F-486, F-490, F-494, F-498, F-500: hours, days and places of hurried messages and of lists of legs in several languages. */
import { describe, expect, it } from 'vitest';
import { parseFlightQuote } from '../src/index.ts';

const read = (text: string) => parseFlightQuote(text, { referenceDate: '2026-11-27' });
const segments = (text: string) => {
  const { departureFlights, returnFlights } = read(text);
  return [...departureFlights, ...returnFlights].flatMap((group) => group.segments);
};
const hours = (text: string) =>
  segments(text).map(({ flightNumber, departureTime, arrivalTime }) =>
    [flightNumber, departureTime, arrivalTime].join(' '),
  );
const days = (text: string) => segments(text).map(({ departureDate }) => departureDate);
const ends = (text: string) =>
  segments(text).map(({ departureLocation, arrivalLocation }) => `${departureLocation} > ${arrivalLocation}`);

describe('F-479 a letter behind an hour', () => {
  it.each([
    ['IB 3230 12 May 2027 Madrid 12:20 a Roma 14:50', 'IB 3230 12:20 PM 2:50 PM'],
    ['TP 1360 12 mai 2027 Lisboa 7:40 p/ Londres 10:20', 'TP 1360 7:40 AM 10:20 AM'],
    ['MK 851 12 May 2027 leaves Mauritius 7:35 n lands Johannesburg 9:45', 'MK 851 7:35 AM 9:45 AM'],
    ['AV 9 12 may 2027 Bogota 1020 a Lima 1330', 'AV 9 10:20 AM 1:30 PM'],
  ])('%s', (text, told) => {
    expect(hours(text)).toEqual([told]);
  });

  it('is one of the clock at the end of its line, before a mark or another such hour', () => {
    expect(hours('UA 12 12 May 2027 DEN 6:30 p - ORD 9:45 p')).toEqual(['UA 12 6:30 PM 9:45 PM']);
    expect(hours('UA 12 12 May 2027 DEN 630P ORD 945P')).toEqual(['UA 12 6:30 PM 9:45 PM']);
    expect(hours('UA 12 12 May 2027 DEN 6:30 p.m. ORD 9:45 p.m.')).toEqual(['UA 12 6:30 PM 9:45 PM']);
  });
});

describe('F-480 hours with a comma', () => {
  it.each([
    ['AZ 608 9 febb 2027 da Roma alle 9,45, arr. New York ore 13,30', 'AZ 608 9:45 AM 1:30 PM'],
    ['SK 1234 12.3.2027 BLL-ARN Abflug 19,30 Ankunft 20,55', 'SK 1234 7:30 PM 8:55 PM'],
    ['DY 601 3. marts 2027 Oslo-Bergen afg. kl. 7,05 ank. kl. 8,00', 'DY 601 7:05 AM 8:00 AM'],
  ])('%s', (text, told) => {
    expect(hours(text)).toEqual([told]);
  });

  it('are amounts without such a word', () => {
    expect(hours('AZ 608 9/2/2027 FCO-JFK 9:45 13:30, 13,05 € tassa, ore 12')[0]).toBe('AZ 608 9:45 AM 1:30 PM');
    expect(hours('AZ 608 9/2/2027 FCO-JFK 9:45 13:30 tassa alle 13,05 €')[0]).toBe('AZ 608 9:45 AM 1:30 PM');
  });
});

describe('F-481 a day without its month below the day of another flight', () => {
  it.each([
    'BA 6401 fri 9 jul 2027 JNB 0645 CPT 0855\nback sun 18th BA 6410 CPT 1715 JNB 1915',
    'KL 1274 vr 9 juli 2027 BLL 06:15 AMS 07:40\nterug op zondag 18 KL 1281 AMS 20:50 BLL 22:00',
    'LH 830 Fr 9. Juli 2027 FRA 06:15 CPH 07:40\nzurück am 18. LH 831 CPH 20:50 FRA 22:15',
  ])('%s', (text) => {
    expect(days(text)).toEqual(['2027-07-09', '2027-07-18']);
  });

  it('tells nothing where no flight stands beside it', () => {
    expect(days('BA 6401 fri 9 jul 2027 JNB 0645 CPT 0855\nour office is closed the 18th at 1715')).toEqual([
      '2027-07-09',
    ]);
  });
});

describe('F-482 a year behind a dash', () => {
  it('is the year of a flight, also where days could run on so far', () => {
    expect(days('SK 1425 12/1-28 CPH 07:10 ARN 08:20')).toEqual(['2028-01-12']);
    expect(days('Bergen - Oslo tirs 14/9-27 DY 601 7.05 - 8.00')).toEqual(['2027-09-14']);
  });

  it('is the last of several days where no flight is named', () => {
    const text = 'Two weeks in Oslo, 12/1-28\nout DY 601 BGO-OSL 0705 0800\nback DY 602 OSL-BGO 2105 2200';
    expect(days(text)).toEqual(['2027-01-12', '2027-01-28']);
    expect(read('Bergen - Oslo, 12/1-28\nDY 601 BGO-OSL 0705 0800\nDY 602 OSL-BGO 2105 2200').dates).not.toContain(
      '2028',
    );
  });
});

describe('F-483 places in small letters before their hour', () => {
  it.each([
    ['QF 608 4 mar 2027 dep melbourne 7.10am reach brisbane 8.25am', 'Melbourne > Brisbane'],
    ['6E 95 4 mar 2027 from kochi 0510, dubai 0755', 'Kochi (COK) > Dubai (DXB)'],
    ['SA 546 4 mar 2027 leavng durbs 7h10, joburg 8h20', 'Durbs (DUR) > Joburg (JNB)'],
  ])('%s', (text, way) => {
    expect(ends(text).map((end) => end.toLowerCase().replace(/\s?\([a-z]{3}\)/g, ''))).toEqual([
      way
        .toLowerCase()
        .replace(/\s?\([a-z]{3}\)/g, '')
        .replace('durbs', 'durban')
        .replace('joburg', 'johannesburg'),
    ]);
  });

  it('not where another word stands before the hour', () => {
    expect(ends('SA 546 4 mar 2027 leaves durban 7h10, all of paris on board, lands joburg 8h20')[0]).not.toContain(
      'Paris',
    );
  });

  it('are words elsewhere', () => {
    expect(ends('BA 117 4 mar 2027 LHR JFK 0825 1110, nice 10:30 breakfast')[0]).toBe('London (LHR) > New York (JFK)');
  });
});

describe('F-484 what goes by land behind a flight', () => {
  it('names no place of it', () => {
    const text =
      '1) Auckland - Sydney 3 Feb 2027 NZ101 0700-0840\nsurface Sydney - Melbourne\n2) Melbourne-Singapore 20 Feb SQ218 1105-1610, overland to Kuala Lumpur\n3) Kuala Lumpur - London 12 Mar MH4 2330-0550+1';
    expect(ends(text)).toEqual([
      'Auckland (AKL) > Sydney (SYD)',
      'Melbourne (MEL) > Singapore (SIN)',
      'Kuala Lumpur > London',
    ]);
  });

  it('a flight behind it is one', () => {
    expect(ends('NZ101 3 Feb 2027 AKL SYD 0700 0840, surface to MEL, SQ218 20 Feb MEL SIN 1105 1610')).toHaveLength(2);
  });
});

describe('F-485 a number in small letters and with a blank', () => {
  it('counts before a word for its departure', () => {
    expect(hours('ek 7 12 jun 2027 dep Dubai 7.45am reach London 12.20pm')).not.toContain('EK 7 7:45 AM 12:20 PM');
    expect(hours('ek 7 dep Dubai 7.45am reach London 12.20pm 12th jun 2027')).toEqual(['EK 7 7:45 AM 12:20 PM']);
    expect(hours('gf 270 leaves Bahrain 9.55pm reach Kochi 4.40 am 12th jun 2027')).toEqual(['GF 270 9:55 PM 4:40 AM']);
  });

  it('no word of a sentence does', () => {
    expect(hours('BA 7 12 Jun 2027 LHR 08:25 JFK 11:10, so 20 leaves open')).toEqual(['BA 7 8:25 AM 11:10 AM']);
  });
});

describe('F-486 hours said in words behind the hour of departure', () => {
  it.each([
    ['BA6410 fri 9 jul 2027 leaves Cape Town 17.15 n ur in Johannesburg qtr past 7', '7:15 PM'],
    ['BA6410 fri 9 jul 2027 leaves Cape Town 07.35 and you are in Johannesburg quater to 10', '9:45 AM'],
  ])('%s', (text, lands) => {
    expect(segments(text)[0]?.arrivalTime).toBe(lands);
  });

  it('land in the morning where the evening has passed', () => {
    expect(
      segments('BA6410 fri 9 jul 2027 leaves Cape Town 22.15 and you are in London quarter past 7')[0]?.arrivalTime,
    ).toBe('7:15 AM');
  });

  it('stay in the morning of a later day', () => {
    expect(
      segments('BA6410 fri 9 jul 2027 leaves Cape Town 14.15, gets into London quarter past 7 the next day')[0]
        ?.arrivalTime,
    ).toBe('7:15 AM');
  });
});

describe('F-489 the last of several legs', () => {
  const LEGS =
    'Ud: Billund-London 5/4-27 BA 821 10.25-11.20\nLondon-Dubai 9/4-27 EK 2 13.40-23.40\nHjem: Dubai-Billund 20/4-27 EK 9 14.10-18.40';
  it('is a leg of its own where none is the way out', () => {
    const { departureFlights, returnFlights } = read(LEGS.replace('Ud: ', ''));
    expect(departureFlights.map(({ segments: own }) => own[0]?.flightNumber)).toEqual(['BA 821', 'EK 2', 'EK 9']);
    expect(returnFlights).toEqual([]);
  });

  it('is the return of a trip with a way out', () => {
    const { returnFlights } = read(
      'Outbound\nBillund-London 5/4-27 BA 821 10.25-11.20\nLondon-Dubai 9/4-27 EK 2 13.40-23.40\nReturn\nDubai-Billund 20/4-27 EK 9 14.10-18.40',
    );
    expect(returnFlights.map(({ segments: own }) => own[0]?.flightNumber)).toEqual(['EK 9']);
  });

  it('is the return of two', () => {
    const { departureFlights, returnFlights } = read(
      'Billund-London 5/4-27 BA 821 10.25-11.20\nHjem: London-Billund 20/4-27 BA 822 14.10-17.00',
    );
    expect([departureFlights.length, returnFlights.length]).toEqual([1, 1]);
  });
});

describe('F-494 a length over the number of changes', () => {
  it('is the length of the whole way', () => {
    const page =
      'Ida\nqua., 12 mai. 2027\n12h20\n1 escala\n17:40\nGRU\nTP82\n9h40\n07:20\n+1\nLIS\nTempo de conexão 1h45\n09:05\nLIS\nTP1932\n55m\n10:00\nOPO';
    expect(read(page).departureFlights[0]).toMatchObject({ totalTime: '12h 20m' });
    expect(segments(page)[0]?.layoverDuration).toBe('1h 45m');
  });

  it('over the word alone it is the wait', () => {
    const page = '12 May 2027\n17:40\nGRU\nTP82\n07:20\n+1\nLIS\n1h 45m\nLayover\n09:05\nLIS\nTP1932\n10:00\nOPO';
    expect(segments(page)[0]?.layoverDuration).toBe('1h 45m');
    expect(read(page).departureFlights[0]?.totalTime).not.toBe('1h 45m');
  });
});

describe('F-500 `6h25` and `09:35 PER`', () => {
  it('are an hour, and an hour before a place', () => {
    expect(hours('FI 602 6 juil 2027 départ YYZ 20h30, arrivée KEF 6h25')).toEqual(['FI 602 8:30 PM 6:25 AM']);
    expect(hours('SQ 223 6 Jul 2027 SIN 09:35 PER 14:40')).toEqual(['SQ 223 9:35 AM 2:40 PM']);
  });

  it('`£9.35 per person` is no hour', () => {
    expect(read('BA 117 12 May 2027 LHR 08:25 JFK 11:10\n£309.35 per 2 seats').departureFlights).toHaveLength(1);
  });
});
