/** Reads a pasted text (contract §3); the parser itself is injected, so that it may run elsewhere than in this thread. */
import { type ContentKind, type DetectedKind, LIMITS, type ParseRequest, type WireParsed } from '@waypage/contract';
import type { KindDetection, ParseContext, ParsedContent } from '@waypage/parser';
import { AppError, type ErrorCode } from '../../errors.ts';

export interface Parser {
  parse<K extends ContentKind>(
    kind: K,
    text: string,
    context: ParseContext,
  ): ParsedContent[K] | Promise<ParsedContent[K]>;
  detectKind(text: string): KindDetection | Promise<KindDetection>;
}

export interface ParsingService {
  /** @throws AppError `text-too-long`, or the kind's error for a text under its minimum. */
  parse<K extends ContentKind>(kind: K, request: ParseRequest): Promise<WireParsed[K]>;
  /** @throws AppError `text-too-long`. */
  detectKind(text: string): Promise<DetectedKind>;
}

/** The fewest characters of a kind's text, and the error for less (spec §5). A blank text is too short for every kind. */
export const SHORTEST_TEXTS: {
  readonly [K in ContentKind]: { readonly characters: number; readonly error: ErrorCode };
} = {
  itinerary: { characters: 1, error: 'text-blank' },
  'flight-quote': { characters: LIMITS.flightQuoteTextMin, error: 'flight-quote-too-short' },
  'travel-deal': { characters: LIMITS.travelDealTextMin, error: 'travel-deal-too-short' },
};

export function createParsingService(parser: Parser, clock: () => number): ParsingService {
  return {
    async parse<K extends ContentKind>(kind: K, { text, referenceDate }: ParseRequest) {
      if (text.length > LIMITS.parseTextMax) throw new AppError('text-too-long');
      const { characters, error } = SHORTEST_TEXTS[kind];
      if (text.trim() === '') throw new AppError(error, { errors: [{ pointer: '/text', message: 'blank' }] });
      if (text.length < characters) {
        throw new AppError(error, { errors: [{ pointer: '/text', message: `fewer than ${characters} characters` }] });
      }
      const answer = await parser.parse(kind, text, { referenceDate: referenceDate ?? localDate(clock()) });
      // The same shape with lists that may be written to; the answer's schema checks it.
      return answer as unknown as WireParsed[K];
    },

    async detectKind(text) {
      if (text.length > LIMITS.parseTextMax) throw new AppError('text-too-long');
      return (await parser.detectKind(text)) as DetectedKind;
    },
  };
}

/** `YYYY-MM-DD` in the server's own time zone. */
function localDate(milliseconds: number): string {
  const date = new Date(milliseconds);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
