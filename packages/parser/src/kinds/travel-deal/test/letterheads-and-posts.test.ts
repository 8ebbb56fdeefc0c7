import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

describe('T-77 who offers', () => {
  it('the whole name under the given one', () => {
    const { agentInfo } = read(
      'Dear Ines,\n\na week in Apulia at EUR 640 per person.\n\nKind regards\nLena\n\nLena Fischer, Groups\nAdria Land Partners\n+385 1 555 0134',
    );
    expect(agentInfo).toMatchObject({ name: 'Lena Fischer', company: 'Adria Land Partners' });
  });

  it.each([
    'Wir freuen uns auf Ihre Antwort und grüßen Sie herzlich',
    'Ich freue mich auf Ihren Anruf und grüße Sie freundlich',
    'We look forward to hearing from you and send kind regards',
  ])('the name under a sentence that greets: %s', (closing) => {
    expect(read(`Korfu: eine Woche am Meer\n640 € p. P.\n\n${closing}\nJutta Kranich`).agentInfo.name).toBe(
      'Jutta Kranich',
    );
  });

  it('a kiss and the account of a post', () => {
    const post =
      'PAROS, GREECE | 6 nights | from €640pp\n\nLink in bio 💌\nOrla xx\n@slowtideescapes\n.\n#paros #greece';
    expect(read(post).agentInfo).toMatchObject({ name: 'Orla', company: '@slowtideescapes' });
    expect(read('Paros week\n€640pp\n@endtemplate\nCall 020 7946 0011').agentInfo.company).toBeNull();
  });

  it('a name with a small word, under labels between tabs', () => {
    const { agentInfo } = read('Fig farm special\nR 2 900 per person\nBookings\tAnna du Preez\nCell\t+27 82 555 0191');
    expect(agentInfo.name).toBe('Anna du Preez');
  });

  it('the sender of a French mail, a blank before its colon', () => {
    expect(
      read('De : Luc Morel <luc@atlas.example>\nObjet : Votre groupe\n\nUn séjour à 545 €').agentInfo,
    ).toMatchObject({
      name: 'Luc Morel',
      email: 'luc@atlas.example',
    });
    expect(read('Paris\nDe Luc Morel\n545 €').agentInfo.email).toBeNull();
  });

  it('a year behind the owner of a page is none of the name', () => {
    expect(read('Paros week\n€640pp\nCopyright Hedge & Harbour Travel Ltd 2027').agentInfo.company).toBe(
      'Hedge & Harbour Travel Ltd',
    );
  });

  it('a ship is no person, and where one stays', () => {
    const { agentInfo, accommodation } = read('Rhine in Spring\nMS Clara Vogt | 8 days / 7 nights\n$2,479 per person');
    expect(agentInfo.name).toBeNull();
    expect(accommodation).toBe('MS Clara Vogt');
    expect(read('Rhine in Spring\nMs Clara Vogt will call you\n$2,479 per person').accommodation).toBeNull();
  });
});

describe('T-78 what the offer is called and where it goes', () => {
  it.each([
    [
      'ROSE HOLIDAYS L.L.C.\n\nTo : All Agents\nSub : GOA MONSOON OFFER\n\nDear Partners,\n\n1. Package: 05 Nights at Palm Cove Resort, Goa',
      'GOA MONSOON OFFER',
    ],
    [
      'Reisebüro Kranich, Lindenweg 3, 26122 Oldenburg\nAngebot 2027-31\n\nSehr geehrte Frau Lang,\n\nKorfu: Ruhe am Meer\n\n640 € p. P.',
      'Korfu: Ruhe am Meer',
    ],
    ['📍 PAROS, GREECE | 6 nights | from €640pp', 'PAROS, GREECE'],
    ['TARIFF SHEET\tAutumn Escape 2027\nPackage\t3 days / 2 nights\nR 2 900 per person', 'TARIFF SHEET'],
    ['Package: Goa Winter Special\n5 nights\n₹18,000 per person', 'Goa Winter Special'],
  ])('%j', (text, title) => expect(read(text).title).toBe(title));

  it.each([
    ['Orchards to the Alps: Dresden to Hamburg', 'Dresden to Hamburg'],
    ['Vietnam: Hanoi to Saigon', 'Vietnam'],
  ])('%s', (title, destination) => expect(read(`${title}\n8 days\n€980 pp`).destination).toBe(destination));

  it('the two ends of one journey are no departures', () => {
    const { priceOptions, dates } = read(
      'PUGLIA BY COACH\nDATES\nLeave Rome Sunday, June 6, 2027\nHome from Bari Saturday, June 12, 2027\n\nPRICE\n$1,895 per person',
    );
    expect(priceOptions).toEqual([]);
    expect(dates).toBe('June 6 to 12, 2027');
  });
});

describe('T-79 lists of flyers, posts and newsletters', () => {
  it('a scanned mark stands for a bullet, also where an entry goes on', () => {
    const { includes } = read(
      'PUGLIA BY COACH\n$1,895 per person\nINCLUDED\n« Two nights in a couchette from Turin,\nRome to Bari\n« Lunch on the coach\n« Entry to the castle',
    );
    expect(includes).toEqual([
      'Two nights in a couchette from Turin, Rome to Bari',
      'Lunch on the coach',
      'Entry to the castle',
    ]);
  });

  it('headings of a trade newsletter', () => {
    const { highlights, restrictions } = read(
      'Iceland Weekend\n£990pp\n\nWhy this one works\n• Whales from the quay\n\nThe boring bits\n• Dinners cost extra\n• Spa sold separately',
    );
    expect(highlights).toEqual(['Whales from the quay']);
    expect(restrictions).toEqual(['Dinners cost extra', 'Spa sold separately']);
  });

  it.each([
    ['• Four nights with breakfast at the Hótel Birki, Akureyri', 'Hótel Birki'],
    ['🏨 6 nights half board at Casa da Ribeira, Furnas', 'Casa da Ribeira'],
    ['Everybody stays at the Larch Garden House in Bled for two nights', 'Larch Garden House'],
  ])('where one stays: %s', (line, accommodation) =>
    expect(read(`Spring week\n£990pp\nIncludes:\n${line}`).accommodation).toBe(accommodation),
  );

  it('stars alone under a name say that it is a house', () => {
    const page = (stars: string) =>
      read(
        `Malta: Gozo Week\nRazzett Marija, Pool Room\n${stars}\n7 nights\n£819 pp\n\nIncluded\nFlights\nBreakfast\nTransfers\nA boat trip`,
      );
    expect(page('★★★★').accommodation).toBe('Razzett Marija');
    expect(page('---').accommodation).toBeNull();
  });

  it('reasons to sell, and what a price told of by a pronoun holds', () => {
    expect(read('Atlas Break\n£829pp\n\n**Reasons to sell it**\n- Mint tea above the snow').highlights).toEqual([
      'Mint tea above the snow',
    ]);
    const french =
      'Séjour au Pays basque\n\nLe prix est de 545 € par personne. Il comprend la demi-pension, un guide local et les entrées.';
    expect(read(french).includes).toEqual(['la demi-pension', 'un guide local', 'les entrées']);
  });

  it('half board in Spanish and a train are no house', () => {
    expect(read('Búzios\n5 noches\n$640 por persona\nMedia Pensión').accommodation).toBeNull();
    expect(read('Rockies\n$1,640 pp\nTwo nights aboard Alpine Rail Express').accommodation).toBeNull();
  });

  it('a passport that must be valid is no inclusion, nor is how a price is given', () => {
    const chat = read('*GOA*\n₹18,000 per couple\n👉 ₹5,000 advance to block\n👉 Passport must be valid for 7 months');
    expect(chat.restrictions).toContain('Passport must be valid for 7 months');
    expect(chat.includes).toEqual([]);
    const sheet = read(
      'Lodge special\nBasis\tper person sharing, ZAR incl. 15% VAT\nChalet\tR 14 950\nIncl.\n\tAll meals',
    );
    expect(sheet.includes).toEqual(['All meals']);
  });

  it('T-10 children who pay another price do not make a total wrong', () => {
    const rows = 'Preis pro Erwachsenem: 1.145 €\nKinderfestpreis: 590 €\nGesamtpreis: ';
    const head = 'Madeira\n2 Erwachsene, 1 Kind (9 Jahre)\n';
    expect(read(`${head}${rows}2.880 €`).warnings).toEqual([]);
    expect(read(`${head}${rows}2.990 €`).warnings.map(({ code }) => code)).toEqual(['total-mismatch']);
  });
});

describe('T-626 the seller beside another name', () => {
  const agent = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });

  it('is the agency with its own head, not the operator whose trip it sells', () => {
    const deal = agent(
      '★ ★ ★   REISEBÜRO LINDE   ★ ★ ★\nGerberstraße 9 · 87435 Kempten\n\nAPULIEN\n02.10. – 09.10.2027\npro Person 1.398 €\n\nBuchung: Anna Weiß, Tel. 0831 555 0142\n\nReiseveranstalter: Sonnberg Reisen GmbH, Ulm. Druckfehler vorbehalten.',
    );
    expect(deal.agentInfo).toMatchObject({ name: 'Anna Weiß', company: 'REISEBÜRO LINDE' });
    expect(deal.restrictions).toEqual([]);
  });

  it('is the operator where no other heads the text', () =>
    expect(
      agent('APULIEN\n02.10. – 09.10.2027\npro Person 1.398 €\n\nReiseveranstalter: Sonnberg Reisen GmbH, Ulm.')
        .agentInfo.company,
    ).toBe('Sonnberg Reisen GmbH'));

  it.each([
    ['reservations, Chimfule Bend Lodge', 'Chimfule Bend Lodge'],
    ['reservations', null],
    ['reservations, Malta', null],
    ['holidays, Big Blue Sky', null],
  ])('stands behind what somebody does there: %s', (line, company) =>
    expect(agent(`Safari week\n£400pp\n\nCheers\nBrett Mulenga\n${line}\n0161 496 0733`).agentInfo.company).toBe(
      company,
    ),
  );
});
