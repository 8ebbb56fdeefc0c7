/**
 * Mail -> text: the lines that say from whom, when and about what, the message, and after it what is attached and can be read. The page is taken
 * where it has a table or where there is nothing else: the plain part of such mails has lost the columns.
 */
import { LIMITS } from '@waypage/contract';
import PostalMime, { type Address, type Email } from 'postal-mime';
import type { FileContent } from './file-kind.ts';
import { FileRefusal, type RefusalReason } from './file-refusal.ts';
import type { FileText, PageReport } from './file-text.ts';
import { htmlText } from './html-text.ts';

const NESTING_MAX = 30;
const MAILS_IN_MAIL_MAX = 3;
const ATTACHMENTS_MAX = 20;
const READABLE =
  /\.(?:pdf|docx|ics|html?|txt|eml)$|^(?:application\/pdf|text\/(?:calendar|html|plain)|application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document)$/i;

/** @param read of an attachment. @throws FileRefusal */
export async function mailText(
  bytes: Uint8Array,
  read: (content: FileContent, report: PageReport) => Promise<FileText>,
  report: PageReport,
): Promise<FileText> {
  const mail = await parse(bytes);
  const parts = [headText(mail), bodyText(mail)].filter((part) => part.trim() !== '');
  const left: { name: string; reason: RefusalReason }[] = [];
  let length = parts.join('').length;
  for (const { name, type, bytes: content } of attachmentsOf(mail)) {
    try {
      if (length > LIMITS.parseTextMax) throw new FileRefusal('text-too-long');
      const attached = await read({ name, type, bytes: content }, report);
      parts.push(`--- ${name} ---\n\n${attached.text}`);
      left.push(...attached.left);
      length += attached.text.length;
    } catch (error) {
      left.push({ name, reason: error instanceof FileRefusal ? error.reason : 'damaged' });
    }
  }
  return { text: parts.join('\n\n'), left };
}

async function parse(bytes: Uint8Array): Promise<Email> {
  let mail: Email;
  try {
    mail = await PostalMime.parse(bytes, { maxNestingDepth: NESTING_MAX, maxRfc822NestingDepth: MAILS_IN_MAIL_MAX });
  } catch (cause) {
    throw new FileRefusal('damaged', { cause });
  }
  // What has not one header of a mail is none, whatever its name says.
  if (!mail.headers.some(({ key }) => /^(?:from|to|subject|date|received|mime-version|content-type)$/.test(key)))
    throw new FileRefusal('damaged');
  return mail;
}

function headText({ from, to, cc, subject, headers }: Email): string {
  const date = headers.find(({ key }) => key === 'date')?.value;
  const lines: [string, string | undefined][] = [
    ['From', from && addressText(from)],
    ['To', to?.map(addressText).join(', ')],
    ['Cc', cc?.map(addressText).join(', ')],
    ['Date', date],
    ['Subject', subject],
  ];
  return lines.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])).join('\n');
}

function addressText(address: Address): string {
  if (address.group) return `${address.name}: ${address.group.map(addressText).join(', ')}`;
  return address.name ? `${address.name} <${address.address}>` : address.address;
}

function bodyText({ html, text }: Email): string {
  const plain = text?.trim() ?? '';
  if (html === undefined || (plain !== '' && !/<table[\s>]/i.test(html))) return plain;
  return htmlText(html) || plain;
}

function attachmentsOf({ attachments }: Email) {
  return attachments
    .filter(({ filename, mimeType, related }) => !related && (READABLE.test(filename ?? '') || READABLE.test(mimeType)))
    .slice(0, ATTACHMENTS_MAX)
    .map(({ filename, mimeType, content }) => ({
      name: filename ?? 'attachment',
      type: mimeType,
      bytes: typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
    }));
}
