/** The HTML document of every public page: head with style and fonts, skip link, body, the plain script (V-4, V-7). */
import { type SharePageContext, SOCIAL_CARD, type StyledPage } from '@waypage/contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

interface ShareDocument {
  /** Without the agency's name, which is added. */
  readonly title: string;
  readonly description: string;
  /** Colour of the browser's own frame on phones: the sky of the poster. */
  readonly themeColor: string;
  readonly context: SharePageContext;
  /** Whose style sheet it carries. */
  readonly style: StyledPage;
  /** What the page has for a script to do. */
  readonly script: 'page' | 'frame' | null;
  /** Told by the address; else the reader's system decides. */
  readonly theme?: 'light' | 'dark' | null;
  /** Rules of this page alone, allowed by their hash. */
  readonly ownStyle?: string | null;
  /** Absolute address of the page's oEmbed answer. */
  readonly oembed?: string;
  /** Open Graph: a page that is not there has no card; its picture's absolute address where there is one. */
  readonly card: boolean | { readonly image: string };
  /** JSON-LD. */
  readonly structuredData?: readonly object[];
  readonly body: ReactNode;
}

/** The mark as a picture in the address itself: one request less. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 34 34'%3E%3Crect width='34' height='34' rx='9' fill='%230B5563'/%3E%3Cpath d='M8.5 12.5l4.2 11 4.3-8.4 4.3 8.4 3-8' fill='none' stroke='%23fff' stroke-width='2.7'/%3E%3Ccircle cx='25.4' cy='10' r='3.1' fill='%23FF7556'/%3E%3C/svg%3E";

export function renderShareDocument(document: ShareDocument): string {
  const { title, description, themeColor, context, style, script, card, structuredData, body } = document;
  const { theme, ownStyle, oembed } = document;
  const { branding, assets, pageUrl } = context;
  const markup = renderToStaticMarkup(
    <html lang="en" data-theme={theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{`${title} · ${branding.agencyName}`}</title>
        <meta name="description" content={description} />
        <meta name="robots" content="noindex,nofollow,noarchive" />
        <meta name="theme-color" content={themeColor} />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href={ICON} />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {card && (
          <>
            <meta property="og:type" content="website" />
            <meta property="og:title" content={title} />
            <meta property="og:description" content={description} />
            <meta property="og:url" content={pageUrl} />
            <meta property="og:site_name" content={branding.agencyName} />
          </>
        )}
        {typeof card === 'object' && (
          <>
            <meta property="og:image" content={card.image} />
            <meta property="og:image:width" content={String(SOCIAL_CARD.width)} />
            <meta property="og:image:height" content={String(SOCIAL_CARD.height)} />
            <meta property="og:image:alt" content={title} />
            <meta name="twitter:card" content="summary_large_image" />
          </>
        )}
        {oembed && <link rel="alternate" type="application/json+oembed" href={oembed} title={title} />}
        <style>{assets.css[style]}</style>
        {ownStyle && <style>{ownStyle}</style>}
        {script && <script type="module" src={script === 'page' ? assets.script : assets.frameScript} />}
        {structuredData?.length ? <script type="application/ld+json">{dataText(structuredData)}</script> : null}
      </head>
      <body>{body}</body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}

/** Data inside a script element: nothing in it may end the element or begin a comment. */
function dataText(data: readonly object[]): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
