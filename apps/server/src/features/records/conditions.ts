/** ETags of single records, and what a save's `If-Match` and `version` ask for (rules H-4, H-6). */

/** Raised when a presenter changes shape, so that no browser keeps an older one. */
const SHAPE = 1;

/**
 * Strong, and another one for each audience. An agent's is the version alone: it comes back in `If-Match`.
 * @param state what else the public answer depends on.
 */
export function entityTag(
  audience: 'agent' | 'public',
  { version, updatedAt }: { version: number; updatedAt: number },
  state?: string,
) {
  if (audience === 'agent') return `"v${version}"`;
  return `"p${SHAPE}-v${version}-${[updatedAt.toString(36), state].filter(Boolean).join('-')}"`;
}

export function matchesEntityTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === tag);
}

/**
 * The version that a save expects: null for none, `NaN` (which no record has) for a condition that names no version or
 * two different ones.
 */
export function expectedVersion(ifMatch: string | undefined, version: number | undefined): number | null {
  if (ifMatch === undefined || ifMatch.trim() === '*') return version ?? null;
  const named = Number(/^\s*"(?:v|p\d+-v)?(\d+)(?:-[\w-]+)?"\s*$/.exec(ifMatch)?.[1] ?? Number.NaN);
  return version === undefined || version === named ? named : Number.NaN;
}
