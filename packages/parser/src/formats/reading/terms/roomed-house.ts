/**
 * T-557: `Pier House – Ocean Suite, half board`, `Blue Waters (Seafront Room, HB)`: a name of any kind with the room that one has there. It is where
 * one stays, and nobody who signs.
 */
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { isPlaceName } from './names.ts';

const NAME =
  /^(?<name>\p{Lu}[\p{L}'’.-]*(?: (?:(?:de|del|della|di|da|do|du|des|la|le|el|of|the|&) ){0,2}\p{Lu}[\p{L}'’.-]*){0,4})(?: [–—-] | ?\(|, )/u;
const ROOM =
  '(?:(?:(?!(?:treatment|conference|meeting|dining|tea|board|class|living|escape|show|yoga|dance|art|recording|design|photo|private|film|music|pilates|fitness|spa|function|banquet|game)s? )[a-z-]+ ){0,3}(?:(?:junior |family )?suite|room|studio|bungalow|cabana|(?:water|overwater|pool|beach|garden|ocean|sea|family|park|duplex) villa)(?: (?:with )?(?:sea|ocean|garden|pool|lagoon|mountain|city|lake|side|partial|full|land)[ -]?(?:sea )?(?:views?|front)?)?|(?:superior |komfort|standard)?(?:doppel|einzel|familien|zweibett)zimmer(?: [a-z]{4,16}){0,2}|(?:junior)?suite [a-z]{4,16}|(?:chambre|habitacion|camera|quarto) (?:double|triple|familiale|doble|familiar|doppia|tripla|duplo|superior|standard|vue|vista)(?: [a-z]{2,12}){0,3})';
const BOARD =
  '(?:b ?& ?b|bb|hb|fb|ai|ro|half[- ]board|full[- ]board|all[- ]inclusive|room only|self[- ]catering|bed (?:and|&) breakfast|breakfast|halbpension|vollpension|fruhstuck|petit[- ]dejeuner|demi[- ]pension|pension complete|tout compris|desayuno|media pension|pension completa|todo incluido|colazione|mezza pensione|pensione completa|tutto incluso|meia[- ]pensao|pensao completa|cafe da manha|pequeno[- ]almoco|ontbijt|halfpension|volpension)';
/** `Maria Villa – Travel Studio` names a company. */
const OF_NO_COMPANY = '(?!.*\\b(?:travel|tours?|trips?|holidays?|reisen?|viaggi|viajes|voyages|events?|design)\\b)';
const BEHIND = compactPattern(`^${OF_NO_COMPANY}${ROOM}(?:,? (?:on (?:an? )?)?${BOARD}(?: basis)?)?\\)?\\W*$`);
/** `Upgrade – Junior Suite`, `Mrs Jones – Single Room`, `Golf Week – Double Room` */
const NO_HOUSE =
  /\b(?:upgrades?|offers?|specials?|booking|weeks?|weekends?|deals?|packages?|breaks?|escapes?|getaways?|holidays?|tours?|trips?|cruises?|supper|dinner|lunch|cabin|suite|rooms?|rates?|prices?|sale|savings?|options?|supplements?|treatments?|meeting|yoga|golf|line|cruises|angebot|woche|reise|paket|oferta|semana|offre|semaine|sejour|offerta|settimana|pacote|arrangement|caribbean)$|^(?:mr|mrs|ms|miss|dr|prof|herrn?|frau|familie|family|fam|mme|mlle|m|monsieur|madame|famille|sr|sra|srta|senora?|familia|sig|signora?|famiglia|dhr|mevr|mevrouw|upgrade|option|supplement|extra|rooms?|cabins?|deluxe|standard|superior|classic|double|twin|single|triple|price|rates?|from|offer|per|our|the|your|stay|choice|zimmer|aufpreis|zuschlag|supplemento|suplemento|camera|chambre)\b/;
const LONGEST = 90;
const HINT = /suite|room|studio|bungalow|cabana|villa|zimmer|chambre|habitaci|camera|quarto/i;

export interface RoomedHouse {
  /** The house with its room, as the line has them. */
  readonly house: Passage;
  readonly board: Passage | null;
}

/** Does a name stand with a room, whatever is told behind that (`Pier House – Ocean Suite, no breakfast`)? */
export function namesRoomedHouse(passage: Passage): boolean {
  const { text } = passage;
  if (text.length > LONGEST || !HINT.test(text)) return false;
  const name = NAME.exec(text);
  return name !== null && !name[0].endsWith(', ') && ROOM_TOLD.test(foldText(text.slice(name[0].length)));
}

export function readRoomedHouse(passage: Passage): RoomedHouse | null {
  const { text } = passage;
  if (text.length > LONGEST || !HINT.test(text)) return null;
  const match = NAME.exec(text);
  const name = match?.groups?.['name'];
  if (match === null || name === undefined || NO_HOUSE.test(foldText(name)) || isPlaceName(name)) return null;
  const room = foldText(text.slice(match[0].length));
  if (!BEHIND.test(room)) return null;
  const told = BOARD_BEHIND.exec(room);
  // A comma alone joins other things as well.
  if (told === null && match[0].endsWith(', ')) return null;
  const board = told?.groups?.['board'] ?? '';
  const from = match[0].length + (told === null ? 0 : told.index + told[0].indexOf(board));
  const isOpen = match[0].endsWith('(');
  const until = told === null ? trimPassage(passage, '.,;:!*').text.length : match[0].length + told.index;
  return {
    // What the bracket holds is cut with its board.
    house: slicePassage(passage, 0, isOpen && told !== null ? name.length : until),
    board: told === null ? null : slicePassage(passage, from, from + board.length),
  };
}
const ROOM_TOLD = compactPattern(`^${OF_NO_COMPANY}${ROOM}(?:\\)|\\W*$|, )`);
const BOARD_BEHIND = compactPattern(`,? (?:on (?:an? )?)?(?<board>${BOARD})(?: basis)?\\)?\\W*$`);
