/**
 * Word file -> text: mammoth makes HTML of its content, `html-text.ts` text of that. The archive is opened here first, part by part and counted:
 * a small file that unpacks to gigabytes is refused, and pictures never leave it.
 */
import JSZip from 'jszip';
import mammoth from 'mammoth';
import { FileRefusal } from './file-refusal.ts';
import { htmlText } from './html-text.ts';

/** Of all text parts together, unpacked. A million characters in Word's markup stay well below it. */
const UNPACKED_BYTES_MAX = 60_000_000;
/** What a document's text comes from. Pictures, fonts and embedded files stay packed. */
const TEXT_PART = /^(?:\[Content_Types\]\.xml|_rels\/[^/]*\.rels|word\/(?:_rels\/)?[^/]+\.(?:xml|rels))$/;

/** @throws FileRefusal */
export async function docxText(bytes: Uint8Array): Promise<string> {
  const { value } = await toHtml(await textParts(bytes));
  return htmlText(value);
}

/** mammoth takes `arrayBuffer` in a browser, `buffer` in Node, where the tests run. */
async function toHtml(arrayBuffer: ArrayBuffer) {
  try {
    return await mammoth.convertToHtml({ arrayBuffer, buffer: arrayBuffer } as { arrayBuffer: ArrayBuffer }, {
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
      externalFileAccess: false,
    });
  } catch (cause) {
    throw new FileRefusal('damaged', { cause });
  }
}

/** The same document with its text parts alone, stored unpacked. */
async function textParts(bytes: Uint8Array): Promise<ArrayBuffer> {
  const packed = await open(bytes);
  if (!packed.file('[Content_Types].xml') || packed.file(/^word\/document\d*\.xml$/).length === 0)
    throw new FileRefusal('wrong-type');
  const parts = new JSZip();
  let left = UNPACKED_BYTES_MAX;
  for (const part of packed.file(TEXT_PART)) {
    const content = await unpack(part, left);
    left -= content.length;
    parts.file(part.name, content);
  }
  return parts.generateAsync({ type: 'arraybuffer', compression: 'STORE' });
}

async function open(bytes: Uint8Array): Promise<JSZip> {
  try {
    return await JSZip.loadAsync(bytes);
  } catch (cause) {
    const isProtected = cause instanceof Error && /encrypted/i.test(cause.message);
    throw new FileRefusal(isProtected ? 'protected' : 'damaged', { cause });
  }
}

/** What the stream of a part has on top of its published type. */
interface PartStream {
  on(event: 'data', run: (chunk: Uint8Array) => void): PartStream;
  on(event: 'error', run: (error: Error) => void): PartStream;
  on(event: 'end', run: () => void): PartStream;
  resume(): PartStream;
  pause(): PartStream;
}

/** Stops where the part has given more than it may, whatever the archive says of its size. */
function unpack(part: JSZip.JSZipObject, bytesMax: number): Promise<Uint8Array> {
  return new Promise((resolve, refuse) => {
    const chunks: Uint8Array[] = [];
    let length = 0;
    const stream = (part as unknown as { internalStream(type: 'uint8array'): PartStream }).internalStream('uint8array');
    stream
      .on('data', (chunk) => {
        length += chunk.length;
        if (length > bytesMax) {
          stream.pause();
          refuse(new FileRefusal('text-too-long'));
        } else chunks.push(chunk);
      })
      .on('error', (cause) => refuse(new FileRefusal('damaged', { cause })))
      .on('end', () => resolve(join(chunks, length)))
      .resume();
  });
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}
