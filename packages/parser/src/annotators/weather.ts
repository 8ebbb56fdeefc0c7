/** What the weather will be: `24°C / 16°C, partly cloudy, precipitation 10 %`. Folded text. */
import { compactPattern } from '../text/compact-pattern.ts';
import { BEYOND_ASCII, DIGIT, type LineLook, LinePattern } from '../text/line-look.ts';

/** Words that nothing else has. */
const MAY_TELL = new LinePattern(
  /\b(?:precipitation|humidity|rainfall|forecast|niederschlag|regenwahrscheinlichkeit|luftfeuchtigkeit|precipitations|humidite|precipitacion(?:es)?|humedad|precipitazioni|umidita|precipitacao|umidade|chance of rain|uv index)\b/,
);
const MEASURE =
  /[-–+]?\b\d{1,3}(?:[.,]\d)?\s?(?:°\s?[cf]?\b|°|º\s?[cf]?|degrees|grad|%|mm\b|cm\b|in\b|km\/h|kph|mph|kmh|knots|bft\b)(?!\p{L})/gu;
const DATE =
  /\b(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)|january|february|march|april|june|july|august|september|october|november|december|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|januar|februar|marz|mai|juni|juli|oktober|dezember|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo|day|tag|jour|dia|today|tomorrow|morning|afternoon|evening|night|am|pm)\b/g;
const WORDS = compactPattern(
  /\b(?:weather|forecast|expected|expect|temperatures?|temps?|highs?|lows?|max(?:imum)?|min(?:imum)?|feels like|average|avg|mostly|partly|partially|mainly|light|heavy|strong|gentle|scattered|isolated|occasional|possible|likely|chance|probability|risk|of|with|and|the|a|to|in|at|around|about|up|sunny|sun|sunshine|clear|sk(?:y|ies)|cloud[sy]?|overcast|rain[sy]?|rainfall|showers?|drizzle|thunderstorms?|storms?|stormy|snow[sy]?|fog(?:gy)?|mist(?:y)?|haze|hazy|wind[sy]?|breez[ey]|breezy|dry|humid|humidity|precipitation|warm|hot|mild|cool|cold|uv|index|hours?|wetter|vorhersage|hochst(?:wert)?|tiefst(?:wert)?|hoch|tief|sonnig|heiter|bewolkt|wolkig|teils|leicht(?:er)?|regen|schauer|gewitter|schnee|nebel|niederschlag|regenwahrscheinlichkeit|luftfeuchtigkeit|und|bis|mit|meteo|ensoleille|nuageux|pluie|averses?|orages?|vent|humidite|precipitations?|et|soleado|nublado|lluvias?|chubascos|viento|humedad|precipitacion(?:es)?|y|maxima|minima|sereno|nuvoloso|pioggia|temporali|vento|umidita|precipitazioni|e|ensolarado|chuva|umidade|precipitacao|n|s|w|ne|nw|se|sw)\b/g,
);

const CLOCK =
  '\\W{1,4}(?:(?:um|at|a|alle|ore|a las|as|om) )?\\d{1,2} ?[:.h] ?\\d\\d(?: ?(?:uhr|uur|hrs?|h|[ap]\\.?m\\.?))?';
const RISE =
  '(?:sunrise|sun rises|sonnenaufgang|lever (?:du|de) soleil|salida del sol|amanecer|alba|sorgere del sole|nascer do sol|zonsopgang|zonsopkomst)';
const SET =
  '(?:sunset|sun sets|sonnenuntergang|coucher (?:du|de) soleil|puesta (?:del|de) sol|atardecer|ocaso|tramonto|por do sol|zonsondergang)';
/** `Sunrise 6:40 am - Sunset 8:25 pm - 12 / 19 °C`: no hour of anything to do. */
const SUN = new LinePattern(
  compactPattern(`^\\W{0,4}${RISE}${CLOCK}\\W{1,6}(?:(?:and|und|et|y|e|en) )?${SET}${CLOCK}(?:$|\\W{1,6}[^!?]{0,60}$)`),
);

/** Does the line tell of weather, or when the sun is up, and of nothing else but its day? */
export function tellsWeatherAlone(folded: string, look: LineLook): boolean {
  if (SUN.test(look, folded)) return true;
  if ((look.signs & DIGIT) === 0 || !(holdsDegree(folded, look) || MAY_TELL.test(look, folded))) return false;
  if (!MEASURED.test(folded)) return false;
  return !/[a-z]{2,}/.test(folded.replace(MEASURE, ' ').replace(DATE, ' ').replace(WORDS, ' '));
}
const holdsDegree = (folded: string, { signs }: LineLook): boolean =>
  (signs & BEYOND_ASCII) !== 0 && folded.includes('°');
const MEASURED = /\d\s?(?:°|º|%|degrees|grad|mm\b)/;
