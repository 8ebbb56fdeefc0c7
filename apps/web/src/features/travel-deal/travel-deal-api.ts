/** The travel deal calls of spec §7, checked by the contract's schemas. */
import {
  LIMITS,
  type PublicTravelDeal,
  parsedTravelDealSchema,
  publicTravelDealSchema,
  type TravelDealData,
  travelDealRecordSchema,
  type WireParsedTravelDeal,
} from '@waypage/contract';
import { sendJson } from '../../lib/api-client.ts';
import { recordCalls } from '../records/record-calls.ts';
import { DEAL_MESSAGES as TEXT } from './travel-deal-messages.ts';

export const dealCalls = recordCalls<TravelDealData, PublicTravelDeal>({
  collection: '/api/travel-deals',
  recordSchema: travelDealRecordSchema,
  publicSchema: publicTravelDealSchema,
  publicLoadFailed: TEXT.publicLoadFailed,
});

/** Reading took too long and was given up (T-162). */
export class ParseTimeoutError extends Error {
  override readonly name = 'ParseTimeoutError';
}

/** Gives up after 45 seconds. Throws `ParseTimeoutError`, `ApiError` or `NoAnswerError`. */
export async function parseTravelDeal(text: string, referenceDate?: string): Promise<WireParsedTravelDeal> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), LIMITS.parseDealTimeoutMs);
  try {
    return await sendJson('POST', '/api/parse-travel-deal', parsedTravelDealSchema, {
      body: { text, referenceDate },
      signal: limit.signal,
    });
  } catch (error) {
    if (limit.signal.aborted) throw new ParseTimeoutError('No answer in time', { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
