/** Lies over the page while a file hangs over it, and says what dropping does. */
import styles from './drop-veil.module.css';

export function DropVeil({ text }: { readonly text: string }) {
  return (
    <div className={styles['veil']} aria-hidden="true">
      {text}
    </div>
  );
}
