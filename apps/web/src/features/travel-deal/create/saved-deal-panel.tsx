/** After saving (T-164): the link, 'Copy Link', and 'Download' and 'Print' as on the public page (contract §7). */
import type { PublicTravelDeal } from '@waypage/contract';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { absoluteAddress, dealPath, dealTextPath } from '../../../lib/share-address.ts';
import { SavedPanel } from '../../records/saved-panel.tsx';
import { DEAL_MESSAGES as TEXT } from '../travel-deal-messages.ts';
import { DealPrintSheet } from './deal-print-sheet.tsx';

export function SavedDealPanel({ deal }: { readonly deal: PublicTravelDeal }) {
  const [printings, setPrintings] = useState(0);
  return (
    <>
      <SavedPanel
        name="Saved travel deal"
        texts={TEXT}
        link={absoluteAddress(dealPath(deal.id))}
        copyLabel={TEXT.copyLink}
        after={
          <>
            <a className="btn" href={dealTextPath(deal.id)} download>
              <Download className="icon" aria-hidden="true" />
              Download
            </a>
            <button type="button" className="btn" onClick={() => setPrintings(printings + 1)}>
              <Printer className="icon" aria-hidden="true" />
              Print
            </button>
          </>
        }
      />
      {printings > 0 && <DealPrintSheet key={printings} deal={deal} />}
    </>
  );
}
