import { describe, expect, it } from 'vitest';
import { parseTravelDeal } from '../../../parse.ts';

const titleOf = (text: string) => parseTravelDeal(text, { referenceDate: '2026-11-21' }).title;

describe('tabs, buttons and fields of a page are no title (T-451)', () => {
  it.each([
    [
      'GREAT RIVER JOURNEY\n\nPackage Info\n\nTariff\n\nT & C\n\nBook now\n\nDuration: 4 days\nINR 9,000 per person',
      'GREAT RIVER JOURNEY',
    ],
    ['Package ID: 88 B\nValley of Lakes\nDuration: 4 days\nINR 9,000 per person', 'Valley of Lakes'],
    ['Plan Your Journey\nChimps of Kibale\n4 days\n$1,650 per person', 'Chimps of Kibale'],
    ['Tour details\nGallery\nSalt Desert Days\n4 days\n$1,650 per person', 'Salt Desert Days'],
  ])('%s', (text, title) => expect(titleOf(text)).toBe(title));

  it.each([
    ['Journey to the Valley of Lakes\n4 days\nINR 9,000 per person', 'Journey to the Valley of Lakes'],
    ['Book Town Tour of Hay\n2 days\n£190 per person', 'Book Town Tour of Hay'],
  ])('near-miss: %s', (text, title) => expect(titleOf(text)).toBe(title));
});
