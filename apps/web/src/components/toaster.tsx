/** Shows the toast of the queue, bottom right; the constants are those of W-1. */
import { INTERFACE } from '@waypage/contract';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { dismissToast, toastQueue } from './toast-queue.ts';
import styles from './toaster.module.css';

export function Toaster() {
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.get);
  return (
    <Toast.Provider
      duration={INTERFACE.toastDurationMs}
      swipeThreshold={INTERFACE.toastSwipeThresholdPx}
      swipeDirection="right"
    >
      {toasts.map((toast) => {
        const failed = toast.tone === 'danger';
        const Icon = failed ? CircleAlert : CircleCheck;
        return (
          <Toast.Root
            key={toast.id}
            open={toast.open}
            duration={toast.durationMs ?? INTERFACE.toastDurationMs}
            type={failed ? 'foreground' : 'background'}
            className={`toast ${failed ? 'toast--danger' : ''} ${styles['toast']}`}
            onOpenChange={(open) => {
              if (!open) dismissToast(toast.id);
            }}
          >
            <Icon className="icon" aria-hidden="true" />
            <p>
              <Toast.Title asChild>
                <strong>{toast.title}</strong>
              </Toast.Title>
              {toast.description && (
                <Toast.Description asChild>
                  <span>{toast.description}</span>
                </Toast.Description>
              )}
            </p>
            <span className={styles['buttons']}>
              {toast.action && (
                <Toast.Action asChild altText={toast.action.label} onClick={toast.action.run}>
                  <button type="button" className={styles['action']}>
                    {toast.action.label}
                  </button>
                </Toast.Action>
              )}
              <Toast.Close aria-label="Dismiss">
                <X className="icon" aria-hidden="true" />
              </Toast.Close>
            </span>
          </Toast.Root>
        );
      })}
      <Toast.Viewport className={styles['viewport'] ?? ''} />
    </Toast.Provider>
  );
}
