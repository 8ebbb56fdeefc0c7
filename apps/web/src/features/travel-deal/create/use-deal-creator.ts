/** Text -> result: the steps behind 'Parse Travel Deal' (T-160 to T-163), and what came of them. */
import { useState } from 'react';
import { showToast } from '../../../components/toast-queue.ts';
import { newWork } from '../../records/new-work.ts';
import { DEAL_KIND, type DealWork } from '../deal-kind.ts';
import { readCreator } from '../kept-deal.ts';
import { DEAL_MESSAGES as TEXT } from '../travel-deal-messages.ts';

export function useDealCreator() {
  const [kept] = useState(readCreator);
  const [text, setText] = useState(kept?.text ?? '');
  const [parsing, setParsing] = useState(false);
  const [work, setWork] = useState<DealWork | null>(kept?.work ?? null);

  async function parse() {
    setParsing(true);
    try {
      setWork(newWork(DEAL_KIND, text, await DEAL_KIND.parse(text)));
      showToast({ title: TEXT.parsed });
    } catch (error) {
      showToast({ tone: 'danger', title: TEXT.parsingFailed, description: DEAL_KIND.parseFailure(error) });
    } finally {
      setParsing(false);
    }
  }

  return { text, setText, parsing, parse, work };
}
