/** Records for benchmarks: invented trips, always the same, each with a document of an ordinary length. */
const PLACES =
  'Paris, France|Tokyo, Japan|Zürich, Switzerland|Rome, Italy|Lisbon, Portugal|New York, USA|Cusco and Machu Picchu, Peru|Baa Atoll, Maldives|Bergen to Tromsø, Norway|Barcelona, Spain|Athens and the Greek islands|Bangkok, Thailand|Sedona and Zion, USA|Istanbul, Türkiye|Sydney, Australia|Amsterdam, Netherlands|Kyoto, Hakone and Nara, Japan|Reykjavík, Iceland'.split(
    '|',
  );
const WORDS =
  'Slow week in|Family days around|Anniversary loop through|Winter escape to|Honeymoon in|Grand tour of|Hidden walks in|Trains of'.split(
    '|',
  );
const NAMES = 'Okafor|Smith|García|Müller|Tanaka|Rossi|Johansson|Dubois|Kowalski|Nguyen|Haddad|Silva|O’Brien'.split(
  '|',
);
const MONTHS = 'January|March|April|May|June|July|September|October|December'.split('|');
const DAY =
  'Day 1: morning walk through the old town, lunch at the market (€24), afternoon in the museum, dinner 8:00 PM. ';
const FIRST_CREATED = Date.UTC(2024, 0, 1);
const DOCUMENT_CHARACTERS = 4000;

/** @param fold what makes the text that is searched. */
export function* manyRecords(count, fold) {
  let seed = 7;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  const pick = (list) => list[Math.floor(random() * list.length)];
  for (let n = 0; n < count; n++) {
    const place = pick(PLACES);
    const title = `${pick(WORDS)} ${place.split(',')[0]} for the ${pick(NAMES)} family ${n}`;
    const day = 1 + Math.floor(random() * 20);
    const dates = random() < 0.1 ? null : `${pick(MONTHS)} ${day} to ${day + 6}, ${2026 + (n % 2)}`;
    const rawText = DAY.repeat(DOCUMENT_CHARACTERS / DAY.length) + random();
    yield {
      kind: 'itinerary',
      id: `itinerary-${FIRST_CREATED + n}-${String(n).padStart(22, 'A')}`,
      title,
      place,
      dates,
      title_key: fold(title),
      search_text: [title, place, dates].map((field) => fold(field ?? '')).join('\u001f'),
      document: JSON.stringify({ rawText, data: { days: [], budget: null, source: null, warnings: [] } }),
      version: 1,
      created_at: FIRST_CREATED + Math.floor(random() * 8e10),
      updated_at: FIRST_CREATED,
    };
  }
}
