/** PDF -> text, page by page, as a person reads it (rule K-7): pdf.js finds the words and where they stand, `page-lines.ts` puts them in order. */
import { LIMITS } from '@waypage/contract';
import { getDocumentProxy } from 'unpdf';
import { FileRefusal } from './file-refusal.ts';
import type { PageReport } from './file-text.ts';
import { pageLines } from './page-lines.ts';
import type { PageWord } from './page-words.ts';

type Matrix = readonly number[];

/** @throws FileRefusal */
export async function pdfText(bytes: Uint8Array, report: PageReport): Promise<string> {
  const document = await open(bytes);
  const pages: string[] = [];
  let length = 0;
  for (let number = 1; number <= document.numPages && length <= LIMITS.parseTextMax; number++) {
    const page = await document.getPage(number);
    const { transform } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    const words = items.flatMap((item) => ('str' in item ? wordOf(item, transform) : []));
    pages.push(pageLines(words));
    length += pages.at(-1)?.length ?? 0;
    page.cleanup();
    report(number, document.numPages);
  }
  return pages.filter((page) => page !== '').join('\n\n');
}

async function open(bytes: Uint8Array) {
  try {
    // pdf.js takes what it is given apart: the bytes stay ours.
    return await getDocumentProxy(bytes.slice(), { isEvalSupported: false, useWasm: false, verbosity: 0 });
  } catch (cause) {
    const isProtected = cause instanceof Error && cause.name === 'PasswordException';
    throw new FileRefusal(isProtected ? 'protected' : 'damaged', { cause });
  }
}

/** The word's place on the page as it is looked at, turned pages upright: y grows downward. */
function wordOf(item: { str: string; transform: unknown[]; width: number; height: number }, view: Matrix): PageWord[] {
  if (item.str.trim() === '') return [];
  const own = item.transform.map(Number);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = multiply(view, own);
  const size = Math.hypot(c, d) || item.height || 1;
  const isAcross = Math.abs(a) >= Math.abs(b);
  const text = item.str.trimEnd();
  return [{ text, x: e, y: f, width: isAcross ? (item.width * text.length) / item.str.length : size, size }];
}

function multiply(first: Matrix, second: Matrix): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = first;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = second;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
