/**
 * The picture that a link shows in chats and feeds (Open Graph, 1200 × 630): the poster, the title in its sky, the facts on a strip. Text is
 * laid out by satori with the product's own fonts; sharp puts it on the poster. As a palette PNG it stays far below 300 kB (rule F-128).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { POSTERS, type PosterName, SOCIAL_CARD } from '@waypage/contract';
import type { default as Satori } from 'satori';

export interface CardContent {
  readonly poster: PosterName;
  readonly agencyName: string;
  /** Colour of the mark. */
  readonly accentColor: string | null;
  readonly title: string;
  /** Short; those that do not fit are left out, the last ones first. */
  readonly facts: readonly string[];
}

export type DrawCard = (content: CardContent) => Promise<Buffer>;

/** The fonts are cut by script: each part is a family of its own, and a text names them all. */
const PARTS = ['latin', 'latin-ext', 'vietnamese'] as const;
const FACES = {
  display: { file: 'bricolage-display', weight: 800 },
  text: { file: 'hanken-text', weight: 700 },
} as const;
type Face = keyof typeof FACES;

/** Letters that the fonts have; a title in another script would be drawn as boxes. */
const DRAWABLE = /^[\u0020-\u024f\u1e00-\u1eff\u2010-\u2027\u2030-\u203a\u20a0-\u20bf\u2212]*$/u;
const TITLE_MAX = 90;
const FACTS_MAX = 62;
const MARK_COLOR = '#0B5563';

/** @param folder the built files of the web, with `fonts` and `art`. Null where they are missing. */
export function createCardDrawer(folder: string): DrawCard | null {
  if (!existsSync(join(folder, 'fonts'))) return null;
  let fonts: ReturnType<typeof loadFonts> | undefined;
  return async (content) => {
    // Loaded with the first card: the server starts without them.
    const [{ default: satori }, { default: sharp }] = await Promise.all([import('satori'), import('sharp')]);
    fonts ??= loadFonts(join(folder, 'fonts'));
    const text = await satori(layOut(content), { ...SOCIAL_CARD, fonts });
    const poster = cropPoster(readFileSync(join(folder, 'art', `${content.poster}.svg`), 'utf8'));
    return sharp(Buffer.from(poster))
      .composite([{ input: Buffer.from(text) }])
      .png({ palette: true, effort: 7 })
      .toBuffer();
  };
}

/** What of a text can be drawn; empty where that would not be the text any more. The fonts have no arrow. */
export function drawable(text: string): string {
  const clean = text
    .replace(/\s*[→➔➜➝⇒]\s*/gu, ' to ')
    .replace(/\p{Extended_Pictographic}|\ufe0f|\u200d/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return DRAWABLE.test(clean) ? clean : '';
}

function loadFonts(folder: string) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  return (Object.keys(FACES) as Face[]).flatMap((face) =>
    PARTS.flatMap((part) => {
      const file = files.find((name) => name.startsWith(`${FACES[face].file}-${part}.`));
      if (file === undefined) return [];
      const data = readFileSync(join(folder, file));
      return [{ name: `${face}-${part}`, data, weight: FACES[face].weight, style: 'normal' as const }];
    }),
  );
}

const family = (face: Face) => PARTS.map((part) => `${face}-${part}`).join(', ');

/** The part of the drawing that suits the card: its subject on the right, sky on the left. */
function cropPoster(svg: string): string {
  const size = `width="${SOCIAL_CARD.width}" height="${SOCIAL_CARD.height}"`;
  return svg.replace(
    /<svg([^>]*?)\sviewBox="[^"]*"(?:\spreserveAspectRatio="[^"]*")?/,
    `<svg$1 viewBox="-286 -20 800 420" preserveAspectRatio="xMaxYMax slice" ${size}`,
  );
}

type Node = Parameters<typeof Satori>[0];
type Style = Readonly<Record<string, string | number>>;

const box = (style: Style, children: readonly Node[] | string): Node => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
});

function layOut({ poster, agencyName, accentColor, title, facts }: CardContent): Node {
  const { ink } = POSTERS[poster];
  const shown = title.length > TITLE_MAX ? `${title.slice(0, TITLE_MAX).replace(/\s+\S*$/, '')} …` : title;
  const page = {
    width: '100%',
    height: '100%',
    boxSizing: 'border-box',
    flexDirection: 'column',
    padding: '46px 70px 40px',
    color: ink,
  };
  return box(page, [
    box({ alignItems: 'center', gap: 16 }, [
      mark(accentColor ?? MARK_COLOR),
      box({ fontFamily: family('display'), fontWeight: 800, fontSize: 34, letterSpacing: -1 }, agencyName),
    ]),
    box(
      {
        fontFamily: family('display'),
        fontWeight: 800,
        fontSize: shown.length > 48 ? 58 : 80,
        letterSpacing: shown.length > 48 ? -2 : -3,
        lineHeight: 0.98,
        marginTop: 40,
        width: 590,
      },
      shown,
    ),
    ...strip(fitting(facts)),
  ]);
}

function strip(facts: readonly string[]): Node[] {
  if (facts.length === 0) return [];
  const style = {
    marginTop: 'auto',
    alignSelf: 'flex-start',
    alignItems: 'center',
    background: 'rgba(255,255,255,.94)',
    borderRadius: 20,
    padding: '16px 28px',
    fontFamily: family('text'),
    fontWeight: 700,
    fontSize: 27,
  };
  const parts = facts.flatMap((fact, index) => [
    ...(index === 0 ? [] : [box({ color: '#B2341C', margin: '0 14px' }, '•')]),
    box({}, fact),
  ]);
  return [box(style, parts)];
}

function fitting(facts: readonly string[]): string[] {
  const shown: string[] = [];
  for (const fact of facts.map(drawable)) {
    if (fact === '' || [...shown, fact].join(' • ').length > FACTS_MAX) continue;
    shown.push(fact);
  }
  return shown;
}

function mark(color: string): Node {
  const path = (props: Record<string, string | number>): Node => ({ type: 'path', key: null, props });
  return {
    type: 'svg',
    key: null,
    props: {
      width: 53,
      height: 53,
      viewBox: '0 0 34 34',
      children: [
        { type: 'rect', key: null, props: { x: 2.5, y: 1.5, width: 29, height: 31, rx: 9, fill: color } },
        path({ d: 'M8.5 12.5l4.2 11 4.3-8.4 4.3 8.4 3-8', fill: 'none', stroke: '#fff', 'stroke-width': 2.7 }),
        { type: 'circle', key: null, props: { cx: 25.4, cy: 10, r: 3.1, fill: '#FF7556' } },
      ],
    },
  };
}
