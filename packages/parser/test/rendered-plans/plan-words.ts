/** The words that a plan is written with. Names are invented, towns are true; the parser's tables are not used. */
import { CALENDARS, type Calendar } from '../rendered-days.ts';
import { FRENCH, GERMAN } from './words-north.ts';
import { ITALIAN, PORTUGUESE, SPANISH } from './words-south.ts';

export type Kind = 'travel' | 'meal' | 'accommodation' | 'activity' | 'culture' | 'wine';

interface Section {
  readonly headings: readonly string[];
  readonly lines: readonly string[];
}

/** What one does, and what kind of thing it plainly is. */
type Deed = readonly [title: string, kind: Kind];

export interface PlanWords {
  /** Places in `CALENDARS`. */
  readonly calendars: readonly number[];
  readonly towns: readonly (readonly [first: string, second: string, region: string])[];
  readonly titles: (first: string, second: string, days: number) => readonly string[];
  readonly label: {
    readonly place: readonly string[];
    readonly dates: readonly string[];
    readonly travelers: readonly string[];
    readonly client: readonly string[];
    readonly agent: readonly string[];
    readonly length: readonly string[];
    readonly spot: readonly string[];
    readonly cost: readonly string[];
    readonly duration: readonly string[];
    readonly stay: readonly string[];
    readonly meals: readonly string[];
  };
  /** `Overnight at Hotel Mirador` */
  readonly nightAt: readonly string[];
  readonly checkIn: readonly string[];
  readonly checkOut: readonly string[];
  readonly hotels: readonly string[];
  readonly client: string;
  readonly agent: string;
  readonly people: (adults: number, children: number) => string;
  readonly length: (days: number) => string;
  readonly morning: readonly Deed[];
  readonly afternoon: readonly Deed[];
  readonly lunch: readonly string[];
  readonly dinner: readonly string[];
  readonly houses: readonly string[];
  readonly spots: readonly string[];
  /** ` at `, before the name of a house. */
  readonly at: string;
  readonly arrival: (town: string) => string;
  readonly journey: (from: string, to: string) => readonly string[];
  /** A flight and a train with their numbers. */
  readonly services: readonly string[];
  readonly room: string;
  readonly departure: readonly string[];
  readonly hints: readonly string[];
  readonly hours: (count: number) => string;
  readonly perPerson: readonly string[];
  readonly free: string;
  readonly mealNames: readonly [string, string, string];
  readonly budget: readonly string[];
  readonly parts: readonly string[];
  readonly total: readonly string[];
  readonly nights: (count: number) => string;
  readonly forAll: (count: number) => string;
  readonly sections: readonly Section[];
  readonly preambles: readonly string[];
  readonly closings: readonly string[];
  readonly columns: { readonly day: string; readonly spot: string; readonly cost: string; readonly item: string };
}

const ENGLISH: PlanWords = {
  calendars: [0, 1],
  towns: [
    ['Lisbon', 'Porto', 'Portugal'],
    ['Seville', 'Granada', 'Spain'],
    ['Split', 'Dubrovnik', 'Croatia'],
    ['Athens', 'Naxos', 'Greece'],
    ['Kyoto', 'Osaka', 'Japan'],
    ['Vienna', 'Salzburg', 'Austria'],
  ],
  titles: (first, second, days) => [
    `${days} Days in ${first} and ${second}`,
    `${first} & ${second} Family Escape`,
    `${first} to ${second}: A Spring Journey`,
    `Honeymoon in ${first} and ${second}`,
    `The Best of ${first}`,
  ],
  label: {
    place: ['Destination', 'Location', 'Destinations', 'Where'],
    dates: ['Dates', 'Travel dates', 'When', 'Trip dates'],
    travelers: ['Travelers', 'Travellers', 'Guests', 'Group size', 'Passengers', 'Party', 'Number of travelers'],
    client: ['Prepared for', 'Client', 'Client name', 'Lead traveler', 'Clients'],
    agent: ['Prepared by', 'Travel agent', 'Your advisor', 'Travel advisor', 'Agent', 'Consultant'],
    length: ['Duration', 'Length', 'Trip length'],
    spot: ['Location', 'Where', 'Address', 'Venue', 'Place'],
    cost: ['Cost', 'Price', 'Entry fee', 'Tickets', 'Admission', 'Entrance fee'],
    duration: ['Duration'],
    stay: ['Accommodation', 'Overnight', 'Hotel', 'Stay', 'Overnight stay', 'Lodging', 'Where to stay'],
    meals: ['Meals', 'Meals included'],
  },
  nightAt: ['Overnight at', 'Night at', 'Stay at', 'Overnight in'],
  checkIn: ['Check in at', 'Check-in at', 'Check into'],
  checkOut: ['Check out of', 'Check out from'],
  hotels: ['Hotel Mirador', 'Casa Amarela', 'The Old Mill Inn', 'Hotel Bellavista', 'Pension Linde'],
  client: 'The Okonjo Family',
  agent: 'Anna Brandt',
  people: (adults, children) =>
    `${adults} ${adults === 1 ? 'adult' : 'adults'}${children > 0 ? `, ${children} ${children === 1 ? 'child' : 'children'}` : ''}`,
  length: (days) => `${days} days / ${days - 1} nights`,
  morning: [
    ['Visit the tile museum', 'culture'],
    ['Guided tour of the cathedral', 'culture'],
    ['Boat trip along the coast', 'activity'],
    ['Cooking class with a local chef', 'activity'],
    ['Hike to the viewpoint', 'activity'],
  ],
  afternoon: [
    ['Walking tour of the old town', 'culture'],
    ['Stroll through the botanical garden', 'activity'],
    ['Swim at the town beach', 'activity'],
    ['Explore the castle ruins', 'culture'],
    ['Wine tasting with a sommelier', 'wine'],
  ],
  lunch: ['Lunch', 'Light lunch', 'Picnic lunch'],
  dinner: ['Dinner', 'Farewell dinner', 'Seafood dinner', 'Dinner with live music'],
  houses: ['Casa Bento', 'Taberna do Mar', 'Zum Anker', 'Osteria Luna', 'Blue Door'],
  spots: ['Praça Velha', 'Riverside Quarter', 'Old Harbour', 'Market Square', 'Mill Lane 12'],
  at: ' at ',
  arrival: (town) => `Arrival in ${town}`,
  journey: (from, to) => [
    `Train to ${to}`,
    `Train from ${from} to ${to}`,
    `Drive to ${to}`,
    `Private transfer to ${to}`,
    `Bus to ${to}`,
    `Ferry to ${to}`,
    `${from} to ${to} by train`,
  ],
  services: ['Flight TP 1943', 'Train IC 523'],
  room: 'Room: Double room',
  departure: ['Private transfer to the airport', 'Taxi to the airport', 'Transfer to the airport'],
  hints: [
    'Book tickets online to skip the queue',
    'Ask for a table by the window',
    'The best views are from the upper terrace',
    'Closed shoes needed',
  ],
  hours: (count) => (count === 1 ? '1 hour' : `${count} hours`),
  perPerson: ['per person', 'pp', 'each', '/person', 'p.p.'],
  free: 'Free',
  mealNames: ['Breakfast', 'Lunch', 'Dinner'],
  budget: ['Budget', 'Estimated Budget', 'Cost Summary', 'Budget Breakdown', 'Estimated Costs', 'Trip Cost'],
  parts: ['Flights', 'Hotels', 'Trains', 'Meals', 'Activities', 'Transfers', 'Entrance fees', 'Guides', 'Car rental'],
  total: ['Total', 'Grand Total', 'Total cost', 'Estimated total', 'Total price', 'TOTAL'],
  nights: (count) => `${count} ${count === 1 ? 'night' : 'nights'}`,
  forAll: (count) => `for ${count} people`,
  sections: [
    {
      headings: ['Packing List', 'What to Pack', 'Packing Tips', 'What to Bring'],
      lines: [
        'Sunscreen and a hat',
        'Comfortable walking shoes',
        'A light jacket for the evening',
        'Swimwear',
        'Travel adapter (type C)',
      ],
    },
    {
      headings: ['Travel Tips', 'Tips', 'Practical Tips', 'Good to Know', 'Useful Information'],
      lines: [
        'Buy a transit card at any metro station',
        'Most museums are closed on Mondays',
        'Tipping is not expected, but rounding up is kind',
        'Taxis from the airport take cards',
        'Reserve dinner at least a week ahead',
      ],
    },
    {
      headings: ["What's Included", 'Included', 'Inclusions', 'The price includes', 'Price includes'],
      lines: [
        'Three nights in double rooms',
        'Daily breakfast',
        'Private airport transfers',
        'English-speaking guide',
        'All entrance fees as listed',
      ],
    },
    {
      headings: ['Not Included', "What's Not Included", 'Exclusions', 'The price does not include', 'Excluded'],
      lines: ['International flights', 'Travel insurance', 'Lunches and drinks', 'Personal expenses', 'City tax'],
    },
    {
      headings: ['Important Notes', 'Notes', 'Please Note', 'Important Information', 'Booking Conditions'],
      lines: [
        'Passports must be valid for six months',
        'Times may change with the weather',
        'Check-in is from 3 pm at all hotels',
        'Prices are subject to availability',
      ],
    },
    {
      headings: ['Emergency Contacts', 'Contacts', 'Contact', 'Useful Contacts'],
      lines: [
        'Local emergency number: 112',
        'Office: +44 20 7946 0018',
        'anna@harbourtravel.example',
        'Hotel reception: +351 21 000 1122',
      ],
    },
  ],
  preambles: [
    "Here's a suggested itinerary for your trip!",
    'Sure! Here is a detailed plan for your trip:',
    'Hi Anna, please find the plan below.',
    'Dear Mr and Mrs Okonjo,',
  ],
  closings: [
    'Would you like me to add restaurant suggestions?',
    'Let me know if you would like any changes!',
    'Enjoy your trip!',
    'Have a wonderful time!',
    'Would you like me to adjust the pace or add more beach time?',
  ],
  columns: { day: 'Day', spot: 'Location', cost: 'Cost', item: 'Category' },
};

export const LANGUAGES: readonly PlanWords[] = [
  ENGLISH,
  ENGLISH,
  ENGLISH,
  GERMAN,
  FRENCH,
  SPANISH,
  ITALIAN,
  PORTUGUESE,
];

export const calendarOf = (index: number): Calendar => CALENDARS[index] as Calendar;
