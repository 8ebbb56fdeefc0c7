/** Reads a pasted text (contract §3); the parser itself is injected, so that it may run elsewhere than in this thread. */
import { LIMITS, type ParseRequest, type WireParsedItinerary } from '@waypage/contract';
import type { ParseContext, ParsedItinerary } from '@waypage/parser';
import { AppError } from '../../errors.ts';

export type ParseItinerary = (text: string, context: ParseContext) => ParsedItinerary | Promise<ParsedItinerary>;

export interface ParsingService {
  /** @throws AppError `text-too-long`, `text-blank`. */
  parseItinerary(request: ParseRequest): Promise<WireParsedItinerary>;
}

export function createParsingService(parseItinerary: ParseItinerary, clock: () => number): ParsingService {
  return {
    async parseItinerary({ text, referenceDate }) {
      if (text.length > LIMITS.parseTextMax) throw new AppError('text-too-long');
      if (text.trim() === '') throw new AppError('text-blank', { errors: [{ pointer: '/text', message: 'blank' }] });
      const answer = await parseItinerary(text, { referenceDate: referenceDate ?? localDate(clock()) });
      // The same shape with lists that may be written to; the answer's schema checks it.
      return answer as unknown as WireParsedItinerary;
    },
  };
}

/** `YYYY-MM-DD` in the server's own time zone. */
function localDate(milliseconds: number): string {
  const date = new Date(milliseconds);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
