/** Text -> preview: the steps behind 'Generate Flight Quote Preview' (F-111 to F-114), what came of them, and how many travel. */
import { useState } from 'react';
import { showToast } from '../../../components/toast-queue.ts';
import { newWork } from '../../records/new-work.ts';
import { QUOTE_MESSAGES as TEXT } from '../flight-quote-messages.ts';
import { readCreator } from '../kept-quote.ts';
import { QUOTE_KIND, type QuoteWork } from '../quote-kind.ts';
import { clampTravelers } from '../travelers.ts';

const FIRST_COUNT = 1;

export function useQuoteCreator() {
  const [kept] = useState(readCreator);
  const [text, setText] = useState(kept?.text ?? '');
  const [travelers, setTravelers] = useState(kept?.travelers ?? FIRST_COUNT);
  /** Whether the count is the agent's own: then the text's does not take its place. */
  const [chosen, setChosen] = useState(kept?.chosen ?? false);
  const [generating, setGenerating] = useState(false);
  const [work, setWork] = useState<QuoteWork | null>(kept?.work ?? null);

  function chooseTravelers(count: number) {
    setTravelers(count);
    setChosen(true);
    work?.state.get().store.setTravelers(count);
  }

  async function generate() {
    setGenerating(true);
    try {
      const data = await QUOTE_KIND.parse(text);
      const next = newWork(QUOTE_KIND, text, data);
      const count = chosen || data.passengers === null ? travelers : clampTravelers(data.passengers);
      next.state.get().store.setTravelers(count);
      setTravelers(count);
      setWork(next);
      showToast({ title: TEXT.generated });
    } catch (error) {
      showToast({ tone: 'danger', title: TEXT.parsingFailed, description: QUOTE_KIND.parseFailure(error) });
    } finally {
      setGenerating(false);
    }
  }

  return { text, setText, travelers, chosen, chooseTravelers, generating, generate, work };
}
