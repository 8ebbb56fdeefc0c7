/** Lines that tell a fact of the entry above them: `Cost: €18`, `📍 Praça do Império`, an address of the web, a distance. */
import { findActivityType } from '../../../annotators/activity-type.ts';
import type { Mention } from '../../../annotators/annotation.ts';
import { findDistances } from '../../../annotators/distance.ts';
import { findBareLinks, isWebAddress } from '../../../annotators/link.ts';
import { findMoney } from '../../../annotators/money.ts';
import { findTimes } from '../../../annotators/time.ts';
import { stated } from '../../../model/field.ts';
import { hasLetter } from '../../../text/character-class.ts';
import { type Passage, slicePassage, spanOf, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import type { DocumentLine } from '../document.ts';
import { wordsOfCut } from '../entries/cut-words.ts';
import type { OpenActivity } from './block-builder.ts';
import { isAddress } from './place-below.ts';

export type FactMeaning = 'time' | 'cost' | 'address' | 'place' | 'link';

/** `words`: the label stands before words about the activity instead of its fact; `none`: nothing of the kind. */
export function setLabelledFact(
  last: OpenActivity,
  meaning: FactMeaning,
  value: Passage,
  line: DocumentLine,
): 'set' | 'words' | 'none' {
  if (meaning === 'time') {
    const [mention] = findTimes(foldText(value.text.slice(0, 300)));
    if (!mention) return 'none';
    last.set({ time: stated(mention.time, [spanOf(value, mention.from, mention.to)]) });
    describeRest(last, value, mention);
  } else if (meaning === 'cost') {
    const [mention, second] = findMoney(value.text, 2);
    // `Tickets: https://…`
    if (!mention) return setLink(last, value, line) ? 'set' : 'words';
    // `Costs: gas $14, motel $129 = $143` are those of the whole day.
    const named = foldText(value.text.slice(0, mention.from));
    if (second !== undefined && hasLetter(named) && !BY_TYPE.test(named) && ITEMS.test(value.text)) return 'words';
    last.set({ cost: stated(value.text.slice(mention.from, mention.to), [spanOf(value, mention.from, mention.to)]) });
    describeRest(last, value, mention);
  } else if (meaning === 'link') {
    if (!setLink(last, value, line)) return 'none';
  } else last.set({ location: stated(value.text, [spanOf(value)]) });
  return 'set';
}

/** `adults €20, children €10`: the price of one, and that of others. */
const BY_TYPE =
  /\b(?:adults?|entry|entrance|admission|tickets?|full|standard|erw[a-z.]*|eintritt|adultes?|adult[oi]s?|entree|entrada|ingresso|from|ab|des|desde|da)\W*$/;
/** What is paid for stands before each amount. */
const ITEMS = /\p{L}{2} ?[$€£¥]? ?\d[\d.,]*[^,;+]{0,6}[,;+] ?\p{L}[^,;+]*\d/u;

/** What the value says beside its fact. */
function describeRest(last: OpenActivity, value: Passage, fact: Mention): void {
  for (const words of wordsOfCut(value, 0, value.text.length, [fact])) last.describe(words);
}

function setLink(last: OpenActivity, value: Passage, line: DocumentLine): boolean {
  const [bare] = findBareLinks(value.text);
  const mark = line.links.find((link) => isWebAddress(link.href));
  if (bare) last.set({ link: stated(bare.href, [spanOf(value, bare.from, bare.to)]) });
  else if (mark) last.set({ link: stated(mark.href, [mark.hrefSpan]) });
  return bare !== undefined || mark !== undefined;
}

/** What is left as words about the activity; null where the line was nothing but a fact. */
export function readFactsBelow(last: OpenActivity, line: DocumentLine): Passage | null {
  if (line.passage.text.startsWith('📍')) {
    const place = trimPassage(slicePassage(line.passage, line.emojiLength), ':');
    if (place.text !== '' && last.draft.location === null) {
      last.set({ location: stated(place.text, [spanOf(place)]) });
      return null;
    }
  }
  if (setAddressBelow(last, line) || setDottedFacts(last, line)) return null;
  const [bare] = findBareLinks(line.passage.text);
  if (bare && last.draft.link === null) {
    last.set({ link: stated(bare.href, [spanOf(line.passage, bare.from, bare.to)]) });
    if (trimPassage(line.passage, '<>[]().:–—-').text === bare.href) return null;
  }
  const link = line.links.find((mark) => isWebAddress(mark.href));
  if (link && last.draft.link === null) last.set({ link: stated(link.href, [link.hrefSpan]) });
  const [distance] = findDistances(line.folded.slice(0, 60));
  if (distance && last.draft.distance === null && /^\s*\(?[\d.,]+ ?\p{L}+/u.test(line.folded) && distance.from <= 1) {
    last.set({
      distance: stated(line.passage.text.slice(distance.from, distance.to), [
        spanOf(line.passage, distance.from, distance.to),
      ]),
    });
  }
  const [cost] = findMoney(line.passage.text.slice(0, 200), 1);
  if (cost && last.draft.cost === null && cost.from <= 12) {
    last.set({
      cost: stated(line.passage.text.slice(cost.from, cost.to), [spanOf(line.passage, cost.from, cost.to)]),
    });
  }
  return line.passage;
}

/** The address right below an entry and set in: `Av. Amsterdam 214, Hipódromo`, `Terminal 1`. */
function setAddressBelow(last: OpenActivity, line: DocumentLine): boolean {
  const { location, description } = last.draft;
  if (location !== null || description !== null || line.indent === 0 || line.bullet !== null) return false;
  if (!isAddress(line.passage.text)) return false;
  last.set({ location: stated(line.passage.text, [spanOf(line.passage)]) });
  return true;
}

/** What apps set below a place, between dots: `Museum · 9:30 AM · plan 3 hr`, `Lodging · Check-in 3:00 PM`. The hour and the price stand alone in their parts. */
function setDottedFacts(last: OpenActivity, line: DocumentLine): boolean {
  const { text } = line.passage;
  if (line.indent === 0 || !text.includes(' · ') || text.length > MAX_DOTTED) return false;
  const others: Passage[] = [];
  let isSet = false;
  for (const part of partsOf(line.passage)) {
    const folded = foldText(part.text);
    const [time] = last.draft.time === null ? findTimes(folded) : [];
    const [cost] = last.draft.cost === null ? findMoney(part.text) : [];
    if (time !== undefined && AT_TIME.test(folded.slice(0, time.from)) && time.to === folded.length) {
      last.set({ time: stated(time.time, [spanOf(part, time.from, time.to)]) });
      if (time.from > 0) others.push(trimPassage(slicePassage(part, 0, time.from)));
    } else if (cost?.from === 0 && cost.to === part.text.length) {
      last.set({ cost: stated(part.text, [spanOf(part)]) });
    } else {
      others.push(part);
      continue;
    }
    isSet = true;
  }
  if (!isSet) return false;
  const kind = others[0] === undefined ? null : findActivityType(foldText(others[0].text));
  if (kind !== null && !others[0]?.text.includes(' ')) last.retype(kind.type);
  for (const part of others) last.describe(part);
  return true;
}
const MAX_DOTTED = 120;
const AT_TIME = /^(?:check-?\s?(?:in|out)|at|from|ab|um|a las|a|alle|ore|kl\.?)?:?\s?$/;

function partsOf(passage: Passage): Passage[] {
  const parts: Passage[] = [];
  let from = 0;
  for (let to = passage.text.indexOf(' · '); to >= 0; to = passage.text.indexOf(' · ', from)) {
    parts.push(trimPassage(slicePassage(passage, from, to)));
    from = to + 3;
  }
  return [...parts, trimPassage(slicePassage(passage, from))];
}

/** `Notes: €15 each, tickets at the gate` */
export function readPriceNoted(last: OpenActivity, value: Passage): void {
  const [price] = findMoney(value.text.slice(0, 60), 1);
  if (price?.from === 0 && EACH.test(value.text.slice(price.to, price.to + 24)))
    last.set({ cost: stated(value.text.slice(0, price.to), [spanOf(value, 0, price.to)]) });
}
const EACH =
  /^ ?(?:each\b|pp\b|p\. ?p\.|a head\b|p(?:er|ro|ar|or) (?:persone?|head|adult|kopf|personne|persona|pessoa|t[eê]te)\b|a (?:persona|testa)\b)/i;

const EMPTY_VALUE = /^(?:[-–—/]*|none|n\/?a|tbd|tba|nil|keine?|aucune?|ninguno|nessuno)$/;

/** `Cost: –`, `Notes: none`. */
export const isEmptyValue = (folded: string): boolean => EMPTY_VALUE.test(folded.trim());
