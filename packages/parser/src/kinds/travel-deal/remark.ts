/**
 * What one colleague says to the other, or to whoever makes the page, over the pasted offer or under it: `can u make a sheet out of this`, `bitte als
 * Deal anlegen`, `only the Swiss one please`. It is no name and no condition of the offer, but it may say what is wanted of it: for how many, which of
 * the rooms, rows or dates, and what all of it comes to.
 */
import { findMoney } from '../../annotators/money.ts';
import { asBlank } from '../../formats/reading/blank-line.ts';
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { isMailHeader } from '../../formats/reading/mail-header.ts';
import { compactPattern } from '../../text/compact-pattern.ts';

export interface Remark {
  /** The lines that ask: none of the offer. */
  readonly asked: readonly DocumentLine[];
  /** These and the lines right behind them, which go on with what is wanted. */
  readonly said: readonly DocumentLine[];
}

const FILL = "(?:[a-z0-9’'/&,.-]{1,14} ){0,4}?";
const SMALL =
  '(?:(?:up|me|us|this|that|it|these|them|one|out|of|a|an|the|our|into|in|on|onto|to|for|from|as|nice|quick|little|proper|new|simple|web|deal|client|lovely|quickly|live|just|please|pls|with|all) ){0,8}';
const ENGLISH = `\\b(?:make|making|do|build|knock|whip|put|turn|create|set|write|type|get|load|upload|pop|stick|bung|need|needs|want|publish|post|add|run|for|use) ${SMALL}(?:page|sheet|flyer|flier|post|leaflet|one[- ]?pager|pdf|website|web ?page|web|site|listing|landing page|deal|share page)\\b`;
const TIDY =
  '\\b(?:tidy|clean|type|neaten|smarten|pretty|write)(?: (?:this|it|that|them))?(?: all)? up\\b|\\bmake (?:this|it|that) (?:look )?(?:nice|pretty|presentable|readable)\\b';
const OTHERS = [
  `(?:als|zum|zur|einen?|ne|nen|auf die|in den|fur die|auf unsere|daraus eine?n?) (?:deal|angebot|seite|webseite|homepage|website|flyer|newsletter|pdf|angebotsseite)\\b ?${FILL}(?:anlegen|machen|erstellen|stellen|setzen|bauen|basteln|einstellen|hochladen|packen|bringen|draus)|(?:anlegen|einstellen|online stellen|aufhubschen|schon machen|hubsch machen)\\b`,
  `(?:remettre|mettre|remets|mets|met) (?:(?:ca|le|la|les|tout|cela|ceci) )?(?:au propre|en ligne|en page|en forme|sur le site)|(?:faire|fais|fasse|preparer|prepares?|monter|montes?|creer|sortir) ${FILL}(?:page|fiche|flyer|affiche|pdf)\\b`,
  `(?:hacer|haces|haz|armar|armas|arma|montar|montas|monta|subir|subes|sube|crear|poner|pon|pones|pasar|pasas|pasa) ${FILL}(?:pagina|web|ficha|flyer|hoja|pdf)\\b|pasar(?:lo|la)? ${FILL}a limpio`,
  `(?:fai|fare|farmi|farci|metti|mettere|metterl[oa]|prepari|prepara(?:re)?|crea(?:re)?|carica(?:re|rl[oa])?) ${FILL}(?:pagina|sito|scheda|locandina|volantino|pdf)\\b`,
  `(?:fazer|faz|montar|monta|subir|sobe|criar|cria|colocar|coloca|passar|passa) ${FILL}(?:pagina|site|ficha|arte|lamina|flyer|pdf)\\b|passar (?:isso )?a limpo`,
  `(?:pagina|flyer|aanbieding|deal|pdf|blad) ${FILL}(?:maken|zetten|bouwen|plaatsen)|(?:maak|zet|plaats|bouw) ${FILL}(?:pagina|site|website|flyer|pdf)\\b|(?:op de (?:web)?site|online) (?:zetten|plaatsen|gooien)`,
  `(?:gora|gor|slanga|lagga|lagg|satta|satt|fixa|lave|laver|lav|lage|lag|saette|sette|legge|laegge|laegg|stille) ${FILL}(?:sida|hemsida(?:n)?|side|hjemmeside(?:n)?|nettside(?:n)?|flyer|pdf|annons)\\b`,
];
const MAKES = compactPattern(`${ENGLISH}|${TIDY}|${OTHERS.join('|')}`);
/** Without a word of asking `this makes a deal` is praise. */
const ASKS = compactPattern(
  /\b(?:pls|plz|please|thx|thanks|ta|(?:can|cld|could|would|will) (?:you|u|ya|someone|one of you)|any chance|(?:just |only |i |we )?need(?:s)? (?:a|this|it)|bitte|kannst du|konn(?:te|test|t)(?: du| ihr)|konnen sie|machst du|mach mal|danke|stp|svp|s'il (?:te|vous) plait|merci|(?:tu )?peux(?:[- ]tu)?|pouvez|pourrais|porfa|por favor|puedes|podrias|podes|gracias|per favore|per piacere|puoi|potresti|riesci|mi fai|ci fai|grazie|pfv?|consegue|pode|poderia|me faz|obg|obrigad[oa]|aub|alsjeblieft|alstublieft|kun je|kan je|wil je|zou je|graag|bedankt|kan (?:du|ni|i)|kunne du|vill du|snalla|tack|tak|takk|venligst|vennligst)\b/,
);
/** `just the balcony one for the Meiers pls`, `nur die zweite bitte`: of several things pasted one alone. */
const PICKS = compactPattern(
  /^\W{0,4}(?:[a-z]{2,12}[,!:-]{1,2} )?(?:(?:just|only)(?: (?:do|use|need|want|after))? (?:the|that|this|a) .{2,70}\b(?:pls|plz|please|thx|thanks|ta)\b|(?:bitte )?nur (?:der|die|das|den) [^.]{2,60}\b(?:bitte|danke)\b|(?:juste|seulement|uniquement) (?:l'|le |la |les |celui|celle)[^.]{2,60}\b(?:stp|svp|merci)\b|(?:solo|solamente) (?:el|la|lo|los|las|il|quello|quella) [^.]{2,60}\b(?:porfa|por favor|gracias|per favore|grazie)\b|(?:so|apenas|somente) (?:o|a|os|as) [^.]{2,60}\b(?:por favor|pfv?|obg|obrigad[oa])\b|alleen (?:de|het|die) [^.]{2,60}\b(?:aub|graag|bedankt|svp)\b|(?:bara|kun) (?:den|det|de) [^.]{2,60}\b(?:tack|tak|takk)\b)/,
);
/** `I only need the Crete one, ignore the rest`, `a me serve SOLO la Djerba`, `brauche nur Kreta`: of a list that is passed on one row is wanted. */
const ONLY =
  '(?:only|just|nur|bloss|solo|solamente|soltanto|solamente|juste|seulement|uniquement|alleen|enkel|so|apenas|somente|bara|endast|kun|bare)';
const NEED =
  '(?:need|want|wants|after|looking for|brauche[n]?|benotige[n]?|mochte|will|wollen|serve|servono|interessa|voglio|vogliono|necesito|necesita|quiero|quiere[n]?|interesa|veux|veut|voudrais|faut|besoin|interesse|heb|hebben|nodig|wil|willen|preciso|precisa|quero|quer[em]?|behover|vill|trenger|skal bruge|vil have|skal ha)';
const ONE_WANTED = compactPattern(
  `\\b(?:${NEED} (?:[a-z]{1,9} ){0,2}${ONLY}|${ONLY} (?:[a-z]{1,9} ){0,1}${NEED})\\b|\\b${ONLY}\\b[^.;!?]{3,60}\\b(?:ignore|skip|leave|forget|drop|not) (?:all )?(?:the )?(?:rest|others?)\\b`,
);
const OTHERS_NOT =
  /\b(?:ignore|skip|leave out|forget|drop|bin) (?:all )?(?:the )?(?:rest|others?)\b|\bden? rest\b|\bil resto\b|\ble reste\b|\b(?:el resto|lo demas|los demas)\b|\bo resto\b|\bde rest\b|\bresten\b|\bdie anderen (?:nicht|weg)\b/;
const LONGEST_OF_PICK = 400;

/** Is one row alone wanted of what stands below? */
export const wantsOne = ({ asked }: Remark): boolean =>
  asked.some(({ folded }) => ONE_WANTED.test(folded) || OTHERS_NOT.test(folded) || PICKS.test(folded));

/** What the reader of an offer is asked for. */
const OF_CLIENT =
  /\b(?:your|ihre[nrs]?|votre|vos|su|vuestr[oa]s?|vostr[oaie]|sua|uw) (?:booking|reservation|deposit|payment|names?|place|seat|buchung|reservierung|anzahlung|reserva|reservation|prenotazione|boeking)/;
const LONGEST = 220;
const HEAD = 6;
const FOOT = 12;
const GOES_ON = 3;

const isAsking = ({ folded, bullet, heading, cells }: DocumentLine): boolean =>
  folded.length <= LONGEST_OF_PICK &&
  bullet === null &&
  heading === 0 &&
  cells === null &&
  ((folded.length <= LONGEST && ((ASKS.test(folded) && MAKES.test(folded)) || PICKS.test(folded))) ||
    (ONE_WANTED.test(folded) && (OTHERS_NOT.test(folded) || ASKS.test(folded)))) &&
  !OF_CLIENT.test(folded);

export const NOBODY: Remark = { asked: [], said: [] };
/** `thx!`, `bises`, `Sent from my phone`: behind it nothing more is wanted. */
const THANKS =
  /^\W*(?:thx|thanks|ta|cheers|danke|merci|gracias|grazie|obrigad[oa]|obg|bedankt|tack|tak|takk|lg|vg|bises|sent from)\b.{0,20}$/;

/** Only the first lines and the last ones are said about the whole, and only beside an offer. */
export function readRemark({ lines }: SourceDocument): Remark {
  const told = lines.filter(({ passage, isRule }) => passage.text !== '' && !isRule);
  if (told.length <= GOES_ON) return NOBODY;
  const edge = [...told.slice(0, HEAD), ...told.slice(Math.max(HEAD, told.length - FOOT))];
  const asked = edge.filter((line) => isAsking(line) && !isMailHeader(line));
  const isOfAsked = new Set(asked);
  // A message of one line holds the offer as well.
  if (asked.length === 0 || !told.some((line) => !isOfAsked.has(line) && findMoney(line.passage.text, 1).length > 0))
    return NOBODY;
  const said = asked.flatMap((line) => {
    const end = lines.findIndex(
      ({ index, passage, folded }) =>
        index > line.index && (index > line.index + GOES_ON || passage.text === '' || THANKS.test(folded)),
    );
    return lines.slice(line.index, end < 0 ? lines.length : end);
  });
  return { asked, said: said.filter((line, i) => said.indexOf(line) === i) };
}

/** Is the line, joined with others or not, one of those said? */
export const isSaid = ({ said }: Remark, { span: [from, to] }: DocumentLine): boolean =>
  said.some(({ span }) => span[0] < to && from < span[1]);

/** The offer without what was asked of the colleague. */
export function withoutRemark(document: SourceDocument, { asked }: Remark): SourceDocument {
  if (asked.length === 0) return document;
  const isAsked = new Set(asked.map(({ index }) => index));
  return { ...document, lines: document.lines.map((line) => (isAsked.has(line.index) ? asBlank(line) : line)) };
}
