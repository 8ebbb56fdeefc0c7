/** The data page of one travel deal: summary cards, Copy JSON, Download, the raw JSON (T-150). */
import type { DealJson, DealJsonContext } from '@waypage/contract';
import { Icon, IconSprite } from '../features/itinerary/view/icon-sprite.tsx';
import { PublicBar } from '../features/public-page/public-bar.tsx';
import { DEAL_DATA_ICONS, DealData, RAW_JSON_ID } from '../features/travel-deal/view/deal-data.tsx';
import { ScriptButton } from './script-button.tsx';

interface DealJsonPageProps {
  json: DealJson;
  context: DealJsonContext;
}

export function DealJsonPage({ json, context: { branding, file } }: DealJsonPageProps) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to the data
      </a>
      <IconSprite names={[...DEAL_DATA_ICONS, 'check', 'copy', 'download']} />
      <header className="wrap">
        <PublicBar branding={branding} />
      </header>
      <DealData json={json} fileName={file.name}>
        <a className="btn" href={file.address} download>
          <Icon name="download" />
          Download
        </a>
        <ScriptButton action="copy-json" said="JSON copied!" copies={RAW_JSON_ID} />
      </DealData>
      <p className="said" role="status" />
    </>
  );
}
