/** A line of the head that says who writes and nothing else, `Aurora Resor` of `Aurora Resor AB`: no name of the offer. */
import type { DocumentLine } from '../../../formats/reading/document.ts';
import type { Span } from '../../../model/answer.ts';
import type { ContactDraft } from '../../../model/contact-draft.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

const MIN_NAME = 5;
/** ` GmbH & Co. KG` */
const FORM = 14;

export interface Sender {
  readonly folded: string;
  readonly spans: readonly Span[];
  readonly isPerson: boolean;
  /** The address of the text bears the name, too: `desk@petreltours.com`. */
  readonly isInAddress: boolean;
}

export const sendersOf = ({ name, company, email }: ContactDraft): readonly Sender[] =>
  [name, company].flatMap((field) => {
    if (field === null) return [];
    const folded = foldText(field.value);
    const domain = lettersOf(
      /@(?:[\w-]+\.)*?([\w-]{6,40})(?:\.(?:co|com|org|net))?\.[a-z]{2,10}$/i.exec(email?.value ?? '')?.[1] ?? '',
    );
    const isInAddress = domain !== '' && lettersOf(folded).startsWith(domain);
    return [{ folded, spans: field.spans, isPerson: field === name, isInAddress }];
  });

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/** The sender must be told elsewhere: who was read from this line alone may be the offer. */
export function senderOf({ folded, span }: DocumentLine, senders: readonly Sender[]): Sender | null {
  if (folded.length < MIN_NAME) return null;
  return (
    senders.find(({ folded: sender, spans, isInAddress }) => {
      if (!folded.startsWith(sender.slice(0, MIN_NAME))) return false;
      const gap = folded.indexOf('   ');
      const name = gap < 0 ? folded : folded.slice(0, gap).trimEnd();
      const isElsewhere = isInAddress || spans.every(([from]) => from < span[0] || from >= span[1]);
      return isElsewhere && name.length >= MIN_NAME && sender.startsWith(name) && sender.length - name.length <= FORM;
    }) ?? null
  );
}
