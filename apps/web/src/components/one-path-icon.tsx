/**
 * Icons that stand on every card of a long list: lucide's drawings with all their strokes in one path. The look is the same, but the
 * browser styles, lays out and paints one shape where there were ten (docs/decisions/0050).
 */

const PATHS = {
  'map-pin':
    'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M15 10a3 3 0 1 1-6 0a3 3 0 1 1 6 0z',
  'calendar-days':
    'M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM3 9h18M8 13h.01M12 13h.01M16 13h.01M8 17h.01M12 17h.01M16 17h.01',
  ellipsis: 'M13 12a1 1 0 1 1-2 0a1 1 0 1 1 2 0zM20 12a1 1 0 1 1-2 0a1 1 0 1 1 2 0zM6 12a1 1 0 1 1-2 0a1 1 0 1 1 2 0z',
} as const;

export function OnePathIcon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
