/** The same text in other dress: other bullets, marks of emphasis, capitals, other forms of an amount or a time, words of a mail around it. */
import type { ContentKind } from '../../src/index.ts';
import { type Damage, linesOf, onEachLine } from './damage.ts';

const BULLETED = /^([ \t]*)([-*•–·▪‣])([ \t]+)(?=\S)(?![-*•–·▪‣ ]+$)/;

/** Where all entries have one mark: several may tell lists within lists. */
const rebulleted = (mark: string) => (text: string) => {
  const marks = new Set(linesOf(text).flatMap((line) => BULLETED.exec(line)?.[2] ?? []));
  if (marks.size !== 1 || marks.has(mark.trim())) return null;
  return onEachLine(text, (line) => line.replace(BULLETED, `$1${mark}`));
};
/** A value that quotes several entries keeps their marks. */
const withoutBullets = (value: string): string =>
  value.replace(/(?<=^|\n| )(?:[-*•–·▪‣+]|o|✅|👉|🔹|➡️)[ \t]+(?=\S)/gu, '');

const DAY = /^[ \t]*((?:Day|Tag|Jour|D[ií]a|Giorno|Dag|Dia) \d{1,2}\b[^\n]{0,90}|(?:Day|Tag|Jour|D[ií]a|Giorno) \d)$/i;
const SECTION = /^(\p{Lu}[\p{L} '&]{2,34}):$/u;
const isHeading = (line: string): boolean => !/[*#|\t<_]/.test(line) && (DAY.test(line) || SECTION.test(line));

const headings = (write: (line: string) => string) => (text: string) => {
  const changed = onEachLine(text, (line) => (isHeading(line) ? write(line) : line));
  return changed === text ? null : changed;
};

const MAIL_WORDS = /^(?:from|to|sent|date|subject|cc|von|an|betreff|de|para|asunto|objet|a|da|oggetto)$/i;
const LABEL = /^((?:[-*•] )?)(\p{Lu}[\p{L} ]{1,24}):(?= |$)(?![^\n]*[*_`|\t])/gmu;
const labels = (write: (label: string) => string) => (text: string) => {
  const changed = text.replace(LABEL, (all, bullet: string, label: string) =>
    MAIL_WORDS.test(label) ? all : bullet + write(label),
  );
  return changed === text ? null : changed;
};

const CALENDAR =
  /(?<!\p{L})(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)(?= ?\d|\.? ?\d|, ?\p{L}|$)/gmu;
const small = (value: string): string => value.toLowerCase();
const calendar = (write: (name: string) => string) => (text: string) => {
  const changed = text.replace(CALENDAR, write);
  return changed === text ? null : changed;
};

const CODES: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP' };
const SIGNS: Readonly<Record<string, string>> = { EUR: '€', GBP: '£' };
const FIGURE = "(\\d{1,3}(?:[.,' ]\\d{3})+(?:[.,]\\d{2})?|\\d+(?:[.,]\\d{2})?)";
const NO_RANGE = '(?![\\d.,]*\\d)(?! ?[-–/+x×*%] ?[\\d€£A-Z])(?! to \\d)';
const LEADING = new RegExp(
  `(?<![\\p{L}\\d€£$.,-]|[-–/+x×] ?|\\d )(EUR|GBP|€|£) ?${FIGURE}${NO_RANGE}(?!\\p{L})(?! ?(?:EUR|GBP|€|£))`,
  'gu',
);
const TRAILING = new RegExp(
  `(?<![\\p{L}\\d€£$.,'-]|[-–/+x×] ?|(?:EUR|GBP|€|£) ?|\\d )${FIGURE} ?(EUR|GBP|€|£)(?![\\p{L}\\d])(?! ?[-–/+x×] ?\\d)(?! ?\\d)`,
  'gu',
);
/** Screens of reservation systems have one form alone. */
const money = (write: (currency: string, figure: string) => string) => (text: string) => {
  const changed = onEachLine(text, (line) =>
    /\p{Ll}/u.test(line)
      ? line
          .replace(LEADING, (_, currency: string, figure: string) => `\u0000${write(currency, figure)}`)
          .replace(TRAILING, (all, figure: string, currency: string, at: number, whole: string) =>
            whole.charAt(at - 1) === '\u0000' ? all : write(currency, figure),
          )
          .replaceAll('\u0000', '')
      : line,
  );
  return changed === text ? null : changed;
};
const ANY_LEADING = new RegExp(`(EUR|GBP|€|£) ?${FIGURE}`, 'gu');
const ANY_TRAILING = new RegExp(`${FIGURE} ?(EUR|GBP|€|£)`, 'gu');
const sameMoney = (value: string): string =>
  value
    .replace(ANY_TRAILING, (_, figure: string, currency: string) => `${CODES[currency] ?? currency}${figure}`)
    .replace(ANY_LEADING, (_, currency: string, figure: string) => `${CODES[currency] ?? currency}${figure}`)
    .replace(/(EUR|GBP)(?=\d)/g, '$1 ');

const CLOCK =
  /(?<![\d:.,/+-])([01]?\d|2[0-3]):([0-5]\d)(?![\d:]|[.,]\d| ?[ap]\.?m|h| ?(?:hrs|hours|Std|Stunden|uur|Uhr)\b)/gi;
/** Every time counts to 24, and no figures like a time are a duration. */
function countsTo24(text: string): boolean {
  const times = [...text.matchAll(/(?<![\d:])(\d{1,2}):\d\d/g)].map((match) => match[1] ?? '');
  return (
    times.some((hour) => hour.startsWith('0') || Number(hour) > 12) &&
    !/\d ?[ap]\.?m\b|dur|flugzeit|flying|elapsed|layover|\d:\d\d:\d|gmt|utc/i.test(text)
  );
}
const times = (write: (hour: number, minute: string) => string) => (text: string) => {
  if (!countsTo24(text)) return null;
  const changed = onEachLine(text, (line) =>
    /\p{Ll}/u.test(line) ? line.replace(CLOCK, (_, hour: string, minute: string) => write(Number(hour), minute)) : line,
  );
  return changed === text ? null : changed;
};
/** French, Spanish and Portuguese have this form. */
const timesOfLatins = (write: (hour: number, minute: string) => string) => (text: string) =>
  /\b(?:jour|jours|d[ií]as?|vol|vuelo|voo|nuits|noites|noches)\b/i.test(text) ? times(write)(text) : null;
const twelve = (hour: number): number => ((hour + 11) % 12) + 1;
const two = (hour: number): string => String(hour).padStart(2, '0');
const half = (hour: number): string => (hour < 12 ? 'am' : 'pm');
/** Times quoted in texts, in whatever form, as hour and minute alone. */
const sameTimes = (value: string): string =>
  value
    .replace(
      /\b(\d{1,2})[:.](\d\d) ?([ap])\.?m\b\.?/gi,
      (_, hour: string, minute: string, which: string) =>
        `${two((Number(hour) % 12) + (which.toLowerCase() === 'p' ? 12 : 0))}:${minute}`,
    )
    .replace(/\b(\d\d)(\d\d) ?(?:hrs|h)\b/g, '$1:$2')
    .replace(
      /\b(\d{1,2})[:.h](\d\d)(?: ?(?:hrs|Uhr|h))?\b/g,
      (_, hour: string, minute: string) => `${two(Number(hour))}:${minute}`,
    );

const FORWARDED = `---------- Forwarded message ---------
From: Lena Hofer <lena@hofer-travel.example>
Date: Tue, Nov 17, 2026 at 9:12 AM
Subject: Fwd: as discussed
To: Anna Berger <anna.berger@mail.example>

Hi Anna,

`;
const OUTLOOK = `From: Lena Hofer <lena@hofer-travel.example>
Sent: Tuesday, November 17, 2026 9:12 AM
To: Anna Berger
Subject: as discussed

`;
const DISCLAIMER = `

This e-mail and any attachments are confidential and intended solely for the addressee. If you have received it in error, please notify the sender and delete it.`;
const SIGNATURE = `

-- 
Lena Hofer
Hofer Travel | Tel. +43 1 555 0142 | lena@hofer-travel.example`;

const PEOPLE = /^\/(?:agentInfo|clientName|client)/;
/** Who writes and to whom is said by the mail. */
const people = (pointer: string): boolean => PEOPLE.test(pointer);
/** A subject may name a trip that has no name. */
const peopleAndTitle = (pointer: string, before: unknown): boolean =>
  people(pointer) || (pointer === '/title' && before === null);

const SENT = '[11/11/2026, 18:42:07] Lena Hofer: ';
const paragraphs = (text: string, stamp: (i: number) => string): string =>
  text
    .split(/\n\s*\n/)
    .map((part, i) => stamp(i) + part)
    .join('\n');
/** A chat or a mail is no part of another chat, and its own stamps tell how its sender writes a date. */
const FROM_SOMEBODY =
  /^\W{0,3}\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}[:.]\d\d|^(?:from|von|de|da|subject|betreff|asunto|objet|oggetto) ?:/im;
const unstamped = (change: (text: string) => string) => (text: string) =>
  FROM_SOMEBODY.test(text) ? null : change(text);
const onlyPlans = (change: (text: string) => string) => (text: string, kind: ContentKind) =>
  kind === 'flight-quote' && /^\s*\d .*[A-Z]{6}/m.test(text) ? null : unstamped(change)(text);

/** What the client asked for: prices and days of another trip. */
const ANSWERED =
  '\n\nOn 20 Nov 2026 at 10:12, Anna Weiss <anna@example.org> wrote:\n> we saw something for £499 online, can you beat it?\n> There would be 5 of us, and we could leave on 3 May 2027 at 7:15.\n> Anna\n';
const ANSWERED_OUTLOOK =
  '\n\n-----Original Message-----\nFrom: Anna Weiss\nSent: 20 November 2026 10:12\nTo: Lena Brandt\nSubject: RE: our trip\n\nWe saw something for £499 online, can you beat it?\nThere would be 5 of us, and we could leave on 3 May 2027.\nAnna\n';
const LONG_SIGNATURE =
  '\n\nKind regards,\nLena Brandt | Senior Travel Designer\nBrandt & Daughters Travel Ltd\nT: +44 20 7946 0018 | M: 07700 900123\n12 High Street, Leeds LS1 4AB\nOpening hours Mon-Fri 9:00-17:30, Sat 10:00-14:00\nABTA Y1234 | ATOL 5678 | Company no. 01234567\n';

export const DRESS_DAMAGES: readonly Damage[] = [
  ...['- ', '* ', '• ', '– ', '· ', '▪ ', 'o\t', '✅ ', '👉 ', '+ '].map((mark) => ({
    name: `bullets ${mark.trim()}`,
    change: rebulleted(mark),
    fold: withoutBullets,
  })),
  { name: 'bold headings', change: headings((line) => `**${line.trim()}**`) },
  { name: '## headings', change: headings((line) => `## ${line.trim()}`) },
  { name: '### **headings**', change: headings((line) => `### **${line.trim()}**`) },
  { name: 'headings in capitals', change: headings((line) => line.toUpperCase()), fold: small },
  { name: 'bold labels', change: labels((label) => `**${label}:**`) },
  { name: 'labels bold before the colon', change: labels((label) => `**${label}**:`) },
  { name: 'labels in stars', change: labels((label) => `*${label}:*`) },
  { name: 'labels with a blank', change: labels((label) => `${label} :`) },
  { name: 'in a code fence', change: (text) => `\`\`\`\n${text}\n\`\`\`` },
  { name: 'calendar in capitals', change: calendar((name) => name.toUpperCase()), fold: small },
  { name: 'calendar in small letters', change: calendar((name) => name.toLowerCase()), fold: small },
  {
    name: 'code before the amount',
    change: money((currency, figure) => `${CODES[currency] ?? currency} ${figure}`),
    fold: sameMoney,
  },
  {
    name: 'code behind the amount',
    change: money((currency, figure) => `${figure} ${CODES[currency] ?? currency}`),
    fold: sameMoney,
  },
  {
    name: 'sign before the amount',
    change: money((currency, figure) => `${SIGNS[currency] ?? currency}${figure}`),
    fold: sameMoney,
  },
  {
    name: 'sign behind the amount',
    change: money((currency, figure) => `${figure} ${currency === 'GBP' || currency === '£' ? 'GBP' : '€'}`),
    fold: sameMoney,
  },
  { name: 'hours of one figure', change: times((hour, minute) => `${hour}:${minute}`), fold: sameTimes },
  {
    name: 'times as 9.00 am',
    change: times((hour, minute) => `${twelve(hour)}.${minute} ${half(hour)}`),
    fold: sameTimes,
  },
  {
    name: 'times as 9:00 AM',
    change: times((hour, minute) => `${twelve(hour)}:${minute} ${half(hour).toUpperCase()}`),
    fold: sameTimes,
  },
  {
    name: 'times as 9:00am',
    change: times((hour, minute) => `${twelve(hour)}:${minute}${half(hour)}`),
    fold: sameTimes,
  },
  { name: 'times as 0900 hrs', change: times((hour, minute) => `${two(hour)}${minute} hrs`), fold: sameTimes },
  { name: 'times as 09h00', change: timesOfLatins((hour, minute) => `${two(hour)}h${minute}`), fold: sameTimes },
  { name: 'one chat message', change: unstamped((text) => SENT + text), mayDiffer: people },
  {
    name: 'one message of another app',
    change: unstamped((text) => `11/11/2026, 18:42 - Lena Hofer: ${text}`),
    mayDiffer: people,
  },
  {
    name: 'a chat message a paragraph',
    mayDiffer: people,
    change: onlyPlans((text) => paragraphs(text, (i) => `[11/11/2026, 18:${two(10 + (i % 50))}:07] Lena Hofer: `)),
  },
  {
    name: 'a chat message a line',
    mayDiffer: people,
    change: onlyPlans((text) =>
      linesOf(text)
        .filter((line) => line.trim() !== '')
        .map((line, i) => `[11/11/2026, 18:${two(10 + (i % 50))}:07] Lena: ${line}`)
        .join('\n'),
    ),
  },
  { name: 'forwarded', change: unstamped((text) => FORWARDED + text), mayDiffer: peopleAndTitle },
  { name: 'forwarded by another program', change: unstamped((text) => OUTLOOK + text), mayDiffer: peopleAndTitle },
  { name: 'sent from a telephone', change: (text) => `${text}\n\nSent from my iPhone` },
  { name: 'a disclaimer', change: (text) => text + DISCLAIMER },
  { name: 'a signature', change: (text) => text + SIGNATURE, mayDiffer: people },
  { name: 'a friendly line', change: (text) => `Hi Anna, here is what we talked about:\n\n${text}`, mayDiffer: people },
  {
    name: 'a greeting and a line',
    change: (text) => `Dear Anna,\n\nPlease find the details below.\n\n${text}`,
    mayDiffer: people,
  },
  {
    name: 'a letter',
    change: (text) => `Hello Anna,\n\nhere it is, as promised:\n\n${text}\n\nBest wishes,\nLena`,
    mayDiffer: people,
  },
  { name: 'the mail that it answers', change: unstamped((text) => text + ANSWERED), mayDiffer: people },
  {
    name: 'the mail that it answers, by Outlook',
    change: unstamped((text) => text + ANSWERED_OUTLOOK),
    mayDiffer: people,
  },
  { name: 'a signature with an address and hours', change: (text) => text + LONG_SIGNATURE, mayDiffer: people },
  {
    name: 'a remark to a colleague',
    change: unstamped((text) => `can you tidy this up and make a page of it please? client wants it by 5pm\n\n${text}`),
    mayDiffer: people,
  },
];
