import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../formats/reading/document.ts';
import { parseTravelDeal } from '../../../parse.ts';
import { withoutPostFrame } from './post-frame.ts';

const read = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' });
const kept = (text: string) =>
  withoutPostFrame(readDocument(text)).lines.flatMap(({ passage: { text: left } }) => (left === '' ? [] : [left]));

describe('what a network sets around a post (T-15)', () => {
  it.each([
    ['Ruth Adler ▸ Cornwall Dog Walkers\nAdmin · 3h · 🔒\nOban in May', ['Ruth Adler', 'Oban in May']],
    ['Sponsored\nOban in May\n❤️😮 86   31 comments  4 shares', ['Oban in May']],
    ['Oban in May\n12 Kommentare   3 shares\nGefällt mir   Kommentieren   Teilen', ['Oban in May']],
    ['Oban in May\nLike · Reply · Share', ['Oban in May']],
    ['2h · 🌐\nOban in May\n1.2K likes · 40 shares', ['Oban in May']],
  ])('is no text of %j', (text, lines) => expect(kept(text)).toEqual(lines));

  it.each(['Share', 'Sponsored places: 4', '3 days · 2 nights', '2 shares of the boat', 'Dinner · Cruise'])(
    'leaves %j',
    (text) => expect(kept(text)).toEqual([text]),
  );

  it('takes the place of the trip from the post, its sender from the end, and gives no count for a term', () => {
    const deal = read(
      'Tess Arden ▸ Lake Tahoe Mums Abroad\nAdmin · 5h · 🔒\n\nSANTORINI, who is in?? 💙  Sat 8 May to Sat 15 May 2027\n\n$2,940 total for 2 people 🔥 not each!\n\nso whats included??\nflights from Reno on Delta\n7 nights at the Thira Cave Hotel, caldera view room\nbreakfast on your own little terrace\n\nBags are not in there, carry on only 😬\nrest is due by Feb 20\n\nTess Arden\nArden & Sons Travel\n\n👍 19        8 comments  1 share\nLike     Comment     Share',
    );
    expect(deal.destination).toBe('SANTORINI');
    expect(deal.totalPrice).toBe('$2,940');
    expect(deal.includes).toEqual([
      'flights from Reno on Delta',
      '7 nights at the Thira Cave Hotel, caldera view room',
      'breakfast on your own little terrace',
    ]);
    expect(deal.restrictions).toEqual(['Bags are not in there, carry on only 😬', 'rest is due by Feb 20']);
    expect(deal.agentInfo).toMatchObject({ name: 'Tess Arden', company: 'Arden & Sons Travel' });
    expect(deal.source.unused.length).toBeGreaterThan(2);
  });
});
