/** A modal dialog on the native element: Esc and the close button end it, the focus returns to where it was. */
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { sessionFlag } from '../lib/session-flag.ts';
import styles from './dialog.module.css';

export function Dialog({
  title,
  onClose,
  wide = false,
  children,
}: {
  readonly title: string;
  readonly onClose: () => void;
  /** Room for long lists. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    /* A modal dialog holds the whole page: the gate that covers a lapsed session could not be used behind it. */
    const stop = sessionFlag.subscribe(() => (sessionFlag.isUnlocked() ? element?.showModal() : element?.close()));
    return () => {
      stop();
      element?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`dialog ${styles['dialog']} ${wide ? styles['wide'] : ''}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog__head">
        <h2 className="h3" id={titleId}>
          {title}
        </h2>
        <button type="button" className="btn btn--ghost btn--icon" aria-label="Close" onClick={onClose}>
          <X className="icon" aria-hidden="true" />
        </button>
      </div>
      <div className="dialog__body">{children}</div>
    </dialog>
  );
}
