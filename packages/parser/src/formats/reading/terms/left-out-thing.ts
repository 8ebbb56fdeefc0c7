/**
 * What offers usually leave out, alone on its line: `Travel insurance`, `Parking at the port`, `Visas and tips`. A line above it that only
 * names a kind of thing (`Shore excursions`) is an entry beside it, and heads nothing. Folded text, six languages.
 */
import { compactPattern } from '../../../text/compact-pattern.ts';

const THING = compactPattern(
  /^(?:(?:personal|travel|airport|port|city|local|tourist|bottled|soft|alcoholic|extra|single|all|most|your|any|optional|hotel|resort|other|entry|visa) ){0,2}(?:insurances?|parking|visas?|tips?|gratuit(?:y|ies)|drinks?|beverages?|meals?|lunch(?:es)?|dinners?|flights?|airfares?|transfers?|tax(?:es)?|fees?|laundry|wi-?fi|spa treatments|expenses|souvenirs|service charges?|supplements?|(?:reise|reiserucktritts)?versicherung(?:en)?|trinkgeld(?:er)?|getranke|kurtaxe|parken|parkgebuhren|assurances?(?: [a-z]{4,14})?|pourboires?|boissons|dejeuners|seguros?(?: (?:de )?[a-z]{4,14})?|propinas|bebidas|almuerzos|assicurazion[ei](?: [a-z]{4,14})?|mance|bevande|pranzi|gorjetas|almocos)(?:$|,| (?:and|or|&|at|in|on|for|to|und|am|et|a|y|e|o|in|em) [^.:;]{2,40}$)/,
);
const MAX = 60;

export const isLeftOutThing = (folded: string): boolean => folded.length <= MAX && THING.test(folded);

/** `Optional activities`, `Ausflüge`: what is done besides. */
const OPTIONAL =
  /^\W{0,3}(?:optional|fakultative|facultati(?:f|ve)s?|opcional(?:es)?|facoltativ[ie]|opcionais)? ?(?:activities|excursions|tours|aktivitaten|ausfluge|activites|excursiones|actividades|escursioni|attivita|passeios)(?: (?:optional(?:es)?|optionnelles|opcionales|facoltative|opcionais))?\W{0,2}$/;
export const isOptionalThing = (folded: string): boolean => folded.length <= MAX && OPTIONAL.test(folded);
