/** Text -> parsed -> saved: the steps behind 'Generate Visual Itinerary' (C-2 to C-7), and what came of them. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { sentenceOf } from '../../../lib/api-error.ts';
import { newItineraryId } from '../../../lib/itinerary-id.ts';
import { itineraryKey, itineraryListKey, parseItinerary } from '../itinerary-api.ts';
import { draftOf } from '../itinerary-draft.ts';
import { ItinerarySaver } from '../itinerary-saver.ts';
import { useHeldSaver } from '../unsent/use-held-saver.ts';

export interface Generation {
  readonly stage: 'idle' | 'processing' | 'failed';
  /** The reason beside 'Failed to parse itinerary', where the server or the network gave one. */
  readonly reason: string;
  /** The last generated itinerary; it stays while the next text is processed. */
  readonly saver: ItinerarySaver | null;
  readonly generate: (text: string) => Promise<void>;
}

export function useGeneration(): Generation {
  const queries = useQueryClient();
  const [stage, setStage] = useState<Generation['stage']>('idle');
  const [reason, setReason] = useState('');
  const [saver, setSaver] = useState<ItinerarySaver | null>(null);

  useEffect(() => {
    if (!saver) return;
    const leave = () => saver.leave();
    globalThis.addEventListener('pagehide', leave);
    return () => {
      globalThis.removeEventListener('pagehide', leave);
      leave();
    };
  }, [saver]);

  useHeldSaver(saver);

  async function generate(text: string) {
    setStage('processing');
    try {
      const parsed = await parseItinerary(text);
      const now = new Date();
      const draft = draftOf(newItineraryId(now.getTime()), text, parsed, now.toISOString());
      const next = new ItinerarySaver(draft, (record) => {
        queries.setQueryData(itineraryKey(record.id), record);
        queries.invalidateQueries({ queryKey: itineraryListKey });
      });
      await next.save();
      setSaver(next);
      setStage('idle');
    } catch (error) {
      setReason(sentenceOf(error, ''));
      setStage('failed');
    }
  }

  return { stage, reason, saver, generate };
}
