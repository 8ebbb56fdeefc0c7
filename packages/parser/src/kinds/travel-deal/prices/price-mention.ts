/** An amount of an offer with its place, and what it is for. */
import type { DocumentLine } from '../../../formats/reading/document.ts';
import type { Field } from '../../../model/field.ts';
import type { Price } from '../../../model/travel-deal-draft.ts';
import type { PriceProduct } from './price-product.ts';
import type { PriceContext } from './price-role.ts';

export interface PriceMention extends PriceContext {
  readonly line: DocumentLine;
  readonly from: number;
  readonly to: number;
  readonly price: Field<Price>;
  /** A row of what children pay. */
  readonly isOfChildren?: boolean;
  /** What it is the result of. */
  readonly product?: PriceProduct | null;
  /** The price and the taxes that a reckoning adds up to it. */
  readonly parts?: readonly Field<Price>[];
  /** The line that holds `basis`, where it is another. */
  readonly basisLine: DocumentLine | null;
}
