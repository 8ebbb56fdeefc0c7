import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Late } from './late.tsx';

const code = { Part: () => <p>here it is</p> };
const show = (load: () => Promise<typeof code>, quiet = false) =>
  render(
    <>
      <p>the page</p>
      <Late load={load} quiet={quiet} waiting={<p>on its way</p>}>
        {({ Part }) => <Part />}
      </Late>
    </>,
  );
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

afterEach(cleanup);

describe('a part of a page whose code comes later', () => {
  it('N-8 stands there when its code has come', async () => {
    show(() => Promise.resolve(code));
    expect(screen.getByText('on its way')).toBeTruthy();
    expect(await screen.findByText('here it is')).toBeTruthy();
    expect(screen.queryByText('on its way')).toBeNull();
  });

  it('N-8 takes nothing with it where its code does not come, and comes by button', async () => {
    const load = vi.fn<() => Promise<typeof code>>().mockImplementation(gone);
    show(load);
    expect((await screen.findByRole('alert')).textContent).toContain('This part could not be loaded.');
    expect(screen.getByText('the page')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    load.mockResolvedValue(code);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('here it is')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['online', 'focus'])(
    'N-8 comes on %s, and nothing is said before where the page can do without',
    async (event) => {
      const load = vi.fn<() => Promise<typeof code>>().mockImplementation(gone);
      show(load, true);
      await waitFor(() => expect(screen.queryByText('on its way')).toBeNull());
      expect(screen.queryByRole('alert')).toBeNull();
      load.mockResolvedValue(code);
      await act(async () => void globalThis.dispatchEvent(new Event(event)));
      expect(await screen.findByText('here it is')).toBeTruthy();
      expect(load).toHaveBeenCalledTimes(2);
    },
  );
});
