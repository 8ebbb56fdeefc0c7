/** The text was changed: its places are no longer true, and the flights are those of the old one, until the agent asks (contract §3). */
import type { FlightQuoteData } from '@waypage/contract';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Notice } from '../../../components/notice.tsx';
import { showToast } from '../../../components/toast-queue.ts';
import { VersionDialog } from '../../../components/version-dialog.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { compareQuotes } from '../conflict/compare-quotes.ts';
import { parseFlightQuote } from '../flight-quote-api.ts';
import { QUOTE_MESSAGES as TEXT } from '../flight-quote-messages.ts';
import { quoteDataOf } from '../quote-draft.ts';
import type { QuoteWork } from '../quote-work.ts';

export function ReadAgain({ work }: { readonly work: QuoteWork }) {
  const [reading, setReading] = useState(false);
  const [found, setFound] = useState<FlightQuoteData | null>(null);

  async function read() {
    setReading(true);
    try {
      setFound(quoteDataOf(await parseFlightQuote(work.state.get().rawText)));
    } catch (error) {
      const description = error instanceof ApiError ? TEXT.failedToParse : TEXT.unableToParse;
      showToast({ tone: 'danger', title: TEXT.parsingFailed, description });
    } finally {
      setReading(false);
    }
  }

  const { rawText } = work.state.get();
  return (
    <>
      <Notice tone="warn" role="status">
        <strong>You changed the text.</strong> Flights and fares stay as they were read before.{' '}
        <button type="button" className="btn btn--sm" aria-disabled={reading} onClick={() => !reading && void read()}>
          <RotateCw className="icon" aria-hidden="true" />
          {reading ? 'Reading...' : 'Read again'}
        </button>
      </Notice>
      {found && (
        <VersionDialog
          title="Read again"
          text="What the changed text gives, beside what stands here now. Nothing changes until you choose."
          differences={compareQuotes(work.draft(), { ...found, rawText, data: found })}
          theirsName="Read now"
          takeTheirsLabel="Use the new reading"
          onLater={() => setFound(null)}
          onKeepMine={() => setFound(null)}
          onTakeTheirs={() => {
            work.takeReading(found);
            setFound(null);
          }}
        />
      )}
    </>
  );
}
