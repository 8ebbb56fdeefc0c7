/** The words that stand for a poster: names of cities, then themes. All are written folded (`foldText`) and match whole words or their start. */
import { foldText } from './fold-text.ts';
import type { PosterName } from './posters.ts';

/** A text longer than this is looked at up to here: names stand early, and a pasted page costs no time. */
const TEXT_MAX = 500;

/** Each city by its English name and by what its visitors' languages call it. */
const CITIES = [
  ['amsterdam', /\bamsterdam\b/],
  ['athens', /\b(?:athens|athen|athenes|atenas|atene)\b/],
  ['bangkok', /\bbangkok\b/],
  ['barcelona', /\b(?:barcelona|barcelone)\b/],
  ['cancun', /\bcancun\b/],
  ['dubai', /\bdubai\b/],
  ['hong-kong', /\bhong ?kong\b/],
  ['honolulu', /\b(?:honolulu|waikiki)\b/],
  ['istanbul', /\b(?:istanbul|estambul)\b/],
  ['las-vegas', /\b(?:las )?vegas\b/],
  ['lisbon', /\b(?:lisbon|lisboa|lisbonne|lissabon|lisbona)\b/],
  ['london', /\b(?:london|londres|londra)\b/],
  ['los-angeles', /\blos angeles\b/],
  ['miami', /\bmiami\b/],
  ['new-york', /\b(?:(?:new|nueva|nova) york|manhattan|newark)\b/],
  ['paris', /\b(?:paris|parigi)\b/],
  ['rome', /\b(?:rome|roma|rom)\b/],
  ['san-francisco', /\bsan francisco\b/],
  ['singapore', /\bsinga(?:pore|pur|pour|pura)\b/],
  ['sydney', /\bsydney\b/],
  ['tokyo', /\b(?:tokyo|tokio)\b/],
] as const satisfies readonly (readonly [PosterName, RegExp])[];
export type CityPoster = (typeof CITIES)[number][0];

/** In the order of spec §9: of several themes the first stands. */
const THEMES = [
  ['cruise', /\b(?:cruis|sailing|voyage\b|yacht|fjord)/],
  [
    'beach',
    /\b(?:beach|islands?\b|maldives|bali\b|hawaii|honolulu|maui\b|cancun|caribbean|bahamas|seychelles|mauritius|phuket|fiji\b|tahiti|bora bora|zanzibar|riviera|lagoon)/,
  ],
  [
    'mountain',
    /\b(?:alps?\b|alpine|mountain|ski\b|skiing|snowboard|dolomit|himalaya|andes\b|rockies\b|zermatt|patagonia|banff\b|annapurna)/,
  ],
  ['cityscape', /\b(?:city\b|cities\b|cityscape|urban\b|skyline|metropol|downtown)/],
  ['safari', /\b(?:safari|serengeti|ma?asai mara|kruger|okavango|ngorongoro|game (?:drive|reserve)|big five\b)/],
  ['train', /\b(?:trains?\b|rail\b|railways?\b|railroad|by rail|orient express|locomotive)/],
  ['adventure', /\b(?:adventur|trek|hik(?:e|es|ing)\b|kayak|camping|rafting|expedition|backpack|canyoning)/],
  ['vineyard', /\b(?:vineyard|wines?\b|winer(?:y|ies)\b|winelands?\b|napa\b|tuscany|bordeaux|chianti|douro\b|rioja\b)/],
  ['culture', /\b(?:cultur|museum|heritage|temples?\b|opera\b|theat(?:re|er)|historic|ancient\b)/],
  ['spa', /\b(?:spas?\b|wellness|thermal|hot springs?\b|yoga\b|onsen\b|hammam)/],
] as const satisfies readonly (readonly [PosterName, RegExp])[];
export type ThemePoster = (typeof THEMES)[number][0];

/** The city that the text names first, of those that have a poster. */
export function cityPosterIn(text: string | null): CityPoster | null {
  const folded = fold(text);
  let first: { readonly name: CityPoster; readonly at: number } | null = null;
  for (const [name, pattern] of CITIES) {
    const at = folded.search(pattern);
    if (at >= 0 && (first === null || at < first.at)) first = { name, at };
  }
  return first?.name ?? null;
}

/** The first theme of the list that any of the texts names. */
export function themePosterIn(...texts: readonly (string | null)[]): ThemePoster | null {
  const folded = texts.map(fold);
  return THEMES.find(([, pattern]) => folded.some((text) => pattern.test(text)))?.[0] ?? null;
}

const fold = (text: string | null): string => foldText((text ?? '').slice(0, TEXT_MAX));
