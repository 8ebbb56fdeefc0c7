/** The flight quote editor (spec §2; F-150 to F-155): loads the record, or the unsaved work that waits in this tab, then shows the form. */
import { useQuery } from '@tanstack/react-query';
import type { FlightQuoteRecord } from '@waypage/contract';
import { LayoutDashboard } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { LostPage } from '../../../components/lost-page.tsx';
import { hasStatus } from '../../../lib/api-error.ts';
import { usePage } from '../../../lib/use-page.ts';
import { fetchFlightQuote, quoteKey } from '../flight-quote-api.ts';
import { QUOTE_MESSAGES as TEXT } from '../flight-quote-messages.ts';
import { dropEditor, readEditor } from '../kept-quote.ts';
import { draftOfRecord } from '../quote-draft.ts';
import { QuoteWork } from '../quote-work.ts';
import { EditQuoteForm } from './edit-quote-form.tsx';

export function EditQuotePage() {
  const { id = '' } = useParams();
  const { data, error, isFetching } = useQuery({
    queryKey: quoteKey(id),
    queryFn: ({ signal }) => fetchFlightQuote(id, signal),
    refetchOnMount: 'always',
  });
  const failed = !isFetching && error !== null && !hasStatus(error, 401);
  const ready = !isFetching && error === null && data !== undefined;
  usePage('Edit flight quote', ready || failed);

  if (ready) return <Editor key={id} record={data} />;
  if (failed) {
    const gone = hasStatus(error, 404);
    return (
      <LostPage
        framed
        title={gone ? TEXT.editNotFound : TEXT.editLoadFailed}
        text={gone ? TEXT.notFoundText : 'The server did not answer as it should. Load the page again in a moment.'}
        action={{ label: 'Back to Dashboard', to: '/dashboard', icon: LayoutDashboard }}
      />
    );
  }
  return (
    <p className="wrap page soft" role="status">
      {TEXT.loading}
    </p>
  );
}

function Editor({ record }: { readonly record: FlightQuoteRecord }) {
  const [first] = useState(record);
  const [discarded, setDiscarded] = useState(false);
  const kept = useMemo(() => (discarded ? null : readEditor(first.id)), [first, discarded]);
  const work = useMemo(() => kept ?? new QuoteWork(draftOfRecord(first)), [kept, first]);
  return (
    <EditQuoteForm
      key={String(discarded)}
      work={work}
      restored={kept !== null}
      onDiscard={() => {
        dropEditor(first.id);
        setDiscarded(true);
      }}
    />
  );
}
