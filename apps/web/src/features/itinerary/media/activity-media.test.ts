import { describe, expect, it } from 'vitest';
import { record } from '../../../testing/itinerary-fixtures.ts';
import { moveItem } from '../../review/review-document.ts';
import {
  followActivities,
  isMediaAddress,
  type MediaMap,
  mediaPlaces,
  ownImages,
  withImages,
} from './activity-media.ts';

const { days } = record().data;
const entry = (activityId?: string) => ({
  url: 'https://images.example/a.jpg',
  type: 'image' as const,
  optimized: false,
  timestamp: 1,
  ...(activityId === undefined ? {} : { activityId }),
});

describe('places', () => {
  it('M-1 a key is day, block and activity index, joined by hyphens', () => {
    expect(mediaPlaces(days).map(({ key, activity }) => [key, activity.title])).toEqual([
      ['0-0-0', 'Pastéis de Belém'],
      ['0-1-0', 'Fado dinner'],
    ]);
  });

  it('M-27 a published image moves with its activity', () => {
    const image = { url: `/images/${'a'.repeat(64)}.webp`, width: 4, height: 3, alt: 'x' };
    const pictured = withImages(days, (key) => (key === '0-0-0' ? image : undefined));
    const document = {
      value: { days: pictured },
      source: { spans: {}, unused: [], textHash: '', assumptions: [], edited: [] },
      warnings: [],
    };
    const from = { list: '/days/0/timeBlocks/0/activities', index: 0 };
    const moved = moveItem(document, from, { list: '/days/0/timeBlocks/1/activities', index: 1 });
    expect(mediaPlaces(moved.value.days).map(({ key, activity }) => [key, activity.image?.alt])).toEqual([
      ['0-1-0', undefined],
      ['0-1-1', 'x'],
    ]);
  });
});

describe('images of this browser follow their activities', () => {
  it('M-10 where two have changed places, their images do, too', () => {
    const media: MediaMap = { '0-0-0': entry('day-1-activity-2'), '0-1-0': entry('day-1-activity-1') };
    const moved = followActivities(media, days);
    expect([moved['0-0-0']?.activityId, moved['0-1-0']?.activityId]).toEqual(['day-1-activity-1', 'day-1-activity-2']);
    expect(followActivities(moved, days)).toBe(moved);
  });

  it('M-30 an image without a name is from now on the one of the activity where it stands', () => {
    const named = followActivities({ '0-0-0': entry(), '7-0-0': entry() }, days);
    expect([named['0-0-0']?.activityId, named['7-0-0']?.activityId]).toEqual(['day-1-activity-1', undefined]);
    expect(followActivities(named, days)).toBe(named);
  });

  it('M-30 an image whose activity is gone is laid aside, shown nowhere, and back with its activity', () => {
    const media: MediaMap = { '0-0-0': entry('day-1-activity-1'), '0-1-0': entry('day-1-activity-2') };
    const without = structuredClone(days);
    without[0]?.timeBlocks.shift();
    const moved = followActivities(media, without);
    expect(Object.fromEntries(Object.entries(moved).map(([key, { activityId }]) => [key, activityId]))).toEqual({
      '0-0-0': 'day-1-activity-2',
      '1-0-0': 'day-1-activity-1',
    });
    expect(Object.keys(ownImages(moved, without))).toEqual(['0-0-0']);
    expect(followActivities(moved, without)).toBe(moved);
    // A day that comes where it was laid takes nothing of it.
    const longer = [...structuredClone(without), ...structuredClone(without)];
    for (const { key, activity } of mediaPlaces(longer))
      Object.assign(activity, { id: key === '0-0-0' ? 'day-1-activity-2' : 'new' });
    const aside = followActivities(moved, longer);
    expect(Object.keys(aside).sort()).toEqual(['0-0-0', '2-0-0']);
    expect(followActivities(aside, days)).toEqual(media);
  });

  it('M-30 no image is shown on another activity than its own, nor lost on one that has one', () => {
    const media: MediaMap = { '0-0-0': entry('gone'), '0-1-0': entry('day-1-activity-2') };
    expect(Object.keys(ownImages(media, days))).toEqual(['0-1-0']);
    const twins = structuredClone(days);
    for (const { activity } of mediaPlaces(twins)) Object.assign(activity, { id: 'twin' });
    expect(followActivities({ '3-0-0': entry('twin') }, twins)).toHaveProperty('3-0-0');
    const two: MediaMap = { '5-0-0': entry('day-1-activity-1'), '0-0-0': entry('day-1-activity-1') };
    expect(Object.keys(followActivities(two, days)).sort()).toEqual(['0-0-0', '1-0-0']);
  });
});

describe('addresses', () => {
  it.each(['https://a.example/x.jpg', 'data:image/webp;base64,UklGRg==', `/images/${'0'.repeat(64)}.webp`])(
    'M-1 keeps %s',
    (address) => expect(isMediaAddress(address)).toBe(true),
  );

  it.each([
    'http://a.example/x.jpg',
    'javascript:alert(1)',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:text/html;base64,PHN2Zz4=',
    'data:image/png,raw',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    '/admin',
    'x.png',
    '',
  ])('M-9 refuses %j', (address) => expect(isMediaAddress(address)).toBe(false));
});
