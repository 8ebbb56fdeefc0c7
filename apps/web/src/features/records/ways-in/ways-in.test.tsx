import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FileRefusal } from '../../../lib/file-text/file-refusal.ts';
import { readFileText } from '../../../lib/file-text/read-file-text.ts';
import { WaysIn } from './ways-in.tsx';

/** Reads where it stands, as jsdom has no workers; a file named `slow…` is never done. */
class InlineWorker extends EventTarget {
  postMessage(content: Parameters<typeof readFileText>[0]) {
    const answer = (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data }));
    answer({ sourceName: 'worker', targetName: 'main', action: 'ready' });
    if (content.name.startsWith('slow')) {
      answer({ pages: [3, 40] });
      return;
    }
    readFileText(content).then(
      (read) => answer({ read }),
      (error) => answer({ refused: (error as FileRefusal).reason }),
    );
  }
  terminate = terminated;
}
const terminated = vi.fn();

function Box({ start }: { readonly start: string }) {
  const [text, setText] = useState(start);
  return (
    <>
      <textarea aria-label="box" value={text} onChange={({ target }) => setText(target.value)} />
      <WaysIn kind="itinerary" text={text} onChange={setText} />
    </>
  );
}
const show = (start = '') =>
  render(
    <MemoryRouter>
      <Box start={start} />
    </MemoryRouter>,
  );
const box = () => screen.getByLabelText<HTMLTextAreaElement>('box');
const bring = (...files: File[]) => {
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  fireEvent.change(input);
};
const note = (name: string, text: string) => new File([text], name, { type: 'text/plain' });

let detect: ReturnType<typeof vi.fn>;
beforeEach(() => {
  vi.stubGlobal('Worker', InlineWorker);
  detect = vi.fn(async () => Response.json({ kind: 'flight-quote', clues: [] }));
  vi.stubGlobal('fetch', detect);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  terminated.mockClear();
});

describe('ways into the box', () => {
  it('K-3 texts of several files stand under what is there, and go again on Undo', async () => {
    show('My notes  \n');
    bring(note('a.txt', 'First file'), note('b.txt', 'Second file'));
    await screen.findByText('Added the text of “a.txt” and “b.txt”.');
    expect(box().value).toBe('My notes\n\nFirst file\n\nSecond file');
    expect(terminated).toHaveBeenCalledTimes(2);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(box().value).toBe('My notes  \n');
  });

  it('K-3 Undo goes once something was typed, which it would take along', async () => {
    show();
    bring(note('a.txt', 'First file'));
    await screen.findByRole('button', { name: 'Undo' });
    fireEvent.change(box(), { target: { value: 'First file, and mine' } });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(box().value).toBe('First file, and mine');
  });

  it('K-5 what does not fit beside what is there is refused; the rest is added', async () => {
    const long = 'x'.repeat(999_990);
    show(long);
    bring(note('much.txt', 'y'.repeat(50)), note('little.txt', 'y'), new File(['%PDF-1.4 broken'], 'broken.pdf'));
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert.querySelectorAll('p')).toHaveLength(2));
    expect(alert.textContent).toContain('“much.txt” is too large: the box takes up to 1,000,000 characters.');
    expect(alert.textContent).toContain('“broken.pdf” is damaged and cannot be read.');
    expect(alert.textContent).not.toContain('The text in the box is as it was.');
    expect(box().value).toBe(`${long}\n\ny`);
  });

  it('K-5 a file of more than 50 MB is refused before it is read', async () => {
    show('Mine');
    const huge = note('huge.txt', 'x');
    Object.defineProperty(huge, 'size', { value: 50_000_001 });
    bring(huge);
    expect((await screen.findByRole('alert')).textContent).toBe(
      '“huge.txt” is too large: a file may have up to 50 MB.The text in the box is as it was.',
    );
    expect(box().value).toBe('Mine');
  });

  it('K-4 a long file shows its page, and cancelling it and those behind it changes nothing', async () => {
    show('Mine');
    bring(note('slow.txt', 'x'), note('next.txt', 'y'));
    expect(await screen.findByText('Reading “slow.txt”, page 3 of 40 (file 1 of 2)')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('value')).toBe('3');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Stopped. Nothing of “slow.txt” was added.')).toBeTruthy();
    expect(terminated).toHaveBeenCalledTimes(1);
    expect(box().value).toBe('Mine');
  });
});

describe('the other kind', () => {
  const rest = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const PASTE = 'BA 178 JFK-LHR 12MAY27 1830 0630+1, USD 612.40 per person';

  it('K-10 is asked for once after a paste, not while typing, and offered with a way to keep the text here', async () => {
    vi.useFakeTimers();
    show();
    for (const end of [5, 9, 20]) fireEvent.change(box(), { target: { value: PASTE.slice(0, end) } });
    await rest(2000);
    expect(detect).not.toHaveBeenCalled();
    fireEvent.change(box(), { target: { value: PASTE + PASTE } });
    await rest(300);
    fireEvent.change(box(), { target: { value: `${PASTE + PASTE}!` } });
    await rest(599);
    expect(detect).not.toHaveBeenCalled();
    await rest(1);
    expect(detect).toHaveBeenCalledTimes(1);
    expect(screen.getByText('This looks like a flight quote: open it there?')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Open in Flight Quotes' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Keep it here' }));
    expect(screen.queryByText(/This looks like/)).toBeNull();
  });

  it.each([
    ['its own kind', () => Response.json({ kind: 'itinerary', clues: [] })],
    ['no kind', () => Response.json({ kind: null, clues: [] })],
    ['a failure', () => new Response('busy', { status: 503 })],
  ])('K-10 nothing is said of %s', async (_case, answer) => {
    vi.useFakeTimers();
    detect.mockImplementation(async () => answer());
    show();
    fireEvent.change(box(), { target: { value: PASTE } });
    await rest(1000);
    expect(detect).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/This looks like/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
