/**
 * What a letter tells of the days in one sentence: `In those days you will row across the lake, climb to the chapel and bake bread with a farmer.`
 * Three clauses or more, each with a verb of its own, are activities; so is what there is time for (`There is plenty to do: a, b, c`), and
 * what who writes has booked for the days.
 */
import { saysWhatIsDone } from '../../../annotators/action-verb.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { splitSentences } from '../../../formats/reading/sentences.ts';
import { cutList } from '../../../formats/reading/terms/term-items.ts';
import { allMatches } from '../../../text/all-matches.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';

export interface ToldActivity {
  readonly passage: Passage;
  readonly line: number;
}

const WHO =
  "(?:you|we|they|(?:(?:your|our|the|my|all|both) )(?:[a-z]{3,12} )?[a-z]{3,14}|guests|clients|everyone|everybody)(?: all| both)?(?: ?['’]ll| will(?: also| then)?| get to| are going to| can)";
const OPENS = compactPattern(
  `^(?:(?:in|on|over|during|between|along|while|once|from|after)\\b[^,;:]{2,50},? )?${WHO} (?=[a-z])`,
);
const JOINS = /,\s(?:and\s|then\s|and then\s)?|\s(?:and then|and|then)\s/g;
const LEAST = 3;
const LONGEST = 600;
/** Also nouns, which behind a comma say nothing by themselves: here they stand where a verb must. */
const ALSO_DONE =
  /^(?:row|sing|bake|cook|dance|paint|play|harvest|press|pick|feed|milk|raft|canoe|surf|picnic|rehearse|perform|pray) (?=[a-z])/;
/** What is had is no activity. */
const HAVING = /^(?:get|receive|have|enjoy|need|be|pay|find|save|see to|stay|return|leave|depart|arrive)\b/;

export function readToldActivities(
  document: SourceDocument,
  isSkipped: (line: DocumentLine) => boolean,
): ToldActivity[] {
  for (const line of document.lines) {
    if (line.bullet !== null || line.folded.length < LEAST_TEXT || line.cells !== null || isSkipped(line)) continue;
    for (const sentence of splitSentences(line.passage)) {
      const told = clausesOf(sentence);
      if (told.length >= LEAST) return told.map((passage) => ({ passage, line: line.index }));
      const booked = bookedIn(sentence);
      if (booked.length > 0) return booked.map((passage) => ({ passage, line: line.index }));
      const offered = offeredIn(sentence);
      if (offered.length >= LEAST) return offered.map((passage) => ({ passage, line: line.index }));
    }
  }
  return [];
}

/** `There is time for a, b and c`, `you will find plenty to do: a, b, c`: behind it stands what one may do. */
const OFFERED = compactPattern(
  `(?<![a-z])(?:(?:(?:stuff|things|bits|ideas for things|bits and pieces|fun stuff)(?: for (?:you|them|the (?:kids|group|family)|[a-z]{3,10}))? to (?:do|see|see and do|get up to)(?: (?:off the (?:slopes?|pistes?|skis|snow|boat|bike|beach)|(?:in|around|near|on|at|off|away from|while|when) [a-z' ]{2,30}|there|here|nearby|locally|too))? ?: ?|(?:sachen|dinge) zum (?:machen|unternehmen)(?: [a-z ]{2,24})? ?: ?|(?:des )?(?:choses|trucs) a (?:faire|voir)(?: [a-z ]{2,24})? ?: ?|cosas (?:que|para|por) (?:hacer|ver)(?: [a-z ]{2,24})? ?: ?|(?:cose|roba) da (?:fare|vedere)(?: [a-z ]{2,24})? ?: ?|coisas (?:para|pra|que) (?:fazer|ver)(?: [a-z ]{2,24})? ?: ?|dingen om te doen(?: [a-z ]{2,24})? ?: ?|(?:was|das) (?:man|ihr|sie|du|wir) (?:[a-z ]{2,36} )?(?:machen|unternehmen|tun|erleben) (?:kann|konnt|konnen|kannst) ?: ?|ce qu(?:'on|e l'on|e vous) (?:peut|pouvez) (?:y )?faire(?: [a-z ]{2,30})? ?: ?|(?:lo )?que se puede hacer(?: [a-z ]{2,30})? ?: ?|(?:che )?cosa si puo fare(?: [a-z ]{2,30})? ?: ?|o que da (?:pra|para) fazer(?: [a-z ]{2,30})? ?: ?|wat je (?:[a-z ]{2,24} )?kunt doen ?: ?)|(?:(?:plenty|lots|loads|much|enough|a lot|so much|more than enough)(?: (?:there|here|nearby))? to (?:do|see|see and do)(?: (?:there|here|nearby|on land|ashore|in the area|around here))?|(?:viel|genug|einiges) zu (?:tun|sehen|erleben|entdecken|unternehmen)|(?:beaucoup|tant) (?:de choses )?a (?:faire|voir)|(?:mucho|tanto) (?:que|por|para) (?:hacer|ver)|(?:molto|tanto) da (?:fare|vedere)|(?:muito|tanto) (?:que|para|a) (?:fazer|ver)) ?: ?|(?:(?:there(?:'s| is|'ll be| will be)|you(?:'ll)?(?: will)?(?: also| still)? have|leaves?(?: you)?|leaving(?: you)?) (?:also |still )?(?:(?:plenty of|lots of|enough|ample|free) )?time for|(?:bleibt|ist|haben sie|habt ihr) (?:noch |auch |genug |genugend )?zeit fur|(?:(?:il )?reste|vous (?:avez|aurez)|il y a) (?:encore |aussi )?(?:du|le) temps (?:pour|de)|(?:hay|queda|tendras|tendran) tiempo (?:para|de)|(?:c'e|resta|avrete|rimane) (?:anche |il )?tempo per|(?:ha|sobra|resta|havera) tempo para)(?:,)? |(?:the )?(?:rest of (?:the|your) )?(?:time|week|days?|stay|afternoons?|evenings?|weekend) (?:is|are) (?:all )?(?:yours|your own|free|at leisure)(?: to [a-z]{3,9})? ?: ?)(?=[^\\s])`,
);
/** `day trip to Yoichi (all pay there)`: how one pays is none of it. */
const PAID_THERE =
  /\s\((?:(?:all|each|alles|tout|todo|tutto|tudo) )?(?:pay|paid|payable|extra|not included|own (?:cost|expense)|zahlbar|alles? vor ort|vor ort|à payer|a payer|se paga|da pagare|si paga|pago)\b[^()]{0,40}\)\W*$/i;
const OR = /^(?:or|oder|ou|o|oppure|of) /i;
const LONGEST_THING = 80;
/** What is no thing to do: a sentence, a price, a no. */
const NO_THING = /\b(?:is|are|was|will|you|must|please|not?|nicht|kein\w*|pas|non|nao|questions?|fragen)\b|[$€£₹]\s?\d/;

function offeredIn(sentence: Passage): Passage[] {
  if (!sentence.text.includes(',')) return [];
  const folded = foldText(sentence.text);
  const opening = folded.length > LONGEST ? null : OFFERED.exec(folded);
  if (opening === null) return [];
  const things = cutList(slicePassage(sentence, opening.index + opening[0].length), 'activities')
    .map((thing) => slicePassage(thing, OR.exec(thing.text)?.[0].length ?? 0))
    .map((thing) => slicePassage(thing, 0, thing.text.length - (PAID_THERE.exec(thing.text)?.[0].length ?? 0)));
  return things.every(({ text }) => text.length <= LONGEST_THING && !NO_THING.test(foldText(text))) ? things : [];
}

/** `I've also booked you a guided walk and a boat trip`: what who writes has arranged for the days. */
const BOOKED = compactPattern(
  /(?<![a-z])(?:(?:i|we)(?:'ve| have) (?:also |already |just )?(?:booked|arranged|planned|reserved|organi[sz]ed|lined up|set up|pencilled in) (?:for )?(?:you|you both|you two|(?:the )?(?:two|both|all) of you|your group)(?: all| both)?(?: in| on| onto)?(?: for)?|(?:habe ich|ich habe|haben wir|wir haben) (?:euch|ihnen|dir)(?: auch| noch| bereits| schon| ausserdem)?(?= [^.]{6,200} (?:gebucht|eingeplant|reserviert|organisiert)$)|(?:je|nous) vous (?:ai|avons) (?:aussi |egalement |deja )?(?:reserve|prevu|organise)|(?:os|te|les|le) (?:he|hemos) (?:reservado|organizado|preparado|previsto)(?: tambien)?|(?:vi|ti) (?:ho|abbiamo) (?:anche |gia )?(?:prenotato|organizzato|previsto|riservato)|(?:reservei|reservamos|marquei|marcamos|organizei)(?:-lhes?|-vos| para voces| para voce)?(?: tambem)?) (?=[^\s.])/,
);
/** What is done, as its noun. */
const OUTING =
  /(?:walks?|hikes?|treks?|trips?|tours?|cruises?|safaris?|class(?:es)?|lessons?|tastings?|visits?|excursions?|drives?|dives?|rides?|sails?|workshops?|massages?|treatments?|(?:wander|boots|rad)tour|[a-z]*(?:wanderung|ausflug|fuhrung|fahrt|kurs|probe|besuch|rundgang)|randonnees?|balades?|visites?|sorties?|croisieres?|degustations?|cours|paseos?|caminatas?|excursion(?:es)?|visitas?|rutas?|catas?|escursion[ei]|git[ae]|passeggiat[ae]|visit[ae]|degustazion[ei]|crocier[ae]|passeios?|caminhadas?|aulas?|degustac(?:ao|oes))\b/;
const BOOKING = /(?:,? (?:gebucht|eingeplant|reserviert|organisiert))$/;
const ARTICLE = /^(?:an? |the |eine?[nr]? |une? |un[oa]? |uma? )/i;
const AND_ANOTHER = /\s(?:and|und|et|y|e)\s(?=(?:also )?(?:an?|the|eine?[nr]?|une?|un[oa]?|uma?|two|three|\d)\s)/g;

function bookedIn(sentence: Passage): Passage[] {
  const folded = foldText(sentence.text).replace(/[.!]+$/, '');
  const opening = folded.length > LONGEST ? null : BOOKED.exec(folded);
  if (opening === null) return [];
  const end = BOOKING.exec(folded)?.index ?? folded.length;
  const from = opening.index + opening[0].length;
  const parts: Passage[] = [];
  let start = from;
  for (const { index, 0: mark } of allMatches(AND_ANOTHER, folded.slice(0, end))) {
    if (index < from) continue;
    parts.push(slicePassage(sentence, start, index));
    start = index + mark.length;
  }
  const last = slicePassage(sentence, start, end);
  const things = [...parts, last]
    .flatMap((part) => cutList(part, 'activities'))
    .map((thing) => slicePassage(thing, ARTICLE.exec(thing.text)?.[0].length ?? 0));
  return things.every(({ text }) => text.length <= LONGEST_BOOKED && isOuting(foldText(text))) ? things : [];
}
const isOuting = (folded: string): boolean => OUTING.test(folded) && !NO_THING.test(folded);
const LONGEST_BOOKED = 110;

const LEAST_TEXT = 60;

/** Cut where the next words are a verb: `the old town and the baths` stays one. */
function clausesOf(sentence: Passage): Passage[] {
  const folded = foldText(sentence.text);
  if (folded.length < LEAST_TEXT || folded.length > LONGEST) return [];
  const opening = OPENS.exec(folded);
  if (opening === null || HAVING.test(folded.slice(opening[0].length))) return [];
  const clauses: Passage[] = [];
  let from = opening[0].length;
  JOINS.lastIndex = from;
  for (let join = JOINS.exec(folded); join !== null; join = JOINS.exec(folded)) {
    const next = join.index + join[0].length;
    const rest = folded.slice(next);
    if (!(saysWhatIsDone(rest) || ALSO_DONE.test(rest)) || HAVING.test(rest)) continue;
    clauses.push(slicePassage(sentence, from, join.index));
    from = next;
  }
  return [...clauses, slicePassage(sentence, from)].map((clause) => trimPassage(clause, '.,;!'));
}
