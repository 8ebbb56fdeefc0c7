import { describe, expect, it } from 'vitest';
import { parseFlightQuote, parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-179 an amount on a page whose columns came out one below the other', () => {
  const card = (rows: string) =>
    read(`Lagoon Break\nTorremar, Spain\nHotel\nCasa Lagoa\nWas\n£680\n${rows}\nWhat's included\nReturn flights`);

  it('is the price of one where the line below says so', () => {
    const { price, totalPrice, originalPrice, warnings } = card('Now\n£540\nper person\nTotal for 2 adults\n£1,080');
    expect([price, totalPrice, originalPrice]).toEqual(['£540', '£1,080', '£680']);
    expect(warnings).toEqual([]);
  });

  it('a total that does not make it up is warned of', () =>
    expect(card('Now\n£540\nper person\nTotal for 2 adults\n£1,140').warnings.map(({ code }) => code)).toEqual([
      'total-mismatch',
    ]));

  it('words that say more than for whom it is leave the line alone', () =>
    expect(read('LAGOON BREAK\nDeposit now £90\nper person per night it is quiet\n£540 each').price).toBe('£540'));
});

describe('T-180 the picture of a house', () => {
  const stay = (line: string) => read(`ISLAND WEEK\n₹18,400/- per person\n${line}\n\nIncluded:\n- ferry`).accommodation;

  it.each([
    [
      '🏨 Shell Residency, Northport & Palm Court, Southport (or similar)',
      'Shell Residency, Northport & Palm Court, Southport (or similar)',
    ],
    ['🏡 Stay: Driftwood House, Northport', 'Driftwood House, Northport'],
    ['🏨 Casa Manga, Northport – double room', 'Casa Manga, Northport'],
    ['🏨 Serena Caoba 5⭐', 'Serena Caoba'],
  ])('%s', (line, name) => expect(stay(line)).toBe(name));

  it.each([
    '🏨 Double room with breakfast',
    '🏨 3 star hotel',
    '🏨 Twin sharing, half board',
    '🏡 Garden party at 6 pm!',
  ])('none in %s', (line) => expect(stay(line)).toBeNull());

  it('how many stars it has is no day', () => {
    expect(read('ISLAND WEEK\n₹18,400/- per person\nHotel Mar 4*, family room').dates).toBeNull();
    expect(read('ISLAND WEEK\n₹18,400/- per person\nfrom Mar 4* 2027').dates).not.toBeNull();
  });
});

describe('T-181 the return that is told plainer than the departure', () => {
  const dates = (text: string) => read(`AZORES WEEK\n${text}\n$2,300 per person`).dates;

  it.each([
    'Leaving Boston on June 3, 2027 and returning on June 11.',
    'From 3 June 2027, back on 11 June',
    'The group is leaving Leeds on Thursday, June 3, 2027, coming home on Friday, June 11. June 3 is slept on the plane.',
  ])('%s', (text) => expect(dates(text)).toBe('June 3 to 11, 2027'));

  it('a deadline is no departure', () => {
    const { dates, validUntil } = read('AZORES WEEK\nBook by 3 June 2027, returns on 11 July 2027\n$2,300 per person');
    expect([dates, validUntil]).toEqual(['July 11, 2027', '2027-06-03']);
  });
});

describe('T-178 sentences that gave no value', () => {
  const MESSAGE =
    'Corfu 7nts SC £489pp, flights from Leeds 3 May 2027, Villa Oliva. Incl: bag, transfers. Surcharge in June £120. ATOL protected. Hurry! Call Dee 0113 555 0142.';

  it('of a message in one line are notes, where they state something', () => {
    const { notes, includes, agentInfo } = read(MESSAGE);
    expect(includes).toEqual(['bag', 'transfers']);
    expect(notes).toContain('Surcharge in June £120.');
    expect(notes).toContain('ATOL protected.');
    expect(notes).not.toMatch(/Hurry|Call/);
    expect(agentInfo.phone).toBe('0113 555 0142');
  });

  it('point at their own place', () => {
    const { notes, source } = read(MESSAGE);
    const spans = (source.spans['/notes'] ?? []) as readonly (readonly [number, number])[];
    expect(spans.map(([from, to]) => MESSAGE.slice(from, to)).join('\n')).toBe(notes);
  });

  it('chat is none', () =>
    expect(
      read(
        'Corfu 7nts SC £489pp, flights from Leeds 3 May 2027, Villa Oliva. So good to see you both yesterday. Reply STOP to end.',
      ).notes ?? '',
    ).not.toMatch(/yesterday|STOP/));

  it('of a mail that tells its flights', () => {
    const { notes } = parseFlightQuote(
      'BA 117 leaves London Heathrow on 3 May 2027 at 08:20 and lands in New York JFK at 11:10. Both flights have seats that lie flat. Lovely to hear from you.\nFare £489 per adult.',
      { referenceDate: '2026-11-21' },
    );
    expect(notes).toBe('Both flights have seats that lie flat.');
  });
});

describe('messages in one line', () => {
  const SMS =
    'LARK TRAVEL: Algarve 5D4N SGD688pp twin. Incl: return flights, ferry, brunch. Excl tips. Book by 31 Jan 2027, WhatsApp Ming +65 6555 0193.';

  it('a list behind a colon is one as well', () =>
    expect(read(SMS).includes).toEqual(['return flights', 'ferry', 'brunch']));

  it('the agency before the colon is none of the title', () => {
    expect(read(SMS).title).toBe('Algarve 5D4N');
    expect(
      read(
        'Gozo 3N/4D Rs 18,999 per person twin sharing incl flights ex Delhi, hotel w breakfast, airport transfers. GST extra.',
      ).title,
    ).toBe('Gozo 3N/4D');
    expect(read('Greece Small Group: Athens to Corfu\n€990 per person').title).toBe(
      'Greece Small Group: Athens to Corfu',
    );
  });

  it('so is a greeting none of the name, nor the day of the mail that it answers that of the trip', () => {
    const { agentInfo, dates } = read(
      'Week on Corfu\n£640 per person\n\nDeepa Rao\nHolm Travel, Leeds\n0113 555 0182\n\n> On 18 Nov 2026 Joan wrote:\n> Hi Deepa, no snow this time',
    );
    expect(agentInfo.name).toBe('Deepa Rao');
    expect(dates).toBeNull();
  });

  it('the town behind the name of the agency is no destination', () =>
    expect(
      read(
        'The Late Letter\nNotes from Holm Travel, Portland, Oregon\n\nWe have a week on Madeira for you, 3 to 10 June 2027.\n£640 per person\n\nAnn Holm\nHolm Travel\n(503) 555-0119',
      ).destination,
    ).toBe('Madeira'));

  it('limited places and changes without notice are conditions in each language', () =>
    expect(
      read(
        'Semana em Tavira\nR$ 899 por pessoa\n\nValores sujeitos a mudança, sem aviso prévio. Vagas limitadas. Quartos em azul.',
      ).restrictions,
    ).toEqual(['Valores sujeitos a mudança, sem aviso prévio', 'Vagas limitadas']));

  it.each([
    ['Travel insurance extra. Balcony rooms face the bay.', 'Travel insurance extra'],
    ['Penale: 80% dal giorno della firma.', 'Penale: 80% dal giorno della firma'],
    ['Museums are on your own. Stroll the port on your own after dark.', 'Museums are on your own'],
  ])('%s', (line, condition) => expect(read(`SUN WEEK\n€869 pp\n\n${line}`).restrictions).toEqual([condition]));
});

describe('headings and what stands under them', () => {
  it('what is not included among reminders is one of them', () =>
    expect(
      read(
        'SURF WEEK\n€499 pp\n\n⚠️ Reminders\n• Not included: park fee, dinners\n• €50 holds the place\n• Over 18s only, please',
      ).restrictions,
    ).toEqual(['Not included: park fee', 'Not included: dinners', '€50 holds the place', 'Over 18s only, please']));

  it('under its own heading it goes on', () =>
    expect(read('SURF WEEK\n€499 pp\n\nNot included:\n• park fee\n• dinners').restrictions).toEqual([
      'Not included: park fee',
      'Not included: dinners',
    ]));

  it('what one sees along the way is a highlight', () =>
    expect(read('RIVER WEEK\n€900 pp\n\nAlong the way\n- the gorge by daylight\n- a mill').highlights).toEqual([
      'the gorge by daylight',
      'a mill',
    ]));

  it('the page that pays for its post names no offer', () => {
    const { title, agentInfo } = read('harbourtrips 📍 Split\nSponsored\n\nSURF WEEK\n€499 pp, 3 to 10 June 2027');
    expect([title, agentInfo.company]).toEqual(['SURF WEEK', 'harbourtrips']);
  });

  it('a ship may have its letters small', () =>
    expect(read('GREEK WEEK\nA week on deck, aboard the ms Lark Star\n€900 pp').accommodation).toBe('ms Lark Star'));
});
