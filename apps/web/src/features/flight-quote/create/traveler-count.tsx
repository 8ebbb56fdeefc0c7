/** 'Number of travelers' (F-113): 1 to 20, typed or stepped; what is no number becomes 1. */
import { LIMITS } from '@waypage/contract';
import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { clampTravelers, readTravelers } from '../travelers.ts';

interface TravelerCountProps {
  readonly id: string;
  readonly value: number;
  readonly onChange: (travelers: number) => void;
  /** What the text says of it. */
  readonly children?: ReactNode;
}

export function TravelerCount({ id, value, onChange, children }: TravelerCountProps) {
  /* While it is typed it may be empty or out of range. */
  const [typed, setTyped] = useState<string | null>(null);
  const step = (by: number) => {
    setTyped(null);
    onChange(clampTravelers(value + by));
  };
  return (
    <div className="field">
      <label htmlFor={id}>Number of travelers</label>
      <div className="stepper">
        <button
          type="button"
          aria-label="One traveler fewer"
          aria-disabled={value <= LIMITS.travelersMin}
          onClick={() => step(-1)}
        >
          <Minus className="icon" aria-hidden="true" />
        </button>
        <input
          id={id}
          type="number"
          min={LIMITS.travelersMin}
          max={LIMITS.travelersMax}
          inputMode="numeric"
          value={typed ?? String(value)}
          aria-describedby={children ? `${id}-hint` : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            onChange(readTravelers(event.target.value));
          }}
          onBlur={() => setTyped(null)}
        />
        <button
          type="button"
          aria-label="One traveler more"
          aria-disabled={value >= LIMITS.travelersMax}
          onClick={() => step(1)}
        >
          <Plus className="icon" aria-hidden="true" />
        </button>
      </div>
      {children && (
        <span className="hint" id={`${id}-hint`}>
          {children}
        </span>
      )}
    </div>
  );
}
