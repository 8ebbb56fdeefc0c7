/** Headers by page type (rule H-12). Nothing runs inline; inline style only where its hash is named. */
export type PageType = 'api' | 'docs' | 'agent' | 'worker' | 'share' | 'file' | 'card' | 'data' | 'embed';

const PERMISSIONS =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=(), clipboard-write=(self)';

/** Text never becomes markup or script by way of the DOM, either. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'";

/** What an answer allows beyond its type. */
export interface OwnAllowance {
  /** The one other host that the page takes a picture from (rule F-124). */
  readonly imageSource: string | null;
  /** `sha256-…` of rules that this page alone has. */
  readonly styleHash: string | null;
}

/** @param styleHashes `sha256-…` of each inline style that every page of the type may have. */
function contentSecurityPolicy(type: PageType, styleHashes: readonly string[], own: OwnAllowance): string {
  const hashes = [...styleHashes, ...(own.styleHash === null ? [] : [own.styleHash])]
    .map((hash) => ` '${hash}'`)
    .join('');
  const page = [
    "script-src 'self'",
    `style-src 'self'${hashes}`,
    ["img-src 'self' data:", own.imageSource].filter(Boolean).join(' '),
    "font-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    TRUSTED_TYPES,
  ];
  const sources: Record<PageType, readonly string[]> = {
    api: ['sandbox'],
    file: ['sandbox'],
    card: ['sandbox'],
    data: ['sandbox'],
    docs: [`style-src${hashes || " 'none'"}`, "base-uri 'none'", "form-action 'none'"],
    agent: [
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data: blob: https:",
      "font-src 'self'",
      "media-src 'self'",
      "connect-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
    ],
    // What reads the files of strangers: it may load its own parts, and ask nobody anything.
    worker: ["script-src 'self'"],
    share: page,
    embed: page,
  };
  // A deal's card is made for frames of other sites; nothing else is.
  const ancestors = type === 'embed' ? '*' : "'none'";
  return ["default-src 'none'", ...sources[type], `frame-ancestors ${ancestors}`].join('; ');
}

export interface HeaderSettings {
  readonly styleHashes: Readonly<Partial<Record<PageType, readonly string[]>>>;
  readonly isPublicHttps: boolean;
}

export function securityHeaders(
  type: PageType,
  { styleHashes, isPublicHttps }: HeaderSettings,
  own: OwnAllowance,
): Record<string, string> {
  const isPage = type === 'agent' || type === 'share' || type === 'docs' || type === 'embed';
  const isForOthers = type === 'card' || type === 'data' || type === 'embed';
  return {
    'content-security-policy': contentSecurityPolicy(type, styleHashes[type] ?? [], own),
    'x-content-type-options': 'nosniff',
    ...(type === 'embed' ? {} : { 'x-frame-options': 'DENY' }),
    // An agent's page opens the design editor and hears from it; nothing else may keep a hand on another window.
    'cross-origin-opener-policy': type === 'agent' ? 'same-origin-allow-popups' : 'same-origin',
    // Pictures of links and data of deals are shown by other sites.
    'cross-origin-resource-policy': isForOthers ? 'cross-origin' : 'same-origin',
    'referrer-policy': type === 'agent' ? 'strict-origin-when-cross-origin' : 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
    ...(isPage ? { 'permissions-policy': PERMISSIONS } : {}),
    ...(isPublicHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}
