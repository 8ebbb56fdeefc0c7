/** The sample-format panel beside the paste box (C-1). */
import { SampleCard } from '../../../components/sample-card.tsx';
import { SAMPLE_ITINERARY } from './sample-itinerary.ts';

export function SamplePanel({ onUse }: { readonly onUse: () => void }) {
  return (
    <SampleCard
      id="sample-title"
      title="Sample format"
      hint="Any tidy text works. This shape gives the best result."
      text={SAMPLE_ITINERARY}
      useLabel="Use this sample"
      onUse={onUse}
    />
  );
}
