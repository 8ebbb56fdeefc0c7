/**
 * T-400: `Outbound Tue 8 Jun 2027` over the hours of its flights, and some lines below `Return Fri 18 Jun 2027` over its own: does what stands
 * before a date on its line call it the day of the way out, or of the way home? Folded text, eight languages.
 */
import { compactPattern } from '../../../text/compact-pattern.ts';

const FLIGHT = '(?: (?:flight|journey|travel|vuelo|volo|vol|voo))?';
const WEEKDAY = '(?:[a-z]{2,13}\\.?,? )?';
const labelled = (words: string): RegExp => compactPattern(`^\\W{0,3}(?:${words})${FLIGHT}\\W{0,3}${WEEKDAY}$`);

const WAY_OUT = labelled(
  'out(?:bound|ward)?|outgoing|departing|hin(?:flug|reise|fahrt)|aller|ida|andata|heen(?:vlucht|reis)?|utresa|utreise|udrejse',
);
const WAY_HOME = labelled(
  'return(?:ing)?|inbound|homeward|ruck(?:flug|reise|fahrt)|retour|vuelta|regreso|ritorno|volta|terug(?:vlucht|reis)?|hemresa|hjemreise|hjemrejse',
);

export const isWayOut = (before: string): boolean => WAY_OUT.test(before);
export const isWayHome = (before: string): boolean => WAY_HOME.test(before);
