/** Which of the drawn posters a trip gets: its city where there is one, else its theme, else the travel poster. */

export type PosterName = 'paris' | 'tokyo' | 'cruise' | 'mountain' | 'beach' | 'travel';

/** Colour of each poster's upper sky, as in posters.css (a test holds them equal). */
export const POSTER_SKIES: Record<PosterName, string> = {
  paris: '#FBD3A4',
  tokyo: '#F9D5CB',
  cruise: '#CBE3E6',
  mountain: '#F8DDB4',
  beach: '#BFE6E1',
  travel: '#CFE8E2',
};

/** Cities first, then themes; words are written folded (no accents, lower case) and match from the start of a word. */
const RULES: readonly (readonly [PosterName, RegExp])[] = [
  ['paris', /\bparis\b/],
  ['tokyo', /\btokyo\b/],
  ['cruise', /\b(?:cruis|sailing|voyage\b|yacht|fjord)/],
  [
    'mountain',
    /\b(?:alps?\b|alpine|mountain|ski\b|skiing|snowboard|dolomit|himalaya|andes\b|rockies\b|zermatt|patagonia|banff\b|annapurna)/,
  ],
  [
    'beach',
    /\b(?:beach|islands?\b|maldives|bali\b|hawaii|honolulu|maui\b|cancun|caribbean|bahamas|seychelles|mauritius|phuket|fiji\b|tahiti|bora bora|zanzibar|riviera|lagoon)/,
  ],
];

/** Looks at the place before the title: a title may name things that the trip only passes. */
export function choosePoster(place: string | null, title: string | null): PosterName {
  const texts = [fold(place ?? ''), fold(title ?? '')];
  for (const cityOrTheme of RULES) {
    const [name, pattern] = cityOrTheme;
    if (texts.some((text) => pattern.test(text))) return name;
  }
  return 'travel';
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
