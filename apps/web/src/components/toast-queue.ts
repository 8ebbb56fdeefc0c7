/**
 * The toasts' state (W-1): one at a time, the newest wins; a dismissed one is kept, closed, and removed 1,000,000 ms later,
 * as spec §9 has it. Plain code calls `showToast`, the toaster watches.
 */
import { INTERFACE } from '@waypage/contract';
import { Observable } from '../lib/observable.ts';

export interface ToastContent {
  readonly title: string;
  readonly description?: string;
  /** A failure is shown in the danger color and announced at once. */
  readonly tone?: 'default' | 'danger';
  /** How long it stays, where that is not the usual time. */
  readonly durationMs?: number;
  readonly action?: { readonly label: string; readonly run: () => void };
}

export interface Toast extends ToastContent {
  readonly id: number;
  readonly open: boolean;
}

export const toastQueue = new Observable<readonly Toast[]>([]);

let lastId = 0;
const removals = new Map<number, ReturnType<typeof setTimeout>>();

export function showToast(content: ToastContent): void {
  lastId += 1;
  const toasts = [{ ...content, id: lastId, open: true }, ...toastQueue.get()].slice(0, INTERFACE.toastsShown);
  for (const [id, timer] of removals) {
    if (toasts.some((toast) => toast.id === id)) continue;
    clearTimeout(timer);
    removals.delete(id);
  }
  toastQueue.set(toasts);
}

export function dismissToast(id: number): void {
  toastQueue.set(toastQueue.get().map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  if (removals.has(id)) return;
  const timer = setTimeout(() => {
    removals.delete(id);
    toastQueue.set(toastQueue.get().filter((toast) => toast.id !== id));
  }, INTERFACE.toastRemoveDelayMs);
  removals.set(id, timer);
}
