/** A refiner of travel deals: one rule, from one draft to the next. */
import type { ParseContext } from '../model/answer.ts';
import type { TravelDealDraft } from '../model/travel-deal-draft.ts';

export type TravelDealRefiner = (draft: TravelDealDraft, context: ParseContext) => TravelDealDraft;
