/** The sample-format panel beside the paste box (C-1). */
import { Copy } from 'lucide-react';
import styles from './create-itinerary.module.css';
import { SAMPLE_ITINERARY } from './sample-itinerary.ts';

export function SamplePanel({ onUse }: { readonly onUse: () => void }) {
  return (
    <aside className="card pad sample" aria-labelledby="sample-title">
      <h2 className="h3" id="sample-title">
        Sample format
      </h2>
      <p className={`soft ${styles['sampleHint']}`}>Any tidy text works. This shape gives the best result.</p>
      <pre>{SAMPLE_ITINERARY}</pre>
      <button className={`btn btn--sm btn--ghost ${styles['useSample']}`} type="button" onClick={onUse}>
        <Copy className="icon" aria-hidden="true" />
        Use this sample
      </button>
    </aside>
  );
}
