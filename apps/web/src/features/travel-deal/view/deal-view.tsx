/**
 * A whole travel deal without branding (T-130 to T-133): band, highlights, prices, lists, stays, notes, validity, contact. The same markup for
 * the public page and the public route inside the application; needs the style sheet, no script and no effects.
 */
import type { Branding, PublicTravelDeal } from '@waypage/contract';
import type { ReactNode } from 'react';
import { type IconName, IconSprite } from '../../itinerary/view/icon-sprite.tsx';
import { hasLines, LineList } from '../../public-page/line-list.tsx';
import { SignOff } from '../../public-page/sign-off.tsx';
import { ValidityNotice } from '../../public-page/validity-notice.tsx';
import { DealBand } from './deal-band.tsx';
import { Highlights } from './highlights.tsx';
import { stays } from './present-deal.ts';
import { PriceOptions } from './price-options.tsx';

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
          <PriceOptions data={data} />
          <DealLists deal={deal} />
          {validUntil && isActive && <ValidityNotice what="deal" validUntil={validUntil} isActive advice={ADVICE} />}
          <Closing deal={deal} signOff={signOff} contact={contact} />
        </article>
      </main>
    </>
  );
}

/** Two columns, filled in turn, so that a short list leaves no hole beside a long one. */
export function DealLists({ deal: { data } }: { deal: PublicTravelDeal }) {
  const lists = [
    { title: 'What’s included', lines: data.includes, icon: 'check' },
    { title: 'Terms and restrictions', lines: data.restrictions, icon: 'info' },
    { title: 'Accommodation', lines: stays(data.accommodation), icon: 'bed' },
    { title: 'Activities', lines: data.activities, icon: 'ticket' },
  ] as const;
  const shown = lists.filter(({ lines }) => hasLines(lines));
  if (shown.length === 0) return null;
  const columns = [0, 1].map((side) => shown.filter((_list, index) => index % 2 === side));
  return (
    <div className={shown.length > 1 ? 'two' : 'stack'}>
      {columns
        .filter((column) => column.length > 0)
        .map((column) => (
          <div key={column[0]?.title} className="stack">
            {column.map((list) => (
              <LineList key={list.title} {...list} />
            ))}
          </div>
        ))}
    </div>
  );
}

function Closing({ deal: { data }, signOff, contact }: Pick<DealViewProps, 'deal' | 'signOff' | 'contact'>) {
  const { name, company } = data.agentInfo;
  const hasAgent = Boolean(name || company);
  if (!data.notes && !hasAgent && !contact) return null;
  return (
    <section className="card pad">
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
