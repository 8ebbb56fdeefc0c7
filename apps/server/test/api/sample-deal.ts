/** A travel deal as the creator sends it, what is not for the public marked, so that a leak is found by its mark. */

export function sampleDealData(fields: object = {}) {
  return {
    title: 'Seven nights in the Cyclades, by small ship',
    destination: 'Athens and the Greek islands',
    dates: 'September 12 to 19, 2027',
    duration: '8 days / 7 nights',
    price: '$1,899',
    totalPrice: '$3,798',
    priceBasis: null,
    originalPrice: '$2,234',
    discount: '15% off',
    passengers: 2,
    includes: ['All breakfasts and dinners on board', 'Port fees and local taxes'],
    restrictions: ['A deposit of $300 per person holds your cabin'],
    highlights: ['Sunset sail beneath the Santorini caldera', 'Private walk through Delos'],
    activities: ['Snorkelling at Koufonisia'],
    accommodation: 'MV Halcyon, ocean-view cabin',
    validUntil: '2099-03-31',
    agentInfo: { name: 'Tomás Beltrán', company: 'Longshore', email: 'secret@mail.example', phone: 'secret-phone' },
    priceOptions: [
      { label: 'Inside cabin', dates: null, price: '$1,899' },
      { label: 'Balcony cabin', dates: 'September 19 to 26, 2027', price: '$2,449' },
    ],
    notes: 'Sail from Athens on a 49-cabin ship.\nChild 3-11: $890',
    customImageUrl: null,
    source: {
      spans: { '/title': [0, 5] },
      unused: [[10, 20]],
      textHash: 'secret-text-hash',
      assumptions: [],
      edited: [],
    },
    warnings: [{ code: 'sensitive-net-rate', severity: 'note', message: 'secret-warning', pointers: [], spans: [] }],
    ...fields,
  };
}

export function sampleDeal(fields: object = {}, data: object = {}) {
  const own = sampleDealData(data);
  return {
    title: own.title,
    destination: own.destination,
    dates: own.dates,
    rawText: 'secret-raw-text: net rate 1,420',
    data: own,
    ...fields,
  };
}
