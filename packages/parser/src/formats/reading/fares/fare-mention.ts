/** An amount of a text with what it is for. */
import type { FareBasis, FareRole } from '../../../annotators/fare-words.ts';
import type { Field } from '../../../model/field.ts';
import type { Money } from '../../../model/money.ts';

export interface FareMention {
  readonly money: Field<Money>;
  readonly role: FareRole;
  readonly basis: FareBasis;
  /** The amount's own characters. */
  readonly written: string;
  /** Index of the document line. */
  readonly line: number;
  /** `+$95`: on top of a price that stands elsewhere. */
  readonly isAddition: boolean;
  /** How often it is paid by the text: `28 x £100.00`. */
  readonly times?: number;
  /** `per adult`. */
  readonly isOfAdult?: true;
}
