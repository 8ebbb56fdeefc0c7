/** A line over a list of prices that says the same of all of them, and is none of them. */
import type { Field } from '../../../model/field.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { PriceMention } from './price-mention.ts';

interface Row {
  readonly label: Field<string>;
  readonly mention: PriceMention;
}

/** `15 days from £2,799` over the prices of its departures says the same of all. */
export function withoutHeadline<T extends Row>(group: readonly T[]): readonly T[] {
  const [first, ...others] = group;
  if (first === undefined || others.length < 2 || !first.mention.isFrom) return group;
  const amounts = others.map(({ mention }) => mention.price.value.amount);
  // `Crete week from €499` over a row of that price
  const isLowest = first.mention.price.value.amount === Math.min(...amounts);
  const isHeadline = isLowest && !others.some(isFrom) && !others.some((other) => isNamedAlike(first, other));
  return (isLength(first) && !others.some(isLength)) || isHeadline ? others : group;
}
/** `Hotel A from €499` over `Hotel B €499` is a row as those are. */
const isNamedAlike = (one: Row, other: Row): boolean => firstWord(one) === firstWord(other);
const firstWord = ({ label }: Row): string => foldText(label.value).split(/[^a-z\d]/, 1)[0] ?? '';
const isFrom = ({ mention }: Row): boolean => mention.isFrom;
const isLength = ({ label }: Row): boolean => LENGTH.test(foldText(label.value));
const LENGTH = /^\W*\d{1,2}[- ]?(?:days?|nights?|tage|nachte|jours|nuits|dias|noches|giorni|notti|noites)\W*$/;
