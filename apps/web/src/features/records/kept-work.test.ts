import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readItineraryCopy } from '../../lib/itinerary-copy.ts';
import { ID, problem, record, stubApi } from '../../testing/itinerary-fixtures.ts';
import { agentRecordOf } from '../itinerary/itinerary-content.ts';
import { ITINERARY_KIND } from '../itinerary/itinerary-kind.ts';
import { dropEditor, readEditor, useKeptEditor } from './kept-work.ts';
import { RecordWork } from './record-work.ts';
import { useRecordWork } from './use-record-work.ts';

/** Longer than an editor waits before it keeps what was typed. */
const PAUSE_MS = 1000;

function open() {
  const work = new RecordWork(ITINERARY_KIND, agentRecordOf(record()));
  renderHook(() => {
    const { isSaved, document, rawText } = useRecordWork(work);
    useKeptEditor(work, isSaved, document, rawText);
  });
  return work;
}
const type = (work: ReturnType<typeof open>, text: string) => act(() => work.changeText(text));
const pause = () => act(() => vi.advanceTimersByTime(PAUSE_MS));
const kept = () => readEditor(ITINERARY_KIND, ID)?.state.get().rawText ?? null;

/** Whether the browser would ask before the page is left. */
function asksBeforeLeaving(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  globalThis.dispatchEvent(event);
  return event.defaultPrevented;
}

describe('what waits in the tab', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('A-5 U-2 a save that failed right after a change leaves its copy alone behind: the tab does not bring it back over a later version', async () => {
    stubApi({ 'PUT /api/itineraries/*': () => problem(503, 'Busy.') });
    const work = open();
    type(work, 'Sent, and refused');
    await act(() => work.save());
    dropEditor(ITINERARY_KIND, ID);
    pause();
    expect(readItineraryCopy(ID)).toMatchObject({ rawText: 'Sent, and refused', unsent: true });
    expect(asksBeforeLeaving()).toBe(false);
    cleanup();
    expect(kept()).toBeNull();
  });

  it('A-5 what is typed after a save that failed is in no copy, and waits in the tab', async () => {
    stubApi({ 'PUT /api/itineraries/*': () => problem(503, 'Busy.') });
    const work = open();
    type(work, 'Sent, and refused');
    await act(() => work.save());
    type(work, 'Sent, and refused, and one line more');
    pause();
    expect(kept()).toBe('Sent, and refused, and one line more');
    expect(asksBeforeLeaving()).toBe(true);
  });
});
