/** What the items of a budget are beside its parts: one of several to choose from, what only some pay, the price of it all, a price per night. */
import type { BudgetItemDraft } from '../../model/itinerary-draft.ts';
import { foldText } from '../../tokenizer/fold-text.ts';
import { rateLength } from './budget-rate.ts';

/** Of cabins or rooms one is booked: their prices make no sum. */
export const areAlternatives = (items: readonly BudgetItemDraft[]): boolean =>
  items.filter((item) => ALTERNATIVE.test(foldText(item.category.value))).length >= 2;
const ALTERNATIVE =
  /\b(?:cabins?|suite|balcony|ocean ?view|sea ?view|inside|outside|interior|stateroom|innenkabine|aussenkabine|balkon(?:kabine)?|cabine|camarote|cabina|doppelzimmer|einzelzimmer|chambre double|chambre simple|double room|twin room|single room|triple|quad|economy class|business class)\b/;

/** What only some pay is no part of a sum. */
export const isExtra = (item: BudgetItemDraft): boolean => EXTRA.test(foldText(item.category.value));
const EXTRA =
  /\b(?:(?:single |room )?supplement|zuschlag|einzelzimmerzuschlag|supplemento?|suplemento|supplement)|\b(?:optional|facultati[fv]|fakultativ|wahlweise|facoltativ|opcional|opzional)/;

/** `Price from Oslo: £940 per person`: what the trip costs, beside what some pay more. */
export const isPrice = (item: BudgetItemDraft): boolean => PRICE.test(foldText(item.category.value));
const PRICE = /(?:\b(?:price|prix|precio|prezzo|preco|quota)|preis)\b/;

/** `€120 per night`: how many nights there are is not said. */
export const isRate = ({ description }: BudgetItemDraft): boolean =>
  description !== null && rateLength(description.value) > 0;
