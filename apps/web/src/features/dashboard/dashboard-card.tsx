/** One card (D-5): poster, title, place, dates, badge, and its menu; the whole card is one link. */
import type { ContentKind } from '@waypage/contract';
import { CalendarDays, ExternalLink, Eye, Link as LinkIcon, MapPin, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import { ActionMenu } from '../../components/action-menu.tsx';
import { presentCreated } from '../itinerary/view/present-date.ts';
import { copyShareLink } from './card-actions.ts';
import { type DashboardItem, placeOf } from './dashboard-item.ts';
import { DASHBOARD_KINDS } from './dashboard-kinds.ts';

export interface DashboardCardProps {
  readonly kind: ContentKind;
  readonly item: DashboardItem;
  readonly onDelete: (item: DashboardItem) => void;
}

export function DashboardCard({ kind, item, onDelete }: DashboardCardProps) {
  const { viewPath, editPath, untitled, posterOf, forOtherSites } = DASHBOARD_KINDS[kind];
  const title = item.title?.trim() || untitled;
  const place = placeOf(item);
  const poster = posterOf(item);
  const created = presentCreated(item.createdAt);
  const path = viewPath(item.id);
  return (
    <li className="card item">
      <div className={`poster art-${poster}`}>
        <img src={`/art/${poster}.svg#card`} alt="" width="1200" height="800" loading="lazy" />
      </div>
      <div className="item__body">
        <h3 dir="auto">
          <Link to={path}>{title}</Link>
        </h3>
        <p className="meta">
          {place && (
            <span>
              <MapPin className="icon" aria-hidden="true" />
              <bdi>{place}</bdi>
            </span>
          )}
          <span>
            <CalendarDays className="icon" aria-hidden="true" />
            <bdi>{item.dates?.trim() || 'Flexible dates'}</bdi>
          </span>
        </p>
        <div className="item__foot">
          <span className="chip">Created {created?.text ?? 'earlier'}</span>
          <ActionMenu
            label={`Actions for ${title}`}
            groups={[
              [
                { label: 'View', icon: Eye, to: path },
                { label: 'Edit', icon: Pencil, to: editPath(item.id) },
              ],
              [
                { label: 'Copy Share Link', icon: LinkIcon, run: () => void copyShareLink(path) },
                { label: 'Open in New Tab', icon: ExternalLink, to: path, newTab: true },
              ],
              ...(forOtherSites ? [forOtherSites(item.id)] : []),
              [{ label: 'Delete', icon: Trash2, danger: true, run: () => onDelete(item) }],
            ]}
          />
        </div>
      </div>
    </li>
  );
}
