/** Search box, date filter and sort selector (D-2, D-3, D-13). */
import { Search } from 'lucide-react';
import type { DateFilter, Selection, Sort } from './select-items.ts';

const DATE_WORDS: Record<DateFilter, string> = {
  all: 'All dates',
  week: 'Last 7 days',
  month: 'Last month',
  quarter: 'Last 3 months',
};
const SORT_WORDS: Record<Sort, string> = {
  'date-desc': 'Newest first',
  'date-asc': 'Oldest first',
  'title-asc': 'Title A to Z',
  'title-desc': 'Title Z to A',
};

export interface DashboardToolsProps {
  readonly selection: Selection;
  readonly onType: (search: string) => void;
  readonly onChoose: (choice: Partial<Selection>) => void;
}

export const SEARCH_ID = 'search';

export function DashboardTools({ selection, onType, onChoose }: DashboardToolsProps) {
  return (
    <search className="tools">
      <div className="search">
        <Search className="icon" aria-hidden="true" />
        <label className="sr-only" htmlFor={SEARCH_ID}>
          Search
        </label>
        <input
          className="input"
          id={SEARCH_ID}
          aria-keyshortcuts="/"
          type="search"
          placeholder="Search by title, location, or dates..."
          value={selection.search}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      <Choice
        id="date-filter"
        label="Date created"
        words={DATE_WORDS}
        value={selection.dateFilter}
        onChange={(dateFilter) => onChoose({ dateFilter })}
      />
      <Choice
        id="sort"
        label="Sort"
        words={SORT_WORDS}
        value={selection.sort}
        onChange={(sort) => onChoose({ sort })}
      />
    </search>
  );
}

interface ChoiceProps<T extends string> {
  readonly id: string;
  readonly label: string;
  readonly words: Record<T, string>;
  readonly value: T;
  readonly onChange: (value: T) => void;
}

function Choice<T extends string>({ id, label, words, value, onChange }: ChoiceProps<T>) {
  return (
    <div>
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <select className="select" id={id} value={value} onChange={(event) => onChange(event.target.value as T)}>
        {(Object.keys(words) as T[]).map((key) => (
          <option key={key} value={key}>
            {words[key]}
          </option>
        ))}
      </select>
    </div>
  );
}
