/** Addresses of built files that tests put in place of the real ones, and one small sheet for every page. */
import { type ShareAssets, STYLED_PAGES, type StyledPage } from '@waypage/contract';

export const testAssets: ShareAssets = {
  css: Object.fromEntries(STYLED_PAGES.map((page) => [page, 'a > b { color: red }'])) as Record<StyledPage, string>,
  script: '/assets/share-page.js',
  frameScript: '/assets/frame-height.js',
  fonts: ['/fonts/text.woff2'],
};
