/** The travel deal editor (spec §2; T-170 to T-174). */
import { EditRecordPage } from '../../records/edit-record-page.tsx';
import { DEAL_KIND } from '../deal-kind.ts';
import { EditDealForm } from './edit-deal-form.tsx';

export function EditDealPage() {
  return <EditRecordPage kind={DEAL_KIND} heading="Edit travel deal" form={EditDealForm} />;
}
