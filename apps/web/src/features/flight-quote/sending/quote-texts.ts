/** A quote as clients see it, as texts to send (F-142): a WhatsApp message, plain text, and HTML for an e-mail. All from the same lines. */
import {
  type PublicFlightGroup,
  type PublicFlightOption,
  type PublicFlightQuote,
  readAirportPlace,
} from '@waypage/contract';
import { presentOfferDate, TIME_TBD } from '../../public-page/present-offer-date.ts';
import { dayMark, describeWait, stopOf, stopsText } from '../view/describe-trip.ts';
import { optionTitle } from '../view/option-comparison.tsx';
import { fareClassOf, totalLabel } from '../view/present-fare.ts';

/** One part of the message; `heading` null for the first. */
interface Part {
  readonly heading: string | null;
  readonly lines: readonly string[];
}

interface Message {
  readonly title: string;
  readonly parts: readonly Part[];
  readonly link: string | null;
}

/** @param link the public address; null for a quote that is not saved yet. */
export function quoteAsPlainText(quote: PublicFlightQuote, link: string | null): string {
  return asText(messageOf(quote, link), (text) => text);
}

/** WhatsApp sets `*words*` in bold; signs of the text itself that would do the same are kept from it. */
export function quoteAsWhatsApp(quote: PublicFlightQuote, link: string | null): string {
  const plain = (text: string) => text.replace(/[*_~`]/g, (sign) => `${sign}\u200b`);
  return asText(
    messageOf(quote, link),
    (text) => plain(text),
    (heading) => `*${plain(heading)}*`,
  );
}

export function quoteAsHtml(quote: PublicFlightQuote, link: string | null): string {
  const { title, parts } = messageOf(quote, link);
  const blocks = parts.map(({ heading, lines }) => {
    const body = lines.map(escapeHtml).join('<br>');
    return heading === null ? `<p>${body}</p>` : `<h3 ${H3}>${escapeHtml(heading)}</h3><p>${body}</p>`;
  });
  const button = link === null ? '' : `<p><a href="${escapeHtml(link)}" ${BUTTON}>View the quote</a></p>`;
  return `<div ${BODY}><h2 ${H2}>${escapeHtml(title)}</h2>${blocks.join('')}${button}</div>`;
}

const BODY =
  'style="font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.5;color:#0e2430;max-width:600px"';
const H2 = 'style="font-size:22px;line-height:1.2;margin:0 0 8px"';
const H3 = 'style="font-size:16px;margin:18px 0 4px;color:#0b5563"';
const BUTTON =
  'style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0b5563;color:#ffffff;text-decoration:none;font-weight:bold"';

function asText(
  { title, parts, link }: Message,
  plain: (text: string) => string,
  strong: (heading: string) => string = plain,
): string {
  const blocks = parts.map(({ heading, lines }) =>
    [...(heading === null ? [] : [strong(heading)]), ...lines.map(plain)].join('\n'),
  );
  return `${[strong(title), ...blocks, ...(link === null ? [] : [link])].filter((block) => block !== '').join('\n\n')}\n`;
}

function messageOf(quote: PublicFlightQuote, link: string | null): Message {
  const { data, route, dates } = quote;
  const { clientName, options, includes, restrictions, validUntil, notes, agentInfo } = data;
  const title = quote.title?.trim() || route?.trim() || 'Flight quote';
  const head = [route !== title ? route : null, dates, clientName && `For ${clientName}`];
  const offers =
    options.length > 0
      ? options.flatMap((option, index) => offerParts(quote, option, `${optionTitle(option, index)}: `))
      : offerParts(quote, { ...data, label: null, notes: null }, '');
  const validity =
    validUntil && `${quote.isActive ? 'Valid until' : 'Expired on'} ${presentOfferDate(validUntil, 'plain').text}`;
  const sender = [agentInfo.name, agentInfo.company].filter(Boolean).join(', ');
  const parts = [
    { heading: null, lines: given(head) },
    ...offers,
    { heading: 'Included', lines: includes },
    { heading: 'Terms', lines: restrictions },
    { heading: 'Notes', lines: given([notes]) },
    { heading: null, lines: given([validity, sender]) },
  ];
  return { title, parts: parts.filter(({ lines }) => lines.length > 0), link };
}

function offerParts(quote: PublicFlightQuote, offer: PublicFlightOption, prefix: string): Part[] {
  const { departureFlights, returnFlights, fareDetails, notes } = offer;
  const journeys = [
    ...departureFlights.map(
      (group, index) => [departureFlights.length > 1 ? `Flight ${index + 1}` : 'Departure', group] as const,
    ),
    ...returnFlights.map(
      (group, index) => [returnFlights.length > 1 ? `Return ${index + 1}` : 'Return', group] as const,
    ),
  ];
  const { baseFare, upcharge, fee, total, totalForAllPassengers } = fareDetails;
  const fare = [
    baseFare && `Base fare: ${baseFare}`,
    upcharge && `Return upcharge: ${upcharge}`,
    fee && `${fee.label}${fee.basis === 'total' ? ', for the booking' : ''}: ${fee.amount}`,
    total && `Per traveler: ${total}`,
    totalForAllPassengers && `${totalLabel(quote.data.passengers)}: ${totalForAllPassengers}`,
  ];
  return [
    ...journeys.map(([name, group]) => ({
      heading: `${prefix}${name}, ${presentOfferDate(group.date, 'short').text}`,
      lines: journeyLines(group, quote),
    })),
    { heading: `${prefix}Fare, ${fareClassOf(fareDetails)}`, lines: given([...fare, notes]) },
  ];
}

/** `11:20 AM Boston (BOS) – 2:45 PM Seattle (SEA), Alaska Airlines AS 417, 6h 25m`, then the wait. */
function journeyLines({ segments, totalTime, stops }: PublicFlightGroup, { airports }: PublicFlightQuote): string[] {
  const place = (location: string | null) => {
    const { code, name } = readAirportPlace(location);
    const { city } = stopOf(location, airports);
    return [name ?? city, code && `(${code})`].filter(Boolean).join(' ');
  };
  const flights = segments.flatMap((segment, index) => {
    const { departureTime, arrivalTime, departureLocation, arrivalLocation } = segment;
    const mark = dayMark(segment);
    const ends = [
      `${departureTime ?? TIME_TBD} ${place(departureLocation)}`.trim(),
      `${arrivalTime ?? TIME_TBD}${mark ? ` (${mark.mark})` : ''} ${place(arrivalLocation)}`.trim(),
    ].join(' – ');
    const carrier = [segment.airline, segment.flightNumber].filter(Boolean).join(' ');
    const operated = segment.operatedBy && `operated by ${segment.operatedBy}`;
    const wait = describeWait(segment, segments[index + 1], airports);
    return given([[ends, carrier, operated, segment.duration].filter(Boolean).join(', '), wait && `… ${wait.text}`]);
  });
  const whole = [totalTime, stopsText(stops)].filter(Boolean).join(', ');
  return whole === '' || segments.length < 2 ? flights : [...flights, whole];
}

const given = (lines: readonly (string | null | undefined | '')[]): string[] =>
  lines.filter((line): line is string => Boolean(line?.trim()));

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign).replace(/\n/g, '<br>');
