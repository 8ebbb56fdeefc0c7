/** The public deal inside the application (T-176): what clients see, without leaving. */
import { Download } from 'lucide-react';
import { dealTextPath } from '../../../lib/share-address.ts';
import { InsideBar, PrintButton, PublicRecordPage } from '../../records/public-record-page.tsx';
import { titleOf } from '../deal-draft.ts';
import { dealCalls } from '../travel-deal-api.ts';
import { DEAL_MESSAGES as TEXT } from '../travel-deal-messages.ts';
import { DealView } from '../view/deal-view.tsx';

export function PublicDealPage() {
  return (
    <PublicRecordPage
      queryKey={dealCalls.publicKey}
      fetchPublic={dealCalls.fetchPublic}
      name="Travel deal"
      titleOf={titleOf}
      loading={TEXT.loading}
      notFound={{ title: TEXT.notFoundTitle, text: TEXT.notFoundText }}
      failed={TEXT.publicLoadFailed}
    >
      {(deal, id) => (
        <DealView
          deal={deal}
          bar={
            <InsideBar>
              <a className="btn" href={dealTextPath(id)} aria-label="Download" download>
                <Download className="icon" aria-hidden="true" />
                <span>Download</span>
              </a>
              <PrintButton />
            </InsideBar>
          }
        />
      )}
    </PublicRecordPage>
  );
}
