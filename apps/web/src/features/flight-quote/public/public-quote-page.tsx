/** The public page inside the application (contract §7): what clients see, without leaving; asks the one public call. */
import { useQuery } from '@tanstack/react-query';
import { House, Printer } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { CopyButton } from '../../../components/copy-button.tsx';
import { LogoMark } from '../../../components/logo-mark.tsx';
import { LostPage } from '../../../components/lost-page.tsx';
import { showToast } from '../../../components/toast-queue.ts';
import { absoluteAddress, flightQuotePath } from '../../../lib/share-address.ts';
import { usePage } from '../../../lib/use-page.ts';
import { fetchPublicFlightQuote, publicQuoteKey } from '../flight-quote-api.ts';
import { QUOTE_MESSAGES as TEXT } from '../flight-quote-messages.ts';
import { titleOf } from '../quote-draft.ts';
import { FlightQuoteView } from '../view/flight-quote-view.tsx';

export function PublicQuotePage() {
  const { id = '' } = useParams();
  const { data, isError } = useQuery({
    queryKey: publicQuoteKey(id),
    queryFn: ({ signal }) => fetchPublicFlightQuote(id, signal),
    /* Preview follows an edit: what was true before it is not shown as the page. */
    refetchOnMount: 'always',
  });
  usePage(data ? titleOf(data) : isError ? TEXT.notFoundTitle : 'Flight quote', isError || data !== undefined);

  if (data) return <FlightQuoteView quote={data} calendar={`${flightQuotePath(id)}.ics`} bar={<Bar id={id} />} />;
  if (isError) {
    return (
      <LostPage
        title={TEXT.notFoundTitle}
        text={TEXT.notFoundText}
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

function Bar({ id }: { readonly id: string }) {
  return (
    <div className="pubbar">
      <Link className="logo" to="/dashboard">
        <LogoMark />
      </Link>
      <div className="row">
        <CopyButton
          text={absoluteAddress(flightQuotePath(id))}
          label="Share"
          onCopied={() => showToast({ title: TEXT.linkCopied })}
          onRefused={() =>
            showToast({
              tone: 'danger',
              title: 'The browser did not allow copying',
              description: absoluteAddress(flightQuotePath(id)),
            })
          }
        />
        <button type="button" className="btn" aria-label="Print" onClick={() => globalThis.print()}>
          <Printer className="icon" aria-hidden="true" />
          <span>Print</span>
        </button>
      </div>
    </div>
  );
}
