/** `Hotel Mundial, Praça Martim Moniz 2, 3 nights, conf 88123`: a house, where it stands and how it is booked are one entry of a day that one line tells. */
import { findActivityType } from '../../../annotators/activity-type.ts';
import { cutAt } from '../../../text/cut-at.ts';
import type { Passage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { areNights, BOARD } from './said-of-entry.ts';
import { hasTime } from './split-entries.ts';

const COMMAS = /,\s/g;
const BEGINS_GREAT = /^\p{Lu}/u;
const BOOKED_UNDER =
  /^(?:conf(?:irmation)?|cfm|cnf|ref(?:erence)?|rsvn|booking|buchung|réf|reserva|prenotazione|pnr)\b\.?[^\d]{0,6}[A-Z0-9-]*\d/i;

export function isBookedHouse(title: Passage): boolean {
  const [house, ...facts] = cutAt(title, COMMAS);
  if (house === undefined || facts.length === 0 || !BEGINS_GREAT.test(house.text) || hasTime(title)) return false;
  if (findActivityType(foldText(house.text))?.type !== 'accommodation') return false;
  return (
    facts.some((fact) => areNights(fact) || BOOKED_UNDER.test(fact.text)) &&
    facts.every(({ text }) => /\d/.test(text) || BOARD.test(text) || findActivityType(foldText(text)) === null)
  );
}
