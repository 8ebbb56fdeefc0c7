/**
 * One card (D-5): poster, title, place, dates, badge, and its menu; the whole card is one link. They come by the hundred while a list is scrolled: few
 * elements, none within another without need, and pictures and icons as backgrounds of the sheet (docs/decisions/0050).
 */
import type { ContentKind } from '@waypage/contract';
import { Copy, ExternalLink, Eye, Link as LinkIcon, Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { ActionMenu } from '../../components/action-menu.tsx';
import { presentCreated } from '../itinerary/view/present-date.ts';
import { copyShareLink } from './card-actions.ts';
import { type DashboardItem, placeOf } from './dashboard-item.ts';
import { DASHBOARD_KINDS } from './dashboard-kinds.ts';

/** The same for every card of a list, so that a card is drawn again only for its own sake. */
export interface CardActions {
  readonly duplicate: (item: DashboardItem) => void;
  readonly remove: (item: DashboardItem, at: number) => void;
}

export interface DashboardCardProps {
  readonly kind: ContentKind;
  readonly item: DashboardItem;
  /** Its place in the list, from 0. */
  readonly at: number;
  readonly count: number;
  /** Else it has its picture and its title only, at the same height. */
  readonly isWhole: boolean;
  readonly row: number;
  /** The column it has to stand in, from 1, where no card stands before it in its row. */
  readonly startsAt: number | undefined;
  readonly measure: ((card: HTMLElement | null) => void) | undefined;
  readonly actions: CardActions;
}

export const DashboardCard = memo(function DashboardCard(props: DashboardCardProps) {
  const { kind, item, at, count, row, startsAt, measure } = props;
  const { viewPath, untitled, posterOf } = DASHBOARD_KINDS[kind];
  const title = item.title?.trim() || untitled;
  const path = viewPath(item.id);
  return (
    <li
      ref={measure}
      className="card item"
      data-index={row}
      data-at={at}
      aria-setsize={count}
      aria-posinset={at + 1}
      style={{ gridColumnStart: startsAt }}
    >
      <div className={`item__art art-${posterOf(item)}`} />
      <h3 dir="auto">
        <Link to={path}>{title}</Link>
      </h3>
      {props.isWhole && <CardDetails {...props} title={title} path={path} />}
    </li>
  );
});

function CardDetails({
  kind,
  item,
  at,
  actions,
  title,
  path,
}: DashboardCardProps & { readonly title: string; readonly path: string }) {
  const { editPath, forOtherSites } = DASHBOARD_KINDS[kind];
  const place = placeOf(item);
  const created = presentCreated(item.createdAt);
  return (
    <>
      <p className="item__facts">
        {place && <bdi className="item__place">{place}</bdi>}
        <bdi className="item__dates">{item.dates?.trim() || 'Flexible dates'}</bdi>
      </p>
      <div className="item__foot">
        <span className="chip">Created {created?.text ?? 'earlier'}</span>
        <ActionMenu
          label={`Actions for ${title}`}
          groups={() => [
            [
              { label: 'View', icon: Eye, to: path },
              { label: 'Edit', icon: Pencil, to: editPath(item.id) },
            ],
            [
              { label: 'Copy Share Link', icon: LinkIcon, run: () => void copyShareLink(path) },
              { label: 'Open in New Tab', icon: ExternalLink, to: path, newTab: true },
            ],
            ...(forOtherSites ? [forOtherSites(item.id)] : []),
            [
              { label: 'Duplicate', icon: Copy, run: () => actions.duplicate(item) },
              { label: 'Delete', icon: Trash2, danger: true, run: () => actions.remove(item, at) },
            ],
          ]}
        />
      </div>
    </>
  );
}
