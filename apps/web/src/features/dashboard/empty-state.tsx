/** No card to show (D-6): nothing created yet, or nothing found. */
import type { ContentKind } from '@waypage/contract';
import { Link } from 'react-router';
import { DASHBOARD_KINDS } from './dashboard-kinds.ts';

export interface EmptyStateProps {
  readonly kind: ContentKind;
  readonly filtering: boolean;
  readonly onClear: () => void;
}

export function EmptyState({ kind, filtering, onClear }: EmptyStateProps) {
  const { noneFound, invitation, createFirst, create, poster } = DASHBOARD_KINDS[kind];
  const art = filtering ? 'travel' : poster;
  return (
    <section className="card empty">
      <div className={`poster art-${art}`}>
        <img src={`/art/${art}.svg`} alt="" width="1200" height="800" />
      </div>
      <h3>{noneFound}</h3>
      {filtering ? (
        <>
          <p>Try adjusting your search or filters</p>
          <button type="button" className="btn" onClick={onClear}>
            Clear search and filters
          </button>
        </>
      ) : (
        <>
          <p>{invitation}</p>
          <Link className="btn btn--primary" to={create.to}>
            <create.icon className="icon" aria-hidden="true" />
            {createFirst}
          </Link>
        </>
      )}
    </section>
  );
}
