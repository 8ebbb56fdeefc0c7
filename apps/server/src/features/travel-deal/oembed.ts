/** A deal as oEmbed 1.0 has it (oembed.com; rule T-144): a rich answer whose markup is the frame of the embed page. */
import { type Branding, type PublicTravelDeal, SOCIAL_CARD } from '@waypage/contract';

/** The frame is right from 320 to 480 px. */
const WIDTH = 420;
const CACHE_SECONDS = 3600;
/** What the card's parts take at the usual width, measured; the frame's own script tells the true height. */
const HEIGHTS = { head: 560, section: 42, line: 30, charactersALine: 46, deadline: 60, specialist: 66 } as const;

/** The id of the deal that an address of this site shows; null for any other address. */
export function dealIdIn(address: string, base: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  if (origin !== new URL(base).origin) return null;
  return /^\/(?:embed\/|json\/)?deal\/(?<id>[\w-]{1,64})\/?$/.exec(pathname)?.groups?.['id'] ?? null;
}

export const oembedAddress = (id: string, base: string): string =>
  `${base}/oembed?url=${encodeURIComponent(`${base}/deal/${id}`)}&format=json`;

interface Limits {
  readonly maxwidth?: number | undefined;
  readonly maxheight?: number | undefined;
}

export function dealOembed(deal: PublicTravelDeal, base: string, branding: Branding, limits: Limits): object {
  const title = deal.title?.trim() || deal.destination?.trim() || 'Travel deal';
  const width = Math.min(WIDTH, Math.max(1, limits.maxwidth ?? WIDTH));
  const height = Math.min(estimateHeight(deal, width), Math.max(1, limits.maxheight ?? Number.POSITIVE_INFINITY));
  const attributes = [
    ['src', `${base}/embed/deal/${deal.id}`],
    ['title', title],
    ['width', String(width)],
    ['height', String(height)],
    ['style', `border:0;width:100%;max-width:${width}px`],
    ['loading', 'lazy'],
  ] as const;
  return {
    version: '1.0',
    type: 'rich',
    title,
    ...(deal.data.agentInfo.name ? { author_name: deal.data.agentInfo.name } : {}),
    provider_name: branding.agencyName,
    provider_url: `${base}/`,
    cache_age: CACHE_SECONDS,
    html: `<iframe ${attributes.map(([name, value]) => `${name}="${escapeAttribute(value)}"`).join(' ')}></iframe>`,
    width,
    height,
    // A thumbnail may not be larger than what was asked for (oEmbed 2.3.4.1): then there is none.
    ...(SOCIAL_CARD.width <= (limits.maxwidth ?? SOCIAL_CARD.width) &&
    SOCIAL_CARD.height <= (limits.maxheight ?? SOCIAL_CARD.height)
      ? {
          thumbnail_url: `${base}/og/deal/${deal.id}.png?v=${deal.version}`,
          thumbnail_width: SOCIAL_CARD.width,
          thumbnail_height: SOCIAL_CARD.height,
        }
      : {}),
  };
}

function estimateHeight({ data }: PublicTravelDeal, width: number): number {
  const perLine = (HEIGHTS.charactersALine * width) / WIDTH;
  const lists = [
    data.highlights,
    data.activities,
    data.includes,
    data.restrictions,
    (data.accommodation ?? '').split('; '),
  ];
  const shown = lists.map((lines) => lines.filter((line) => line.trim() !== '')).filter((lines) => lines.length > 0);
  const lines = shown.flat().reduce((sum, line) => sum + Math.ceil(line.length / perLine), 0);
  const ends = (data.validUntil ? HEIGHTS.deadline : 0) + (data.agentInfo.name ? HEIGHTS.specialist : 0);
  return HEIGHTS.head + shown.length * HEIGHTS.section + lines * HEIGHTS.line + ends;
}

const escapeAttribute = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
