/** Prints the deal's page from the creator: the page lies unseen beside the screen, and on paper takes its place. */
import type { PublicTravelDeal } from '@waypage/contract';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { DealView } from '../view/deal-view.tsx';
import styles from './deal-print-sheet.module.css';

export function DealPrintSheet({ deal }: { readonly deal: PublicTravelDeal }) {
  const sheet = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState(false);
  useEffect(() => {
    const finish = () => setDone(true);
    let left = false;
    globalThis.addEventListener('afterprint', finish);
    /* A picture that does not come shall not keep the rest from paper. */
    const pictures = [...(sheet.current?.querySelectorAll('img') ?? [])].map((image) =>
      image.decode?.().catch(() => {}),
    );
    void Promise.all(pictures).then(() => {
      if (!left) globalThis.print();
    });
    return () => {
      left = true;
      globalThis.removeEventListener('afterprint', finish);
    };
  }, []);
  if (done) return null;
  return createPortal(
    <div className={styles['sheet']} ref={sheet}>
      <DealView deal={deal} />
    </div>,
    document.body,
  );
}
