import { compactPattern } from '../../../text/compact-pattern.ts';

/** What says of a date or a month right behind it that one travels then: `Travel dates`, `Stay`, `Reisezeitraum`. */
export const TRAVEL_LABEL = compactPattern(
  /\b(?:travel(?:ling|ing)? (?:dates?|period|window|between|from|validity)|(?:valid|available|rates?) for (?:travel|stays?)|stay(?:s|ing)?(?: dates?| period| between)?|dates?|when|departs?|departures?|departing|depart|arriv(?:al|es?|ing|ee|o)|llegada|chegada|returns?|returning|sail(?:s|ing)?(?: dates?)?|cruise date|check[- ]?in|period|travel|reise(?:zeit(?:raum)?|termin|datum)|anreise|abflug|termine?|zeitraum|dates? (?:de|du) (?:voyage|sejour)|departs?|periode|du\b|fechas?|salidas?|viaj(?:e|a|ando)|periodo|partenz[ae]|soggiorno|viaggio|date|datas?|saidas?|partidas?|viagem|vertrek(?:datum)?|reisperiode|reisdat(?:um|a)|heen(?:reis|vlucht)|aankomst|verblijf)\b/,
);
