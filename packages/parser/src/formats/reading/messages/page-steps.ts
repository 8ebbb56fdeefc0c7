/**
 * The steps of a booking at the head of a page: `1 Flights`, `2 Passengers`, `3 Extras`, `4 Payment`, a line each or all in one. Their numbers
 * count nothing.
 */
import type { DocumentLine } from '../document.ts';

const STEP = /^(?<n>[1-9])[.)]?\s(?<words>[a-z][a-z &/'-]{2,28})$/;
/** Only a booking ends with paying or a last look. */
const LAST_STEP =
  /\b(?:payments?|pay|purchase|check ?out|confirm(?:ation)?|review|zahlung|bezahl(?:ung|en)|zahlen|bestatigung|ubersicht|paiement|payer|recapitulatif|pagos?|pagar|confirmacion|resumen|pagament[oi]|riepilogo|conferma|confirmacao|resumo|betal(?:ing|en|ning)|bevestiging|bekraftelse|bekreftelse|bekraeftelse)\b/;
const IN_ONE_LINE = /^\W{0,3}1[.)]?\s[a-z][^\d]{2,30}\s2[.)]?\s[a-z][^\d]{2,30}\s3[.)]?\s[a-z]/;
const MOST = 8;

/** Is the line one of such steps, or all of them? */
export function isPageStep(line: DocumentLine, lines: readonly DocumentLine[]): boolean {
  const { folded, index } = line;
  if (folded.length > 200) return false;
  if (IN_ONE_LINE.test(folded)) return LAST_STEP.test(folded);
  const number = Number(STEP.exec(folded)?.groups?.['n'] ?? 0);
  if (number === 0) return false;
  const steps = [...stepsFrom(lines, index, number, -1), ...stepsFrom(lines, index, number, 1)];
  return steps.length >= 2 && steps.some((words) => LAST_STEP.test(words));
}

/** What the steps before or behind are called. */
function stepsFrom(lines: readonly DocumentLine[], index: number, number: number, by: 1 | -1): readonly string[] {
  const found: string[] = [];
  let next = number + by;
  for (let i = index + by; found.length < MOST && Math.abs(i - index) <= 2 * MOST; i += by) {
    const folded = lines[i]?.folded;
    if (folded === '') continue;
    const step = folded === undefined ? undefined : STEP.exec(folded)?.groups;
    if (step === undefined || Number(step['n']) !== next) break;
    found.push(step['words'] ?? '');
    next += by;
  }
  return found;
}
