/** The whole agent area in a test: routes, queries, toasts; `fetch` is doubled by the test. */
import { cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, vi } from 'vitest';
import { App } from '../agent/app.tsx';
import { toastQueue } from '../components/toast-queue.ts';
import { sessionFlag } from '../lib/session-flag.ts';

/* Screens come as lazy chunks, which a busy machine may take a while to compile. */
configure({ asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  toastQueue.set([]);
  localStorage.clear();
  sessionStorage.clear();
  sessionFlag.lock();
});

/* jsdom draws nothing: it has no layout to scroll, no pointer to capture and no top layer for dialogs. */
Element.prototype.scrollIntoView = () => {};
Element.prototype.hasPointerCapture = () => false;
globalThis.scrollTo = () => {};
HTMLDialogElement.prototype.showModal = function showModal() {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close = function close() {
  this.removeAttribute('open');
};

export function renderApp(path: string, { unlocked = true } = {}) {
  if (unlocked) sessionFlag.unlock();
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  );
  return user;
}
