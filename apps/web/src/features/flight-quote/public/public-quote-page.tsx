/** The public quote inside the application (F-157): what clients see, without leaving. */
import { CopyButton } from '../../../components/copy-button.tsx';
import { showToast } from '../../../components/toast-queue.ts';
import { absoluteAddress, flightQuotePath } from '../../../lib/share-address.ts';
import { InsideBar, PrintButton, PublicRecordPage } from '../../records/public-record-page.tsx';
import { quoteCalls } from '../flight-quote-api.ts';
import { QUOTE_MESSAGES as TEXT } from '../flight-quote-messages.ts';
import { titleOf } from '../quote-draft.ts';
import { FlightQuoteView } from '../view/flight-quote-view.tsx';

export function PublicQuotePage() {
  return (
    <PublicRecordPage
      queryKey={quoteCalls.publicKey}
      fetchPublic={quoteCalls.fetchPublic}
      name="Flight quote"
      titleOf={titleOf}
      loading={TEXT.loading}
      notFound={{ title: TEXT.notFoundTitle, text: TEXT.notFoundText }}
      failed={TEXT.notFoundText}
    >
      {(quote, id) => (
        <FlightQuoteView quote={quote} calendar={`${flightQuotePath(id)}.ics`} bar={<Bar address={addressOf(id)} />} />
      )}
    </PublicRecordPage>
  );
}

const addressOf = (id: string) => absoluteAddress(flightQuotePath(id));

function Bar({ address }: { readonly address: string }) {
  return (
    <InsideBar>
      <CopyButton
        text={address}
        label="Share"
        onCopied={() => showToast({ title: TEXT.linkCopied })}
        onRefused={() =>
          showToast({ tone: 'danger', title: 'The browser did not allow copying', description: address })
        }
      />
      <PrintButton />
    </InsideBar>
  );
}
