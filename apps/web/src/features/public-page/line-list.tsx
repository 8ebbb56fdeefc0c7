/** A card of lines with their sign each: what is included, what has to be known (F-123, T-132). */
import { Icon, type IconName } from '../itinerary/view/icon-sprite.tsx';

/** Is there anything in the list to show? */
export const hasLines = (lines: readonly string[]): boolean => lines.some((line) => line.trim() !== '');

interface LineListProps {
  title: string;
  lines: readonly string[];
  icon: IconName;
}

export function LineList({ title, lines, icon }: LineListProps) {
  return (
    <section className="card pad">
      <h2 className="h3">{title}</h2>
      <div className="mt4">
        <TickedLines lines={lines} icon={icon} />
      </div>
    </section>
  );
}

/** Without its card. */
export function TickedLines({ lines, icon }: Omit<LineListProps, 'title'>) {
  const shown = lines.filter((line) => line.trim() !== '');
  return (
    <ul className={icon === 'check' ? 'ticks' : 'ticks ticks--terms'}>
      {shown.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat
        <li key={index}>
          <Icon name={icon} />
          <span dir="auto">{line}</span>
        </li>
      ))}
    </ul>
  );
}
