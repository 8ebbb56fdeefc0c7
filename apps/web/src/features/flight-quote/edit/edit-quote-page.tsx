/** The flight quote editor (spec §2; F-150 to F-156). */
import { EditRecordPage } from '../../records/edit-record-page.tsx';
import { QUOTE_KIND } from '../quote-kind.ts';
import { EditQuoteForm } from './edit-quote-form.tsx';

export function EditQuotePage() {
  return <EditRecordPage kind={QUOTE_KIND} heading="Edit flight quote" form={EditQuoteForm} />;
}
