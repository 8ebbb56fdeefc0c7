/** What a trip or an offer of one is called: `Escape`, `Rundreise`, `All-inclusive`. Folded text. */
import { LinePattern } from '../../../text/line-look.ts';

export const TRIP_WORD = new LinePattern(
  /\b(?:escapes?|getaways?|package|packages|holidays?|vacations?|cruise|tour|tours|safari|honeymoon|flitterwochen|hochzeitsreise|luna di miele|viaggio di nozze|lune de miel|voyage de noces|luna de miel|viaje de novios|lua de mel|huwelijksreis|rondreis|stedentrip|[a-z]{0,10}vakantie|[a-z]{4,10}urlaub|adventure|weekend|week|break|city ?break|breaks|retreat|journey|discovery|explorer|experience|classic|special|specials|offer|deal|sale|all[- ]inclusive|ski|beach|escapade|stay|pilgrimage|umrah|hajj|charter|odyssey|villa|group|train|rail|islands?|reise|urlaub|rundreise|kreuzfahrt|angebot|stadtereise|circuit|sejour|voyage|croisiere|escapada|viaje|crucero|circuito|oferta|offre|offres|speciale?|sonderangebot|viaggio|crociera|vacanza|soggiorno|offerta|viagem|cruzeiro|pacote|roteiro|ferias|yatra|gita|tagesfahrt|busreise|pilgerreise|sortie|excursion|excursao|pellegrinaggio|peregrinacion|outing|trip|treks?|trekking|hike|expedition|free night|nights? free|savings)\b/,
);
