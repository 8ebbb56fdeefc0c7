/** A deal's data for other sites (spec §2; T-150): summary cards, and the JSON as it is answered, numbered and coloured. */
import { CONTACT_FOR_PRICING, type DealJson } from '@waypage/contract';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../itinerary/view/icon-sprite.tsx';

/** What the markup refers to. */
export const DEAL_DATA_ICONS: readonly IconName[] = ['circle-check', 'clock', 'file', 'pin', 'tag', 'wallet'];

interface DealDataProps {
  json: DealJson;
  /** Name of the file that is downloaded. */
  fileName: string;
  /** The buttons. */
  children?: ReactNode;
}

export function DealData({ json, fileName, children }: DealDataProps) {
  return (
    <main id="main" className="wrap page">
      <div className="page__head">
        <div>
          <h1>Deal data</h1>
          <p>The structured fields of this deal, ready for your own site or newsletter.</p>
        </div>
        {children && <div className="row">{children}</div>}
      </div>
      <dl className="stats">
        <Stat term="Title" icon="file" wide>
          {json.title}
        </Stat>
        <Stat term="Destination" icon="pin" wide>
          {json.destination}
        </Stat>
        <Stat term="Deal type" icon="tag">
          {json.dealType}
        </Stat>
        <Stat term="Duration" icon="clock">
          {json.duration}
        </Stat>
        <Stat term="Price" icon="wallet">
          {json.finalPrice ?? CONTACT_FOR_PRICING}
        </Stat>
        <Stat term="Status" icon="circle-check">
          <span className={json.isActive ? 'chip chip--ok' : 'chip chip--warn'}>
            {json.isActive ? 'Active' : 'Inactive'}
          </span>
        </Stat>
      </dl>
      <div className="card mt5">
        <div className="row pad code__head">
          <h2 className="h3" id="raw-title">
            Raw JSON
          </h2>
          <span className="label">{fileName}</span>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached from the keyboard */}
        <section className="code" tabIndex={0} aria-labelledby="raw-title">
          <code id={RAW_JSON_ID}>
            {JSON.stringify(json, null, 2)
              .split('\n')
              .map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat
                <span className="l" key={index}>
                  <CodeLine line={line} />
                  {'\n'}
                </span>
              ))}
          </code>
        </section>
      </div>
    </main>
  );
}

/** The element whose text is the JSON itself. */
export const RAW_JSON_ID = 'raw-json';

interface StatProps {
  term: string;
  icon: IconName;
  wide?: boolean;
  children: ReactNode;
}

function Stat({ term, icon, wide, children }: StatProps) {
  return (
    <div className={wide ? 'card wide' : 'card'}>
      <dt>
        <Icon name={icon} />
        {term}
      </dt>
      <dd dir="auto">{children ?? '–'}</dd>
    </div>
  );
}

const KEY_LINE = /^(?<key>\s*"(?:[^"\\]|\\.)*"): (?<value>.*?)(?<comma>,?)$/;
const ITEM_LINE = /^(?<blank>\s*)(?<value>".*")(?<comma>,?)$/;

function CodeLine({ line }: { line: string }) {
  const { key, value = '', comma } = KEY_LINE.exec(line)?.groups ?? {};
  if (key !== undefined) {
    return (
      <>
        <b>{key}</b>: <CodeValue text={value} />
        {comma}
      </>
    );
  }
  const item = ITEM_LINE.exec(line)?.groups;
  if (!item) return line;
  return (
    <>
      {item['blank']}
      <CodeValue text={item['value'] ?? ''} />
      {item['comma']}
    </>
  );
}

function CodeValue({ text }: { text: string }) {
  if (text.startsWith('"')) return <em>{text}</em>;
  return /^[[{]/.test(text) ? text : <i>{text}</i>;
}
