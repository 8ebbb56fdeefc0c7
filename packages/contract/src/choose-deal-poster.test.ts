import { describe, expect, it } from 'vitest';
import { chooseDealPoster } from './choose-deal-poster.ts';

describe('the poster of a travel deal', () => {
  it.each([
    ['Mediterranean Cruise', 'Barcelona', 'cruise'],
    ['Winter sun', 'Cancún, Mexico', 'beach'],
    ['Swiss Alps escape', 'Zermatt', 'mountain'],
    ['City break', 'Lisbon', 'cityscape'],
    ['Big five, small group', 'Masai Mara', 'safari'],
    ['Orient Express weekend', null, 'train'],
    ['Iceland Adventure', 'Reykjavík', 'adventure'],
    ['A taste of Napa', 'California', 'vineyard'],
    ['Museums and opera', 'Vienna', 'culture'],
    ['Wellness days', 'Baden-Baden', 'spa'],
  ])('%j, %j gets %s', (title, destination, poster) => {
    expect(chooseDealPoster(title, destination)).toBe(poster);
  });

  it.each([
    ['Beach and spa retreat', 'Bali', 'beach'],
    ['River cruise through the vineyards', 'Douro', 'cruise'],
    ['Culture by train', 'Italy', 'train'],
  ])('of several themes the first of the list stands: %j, %j gets %s', (title, destination, poster) => {
    expect(chooseDealPoster(title, destination)).toBe(poster);
  });

  it.each([
    ['Five nights in May', 'Spain'],
    ['Winter trails for trainees', 'Capacity limited'],
    ['Paris for two', 'Paris, France'],
    [null, null],
  ])('%j, %j has no theme and gets the travel poster', (title, destination) => {
    expect(chooseDealPoster(title, destination)).toBe('travel');
  });
});
