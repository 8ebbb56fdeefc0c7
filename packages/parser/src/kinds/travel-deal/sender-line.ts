/** A line of the head that says who writes and nothing else, `Aurora Resor` of `Aurora Resor AB`: no name of the offer. */
import type { DocumentLine } from '../../formats/reading/document.ts';
import type { Field } from '../../model/field.ts';
import { foldText } from '../../tokenizer/fold-text.ts';

const MIN_NAME = 5;
/** ` GmbH & Co. KG` */
const FORM = 14;

/** The sender must be told elsewhere: who was read from this line alone may be the offer. */
export function isSender({ folded, span }: DocumentLine, senders: readonly Field<string>[]): boolean {
  const gap = folded.indexOf('   ');
  const name = gap < 0 ? folded : folded.slice(0, gap).trimEnd();
  return (
    name.length >= MIN_NAME &&
    senders.some(({ value, spans }) => {
      const sender = foldText(value);
      const isElsewhere = spans.every(([from]) => from < span[0] || from >= span[1]);
      return isElsewhere && sender.startsWith(name) && sender.length - name.length <= FORM;
    })
  );
}
