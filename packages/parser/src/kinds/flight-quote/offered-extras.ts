/**
 * F-648: what a checkout offers or sells besides the fare: under `Your extras` a name and its amount one below the other, or a name over `Not added`
 * and the button `Add`. None of it comes with the fare, whether it was taken or not.
 *
 *     Your extras                       Travel insurance
 *     Preferred seat 4A, NZ 954         Not added
 *     NZ$15.00                          Add
 */
import type { DocumentLine, SourceDocument } from '../../formats/reading/document.ts';
import { isAddButton } from '../../formats/reading/fares/add-button.ts';
import { LinePattern } from '../../text/line-look.ts';
import { isLoneAmount } from './price-clauses.ts';

const HEADING = new LinePattern(
  /^\W{0,3}(?:(?:your|my|trip|travel|flight|optional|available|popular|recommended|selected|chosen|add|choose|select) ){0,2}(?:extras|add-?ons|ancillaries)(?: (?:and|&) (?:extras|add-?ons|options|upgrades))?(?: for your (?:trip|flight|journey))?\W{0,3}$|^\W{0,3}(?:(?:ihre|deine|gewahlte|weitere|optionale) )?(?:extras|zusatzleistungen|zusatzoptionen|reiseextras)(?: (?:hinzufugen|wahlen))?\W{0,3}$|^\W{0,3}(?:(?:vos|mes|ajouter des) )?(?:extras|options|services supplementaires|options supplementaires)\W{0,3}$|^\W{0,3}(?:(?:tus|sus|anade|os seus|seus|adicione|i tuoi|aggiungi) )?(?:extras?|servicios adicionales|servicios extra|servizi aggiuntivi|servizi extra|servicos adicionais|opcionales|opcionais)\W{0,3}$|^\W{0,3}(?:(?:jouw|je|uw) )?extra's\W{0,3}$/,
);
/** What the page says of an entry that was not taken. */
const NOT_TAKEN = new LinePattern(
  /^\W{0,3}(?:(?:not|none) (?:added|selected|chosen|purchased)|nicht (?:hinzugefugt|gewahlt|ausgewahlt|gebucht)|non (?:ajoute|selectionne|choisi)e?s?|pas (?:ajoute|selectionne)e?s?|no (?:anadid|agregad|seleccionad)[oa]s?|sin (?:anadir|seleccionar)|non (?:aggiunt|selezionat)[oaie]|nao (?:adicionad|selecionad)[oa]s?|niet (?:toegevoegd|geselecteerd|gekozen))\W{0,3}$/,
);
/** An entry that says itself that it comes with the fare. */
const COMES_WITH =
  /\b(?:included|free|complimentary|inklusive|inbegriffen|gratis|compris|inclus[oaie]?|incluid[oa]s?)\b/;
const MAX_HEADING = 48;
const MAX_ENTRY = 80;
/** A basket has no more. */
const MOST_LINES = 24;

/** Adds the indices of such lines. */
export function addOfferedExtras({ lines }: SourceDocument, found: Set<number>): void {
  for (const [i, { folded, look }] of lines.entries()) {
    if (folded.length > MAX_HEADING || folded === '') continue;
    if (NOT_TAKEN.test(look, folded)) addEntry(lines, i, found);
    else if (HEADING.test(look, folded) && isEntry(lines, i + 1)) {
      found.add(i);
      addSection(lines, i + 1, found);
    }
  }
}

/** The name above, and the button on either side. */
function addEntry(lines: readonly DocumentLine[], at: number, found: Set<number>): void {
  found.add(at);
  const isButton = (i: number): boolean => isAddButton(lines[i]);
  for (const i of [at - 1, at + 1]) if (isButton(i)) found.add(i);
  const name = isButton(at - 1) ? at - 2 : at - 1;
  if (name >= 0 && (lines[name]?.folded.length ?? 0) <= MAX_ENTRY) found.add(name);
}

const isAmountAt = (lines: readonly DocumentLine[], at: number): boolean =>
  isLoneAmount(lines[at]?.folded.slice(0, MAX_HEADING) ?? '');

/** A name, and below it its amount, or that it was not taken. */
function isEntry(lines: readonly DocumentLine[], at: number): boolean {
  const name = lines[at]?.folded ?? '';
  if (name === '' || name.length > MAX_ENTRY || isAmountAt(lines, at)) return false;
  return isAmountAt(lines, at + 1) || NOT_TAKEN.regex.test(lines[at + 1]?.folded.slice(0, MAX_HEADING) ?? '');
}

function addSection(lines: readonly DocumentLine[], from: number, found: Set<number>): void {
  for (let at = from; at < from + MOST_LINES && isEntry(lines, at); at += 2) {
    if (!COMES_WITH.test(lines[at]?.folded ?? '')) found.add(at);
    found.add(at + 1);
    if (isAddButton(lines[at + 2])) found.add(++at + 1);
  }
}
