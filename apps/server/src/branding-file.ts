/**
 * The branding file (contract §5; Y-1 to Y-4) -> what pages show of the agency, and the logo files beside it, which the server gives out under
 * names with a hash of their content. A wrong value stops the start with a sentence that names the field.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { type Branding, brandingSchema } from '@waypage/contract';
import { StartError } from './start-error.ts';

const DEFAULT_FILE = './waypage.config.json';
const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
};
/** Bytes: they go with every first visit of a page on a phone. */
const BYTES_MAX = { logo: 200_000, logoVideo: 2_000_000 } as const;

/** A file that the server gives out. */
export interface BrandFile {
  readonly address: string;
  readonly type: string;
  readonly content: Buffer;
}

interface LoadedBranding {
  readonly branding: Branding;
  readonly files: readonly BrandFile[];
}

/** @param named where the file is; without it the usual name is tried, and every default stands where there is none. @throws StartError */
export function loadBranding(named: string | undefined): LoadedBranding {
  if (named === undefined && !existsSync(DEFAULT_FILE)) return { branding: brandingSchema.parse({}), files: [] };
  const file = named ?? DEFAULT_FILE;
  const parsed = brandingSchema.safeParse(readJson(file));
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => wrongValue(file, issue.path.join('.'), issue.message));
    throw new StartError(wrong.join('\n'));
  }
  const branding = { ...parsed.data };
  const files: BrandFile[] = [];
  for (const field of ['logo', 'logoVideo'] as const) {
    const name = branding[field];
    if (name === null || name.startsWith('/')) continue;
    const read = readBrandFile(file, field, name);
    files.push(read);
    branding[field] = read.address;
  }
  return { branding, files };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new StartError(`The branding file ${file} is not valid JSON.`);
    throw new StartError(`The file ${file} (WAYPAGE_CONFIG) cannot be read: ${codeOf(cause)}.`);
  }
}

function readBrandFile(brandingFile: string, field: keyof typeof BYTES_MAX, name: string): BrandFile {
  let content: Buffer;
  try {
    content = readFileSync(resolve(dirname(brandingFile), name));
  } catch (cause) {
    throw new StartError(wrongValue(brandingFile, field, `${name} cannot be read: ${codeOf(cause)}`));
  }
  if (content.length === 0 || content.length > BYTES_MAX[field]) {
    throw new StartError(wrongValue(brandingFile, field, `${name} must have at most ${BYTES_MAX[field] / 1000} kB`));
  }
  const ending = extname(name).toLowerCase();
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { address: `/brand/${field}.${hash}${ending}`, type: TYPES[ending] ?? '', content };
}

function wrongValue(file: string, field: string, message: string): string {
  return `The branding file ${file} has a wrong value: ${field || 'the file'}: ${message}.`;
}

const codeOf = (cause: unknown) => (cause instanceof Error && 'code' in cause ? cause.code : cause);
