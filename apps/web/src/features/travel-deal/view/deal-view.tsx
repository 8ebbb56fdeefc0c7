/**
 * A whole travel deal without branding (T-130 to T-133): band, highlights, prices, lists, stays, notes, validity, contact. The same markup for
 * the public page and the public route inside the application; needs the style sheet, no script and no effects.
 */
import type { Branding, PublicTravelDeal } from '@waypage/contract';
import { Fragment, type ReactNode } from 'react';
import { type IconName, IconSprite } from '../../itinerary/view/icon-sprite.tsx';
import { hasLines, LineList } from '../../public-page/line-list.tsx';
import { SignOff } from '../../public-page/sign-off.tsx';
import { ValidityNotice } from '../../public-page/validity-notice.tsx';
import { DealBand } from './deal-band.tsx';
import { Highlights } from './highlights.tsx';
import { stays } from './present-deal.ts';
import { PriceOptions, pricedOptions } from './price-options.tsx';

export interface DealViewProps {
  deal: PublicTravelDeal;
  bar?: ReactNode;
  /** The agency's closing line. */
  signOff?: string | undefined;
  /** How to reach the agency. */
  contact?: Branding['footer']['travelAgentContact'] | undefined;
}

/** What a deal's markup may refer to. */
export const DEAL_ICONS: readonly IconName[] = [
  'bed',
  'calendar',
  'check',
  'clock',
  'hourglass',
  'info',
  'pin',
  'ticket',
  'users',
];

const ADVICE = {
  open: 'Places and prices may change until they are booked.',
  over: 'Your travel agent can ask for today’s prices.',
} as const;

export function DealView({ deal, bar, signOff, contact }: DealViewProps) {
  const { data, isActive } = deal;
  const { validUntil } = data;
  return (
    <>
      <IconSprite names={DEAL_ICONS} />
      <DealBand deal={deal} as="header" bar={bar} />
      <main id="main" className="wrap">
        <article className="stack" aria-labelledby="deal-title">
          {validUntil && !isActive && (
            <ValidityNotice what="deal" validUntil={validUntil} isActive={false} advice={ADVICE} />
          )}
          {hasLines(data.highlights) && (
            <section className="card pad">
              <h2 className="h2">Highlights</h2>
              <div className="mt5">
                <Highlights lines={data.highlights} />
              </div>
            </section>
          )}
          <DealParts deal={deal} />
          {validUntil && isActive && <ValidityNotice what="deal" validUntil={validUntil} isActive advice={ADVICE} />}
          <Closing deal={deal} signOff={signOff} contact={contact} />
        </article>
      </main>
    </>
  );
}

/** Two columns: each part goes under the shorter one, in order, so that no hole stays beside a long list. */
export function DealParts({ deal: { data } }: { deal: PublicTravelDeal }) {
  const lists = [
    { title: 'What’s included', lines: data.includes, icon: 'check' },
    { title: 'Terms and restrictions', lines: data.restrictions, icon: 'info' },
    { title: 'Accommodation', lines: stays(data.accommodation), icon: 'bed' },
    { title: 'Activities', lines: data.activities, icon: 'ticket' },
  ] as const;
  const options = pricedOptions(data);
  const parts = [
    ...(options.length > 0
      ? [
          {
            height: heightOf(options.map(({ label }) => label)) + ROW_LINES * (options.length + 1),
            part: <PriceOptions data={data} />,
          },
        ]
      : []),
    ...lists
      .filter(({ lines }) => hasLines(lines))
      .map((list) => ({ height: heightOf(list.lines), part: <LineList {...list} /> })),
  ];
  if (parts.length === 0) return null;
  const left = { height: 0, parts: [] as ReactNode[] };
  const right = { height: 0, parts: [] as ReactNode[] };
  for (const { height, part } of parts) {
    const column = left.height <= right.height ? left : right;
    column.height += height;
    column.parts.push(part);
  }
  return (
    <div className={parts.length > 1 ? 'two' : 'stack'}>
      {[left, right].map(({ parts: column }, side) =>
        column.length === 0 ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the left one and the right one
          <div key={side} className="stack">
            {column.map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: nothing moves
              <Fragment key={index}>{part}</Fragment>
            ))}
          </div>
        ),
      )}
    </div>
  );
}

/** In lines of a column, its heading among them. */
const heightOf = (lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + Math.ceil(line.length / LINE_LENGTH), HEADING_LINES);
const LINE_LENGTH = 48;
const HEADING_LINES = 3;
/** What a row of a table has more than a line of a list. */
const ROW_LINES = 0.5;

function Closing({ deal: { data }, signOff, contact }: Pick<DealViewProps, 'deal' | 'signOff' | 'contact'>) {
  const { name, company } = data.agentInfo;
  const hasAgent = Boolean(name || company);
  if (!data.notes && !hasAgent && !contact) return null;
  return (
    <section className={data.notes || hasAgent ? 'card pad' : 'card pad no-print'}>
      <div className={data.notes && (hasAgent || contact) ? 'two closing' : 'closing'}>
        {data.notes && (
          <div>
            <h2 className="h3">Notes</h2>
            <p className="soft notes" dir="auto">
              {data.notes}
            </p>
          </div>
        )}
        {(hasAgent || contact) && (
          <div className="stack">
            <SignOff label="Your travel agent" name={name} company={company}>
              {signOff && <span className="soft">{signOff}</span>}
            </SignOff>
            {contact && !hasAgent && <h2 className="h3">Ask about this deal</h2>}
            {contact && (
              <p>
                <a className="btn" href={contact.href}>
                  {contact.label}
                </a>
              </p>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
