/** The itinerary editor (spec §2, E-1). */
import { EditRecordPage } from '../../records/edit-record-page.tsx';
import { ITINERARY_KIND } from '../itinerary-kind.ts';
import { EditItineraryForm } from './edit-itinerary-form.tsx';

export function EditItineraryPage() {
  return <EditRecordPage kind={ITINERARY_KIND} heading="Edit itinerary" form={EditItineraryForm} />;
}
