/** Several departures, hotels or rooms with their prices, as a table (T-132); the column says for whom only where that is known. */
import { optionsBasis, type PublicDealData } from '@waypage/contract';

export function PriceOptions({ data }: { data: PublicDealData }) {
  const options = data.priceOptions.filter((option) => option.label.trim() || option.price);
  if (options.length === 0) return null;
  const hasDates = options.some(({ dates, label }) => dates && !label.includes(dates));
  const basis = optionsBasis(data);
  return (
    <section className="card pad" aria-labelledby="options-title">
      <h2 className="h3" id="options-title">
        Prices
      </h2>
      <table className="prices mt4">
        <thead>
          <tr>
            <th scope="col">Option</th>
            {hasDates && <th scope="col">Dates</th>}
            <th scope="col">{basis ? `Price ${basis}` : 'Price'}</th>
          </tr>
        </thead>
        <tbody>
          {options.map((option, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: options may have the same label
            <tr key={index}>
              <th scope="row" dir="auto">
                {option.label}
              </th>
              {hasDates && <td>{option.dates}</td>}
              <td>{option.price ?? 'On request'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
