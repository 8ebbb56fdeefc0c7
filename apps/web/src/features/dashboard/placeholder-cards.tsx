/** Six cards without content while the lists load (D-7). */
import { INTERFACE } from '@waypage/contract';
import styles from './dashboard.module.css';

export function PlaceholderCards() {
  return (
    <>
      <p className="sr-only" role="status">
        Loading
      </p>
      <ul className="grid" aria-busy="true" aria-label="Loading">
        {Array.from({ length: INTERFACE.dashboardPlaceholders }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all placeholders are alike
          <li key={index} className="card item" data-testid="placeholder-card">
            <span className={`sk ${styles['skPoster']}`} />
            <div className={styles['skBody']}>
              <span className={`sk ${styles['skTitle']}`} />
              <span className={`sk ${styles['skLine']}`} />
              <span className={`sk ${styles['skBadge']}`} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
