/** Options told on two lines each: `Hotel Miramar` over `£499 per person`, the next name right under it. */
import { findHotelNames } from '../../../annotators/hotel-name.ts';
import type { DocumentLine, SourceDocument } from '../../../formats/reading/document.ts';
import { readLineHeading } from '../../../formats/reading/terms/term-heading.ts';
import { trimItem } from '../../../formats/reading/terms/term-items.ts';
import { isButton } from '../../../formats/reading/terms/term-section.ts';
import { type Passage, slicePassage } from '../../../text/passage.ts';
import type { PriceMention } from './price-mention.ts';
import { isPersonLabel } from './price-role.ts';

const MAX_NAME = 64;
/** What may stand behind the amount: for whom it is. */
const MAX_BASIS = 40;
const LEAST = 2;
const BARE_LEAD = /^\W*(?:(?:from|only|just|now|ab|desde|des|da|a partir de|a partire da)\W+)?$/;
const TOTAL = /^\W*(?:(?:grand |your |trip |package )?total|sum\b|gesamt|summe|insgesamt|totale|en tout|importe total)/;

interface Pair {
  readonly name: DocumentLine;
  readonly price: DocumentLine;
}

/** The name of each option by the index of its price's line. `isName` says whether a line's words may name one. */
export function readStackedNames(
  document: SourceDocument,
  byLine: ReadonlyMap<number, readonly PriceMention[]>,
  isName: (line: DocumentLine) => boolean,
): ReadonlyMap<number, Passage> {
  const names = new Map<number, Passage>();
  let run: Pair[] = [];
  const close = (next: DocumentLine | null): void => {
    // The rows of a reckoning stand over their total.
    if (run.length >= LEAST && !(next !== null && TOTAL.test(next.folded)))
      for (const { name, price } of run)
        for (const label of trimItem(slicePassage(name.passage, name.emojiLength))) names.set(price.index, label);
    run = [];
  };
  for (const [index, mentions] of byLine) {
    if (isPerk(document.lines[index], mentions)) continue;
    const price = document.lines[index] as DocumentLine;
    const name = document.lines[index - 1];
    const last = run.at(-1)?.price.index;
    const isNext = last !== undefined && isRightAbove(document, byLine, last, index - 1);
    if (
      name !== undefined &&
      isAlone(price, mentions) &&
      !byLine.has(name.index) &&
      mayName(name) &&
      isName(name) &&
      !isOfHouseAbove(document, name)
    ) {
      if (!isNext) close(null);
      run.push({ name, price });
    } else close(isNext ? (name ?? null) : null);
  }
  close(null);
  return names;
}

/** Nothing stands between but blanks and the number of the option. */
function isRightAbove(
  { lines }: SourceDocument,
  byLine: ReadonlyMap<number, readonly PriceMention[]>,
  price: number,
  name: number,
): boolean {
  if (name - price > MAX_APART) return false;
  for (let i = price + 1; i < name; i++) {
    const line = lines[i] as DocumentLine;
    const { folded } = line;
    if (folded !== '' && !COUNTED.test(folded) && !isOfCard(line) && !isPerk(line, byLine.get(i))) return false;
  }
  return name > price;
}
const MAX_APART = 5;

/** `per person`, `Select`, `Sold out`, `Only 2 left`: what a page's card has under its price. */
const isOfCard = (line: DocumentLine): boolean =>
  isButton(line) || isPersonLabel(line.folded) || (line.folded.length <= MAX_CARD && OF_CARD.test(line.folded));
const OF_CARD =
  /^(?:\d{1,2} (?:nights?|nts?|nachte|nuits|noches|notti|noites)|select(?: (?:this )?(?:cabin|room|fare|offer))?|choose|book(?: now)?|reserve|view(?: (?:cabins?|rooms?|details))?|details|more info|sold out|(?:join )?(?:the )?wait(?:ing )?list|on request|available|guaranteed(?: to (?:run|depart|operate))?|filling fast|call for availability|verfugbar|disponible|disponibile|disponivel|(?:only )?(?:\d{1,2}|few|last few)(?: [a-z]{4,8})? (?:left|remaining|available)|limited availability|auswahlen|buchen|ausgebucht|auf anfrage|choisir|reserver|complet|elegir|reservar|agotado|scegli|prenota|esaurito|esgotado)\W*$/;
const MAX_CARD = 32;

/** `£50 on-board credit per cabin`: what is given with the option, under its price. */
const isPerk = (line: DocumentLine | undefined, mentions: readonly PriceMention[] = []): boolean =>
  line !== undefined &&
  mentions.length > 0 &&
  mentions.every(({ role }) => role === 'aside') &&
  GIVEN.test(line.folded);
const GIVEN = /\b(?:credit|voucher|free|bonus|gift|guthaben|gutschein|credito|credit de bord)\b/;
const COUNTED = /^\W{0,4}(?:option|choice|variante|opcion|opzione|opcao|optie|angebot|offer|deal) ?\W?(?:\d|[a-e])\W*$/;

function isAlone({ folded, emojiLength }: DocumentLine, mentions: readonly PriceMention[]): boolean {
  const [mention, other] = mentions;
  return (
    mention !== undefined &&
    other === undefined &&
    (mention.role === 'person' || mention.role === 'open') &&
    BARE_LEAD.test(folded.slice(emojiLength, mention.from)) &&
    folded.length - mention.to <= MAX_BASIS
  );
}

/** `Hotel Miramar` over `Half board` over the price: a block of more lines, named by its house. */
const isOfHouseAbove = ({ lines }: SourceDocument, { index, afterBlank }: DocumentLine): boolean =>
  !afterBlank && startsWithHouse(lines[index - 1]) && !startsWithHouse(lines[index]);
const startsWithHouse = (line: DocumentLine | undefined): boolean =>
  line !== undefined && findHotelNames(line.passage.text)[0]?.from === line.emojiLength;

const mayName = (line: DocumentLine): boolean =>
  line.passage.text !== '' &&
  line.passage.text.length <= MAX_NAME &&
  !line.isRule &&
  line.cells === null &&
  !/[.!?:,]$/.test(line.passage.text) &&
  readLineHeading(line) === null;
