/** What a heading or opening line is about when it is not a day: money, advice, closing words. Folded text, six languages. */

import { isDigit } from '../text/character-class.ts';
import { compactPattern } from '../text/compact-pattern.ts';
import { StartPatterns } from '../text/start-table.ts';
import { ASIDE_WORDS, BUDGET_WORDS, CLOSING_WORDS } from './vocabulary/section-words.ts';

export type SectionMeaning = 'budget' | 'aside' | 'closing' | 'greeting' | 'plan';

const BUDGET =
  /^(?:(?:total |estimated |trip |your |approx(?:imate|\.)? |travel |the |daily |full |overall |price |updated |revised |amended |adjusted |current |final |latest |planned |projected |aktualisierte[srn]? |uberarbeitete[srn]? |angepasste[srn]? |neue[srn]? |vorlaufige[srn]? |geplante[srn]? |nouveaux? |nouvelle |nuevo |nuevos |nuov[oi] |nov[oa]s? |reise)*(?:budget|costs?|price|pricing|expenses?|kosten\w*|reisekosten|preise?|reisepreis|presupuesto|precios?|gastos|prix|tarifs?|couts?|costi|prezz[oi]|orcamento|precos?|custos?|prijs|reissom)\b|what it costs|how much|cost (?:summary|breakdown)|total cost|total price|grand total|fares?\b|rates?\b|gesamt|single supplement|tour price|(?:estimated|estimate) )/;
const ASIDE =
  /^(?:\d+\s)?(?:(?:general|practical|travel|useful|helpful|important|additional|extra|other|local|key|final|quick|pro|best|final|more|insider|trip|food|dining|accommodation|hotel|restaurant|where|what|weather|safety|booking|transport(?:ation)?|getting|packing|source|suggested|recommended|emergency|planning|our|daily)\s)*(?:tips?|notes?|packing|checklist|what to (?:pack|bring|expect|wear|eat)|where to (?:eat|stay|shop)|good to know|know before|reminders?|advice|recommendations?|suggestions?|considerations?|weather|climate|best time|getting (?:there|around)|how to get|resources|links|websites|contacts?|phone numbers|visa|insurance|terms|conditions|included\b|includes?\b|not included|inclusions?|exclusions?|excluded|excludes?|what'?s included|leistungen|im (?:reise|gesamt|tour|grund|paket|pauschal)?preis|inklusive|nicht enthalten|hinweise?|tipps?|packliste|gut zu wissen|wissenswertes|incluye|no incluye|incluido|consejos|equipaje|informacion|recomendaciones|inclus\b|non inclus|conseils|bagages|a savoir|infos? pratiques|incluso|non incluso|consigli|da sapere|dicas|bagagem|summary|statistics|breakdown|faqs?|alternatives?|optional extras|things to remember|booking(?:s| tips?| links)|reservations? to make|to-?do|assumptions|legend|legende|key:|disclaimer|cancellation|payment|deposit|bookings?:|emergency|bonus|customi[sz]e|foods? to try|budget tips|last updated|map\b|photos?\b|tips? en|(?:niet )?inbegrepen|meenemen|mee te nemen|niet vergeten|let op\b)/;
const CLOSING =
  /^(?:enjoy (?:your|the) (?:trip|holiday|journey|stay|vacation|time)|have a (?:great|wonderful|lovely|nice|safe|good)|bon voyage|gute reise|buen viaje|buon viaggio|boa viagem|let me know|would you like|do you want|shall i|should i|want me to|if you(?:'d| would)? (?:like|want|need|have)|feel free|i hope|we hope|hope (?:this|you)|(?:kind|best|warm|many|with kind)? ?regards|(?:all the )?best,$|kindest\b|(?:best|warm(?:est)?|all good) wishes|many thanks|warmly|cheers|sincerely|thank you|thanks\b|yours|mit freundlichen|viele gruss?e|liebe gruss?e|cordialement|bien a vous|saludos|un saludo|cordiali saluti|atenciosamente|abracos|pls |please |kindly |our rates|this itinerary|this plan|these prices|prices? (?:are|is|may)|rates? (?:are|will)|don'?t hesitate|looking forward|we look forward|i can also|remember to|note that|safe travels|happy travels|ps\b|p\.s\.|\u00a9|copyright|all rights reserved|wir freuen|wir wunschen|n'hesitez|esperamos|speriamo|esperamos|groetjes|(?:met )?(?:vriendelijke |hartelijke )?groet(?:en)?\b|veel plezier|goede reis|prettige reis|(?:lg|vg|kh|vh|mvh|mfg|gr|bjs?|abs|sds|cdlt|bises|bisous|biz|knus|klem|hilsen|halsn(?:ingar)?|gruss|gruesse?|gruessli|abrazo|un abrazo|baci|un bacio|beijos?|beijinhos|groetjes)[.,!:]{0,2}(?: (?:vom|von|de|da|fra|fran)?(?: )?[a-z'-]{2,14}){0,3}\W{0,4}$)/;
const GREETING =
  /^(?:sure\b|of course|certainly|absolutely|great(?![ -][a-z])|great (?:choice|question|idea|news|to hear)|here(?:'s| is| are)|dear\b|hi\b|hello|hey\b|good (?:morning|afternoon|evening|day)|greetings|thank(?:s\b| you)|as (?:discussed|promised|requested)|please find|below (?:is|you|please)|i(?:'ve| have) (?:put|prepared|created|made|planned)|i'd be|hier ist|gerne|naturlich|liebe[rs]?\b|hallo|guten|sehr geehrte|voici|bonjour|bien sur|cher|chere|hola|claro|por supuesto|aqui|estimad|querid|ciao|certo|ecco|gentil[ei]|caro|cara|cari\b(?= [a-z])|egregi[ao]?\b|namaste (?:(?:mr|mrs|ms|dr|sir|madam|ji|all|team)\b)|ola\b|aqui esta|prezad|from:|to:|cc:|sent:|date:|subject:|re:|fwd?:|betreff:|von:|an:|hoi\b(?! an\b)|beste [a-z]+(?: en [a-z]+)?,|geachte|assalamu|selamat (?:pagi|siang|sore|malam)\b|kepada yth|berikut (?:ini|program|rincian|jadwal)|lieve [a-z]+|hej\b|hei\b|hejsan|kara [a-z]+|kare [a-z]+|god (?:morgon|morgen|dag|kvall)|hierbij|goede(?:morgen|middag|navond))/;
const PLAN =
  /^(?:(?:the |your |full |detailed |suggested |trip |travel |daily |master )*(?:itinerary|schedule|programme?|plan|overview|at a glance|route|highlights?|day[- ]by[- ]day(?: \w+)?|day to day|flights?|accommodation|hotels?|transport|trip at a glance|destination overview|intro(?:duction)?|summary|reiseverlauf|ubersicht|itineraire|jour par jour|itinerario|ruta|vuelos|itinerario dia a dia|programma|roteiro)(?: \(.{1,30}\))?:?)$/;

const MEANINGS: readonly (readonly [SectionMeaning, RegExp])[] = [
  ['budget', BUDGET],
  ['budget', compactPattern(`^(?:${BUDGET_WORDS})`)],
  ['aside', ASIDE],
  ['aside', compactPattern(`^(?:${ASIDE_WORDS})`)],
  ['closing', CLOSING],
  ['closing', compactPattern(`^(?:${CLOSING_WORDS})`)],
  ['greeting', GREETING],
  ['plan', PLAN],
];
const STARTS = new StartPatterns(MEANINGS.map(([, pattern]) => pattern));

const COURTESIES = MEANINGS.reduce(
  (bits, [meaning], i) => (meaning === 'closing' || meaning === 'greeting' ? bits | (1 << i) : bits),
  0,
);

export const readSection = (folded: string): SectionMeaning | null => sectionAmong(folded, -1);

/** What the line is about where it could be words of greeting or closing; null of any other. */
export const readCourtesy = (folded: string): SectionMeaning | null => sectionAmong(folded, COURTESIES);

/** `Day 1 Notes:` */
const OF_ONE_DAY = /^[^a-z\d]*(?:day|tag|jour|dia|giorno|dag) \d{1,3} (?=[a-z]{3,12}\W*$)/;

/** Null where the line's first letters are of none of the meanings that are `asked` for, as bits. */
function sectionAmong(folded: string, asked: number): SectionMeaning | null {
  const line = folded.length > 160 ? folded.slice(0, 160) : folded;
  let from = OF_ONE_DAY.exec(line)?.[0].length ?? 0;
  while (from < line.length && !isWordCharacter(line.charCodeAt(from))) from++;
  return MEANINGS[STARTS.first(line, from, asked)]?.[0] ?? null;
}

const isWordCharacter = (code: number): boolean => (code >= 97 && code <= 122) || isDigit(code);
