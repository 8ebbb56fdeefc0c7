/** An itinerary as the create screen sends it, every value of it marked, so that a leak is found by its mark. */
import { randomBytes } from 'node:crypto';
import type { CreateItinerary } from '@waypage/contract';

export const newId = () => `itinerary-${Date.now()}-${randomBytes(12).toString('base64url')}`;

export function sampleData(marks: { title?: string; rawText?: string; budget?: number } = {}) {
  return {
    days: [
      {
        id: 'day-1',
        title: 'Arrival',
        date: '2026-05-03',
        timeBlocks: [
          {
            period: 'Morning',
            emoji: '🌅',
            activities: [
              {
                id: 'day-1-activity-1',
                title: 'Musée d’Orsay',
                time: '9:30 AM',
                description: 'Impressionists',
                location: 'Paris',
                distance: '2 km',
                cost: '€16',
                link: 'https://example.com/orsay',
                linkText: 'Tickets',
                type: 'culture',
              },
            ],
          },
        ],
      },
    ],
    budget: {
      currency: 'EUR',
      total: marks.budget ?? 2140,
      items: [{ category: 'Hotel', amount: 1200, amountMax: 1400, description: 'four nights' }],
    },
    source: {
      spans: { '/title': [0, 5] as [number, number] },
      unused: [[10, 20] as [number, number]],
      textHash: 'secret-text-hash',
      assumptions: [{ pointer: '/days/0/date', kind: 'year' as const, chosen: '2026', alternatives: ['2027'] }],
      edited: [],
    },
    warnings: [
      {
        code: 'sensitive-net-rate' as const,
        severity: 'warning' as const,
        message: 'secret-warning',
        pointers: [],
        spans: [[0, 4] as [number, number]],
      },
    ],
  };
}

export function sampleItinerary(marks: { id?: string; title?: string; rawText?: string } = {}): CreateItinerary {
  return {
    id: marks.id ?? newId(),
    data: {
      title: marks.title ?? 'Four slow days in Paris',
      location: 'Paris, France',
      dates: 'May 3 to 6, 2026',
      rawText: marks.rawText ?? 'secret-raw-text: net rate 900\nsecond line',
      createdAt: new Date().toISOString(),
      data: sampleData(),
    },
  };
}
