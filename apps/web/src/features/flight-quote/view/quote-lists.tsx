/** What is included and what has to be known (F-123), each line with its sign. */
import { Icon } from '../../itinerary/view/icon-sprite.tsx';

interface QuoteListProps {
  title: string;
  lines: readonly string[];
  kind: 'included' | 'terms';
}

/** Is there anything in the list to show? */
export const hasLines = (lines: readonly string[]): boolean => lines.some((line) => line.trim() !== '');

export function QuoteList({ title, lines, kind }: QuoteListProps) {
  const shown = lines.filter((line) => line.trim() !== '');
  return (
    <section className="card pad">
      <h2 className="h3">{title}</h2>
      <ul className={kind === 'included' ? 'ticks mt4' : 'ticks ticks--terms mt4'}>
        {shown.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat
          <li key={index}>
            <Icon name={kind === 'included' ? 'check' : 'info'} />
            <span dir="auto">{line}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
