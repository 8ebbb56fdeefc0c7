/**
 * Where the title says that one goes, in words that the gazetteer does not know or takes for others: `Silvester im Oberen Murgtal`, `SEMANA SANTA
 * EN HUASTECA`, `Capodanno a Orvieto con pullman da Lecco`.
 */
import { findPlace, foldName } from '@waypage/gazetteer';
import type { DocumentLine } from '../../../formats/reading/document.ts';
import { isCompany } from '../../../formats/reading/terms/names.ts';
import type { Field } from '../../../model/field.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type Passage, slicePassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { isNoAim, isNoPlaceWord } from './named-aim.ts';

const WORD = "\\p{L}[\\p{L}'’-]+";
const FEAST =
  "capodanno|pasqua|natale|ferragosto|immacolata|ponte|carnevale|silvester|ostern|weihnachten|pfingsten|réveillon|noël|pâques|pentecôte|semana santa|puente|navidad|nochevieja|año nuevo|pascua|carnaval|páscoa|natal|ano novo|feriadão|easter|christmas|new year|half[- ]term|national day|eid|diwali|thanksgiving|golden week|bank holiday|long weekend|valentine[’']?s(?: day)?|halloween";
/** The name ends the title, or the words for what belongs to the trip follow. */
const IN_TITLE = compactPattern(
  `(?<=\\p{L}["“”»]? )(?:(?:in|im|en|em|nel|nella|in der|in den|auf|an der)|(?<=(?:${FEAST}) )(?:a|ad|à|al|to|zu)) (?<aim>(?:the |la |le |les |el |los |las |il |lo )?${WORD}(?: (?:de |del |di |da |do |of |la |and |y |e |und |et |& ?)?${WORD}){0,2}?)(?=\\s*(?:$|[!.,:|(–—]|\\p{Extended_Pictographic}|\\s-\\s|\\s\\d|\\s(?:con|with|mit|avec|com|da|dal|from|ab|von|depuis|desde|aboard)\\s))`,
  'iu',
);
const NO_NAME =
  /^(?:winter|sommer|fruhling|fruhjahr|herbst|advent|schnee|inverno|invierno|hiver|ete|printemps|automne|primavera|verano|otono|estate|autunno|verao|outono|style|stil|stile|estilo|love|bloom|season|comfort|peace|paradise|paradies|paraiso|paradiso|paradis|pairs?|stock|town|total|one|two|three|pareja|coppia|couple|promo|oferta|vigor|vogue|sun|sea|snow|jungle|desert|mountains?|forest|woods|wild|wilderness|city|country|countryside|sky|clouds?|heat|heart|middle|world|tod[oa]s?|reservas|vuelos|viajes|prenotazioni|voli|january|february|march|june|july|august|september|october|november|december|januar|februar|marz|april|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|novembre|dicembre|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|decembre)$|hotel|resort|lodge|hostel|zimmer|villa|haus$|hof$|bus$|pullman|\bspa\b|train|kreuzfahrt|cruise/;
const LONGEST = 90;

/** T-639: `*WEEKEND IN DIANI* is here!! 3 nights …`: of a message of one line `name`, what the offer is called, alone. */
export function findTitleAim(title: DocumentLine | undefined, name: Field<string> | null = null): Passage | null {
  const whole = title?.passage;
  const at = whole !== undefined && whole.text.length > LONGEST ? whole.text.indexOf(name?.value ?? '\n') : 0;
  if (whole === undefined || at < 0) return null;
  const passage = whole.text.length > LONGEST ? slicePassage(whole, at, at + (name?.value.length ?? 0)) : whole;
  return passage.text.length > LONGEST ? null : (findIn(passage) ?? behindHook(passage) ?? behindName(passage));
}

/** T-634: `LAST MINUTE KOS`: behind the words for an offer a name may be a word as well. */
const HOOK = compactPattern(
  `^[^\\p{L}\\d]{0,8}(?:last[- ]?minute(?: deal)?|derni[eè]re[- ]minute|[uú]ltima hora|[uú]ltimo minuto|all'ultimo minuto)(?:\\s?[:!–—-]\\s|\\s)(?<aim>${WORD}(?: ${WORD}){0,2}?)(?=\\s*(?:$|[!.,:|(–—]|\\p{Extended_Pictographic}|\\s-\\s|\\s\\d))`,
  'iu',
);
const OFFER_WORD = /^(?:deals?|sale|bath|reading|island|us)$/;

function behindHook(passage: Passage): Passage | null {
  const match = HOOK.exec(passage.text);
  const aim = match?.groups?.['aim'];
  if (!match || aim === undefined || !/^\p{Lu}/u.test(aim) || OFFER_WORD.test(foldText(aim))) return null;
  const place = findPlace(foldName(aim));
  if (place === undefined || place.kind === 'demonym') return null;
  return slicePassage(passage, match[0].length - aim.length, match[0].length);
}

/** T-645: `Sandpiper Cove, Antigua: save 25%`: what a comma joins to a name, before what is offered there. */
const BEHIND_NAME = compactPattern(
  `^(?:the )?${WORD}(?: (?:&|of|de|la|du|by|${WORD})){0,4}, (?<aim>${WORD}(?: ${WORD}){0,2})(?=: (?:save|stay|up to|from|free|\\d|[$€£]|get|pay|book|last|early|jetzt|sparen|bis zu|nur|économisez|jusqu|ahorra|hasta|risparmia|fino|poupe|bespaar|korting))`,
  'iu',
);

function behindName(passage: Passage): Passage | null {
  const match = passage.text.includes(': ') ? BEHIND_NAME.exec(passage.text) : null;
  const aim = match?.groups?.['aim'];
  if (!match || aim === undefined || !/^\p{Lu}/u.test(aim) || isCompany(aim) || isNoAim(aim)) return null;
  if (aim.split(' ').some((word) => NO_NAME.test(foldText(word)) || isNoPlaceWord(foldText(word)))) return null;
  return slicePassage(passage, match[0].length - aim.length, match[0].length);
}

function findIn(passage: Passage): Passage | null {
  const match = IN_TITLE.exec(passage.text);
  const aim = match?.groups?.['aim'];
  if (!match || aim === undefined || isCompany(aim) || isNoAim(aim)) return null;
  const words = aim.split(' ');
  const isName =
    words.every((word) => word.length <= 3 || /^\p{Lu}/u.test(word)) && /^\p{Lu}/u.test(words.at(-1) ?? '');
  const names = words.map((word) => foldText(word)).filter((word) => word.length > 3);
  if (!isName || names.length === 0 || names.some((word) => NO_NAME.test(word) || isNoPlaceWord(word))) return null;
  const from = match.index + match[0].length - aim.length;
  return slicePassage(passage, from, from + aim.length);
}
