/** `+1` beside a time of arrival, read out in full. */
import type { DayMark } from './describe-trip.ts';

export function DayMarkSign({ mark }: { mark: DayMark | null }) {
  if (!mark) return null;
  return (
    <sup>
      <abbr title={mark.text}>
        <span aria-hidden="true">{mark.mark}</span>
        <span className="sr-only"> {mark.text}</span>
      </abbr>
    </sup>
  );
}
