/** The public itinerary inside the application (contract §7): the same view, without leaving. */
import { useState } from 'react';
import { CopyButton } from '../../../components/copy-button.tsx';
import { absoluteAddress, itineraryPath } from '../../../lib/share-address.ts';
import { InsideBar, PrintButton, PublicRecordPage } from '../../records/public-record-page.tsx';
import { fetchPublicItinerary, publicItineraryKey } from '../itinerary-api.ts';
import { titleOf } from '../itinerary-draft.ts';
import { ITINERARY_MESSAGES as TEXT } from '../itinerary-messages.ts';
import { ItineraryView } from '../view/itinerary-view.tsx';

export function PublicItineraryPage() {
  return (
    <PublicRecordPage
      queryKey={publicItineraryKey}
      fetchPublic={fetchPublicItinerary}
      name="Itinerary"
      titleOf={titleOf}
      loading={TEXT.loading}
      notFound={{ title: TEXT.notFoundTitle, text: TEXT.publicNotFound }}
      failed={TEXT.publicNotFound}
    >
      {(itinerary, id) => <ItineraryView itinerary={itinerary} bar={<Bar id={id} />} />}
    </PublicRecordPage>
  );
}

function Bar({ id }: { readonly id: string }) {
  const [said, setSaid] = useState('');
  return (
    <>
      <InsideBar>
        <CopyButton
          text={absoluteAddress(itineraryPath(id))}
          label="Share"
          onCopied={() => setSaid(TEXT.linkCopied)}
          onRefused={() => setSaid('The browser did not allow copying. Copy the address of this page instead.')}
        />
        <PrintButton />
      </InsideBar>
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  );
}
