/** The ways in come after the first screen is drawn; their place is kept, so that nothing moves. */
import { type ComponentProps, lazy, Suspense } from 'react';
import styles from './lazy-ways-in.module.css';

const WaysIn = lazy(async () => ({ default: (await import('./ways-in.tsx')).WaysIn }));

export function LazyWaysIn(props: ComponentProps<typeof WaysIn>) {
  return (
    <div className={styles['place']}>
      <Suspense>
        <WaysIn {...props} />
      </Suspense>
    </div>
  );
}
