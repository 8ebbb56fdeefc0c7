/** A deal for other sites: the answer of `GET /api/travel-deals/{id}/embed` and of the JSON page, and its published schema (spec §3, §4, §9). */
import { z } from 'zod';
import { chooseDealPoster } from './choose-deal-poster.ts';
import { dealPriceText, discountLabel } from './deal-prices.ts';
import { readDisplayDates } from './display-dates.ts';
import { foldText } from './fold-text.ts';
import { LIMITS } from './limits.ts';
import { safeImage } from './safe-image.ts';
import type { PublicDealData, PublicTravelDeal } from './travel-deal-record.ts';

export const DEAL_TYPES = ['Cultural', 'Adventure', 'Luxury', 'Travel'] as const;
export type DealType = (typeof DEAL_TYPES)[number];

const nullableText = z.string().nullable();

export const dealJsonSchema = z
  .strictObject({
    title: nullableText.describe('Title of the deal.'),
    destination: nullableText.describe('Where it goes.'),
    description: z.string().max(LIMITS.dealDescriptionMax).describe('What the deal page says, at most 200 characters.'),
    originalPrice: nullableText.describe('The price before a reduction, as the text of the deal has it.'),
    finalPrice: nullableText.describe(
      'What one person pays, as the text has it; the price of a couple, room or group stands with what it is for. Null: contact for pricing.',
    ),
    discount: z
      .string()
      .regex(/^(?:(?:Up to )?\d{1,2}% OFF|Special Deal)$/)
      .describe('A percentage, or Special Deal.'),
    dealType: z.enum(DEAL_TYPES).describe('By the first highlight.'),
    imageUrl: z.url().describe("The agent's own picture, else a drawn poster of the theme."),
    startDate: z.iso.date().nullable().describe('First day, where the dates are calendar days.'),
    endDate: z.iso.date().nullable().describe('Last day; of a travel window its end.'),
    duration: nullableText.describe('7 days / 6 nights.'),
    guests: z.number().int().positive().describe('2 where the deal does not say.'),
    includes: z.array(z.string()).describe('What the price includes, one entry a thing.'),
    sourceUrl: z.url().describe('The page of the deal.'),
    isActive: z.boolean().describe('True without a last day to book, or until that day has ended.'),
  })
  .meta({ title: 'Travel deal', description: 'One travel deal for other sites.' });
export type DealJson = z.infer<typeof dealJsonSchema>;

/** The schema as a JSON Schema document (2020-12), for whoever checks an answer. @param id its own address. */
export function dealJsonSchemaDocument(id: string): object {
  return { $id: id, ...z.toJSONSchema(dealJsonSchema) };
}

/** @param base the public address without a slash at the end: another site needs whole addresses. */
export function dealJson({ id, title, destination, dates, data, isActive }: PublicTravelDeal, base: string): DealJson {
  const days = readDisplayDates(dates);
  const picture = safeImage(data.customImageUrl) ?? `/art/${chooseDealPoster(title, destination)}.svg`;
  return {
    title,
    destination,
    description: describeDeal(data),
    originalPrice: data.originalPrice,
    finalPrice: dealPriceText(data),
    discount: discountLabel(data),
    dealType: dealTypeOf(data.highlights),
    imageUrl: picture.startsWith('/') ? base + picture : picture,
    startDate: days?.start ?? null,
    endDate: days?.end ?? null,
    duration: data.duration,
    guests: data.passengers ?? LIMITS.dealGuestsDefault,
    includes: data.includes,
    sourceUrl: `${base}/deal/${id}`,
    isActive,
  };
}

/**
 * The first 200 characters (spec §9) of what the page says, in its order: notes, highlights, what is included. Not of the paste: that may hold
 * net rates and private data (contract §1).
 */
export function describeDeal({ notes, highlights, includes }: PublicDealData): string {
  const sentences = [...(notes ?? '').split('\n'), ...highlights, ...includes]
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .map((line) => (/[.!?…:]$/.test(line) ? line : `${line}.`));
  // A cut never leaves half a character.
  return sentences
    .join(' ')
    .slice(0, LIMITS.dealDescriptionMax)
    .replace(/\p{Surrogate}$/u, '')
    .trim();
}

/** In the order of spec §9: of several kinds the first stands. */
const TYPE_WORDS: readonly (readonly [DealType, RegExp])[] = [
  ['Cultural', /\b(?:cultur|museum|heritage|temples?\b|histor|ancient|opera\b|theat|tradition|archaeolog|monument)/],
  [
    'Adventure',
    /\b(?:adventur|safari|trek|hik(?:e|es|ing)\b|raft|kayak|zip|climb|expedition|div(?:e|es|ing)\b|snorkel|surf|ski\b|skiing)/,
  ],
  [
    'Luxury',
    /\b(?:luxur|deluxe|premium|butler|champagne|five-star|5[- ]?star|overwater|michelin|spa\b|yacht|first class)/,
  ],
];

function dealTypeOf([first = '']: readonly string[]): DealType {
  const folded = foldText(first);
  return TYPE_WORDS.find(([, words]) => words.test(folded))?.[0] ?? 'Travel';
}
