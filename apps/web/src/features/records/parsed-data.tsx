/** What was read of the text, to look at and not to edit here (spec §2): a term a row, absent values left out. */
import styles from './parsed-data.module.css';

interface ParsedDataListProps {
  readonly rows: readonly (readonly [term: string, value: string | number | null])[];
  /** Where the values are edited. */
  readonly hint: string;
}

export function ParsedDataList({ rows, hint }: ParsedDataListProps) {
  const shown = rows.filter(([, value]) => value !== null && value !== '');
  return (
    <section className="card pad" aria-labelledby="parsed-title">
      <h2 className="h3" id="parsed-title">
        Parsed data
      </h2>
      <p className="soft">{hint}</p>
      {shown.length === 0 ? (
        <p className="mt4">Nothing was read from the text.</p>
      ) : (
        <dl className={`mt4 ${styles['parsed']}`}>
          {shown.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
