/** Who sends the offer, while it is being read. */
import type { Field } from './field.ts';

export interface ContactDraft {
  readonly name: Field<string> | null;
  readonly company: Field<string> | null;
  readonly email: Field<string> | null;
  readonly phone: Field<string> | null;
}
