/**
 * Several departures, hotels or rooms with their prices, as a table (T-132); the column says for whom only where that is known. An option
 * without a price of its own gets none: what it costs is not known.
 */
import { optionDates, optionsBasis, type PublicDealData } from '@waypage/contract';

/** Those that say something. */
export const pricedOptions = ({ priceOptions }: PublicDealData) =>
  priceOptions.filter((option) => option.label.trim() || option.price);

export function PriceOptions({ data }: { data: PublicDealData }) {
  const options = pricedOptions(data);
  const hasDates = options.some(optionDates);
  const hasPrices = options.some(({ price }) => price);
  const basis = optionsBasis(data);
  return (
    <section className="card pad" aria-labelledby="options-title">
      <h2 className="h3" id="options-title">
        {hasPrices ? 'Prices' : 'Options'}
      </h2>
      <table className="prices mt4">
        <thead>
          <tr>
            <th scope="col">Option</th>
            {hasDates && <th scope="col">Dates</th>}
            {hasPrices && <th scope="col">{basis ? `Price ${basis}` : 'Price'}</th>}
          </tr>
        </thead>
        <tbody>
          {options.map((option, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: options may have the same label
            <tr key={index}>
              <th scope="row" dir="auto">
                {option.label}
              </th>
              {hasDates && <td>{optionDates(option)}</td>}
              {hasPrices && <td>{option.price ?? <NotStated />}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function NotStated() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">not stated</span>
    </>
  );
}
