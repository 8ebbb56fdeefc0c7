/** From the schema's complaints to pointers and messages (contract §2): no value is ever echoed. */
import type { Problem } from '@waypage/contract';

interface Issue {
  readonly code?: string;
  readonly message?: string;
  readonly path: readonly PropertyKey[];
  readonly errors?: readonly (readonly Issue[])[];
}

const SHOWN_MAX = 20;
const TEXT_FIELDS = new Set(['text', 'rawText']);

export interface FieldErrors {
  readonly errors: NonNullable<Problem['errors']>;
  /** A pasted text over the limit is 413, as the body itself would be. */
  readonly isTextTooLong: boolean;
}

export function listFieldErrors(validation: readonly unknown[]): FieldErrors {
  const issues = validation.flatMap((entry) => flatten(readIssue(entry), []));
  return {
    isTextTooLong: issues.some((issue) => issue.code === 'too_big' && TEXT_FIELDS.has(String(issue.path.at(-1)))),
    errors: issues.slice(0, SHOWN_MAX).map((issue) => {
      return { pointer: pointerOf(issue.path), message: issue.message ?? 'Not valid' };
    }),
  };
}

/** Of the forms that a value may have, the one that came furthest is the one that was meant. */
function flatten(issue: Issue, base: readonly PropertyKey[]): Issue[] {
  const path = [...base, ...issue.path];
  if (issue.code !== 'invalid_union' || !issue.errors || issue.errors.length === 0) return [{ ...issue, path }];
  const forms = issue.errors.map((form) => form.flatMap((inner) => flatten(inner, path)));
  return forms.reduce((best, form) => (depthOf(form) > depthOf(best) ? form : best));
}

/** A missing field lies shallower than a wrong one deep inside. */
const depthOf = (issues: readonly Issue[]) => Math.min(...issues.map((issue) => issue.path.length));

/** The type provider hands the schema library's issue over in parts. */
function readIssue(entry: unknown): Issue {
  const { keyword, instancePath, message, params } = entry as {
    keyword?: string;
    instancePath?: string;
    message?: string;
    params?: Partial<Issue>;
  };
  return {
    path: (instancePath ?? '').split('/').filter((part) => part !== ''),
    ...(keyword === undefined ? {} : { code: keyword }),
    ...(message === undefined ? {} : { message }),
    ...(params?.errors === undefined ? {} : { errors: params.errors }),
  };
}

const pointerOf = (path: readonly PropertyKey[]) =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
