/** The public page inside the application (contract §7): the same view, without leaving; asks the one public call. */
import { useQuery } from '@tanstack/react-query';
import { House, Printer } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { CopyButton } from '../../../components/copy-button.tsx';
import { LogoMark } from '../../../components/logo-mark.tsx';
import { LostPage } from '../../../components/lost-page.tsx';
import { absoluteAddress, itineraryPath } from '../../../lib/share-address.ts';
import { usePage } from '../../../lib/use-page.ts';
import { fetchPublicItinerary, publicItineraryKey } from '../itinerary-api.ts';
import { titleOf } from '../itinerary-draft.ts';
import { ITINERARY_MESSAGES as TEXT } from '../itinerary-messages.ts';
import { ItineraryView } from '../view/itinerary-view.tsx';

export function PublicItineraryPage() {
  const { id = '' } = useParams();
  const { data, isError } = useQuery({
    queryKey: publicItineraryKey(id),
    queryFn: ({ signal }) => fetchPublicItinerary(id, signal),
    /* Preview follows an edit: what was true before it is not shown as the page. */
    refetchOnMount: 'always',
  });
  usePage(data ? titleOf(data) : isError ? TEXT.notFoundTitle : 'Itinerary', isError || data !== undefined);

  if (data) return <ItineraryView itinerary={data} bar={<PublicBar id={id} />} />;
  if (isError) {
    return (
      <LostPage
        title={TEXT.notFoundTitle}
        text={TEXT.publicNotFound}
        action={{ label: 'Go to the start', to: '/', icon: House }}
      />
    );
  }
  return (
    <main className="wrap page" aria-busy="true">
      <p className="soft" role="status">
        {TEXT.loading}
      </p>
    </main>
  );
}

function PublicBar({ id }: { readonly id: string }) {
  const [said, setSaid] = useState('');
  return (
    <>
      <div className="pubbar">
        <Link className="logo" to="/dashboard">
          <LogoMark />
        </Link>
        <div className="row">
          <CopyButton
            text={absoluteAddress(itineraryPath(id))}
            label="Share"
            onCopied={() => setSaid(TEXT.linkCopied)}
            onRefused={() => setSaid('The browser did not allow copying. Copy the address of this page instead.')}
          />
          <button type="button" className="btn" aria-label="Print" onClick={() => globalThis.print()}>
            <Printer className="icon" aria-hidden="true" />
            <span>Print</span>
          </button>
        </div>
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  );
}
