import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const includes = (text: string) => parseTravelDeal(`Naxos\n${text}`, { referenceDate: '2026-11-21' }).includes;

describe('T-90 what a note says one gets', () => {
  it.each<[string, string[]]>([
    [
      "£1,200 for the pair of you. That's flights, one 20kg bag, the studio and a small car for five days.",
      ['flights', 'one 20kg bag', 'the studio', 'a small car for five days'],
    ],
    [
      "£1,200 for the pair. That's the ferry, a studio and two bags. Doesn't include insurance.",
      ['the ferry', 'a studio', 'two bags'],
    ],
    [
      'I added the wine tour on Monday, and a ferry pass for Tuesday because she likes boats.',
      ['the wine tour on Monday', 'a ferry pass for Tuesday'],
    ],
    ["I've also put in a sunset cruise and airport transfers.", ['a sunset cruise', 'airport transfers']],
    ["I've thrown in a boat trip too.", ['a boat trip']],
    ['Ich habe Ihnen noch den Mietwagen und eine Weinprobe eingeplant.', ['den Mietwagen', 'eine Weinprobe']],
    ["J'ai aussi prévu la visite du moulin et les petits déjeuners.", ['la visite du moulin', 'les petits déjeuners']],
    [
      "In that you've got flights, transfers and seven nights half board.",
      ['flights', 'transfers', 'seven nights half board'],
    ],
    ['That gives you four hotel nights, Mon to Fri, at the Petra.', ['four hotel nights']],
  ])('%j', (text, listed) => expect(includes(text)).toEqual(listed));

  it.each([
    "I've added a hire car for £120.",
    "I've included the photos and a link to the hotel.",
    "I've put in a request for a sea view room, late check-out and twin beds.",
    "That's a great price, a lovely town and the best beach.",
    "That's Friday, Saturday and Sunday.",
  ])('not %j', (text) => expect(includes(text)).toEqual([]));
});
