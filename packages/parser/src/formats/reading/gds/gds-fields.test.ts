/** Names, deadlines, rules, allowances, contacts and notes of displays. */
import { describe, expect, it } from 'vitest';
import { formatPartialDate } from '../../../model/partial-date.ts';
import { readGdsBaggage } from './gds-baggage.ts';
import { readGdsContact } from './gds-contact.ts';
import { readGdsDeadline } from './gds-deadline.ts';
import { readGdsRules } from './gds-fare-rules.ts';
import { readGdsNames } from './gds-names.ts';
import { readGdsNotes } from './gds-notes.ts';
import { readScreenLines } from './gds-screen.ts';
import { systemLines } from './gds-system-lines.ts';

describe('F-1 names of a display', () => {
  it.each([
    [' 1.1WHITFIELD/DANIEL MR  2.1WHITFIELD/LAURA MRS', 'Daniel Whitfield, Laura Whitfield', 2, 2],
    ['  1.DUCHARME/MARC MR   2.DUCHARME/ELISE MRS', 'Marc Ducharme, Elise Ducharme', 2, 2],
    ['  1.HOLT/JO(ADT)(INF/AIDASOFIA/05JAN17)', 'Jo Holt', 2, 1],
    [' 1.4HOLT/JO/ALEX/KIM/DREW ', 'Jo Holt, Alex Holt, Kim Holt, Drew Holt', 4, 4],
    ['  3.1ASHWORTH/THEOMSTR*P-C08  4.I/1ASHWORTH/WRENMISS*14MAR26', 'Theo Ashworth, Wren Ashworth', 2, 1],
    [" 1.1O'BRIEN-HAHN/ANNE MARIE DR*ADT", "Anne Marie O'Brien-Hahn", 1, 1],
    ['> 1.1holt/jo mr', 'Jo Holt', 1, 1],
  ])('%s', (text, name, all, seated) => {
    const names = readGdsNames(readScreenLines(text));
    expect([names.clientName?.value, names.passengers?.value, names.seated?.value]).toEqual([name, all, seated]);
  });

  it.each(['  1.TAW/02MAR', '  1.GD-EDISON/7218/FOR CESAR/22576', ' 3.FE NONREF/CHG FEE', 'see 1.1 and/or 2.1'])(
    'are not in %s',
    (text) => {
      expect(readGdsNames(readScreenLines(text)).clientName).toBeNull();
    },
  );
});

describe('F-1 deadlines of a display', () => {
  it.each([
    ['06MAY DEPARTURE DATE-----LAST DAY TO PURCHASE 22JAN/2359', '--01-22'],
    ['LAST TKT DTE 15JAN27/23:59 LT in POS - SEE ADV PURCHASE', '2027-01-15'],
    ['    ADT      LAST DATE TO PURCHASE TICKET: 11DEC26', '2026-12-11'],
    ['TICKET BY    04JAN27', '2027-01-04'],
    ['TKT BY 20JAN27', '2027-01-20'],
    ['  6 TK TL15JAN/PARXX2100', '--01-15'],
    ['  1.TAWO4HG18MAY077/0400A/', '--05-18'],
    ['  1.TAW/02MAR', '--03-02'],
    ['TKTG-TAU/FR11DEC', '--12-11'],
    ['   3 SSRADTK1VKK5.TKT UA SEGS BY 01JUL16 TO AVOID AUTO CXL', '2016-07-01'],
    // The fare's own day stands before the agency's and the airline's.
    ['  1.TAW/15JUL\n  1.SSR ADTK AA KK4 PLS ISSUE TKT BY 2359 03AUG16 CST', '--07-15'],
  ])('%s', (text, date) => {
    const found = readGdsDeadline(readScreenLines(text)).validUntil;
    expect(found && formatPartialDate(found.value)).toBe(date);
  });

  it.each(['  7 TK OK21MAR/SFO1S2195//ETEK', '  1.T-14SEP-6IIF*AAN', '  3.XXTAW/14SEP', 'Please book by 5 May'])(
    'are not in %s',
    (text) => {
      expect(readGdsDeadline(readScreenLines(text)).validUntil).toBeNull();
    },
  );

  it.each([
    ['RP/PARXX2100/PARXX2100            CV/SU  21NOV26/1012Z   QX7M2P', '2026-11-21'],
    ['0BWH.0BWH9AAT 1120/29JAN18 ATPRLJ H', null],
    ['O4FG.O4FG*A01 0836/14SEP11 EYUFXU', '2011-09-14'],
    ['$B-1 C20NOV26', '2026-11-20'],
  ])('%s tells when it was made', (text, date) => {
    const found = readGdsDeadline(readScreenLines(text)).madeOn;
    expect(found === null ? null : formatPartialDate(found.value)).toBe(date);
  });
});

describe('F-1 rules of a display', () => {
  it.each([
    ['NONREF/CHGS FEE APPLIES/NO SHOW FORFEIT', ['NONREF/CHGS FEE APPLIES/NO SHOW FORFEIT']],
    ['E NONREF/0VALUAFTDPT/CHGFEE', ['NONREF/0VALUAFTDPT/CHGFEE']],
    [
      'CHG FEE APPLIES - CXL FEE USD400 PER PSGR - NO REFUND AFTER DEPT',
      ['CHG FEE APPLIES', 'CXL FEE USD400 PER PSGR', 'NO REFUND AFTER DEPT'],
    ],
    ['13 FE PAX VLD W3 ONLY/NONREF CHG/S2-3', ['VLD W3 ONLY/NONREF CHG']],
    ['MAIN CABIN   1PC BAG INCL   NONREF   CHG FEE USD 0 + DIFF', ['NONREF', 'CHG FEE USD 0 + DIFF']],
    ['Tickets are non-refundable, changes for USD 50', []],
    ['  3 SSR OTHS 1S NO SHOW PENALTY WILL APPLY', []],
    ['NONREF/NONEND\nNONREF/NONEND', ['NONREF/NONEND']],
    ['REFUND NOT ALLOWED', ['REFUND NOT ALLOWED']],
    ['*CHANGES SUBJECT TO EUR 150 FEE', ['CHANGES SUBJECT TO EUR 150 FEE']],
    ['CHANGE BEFORE DEPARTURE EUR 90', ['CHANGE BEFORE DEPARTURE EUR 90']],
    ['MIN STAY 3 DAYS   REBOOKING FEE GBP 60', ['MIN STAY 3 DAYS', 'REBOOKING FEE GBP 60']],
    ['SCHEDULE SUBJECT TO GOVT APPROVAL', []],
    ['CHILD 11NOV OR SEE ADV PURCHASE', []],
    ['  4 SSR OTHS 1S CHANGES SUBJECT TO FEE', []],
    ['CHANGES ALLOWED - PAY DIFFERENCE   1PC BAG', ['CHANGES ALLOWED - PAY DIFFERENCE']],
  ])('%s', (text, rules) => {
    expect(readGdsRules(readScreenLines(text)).restrictions.map((rule) => rule.value)).toEqual(rules);
  });
});

describe('F-1 allowances of a display', () => {
  it.each([
    [
      'BAG ALLOWANCE     -PHXLHR-01P/AA/EACH PIECE UP TO 50 POUNDS/23 K\nILOGRAMS AND UP TO 62 LINEAR INCHES',
      ['1 checked bag up to 50 pounds/23 kilograms'],
    ],
    ['BAG ALLOWANCE     -ORDAMD-02P/AI', ['BAG ALLOWANCE 02P']],
    ['BAGGAGE ALLOWANCE 2PC 32KG', ['BAGGAGE ALLOWANCE 2PC 32KG']],
    ['CARRY ON ALLOWANCE\nPHXDFW DFWLHR LHRPHX-01P/AA', ['CARRY ON ALLOWANCE 01P']],
    [
      'BAGGAGE ALLOWANCE\nADT\n EK LONMLE  30K\nC08\n EK LONMLE  30K\nINF\n EK LONMLE  10K',
      ['BAGGAGE ALLOWANCE 30K', 'BAGGAGE ALLOWANCE INF 10K'],
    ],
    [
      'BAGGAGE ALLOWANCE\nADT\n UA DENGVA  1PC\n   BAG 1 -  NO FEE       UPTO50LB/23KG\n   BAG 2 -  100.00 USD   UPTO50LB/23KG',
      ['1PC BAG 1 - NO FEE UPTO50LB/23KG'],
    ],
    ['BAGGAGE ALLOWANCE\nADT\n DL CHINYC  0PC\n   BAG 1 -  25.00 USD    UPTO50LB/23KG', []],
    ['/PC-2PC  BAGS 70LB/32KG EACH  LOUNGE DELTA ONE', ['2PC BAGS 70LB/32KG EACH', 'LOUNGE DELTA ONE']],
    ['Bags: two pieces each', []],
  ])('%s', (text, includes) => {
    expect(readGdsBaggage(readScreenLines(text)).includes.map((one) => one.value)).toEqual(includes);
  });
});

describe('F-1 other fields of a display', () => {
  it.each([
    ['FONE-LONT*020 7946 0611 KESTREL & FINCH TRAVEL', '020 7946 0611', 'KESTREL & FINCH TRAVEL'],
    ['  5 AP PAR 01 55 50 01 42 - VOYAGES BELLECOMBE - A', '01 55 50 01 42', 'VOYAGES BELLECOMBE'],
    ['P- 1.ATL 404 555-0133 DOGWOOD TRAVEL-A', '404 555-0133', 'DOGWOOD TRAVEL'],
    ['  1.PHX602-555-0148-A', '602-555-0148', undefined],
    ['  1.PHX602-555-0148-H', undefined, undefined],
  ])('%s', (text, phone, company) => {
    const { contact } = readGdsContact(readScreenLines(text));
    expect([contact.phone?.value, contact.company?.value]).toEqual([phone, company]);
  });

  it('keeps what a client may want to know, once', () => {
    const lines = readScreenLines(
      'FQG 1-2\n    GUARANTEED AT TIME OF TICKETING\nFQG 3\n    GUARANTEED AT TIME OF TICKETING\nVALIDATING CARRIER - AA',
    );
    expect(readGdsNotes(lines, new Set()).notes.map((note) => note.value)).toEqual([
      'GUARANTEED AT TIME OF TICKETING',
      'VALIDATING CARRIER - AA',
    ]);
  });

  it.each([
    ['    XT    330.00YR      23.40US      23.40US       3.71XA', true],
    [' PHX AA X/DFW AA LON321.00OLN8C1S3 BA PHX321.00OLN8C1S3 NUC', true],
    ['  8 SSR NSST EK KK1 IADDXB/43B,P1/S2   SEE RTSTR', true],
    ['TKT/TIME LIMIT', true],
    ['USD 1,045.00 BASE + 611.37 TAX = USD 1,656.37 TTL', false],
    ['Your price USD 6,489.30 per person', false],
  ])('%s speaks to the system: %s', (text, isSystem) => {
    expect(systemLines(readScreenLines(text)).length === 1).toBe(isSystem);
  });
});
