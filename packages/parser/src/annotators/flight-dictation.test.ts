import { describe, expect, it } from 'vitest';
import { tokenize } from '../tokenizer/tokenize.ts';
import { findDictatedAirports, findDictatedNumbers, findSmallCodes, isDictated } from './flight-dictation.ts';

const places = (text: string) => findDictatedAirports(text, tokenize(text)).map(({ from, to }) => text.slice(from, to));
const numbers = (text: string) =>
  findDictatedNumbers(text).map(({ carrier, figures }) => `${carrier?.code} ${figures.value}`);

describe('a dictated message', () => {
  it('is long and has no capital', () => {
    expect(isDictated('dublin to toronto on the first of may')).toBe(true);
    expect(isDictated('Dublin to toronto on the first of may')).toBe(false);
    expect(isDictated('to toronto')).toBe(false);
  });

  it('names places behind whence and whither', () => {
    expect(places('dublin to toronto then back from toronto')).toEqual(['dublin', 'toronto', 'toronto']);
    expect(places('a nice bath and some reading in the sun')).toEqual([]);
  });

  it('names an airline once and its numbers again', () => {
    expect(numbers('out on flight ei 123 and home on ei 122')).toEqual(['EI 123', 'EI 122']);
    expect(numbers('out on ei 123')).toEqual([]);
    expect(numbers('flight at 10 past 5')).toEqual([]);
  });

  it('leads a line of codes and times with its number', () => {
    expect(numbers('ba 117 lhr jfk 13apr 0825 1110')).toEqual(['BA 117']);
    expect(numbers('1. ba 117 13apr lhr-jfk 0825-1110, ba 112 20apr jfk-lhr 1825-0625')).toEqual(['BA 117', 'BA 112']);
    expect(numbers('ba 117 for you and me at 0825 or 1110')).toEqual([]);
    expect(numbers('zz 117 lhr jfk 13apr 0825 1110')).toEqual([]);
    expect(numbers('ba 117 lhr jfk on the 13th of april')).toEqual([]);
  });

  it.each([
    ['ba2714 lgw-agp 0710-1055', 'lgw agp'],
    ['ba2714 10apr lgw to agp', 'lgw agp'],
    ['aa 100 out jfk lhr 1830', 'jfk lhr'],
    ['ba2714 lgw 0710 agp 1055', 'lgw agp'],
    ['ek10 lgw-dxb-syd 1415', 'lgw dxb syd'],
    ['ba2714 lgw-agp 0710-1055, ba2715 agp-lgw 1140-1325', 'lgw agp agp lgw'],
    ['ba2714 lgw dep 7:10, agp arr 10:55', 'lgw agp'],
    // One code alone, words that are codes too, and letters that are no airport's.
    ['ba2714 lgw is full', ''],
    ['ba2714 mon to fri, sat sun', ''],
    ['ba2714 bag and tax', ''],
    ['ba2714 qqq 0710 qqx 1055', ''],
  ])('reads codes in small letters two by two: %s', (text, codes) =>
    expect(
      findSmallCodes(text)
        .map(({ from, to }) => text.slice(from, to))
        .join(' '),
    ).toBe(codes),
  );
});
