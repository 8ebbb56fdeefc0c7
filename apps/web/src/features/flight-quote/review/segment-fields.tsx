/** One flight in the review pane: number and airline, both ends with airports from the gazetteer, and the rarer fields on demand. */
import type { WireFlightSegment } from '@waypage/contract';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { ItemButtons } from '../../../components/item-buttons.tsx';
import { valueAt } from '../../review/json-pointer.ts';
import { useReview } from '../../review/review-context.ts';
import { ReviewField, type ReviewFieldProps } from '../../review/review-field.tsx';
import { suggestAirlines, suggestAirports } from '../flight-quote-api.ts';

interface FieldLook extends Omit<ReviewFieldProps, 'pointer'> {
  readonly name: keyof WireFlightSegment;
  /** Shown only where it is filled, or asked for. */
  readonly rare?: boolean;
}

const FIELDS: readonly FieldLook[] = [
  { name: 'airline', label: 'Airline', size: 4, suggest: suggestAirlines },
  { name: 'flightNumber', label: 'Flight', size: 2 },
  { name: 'departureLocation', label: 'From', size: 6, suggest: suggestAirports },
  { name: 'departureDate', label: 'Departs on', size: 2 },
  { name: 'departureTime', label: 'Departs at', size: 2 },
  { name: 'departureTerminal', label: 'Terminal', size: 2, rare: true },
  { name: 'arrivalLocation', label: 'To', size: 6, suggest: suggestAirports },
  { name: 'arrivalDate', label: 'Arrives on', size: 2 },
  { name: 'arrivalTime', label: 'Arrives at', size: 2 },
  { name: 'arrivalTerminal', label: 'Terminal of arrival', size: 2, rare: true },
  { name: 'duration', label: 'Duration', size: 2 },
  { name: 'layoverDuration', label: 'Layover after', size: 2 },
  { name: 'operatedBy', label: 'Operated by', size: 3, suggest: suggestAirlines, rare: true },
  { name: 'aircraft', label: 'Aircraft', size: 3, rare: true },
  { name: 'bookingClass', label: 'Booking class', size: 3, rare: true },
  { name: 'status', label: 'Status', size: 3, rare: true },
];
const RARE = FIELDS.filter((field) => field.rare).length;

interface SegmentFieldsProps {
  readonly pointer: string;
  readonly name: string;
  readonly isLast: boolean;
  readonly onUp: (() => void) | null;
  readonly onDown: (() => void) | null;
  readonly onRemove: () => void;
}

export function SegmentFields({ pointer, name, isLast, onUp, onDown, onRemove }: SegmentFieldsProps) {
  const number = useReview((state) => valueAt(state.document.value, `${pointer}/flightNumber`));
  /* Empty fields would bury the filled ones. A field that was filled here stays, also when it is emptied. */
  const filled = useReview((state) => filledRare(state.document.value, pointer));
  const [seen] = useState(() => new Set<string>());
  for (const field of filled.split(' ')) seen.add(field);
  const [all, setAll] = useState(false);
  const title = typeof number === 'string' && number.trim() ? number : name;
  const isShown = (field: FieldLook) =>
    (all || !field.rare || seen.has(field.name)) && !(field.name === 'layoverDuration' && isLast);
  const Chevron = all ? ChevronUp : ChevronDown;
  return (
    <div className="ract">
      <div className="ract__h">
        <span className="chip" data-type="travel">
          {title}
        </span>
        <ItemButtons name={title} onUp={onUp} onDown={onDown} removeLabel="Remove flight" onRemove={onRemove} />
      </div>
      <div className="fgrid">
        {FIELDS.filter(isShown).map(({ name: field, rare: _rare, ...look }) => (
          <ReviewField key={field} pointer={`${pointer}/${field}`} {...look} />
        ))}
      </div>
      {(all || filled.split(' ').length < RARE) && (
        <div>
          <button
            type="button"
            className="btn btn--sm btn--ghost"
            aria-expanded={all}
            aria-label={`${all ? 'Fewer' : 'More'} fields: ${title}`}
            onClick={() => setAll(!all)}
          >
            <Chevron className="icon" aria-hidden="true" />
            {all ? 'Fewer fields' : 'More fields'}
          </button>
        </div>
      )}
    </div>
  );
}

/** Names of the rare fields that have a value, as one text: a selection that compares by value. */
function filledRare(value: unknown, segment: string): string {
  return FIELDS.filter(({ name, rare }) => rare && Boolean(valueAt(value, `${segment}/${name}`)))
    .map(({ name }) => name)
    .join(' ');
}
