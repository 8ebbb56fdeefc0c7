/** The ways in come after the first screen is drawn; their place is kept, so that nothing moves. */
import type { ComponentProps } from 'react';
import { Late } from '../../../components/late.tsx';
import styles from './lazy-ways-in.module.css';
import type { WaysIn } from './ways-in.tsx';

const loadWaysIn = () => import('./ways-in.tsx');

export function LazyWaysIn(props: ComponentProps<typeof WaysIn>) {
  return (
    <div className={styles['place']}>
      <Late load={loadWaysIn} quiet>
        {({ WaysIn }) => <WaysIn {...props} />}
      </Late>
    </div>
  );
}
