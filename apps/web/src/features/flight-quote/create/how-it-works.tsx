/** The 'How It Works' card, shown before any result (F-111). */
export function HowItWorks() {
  return (
    <section className="mt6 card pad" aria-labelledby="how-it-works">
      <h2 className="h2" id="how-it-works">
        How It Works
      </h2>
      <ol className="steps mt5">
        <li>
          <h3>Paste the quote</h3>
          <p>Straight from your booking system. Abbreviations such as 11:20a or +1 are understood.</p>
        </li>
        <li>
          <h3>Check the preview</h3>
          <p>Flights, layovers and fares, with the total for every traveler.</p>
        </li>
        <li>
          <h3>Share the link</h3>
          <p>Your client opens a page that works on any phone and prints cleanly.</p>
        </li>
      </ol>
    </section>
  );
}
