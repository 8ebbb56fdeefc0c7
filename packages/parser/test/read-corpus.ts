/** The project's corpus: texts with gold in `corpus/<kind>/<format-id>/`, and in `near-miss/` texts that the format must refuse. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_KINDS, type ContentKind } from '../src/index.ts';

export const CORPUS = join(import.meta.dirname, '..', 'corpus');

export interface CorpusCase {
  readonly name: string;
  readonly format: string;
  readonly text: string;
  readonly gold: Record<string, unknown>;
}

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const formatsOf = (kind: string): string[] => foldersIn(join(CORPUS, kind));

/** Every file of a format's folder must be one half of a pair. */
export function unpairedFiles(kind: string): string[] {
  return formatsOf(kind).flatMap((format) => {
    const files = readdirSync(join(CORPUS, kind, format)).filter((file) => file !== 'near-miss');
    return files
      .filter(
        (file) =>
          !files.includes(file.endsWith('.txt') ? file.replace(/\.txt$/, '.json') : file.replace(/\.json$/, '.txt')),
      )
      .map((file) => `${format}/${file}`);
  });
}

export function readCases(kind: string): CorpusCase[] {
  return formatsOf(kind).flatMap((format) => {
    const folder = join(CORPUS, kind, format);
    return readdirSync(folder)
      .filter((file) => file.endsWith('.txt') && existsSync(join(folder, file.replace(/\.txt$/, '.json'))))
      .map((file) => ({
        name: `${format}/${file.replace(/\.txt$/, '')}`,
        format,
        text: readFileSync(join(folder, file), 'utf8'),
        gold: JSON.parse(readFileSync(join(folder, file.replace(/\.txt$/, '.json')), 'utf8')) as Record<
          string,
          unknown
        >,
      }));
  });
}

/** The cases of every kind that has any. */
export function readAllCases(): (CorpusCase & { readonly kind: ContentKind })[] {
  return CONTENT_KINDS.filter((kind) => existsSync(join(CORPUS, kind))).flatMap((kind) =>
    readCases(kind).map((each) => ({ ...each, kind })),
  );
}

export function readNearMisses(
  kind: string,
): { readonly format: string; readonly name: string; readonly text: string }[] {
  return formatsOf(kind).flatMap((format) => {
    const folder = join(CORPUS, kind, format, 'near-miss');
    return readdirSync(folder).map((name) => ({ format, name, text: readFileSync(join(folder, name), 'utf8') }));
  });
}
