/** A validator of travel deals: one check on a finished draft. Sound text gives nothing. */
import type { ParseContext } from '../model/answer.ts';
import type { Issue } from '../model/issue.ts';
import type { TravelDealDraft } from '../model/travel-deal-draft.ts';

export type TravelDealValidator = (draft: TravelDealDraft, context: ParseContext) => Issue[];
