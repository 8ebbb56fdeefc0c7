/**
 * Makes the product's web fonts from the fontsource packages: `node scripts/subset-fonts.mjs`.
 * Writes apps/web/public/fonts/*.woff2 (names carry a hash of their content, so they may be cached for good) and
 * apps/web/src/styles/fonts.css. Run it after a change here or of the packages, and commit what it writes.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const fontFolder = path.join(root, 'apps/web/public/fonts');
const require = createRequire(path.join(root, 'package.json'));

/** Letters of western European languages, the punctuation of good typesetting, and the signs of fares and distances. */
const LATIN_TEXT = [
  span(0x20, 0x7e),
  span(0xa0, 0xff),
  'ıŒœˆ˚˜',
  '–—‘’‚“”„†•…′″‹›€™−',
  '\u2002\u2003\u2009\u200a\u2011\u202f',
].join('');
const LATIN_DISPLAY = [span(0x20, 0x7e), span(0xc0, 0xff), 'ıŒœ–—‘’‚“”„•…‹›«»¡¿°·€£¥\u00a0'].join('');
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum'];

/**
 * The text face keeps the weights from 400 to 700. The display face keeps its optical size, which gives it its two
 * characters, and one weight: each further axis value costs more bytes than any reader would see.
 */
const FAMILIES = [
  {
    family: 'Bricolage Grotesque Variable',
    file: 'bricolage-display',
    source: '@fontsource-variable/bricolage-grotesque/opsz.css',
    axes: { wght: 750 },
    weight: '700 800',
    latin: LATIN_DISPLAY,
    // Measured against Arial Bold with the product's own headings, so that the swap moves nothing.
    fallback: {
      name: 'Display fallback',
      local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
      sizeAdjust: 96,
    },
  },
  {
    family: 'Hanken Grotesk Variable',
    file: 'hanken-text',
    source: '@fontsource-variable/hanken-grotesk/index.css',
    axes: { wght: { min: 400, max: 700 } },
    weight: '400 700',
    latin: LATIN_TEXT,
    fallback: { name: 'Text fallback', local: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'], sizeAdjust: 99 },
  },
];
const SUBSETS = ['vietnamese', 'latin-ext', 'latin'];

await mkdir(fontFolder, { recursive: true });
for (const name of await readdir(fontFolder)) if (name.endsWith('.woff2')) await rm(path.join(fontFolder, name));

const rules = [];
for (const family of FAMILIES) {
  const sheet = require.resolve(family.source);
  const faces = facesOf(await readFile(sheet, 'utf8'));
  for (const subset of SUBSETS) {
    const face = faces.get(subset);
    const points = subset === 'latin' ? codePoints(family.latin).filter((point) => face.has(point)) : [...face];
    const font = await subsetFont(
      await readFile(path.join(path.dirname(sheet), face.file)),
      String.fromCodePoint(...points),
      {
        targetFormat: 'woff2',
        variationAxes: family.axes,
        keepFeatures: FEATURES,
      },
    );
    const hash = createHash('sha256').update(font).digest('hex').slice(0, 10);
    const name = `${family.file}-${subset}.${hash}.woff2`;
    await writeFile(path.join(fontFolder, name), font);
    rules.push(
      `@font-face {\n  font-family: "${family.family}";\n  src: url(/fonts/${name}) format("woff2");\n  font-weight: ${family.weight};\n` +
        `  font-display: swap;\n  unicode-range: ${rangesOf(points)};\n}`,
    );
    console.log(`${name}  ${font.length} bytes`);
  }
}
for (const { fallback, weight } of FAMILIES) {
  const sources = fallback.local.map((name) => `local("${name}")`).join(', ');
  rules.push(
    `@font-face {\n  font-family: "${fallback.name}";\n  src: ${sources};\n  font-weight: ${weight};\n  size-adjust: ${fallback.sizeAdjust}%;\n}`,
  );
}
const head =
  '/* Written by scripts/subset-fonts.mjs. Bricolage Grotesque and Hanken Grotesk: OFL, see apps/web/public/fonts. */';
await writeFile(path.join(root, 'apps/web/src/styles/fonts.css'), `${head}\n${rules.join('\n')}\n`);

function span(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

function codePoints(text) {
  return [...new Set(Array.from(text, (character) => character.codePointAt(0)))].sort((left, right) => left - right);
}

/** Subset name -> code points that the package's file declares, with the `file` they are in. */
function facesOf(css) {
  const faces = new Map();
  const pattern =
    /url\((?<file>\.\/files\/[a-z-]*?-(?<subset>latin-ext|latin|vietnamese)-(?:opsz|wght)-normal\.woff2)\)[^}]*unicode-range:\s*(?<ranges>[^;]+);/g;
  for (const { groups } of css.matchAll(pattern)) {
    const points = new Set();
    for (const range of groups.ranges.split(',')) {
      const [first, last = first] = range
        .trim()
        .slice(2)
        .split('-')
        .map((text) => Number.parseInt(text, 16));
      for (let point = first; point <= last; point += 1) points.add(point);
    }
    faces.set(groups.subset, Object.assign(points, { file: groups.file }));
  }
  return faces;
}

/** `U+20-7E, U+A0-FF`: runs of the sorted code points. */
function rangesOf(points) {
  const runs = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && run[1] === point - 1) run[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point) => point.toString(16).toUpperCase();
  return runs.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ');
}
