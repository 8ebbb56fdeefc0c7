/**
 * The words in which one colleague speaks to the other, or to whoever makes the page, over a pasted text: what is asked (`can u make a sheet out of
 * this`, `bitte als Deal anlegen`), or told about the paste itself (`from the supplier this morning, see below`). Folded text.
 */
import { compactPattern } from '../text/compact-pattern.ts';
import { type LineLook, LinePattern } from '../text/line-look.ts';

const FILL = "(?:[a-z0-9’'/&,.-]{1,14} ){0,4}?";
const SMALL =
  '(?:(?:up|me|us|this|that|it|these|them|one|out|of|a|an|the|our|into|in|on|onto|to|for|from|as|nice|quick|little|proper|new|simple|web|deal|client|lovely|quickly|live|just|please|pls|with|all) ){0,8}';
const ENGLISH = `\\b(?:make|making|do|build|knock|whip|put|turn|create|set|write|type|get|load|upload|pop|stick|bung|need|needs|want|publish|post|add|run|for|use) ${SMALL}(?:page|sheet|flyer|flier|post|leaflet|one[- ]?pager|pdf|website|web ?page|web|site|listing|landing page|deal|share page)\\b`;
const TIDY =
  '\\b(?:tidy|clean|type|neaten|smarten|pretty|write)(?: (?:this|it|that|them))?(?: all)? up\\b|\\bmake (?:this|it|that) (?:look )?(?:nice|pretty|presentable|readable)\\b';
const OTHERS = [
  `(?:als|zum|zur|einen?|ne|nen|auf die|in den|fur die|auf unsere|daraus eine?n?) (?:deal|angebot|seite|webseite|homepage|website|flyer|newsletter|pdf|angebotsseite)\\b ?${FILL}(?:anlegen|machen|erstellen|stellen|setzen|bauen|basteln|einstellen|hochladen|packen|bringen|draus)|(?:anlegen|einstellen|online stellen|aufhubschen|schon machen|hubsch machen)\\b`,
  `(?:remettre|mettre|remets|mets|met) (?:(?:ca|le|la|les|tout|cela|ceci) )?(?:au propre|en ligne|en page|en forme|sur le site)|(?:faire|fais|fasse|preparer|prepares?|monter|montes?|creer|sortir) ${FILL}(?:page|fiche|flyer|affiche|pdf)\\b`,
  `(?:hacer|haces|haz|armar|armas|arma|montar|montas|monta|subir|subes|sube|crear|poner|pon|pones|pasar|pasas|pasa) ${FILL}(?:pagina|web|ficha|flyer|hoja|pdf)\\b|pas(?:ar(?:lo|la)?|as?|ame(?:lo|la)?) ${FILL}a limpio`,
  `(?:fai|fare|farmi|farci|metti|mettere|metterl[oa]|prepari|prepara(?:re)?|crea(?:re)?|carica(?:re|rl[oa])?) ${FILL}(?:pagina|sito|scheda|locandina|volantino|pdf)\\b`,
  `(?:fazer|faz|montar|monta|subir|sobe|criar|cria|colocar|coloca|passar|passa) ${FILL}(?:pagina|site|ficha|arte|lamina|flyer|pdf)\\b|passar (?:isso )?a limpo`,
  `(?:pagina|flyer|aanbieding|deal|pdf|blad) ${FILL}(?:maken|zetten|bouwen|plaatsen)|(?:maak|zet|plaats|bouw) ${FILL}(?:pagina|site|website|flyer|pdf)\\b|(?:op de (?:web)?site|online) (?:zetten|plaatsen|gooien)`,
  `(?:gora|gor|slanga|lagga|lagg|satta|satt|fixa|lave|laver|lav|lage|lag|saette|sette|legge|laegge|laegg|stille) ${FILL}(?:sida|hemsida(?:n)?|side|hjemmeside(?:n)?|nettside(?:n)?|flyer|pdf|annons)\\b`,
];
const MAKES = compactPattern(`${ENGLISH}|${TIDY}|${OTHERS.join('|')}`);
/** Without a word of asking `this makes a deal` is praise. */
const ASKS = new LinePattern(
  /\b(?:pls|plz|please|thx|thanks|ta|(?:can|cld|could|would|will) (?:you|u|ya|someone|one of you)|any chance|(?:just |only |i |we )?need(?:s)? (?:a|this|it)|bitte|kannst du|konn(?:te|test|t)(?: du| ihr)|konnen sie|machst du|mach mal|danke|stp|svp|s'il (?:te|vous) plait|merci|(?:tu )?peux(?:[- ]tu)?|pouvez|pourrais|porfa|por favor|puedes|podrias|podes|gracias|per favore|per piacere|puoi|potresti|riesci|mi fai|ci fai|grazie|pfv?|consegue|pode|poderia|me faz|obg|obrigad[oa]|aub|alsjeblieft|alstublieft|kun je|kan je|wil je|zou je|graag|bedankt|kan (?:du|ni|i)|kunne du|vill du|snalla|tack|tak|takk|venligst|vennligst)\b/,
);
/** `just the balcony one for the Meiers pls`, `nur die zweite bitte`: of several things pasted one alone. */
const PICKS = compactPattern(
  /^\W{0,4}(?:[a-z]{2,12}[,!:-]{1,2} )?(?:(?:just|only)(?: (?:do|use|need|want|after))? (?:the|that|this|a) .{2,70}\b(?:pls|plz|please|thx|thanks|ta)\b|(?:bitte )?nur (?:der|die|das|den) [^.]{2,60}\b(?:bitte|danke)\b|(?:juste|seulement|uniquement) (?:l'|le |la |les |celui|celle)[^.]{2,60}\b(?:stp|svp|merci)\b|(?:solo|solamente) (?:el|la|lo|los|las|il|quello|quella) [^.]{2,60}\b(?:porfa|por favor|gracias|per favore|grazie)\b|(?:so|apenas|somente) (?:o|a|os|as) [^.]{2,60}\b(?:por favor|pfv?|obg|obrigad[oa])\b|alleen (?:de|het|die) [^.]{2,60}\b(?:aub|graag|bedankt|svp)\b|(?:bara|kun) (?:den|det|de) [^.]{2,60}\b(?:tack|tak|takk)\b)/,
);
/** What the reader of an offer is asked for. */
const OF_CLIENT =
  /\b(?:your|ihre[nrs]?|votre|vos|su|vuestr[oa]s?|vostr[oaie]|sua|uw) (?:booking|reservation|deposit|payment|names?|place|seat|buchung|reservierung|anzahlung|reserva|reservation|prenotazione|boeking)/;

const LONGEST = 220;

/** A folded line and the look at it. */
interface Looked {
  readonly folded: string;
  readonly look: LineLook;
}

/** Does the line ask a colleague for the page, or pick one of several things pasted? */
export const asksColleague = ({ folded, look }: Looked): boolean =>
  folded.length <= LONGEST &&
  // What picks one has a word of asking as well.
  ASKS.mayMatch(look) &&
  ((ASKS.regex.test(folded) && MAKES.test(folded)) || PICKS.test(folded)) &&
  !OF_CLIENT.test(folded);

/** `I only need the Crete one, ignore the rest`, `a me serve SOLO la Djerba`, `brauche nur Kreta`: of a list that is passed on one row is wanted. */
const ONLY =
  '(?:only|just|nur|bloss|solo|solamente|soltanto|solamente|juste|seulement|uniquement|alleen|enkel|so|apenas|somente|bara|endast|kun|bare)';
const NEED =
  '(?:need|want|wants|after|looking for|brauche[n]?|benotige[n]?|mochte|will|wollen|serve|servono|interessa|voglio|vogliono|necesito|necesita|quiero|quiere[n]?|interesa|veux|veut|voudrais|faut|besoin|interesse|heb|hebben|nodig|wil|willen|preciso|precisa|quero|quer[em]?|behover|vill|trenger|skal bruge|vil have|skal ha)';
const ONE_WANTED = new LinePattern(
  compactPattern(
    `\\b(?:${NEED} (?:[a-z]{1,9} ){0,2}${ONLY}|${ONLY} (?:[a-z]{1,9} ){0,1}${NEED})\\b|\\b${ONLY}\\b[^.;!?]{3,60}\\b(?:ignore|skip|leave|forget|drop|not) (?:all )?(?:the )?(?:rest|others?)\\b`,
  ),
  `\\b${ONLY}\\b`,
);
const OTHERS_NOT =
  /\b(?:ignore|skip|leave out|forget|drop|bin) (?:all )?(?:the )?(?:rest|others?)\b|\bden? rest\b|\bil resto\b|\ble reste\b|\b(?:el resto|lo demas|los demas)\b|\bo resto\b|\bde rest\b|\bresten\b|\bdie anderen (?:nicht|weg)\b/;
const LONGEST_OF_PICK = 400;

/** Is one thing alone wanted of what is passed on? */
export const picksOne = (folded: string): boolean =>
  ONE_WANTED.regex.test(folded) || OTHERS_NOT.test(folded) || PICKS.test(folded);

/** Does a line, which may be longer, ask for one of what is passed on? */
export const asksForOne = ({ folded, look }: Looked): boolean =>
  folded.length <= LONGEST_OF_PICK &&
  ONE_WANTED.test(look, folded) &&
  (OTHERS_NOT.test(folded) || ASKS.test(look, folded)) &&
  !OF_CLIENT.test(folded);

const POINTS =
  /^\W{0,3}(?:fyi|heads up|zur info|z\.?k\.?|pour info|para que sepas|per info|ter info|til info)\b|\b(?:see|read|check) (?:below|attached)|\bsee below\b|\bs(?:iehe|\.) unten\b|\bci-dessous\b|\bver abajo\b|\bvedi sotto\b|\bveja abaixo\b|\bzie (?:onder|hieronder)\b|\bse nedenfor\b/;

/** Signs of talk about a paste; one alone says little. */
const TALK = [
  POINTS,
  /\b(?:i|i'm|i've|i'll|ive|me|we've|got|u|ich|mir|je|j'ai|moi|yo|lo|la paso|io|mi|eu|ik|jeg|jag)\b/,
  /\b(?:this|these|it|dies|das hier|ca|ceci|esto|este|questo|isto|isso|dit|deze|det her|den her|det har)\b/,
  /\b(?:clients?|customers?|supplier|dmc|operator|kunden?|lieferant|clientes?|proveedor|fornitore|fornecedor|klant(?:en)?|leverancier|leverandor|kund(?:er)?)\b/,
  /\b(?:asap|urgent(?:ly)?|tonight|today|tomorrow|this (?:morning|afternoon|evening)|by \d{1,2} ?[ap]m|by (?:mon|tues|wednes|thurs|fri|satur|sun)day|eod|eilig|dringend|heute|morgen fruh|vite|urge|hoy|subito|oggi|hoje|haster|spoed|vandaag)\b/,
  /\?/,
] as const;
const LEAST_SIGNS = 3;

/** Does the line ask, or point below, and speak about the paste? `can u put this up? client wants it by 5pm`, `me lo pasas a limpio porfa` */
export function talksOfPaste({ folded, look }: Looked): boolean {
  if (folded.length > LONGEST_TALK || OF_CLIENT.test(folded)) return false;
  const asks = ASKS.test(look, folded);
  if (!asks && !POINTS.test(folded)) return false;
  return TALK.filter((sign) => sign.test(folded)).length + (asks ? 1 : 0) >= LEAST_SIGNS;
}
const LONGEST_TALK = 140;

/** What is counted or dated is the offer's own; until when something is wanted is not. */
export const tellsFigure = (folded: string): boolean => /\d/.test(folded.replace(CLOCK, ''));
const CLOCK = /\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\b|\d{1,2}[:h]\d\d/g;
