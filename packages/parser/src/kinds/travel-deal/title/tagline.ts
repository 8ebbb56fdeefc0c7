/**
 * The lines beside a title: one that announces it, the way through a site that ends with it, and of what kind a trip is, under its name: `Guided walking holiday in Georgia` under `Svaneti: From Tower to Tower`. The upper line is the title,
 * though the lower one has the words that titles are known by.
 */
import { findHotelNames } from '../../../annotators/hotel-name.ts';
import { findPlaces } from '../../../annotators/place.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { readLineCourtesy } from '../../../formats/reading/terms/line-courtesy.ts';
import { isPresenting } from '../../../formats/reading/terms/presents.ts';
import { hasDigit, isInCapitals } from '../../../text/character-class.ts';
import { DIGIT, LinePattern } from '../../../text/line-look.ts';
import { capitalised } from '../destination/title-route.ts';
import { TRIP_WORD } from './trip-words.ts';

const MAX_LENGTH = 60;
/** Words of four letters or more behind the first start small, most of them. */
export function isTagline(text: string): boolean {
  if (hasDigit(text) || text.length > MAX_LENGTH || NO_TAGLINE.test(text)) return false;
  const words = longWords(text).slice(1);
  return words.length >= 2 && words.filter((word) => /^\p{Ll}/u.test(word)).length * 2 > words.length;
}

const NO_TAGLINE = /\s{3}|[|:!?]|\.$/;

/** All of them with capitals, and at least two. */
export function isNameOver(text: string): boolean {
  const words = longWords(text);
  return (
    text.length <= MAX_LENGTH &&
    words.length >= 2 &&
    words.every((word) => /^\p{Lu}/u.test(word) || JOINING.test(word)) &&
    !/[.!?]$|\s{3}/.test(text)
  );
}

const JOINING = /^(?:from|with|through|between|beyond|under|über|unter|durch|zwischen|entre|sous|sobre|lungo)$/;

const longWords = (text: string): readonly string[] => text.match(/\p{L}{4,}/gu) ?? [];

/** `★ DEAL OF THE MONTH ★`: a newsletter announces its offer in the line above. */
const FEATURE = new LinePattern(
  /^\W{0,6}(?:(?:our|the|unser|unsere|das|notre|nuestra|la nostra|o nosso|la|el|il|onze|de) |l['’])?(?:(?:top|hot|best)[- ])?(?:deal|offer|special|trip|tour|escape|getaway|angebot|reise|offre|oferta|offerta|viaje|viaggio|aanbieding) (?:of the|des|der|du|de la|del|della|do|da|van de) ?(?:month|week|day|season|monats|woche|tages|mois|semaine|mes|semana|mese|settimana|maand)\W{0,6}$|^\W{0,6}(?:(?:headline|featured|lead|star) (?:deal|offer|trip|tour|escape|getaway|cruise)|star buy|top pick|editor.?s (?:pick|choice)|(?:the |our )?(?:(?:jan|febr)uary|march|april|may|june|july|august|(?:sept|nov|dec)ember|october|spring|summer|autumn|winter|weekend|agent)(?:.?s)? (?:pick|tip|star|choice)|(?:today|this week|this month).?s (?:top |hot |best |big )?(?:deal|offer|pick|special))\W{0,6}$/,
);
/** `Angebot Nr. 26-118`, `Quotation no. 4471`: the number of an offer alone, over its name. */
const NUMBER =
  /^\W{0,4}(?:(?:our|your|unser|ihr|notre|votre|nuestra|su) )?(?:(?:reise)?angebot|offer|quote|quotation|proposal|offre|devis|oferta|presupuesto|offerta|preventivo|proposta|orcamento|offerte)s?\W{1,3}(?:nr|no|num|number|nummer|n|ref)?[.°º#:]{0,2}\s?[a-z]{0,4}[\w/.-]{0,10}\d[\w/.-]*$/;

/** `lines` are those of the text. */
export function announcesOffer({ folded, look, index }: DocumentLine, lines: readonly DocumentLine[]): boolean {
  if (folded.length > MAX_FEATURE) return false;
  if (FEATURE.test(look, folded) || isPresenting(lines[index] as DocumentLine)) return true;
  if ((look.signs & DIGIT) === 0 || !NUMBER.test(folded)) return false;
  const [name, blank, letter] = lines.slice(index + 1, index + 4);
  // The two lines are the subject of the letter: over the salutation nobody is named but in it.
  return (name?.passage.text ?? '') !== '' && blank?.passage.text === '' && isGreeting(letter);
}

/** `Home > Offers > Midsummer Week` a few lines above `Midsummer Week`: what the page is about is where the way to it ends. */
const LAST_STEP = /(?:\s[>›»]\s|^(?:home|start(?:seite)?|accueil|inicio)\b[^>›»]{0,80}\s\/\s)(?<step>[^>›»/]{3,60})$/;
const STEPS_ABOVE = 4;

export function endsTrail({ lines }: SourceDocument, { folded, index }: DocumentLine): boolean {
  for (let i = index - 1; i >= 0 && i >= index - STEPS_ABOVE; i--) {
    const above = lines[i]?.folded ?? '';
    const mayEndIn = above.length > folded.length && above.endsWith(folded);
    if (mayEndIn && LAST_STEP.exec(above)?.groups?.['step'] === folded) return true;
  }
  return false;
}

const isGreeting = (line: DocumentLine | undefined): boolean =>
  line !== undefined && readLineCourtesy(line) === 'greeting';
const MAX_FEATURE = 60;

/** In a letter the name of the offer is set in the middle, a line of its own between the paragraphs. */
export function isSetApart({ lines }: SourceDocument, line: DocumentLine): boolean {
  const { text } = line.passage;
  const isAlone = line.afterBlank && (lines[line.index + 1]?.passage.text ?? '') === '';
  return (
    isAlone &&
    line.indent >= MIDDLE &&
    line.bullet === null &&
    text.length <= 60 &&
    /^["“]?[\p{Lu}\d].*[^.:,;?]$/u.test(text)
  );
}

const MIDDLE = 8;

const MAX_KICKER = 24;
const KICKER_WORDS = 3;

/** The name that stands under a line of a few words in capitals, in words of its own; null where the line is the name itself. */
export function nameUnder({ lines }: SourceDocument, line: DocumentLine): DocumentLine | null {
  const { text } = line.passage;
  const isKicker =
    line.heading === 0 &&
    line.bullet === null &&
    !line.isBold &&
    text.length <= MAX_KICKER &&
    text.split(' ').length <= KICKER_WORDS &&
    isInCapitals(text) &&
    !hasDigit(text);
  if (!isKicker) return null;
  const next = lines[line.index + 1]?.passage.text === '' ? lines[line.index + 2] : lines[line.index + 1];
  if (next === undefined || next.bullet !== null || next.heading > 0 || next.cells !== null) return null;
  const { text: name } = next.passage;
  const isName = !isInCapitals(name) && !/\d|,/.test(name) && isNameOver(name) && !NO_TAGLINE.test(name);
  return isName && findHotelNames(name).length === 0 && !SLOGAN.test(name) && isNamed(text, next) ? next : null;
}

/** `Book Early And Save`, `Ideal For Families`: praise, and no name. */
const SLOGAN =
  /^(?:book|save|enjoy|discover|explore|experience|escape|only|from|ideal|perfect|great|limited|hurry|last|don['’]t|your|our|why|all|now|just|more|up to|special|exclusive|jetzt|nur|entdecke\p{L}*|découvrez|profitez|descubr\p{L}*|disfrut\p{L}*|scopri\p{L}*)(?!\p{L})/iu;

/** Over a place alone stands no name of it (`Costa Adeje` under `TENERIFE`); with a place among other words the upper line is a name itself (`ROME FOR TWO`). */
function isNamed(kicker: string, { passage: { text: name }, folded, look }: DocumentLine): boolean {
  const places = findPlaces(name);
  if (places.some(({ from, to }) => from === 0 && to === name.length)) return false;
  const [over] = findPlaces(capitalised(kicker));
  if (over === undefined) return places.length > 0 || TRIP_WORD.test(look, folded);
  return over.from === 0 && over.to === kicker.length && name.split(' ').length > 2;
}
