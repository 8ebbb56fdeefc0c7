/** Holds each drawing to the recipe: size, what it may be made of, its crops, and a sky that the title can be read in. */
import { POSTERS } from '@waypage/contract';
import { describe, expect, it } from 'vitest';

const pictures = import.meta.glob<string>('../../../../public/art/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sheets = import.meta.glob<string>('../../../styles/posters.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sheet = Object.values(sheets).join('').toLowerCase();
const cards = Object.values(
  import.meta.glob<string>('../../../styles/screens/card-posters.css', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('');
const tokens = Object.values(
  import.meta.glob<string>('../../../styles/tokens.css', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('');
const icons = import.meta.glob<string>('../../../styles/icons/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const MAY_HOLD = new Set(['svg', 'view', 'defs', 'g', 'use', 'path', 'circle', 'ellipse']);
const MAX_BYTES = 6000;
const MIN_CONTRAST = 4.5;

it('D-5 the sheet of cards has each poster, and the icons of cards the colors of the tokens', () => {
  for (const name of Object.keys(POSTERS))
    expect(cards).toContain(`.art-${name} {\n    background-image: image-set(url("/art/cards/${name}.webp") 1x`);
  const [light, dark] = [...tokens.matchAll(/--ink-3: (#[0-9a-f]{6})/g)].map(([, color]) => color);
  for (const [path, icon] of Object.entries(icons))
    expect(icon).toContain(`stroke="${path.endsWith('-dark.svg') ? dark : light}"`);
  expect(Object.keys(icons)).toHaveLength(4);
});

it('every drawing has an entry and every entry a drawing', () => {
  const drawn = Object.keys(pictures).map((path) => path.replace(/^.*\/|\.svg$/g, ''));
  expect(drawn.sort()).toEqual(Object.keys(POSTERS).sort());
});

describe.each(Object.entries(POSTERS))('the poster %s', (name, { sky, ink }) => {
  const picture = pictures[`../../../../public/art/${name}.svg`] ?? '';
  const drawing = new DOMParser().parseFromString(picture, 'image/svg+xml');
  const elements = [...drawing.querySelectorAll('*')];

  it('is well-formed and at most 6 kB', () => {
    expect(drawing.querySelector('parsererror')).toBeNull();
    expect(drawing.documentElement.getAttribute('viewBox')).toBe('0 0 600 400');
    expect(new TextEncoder().encode(picture).length).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('is made of shapes alone, all its own', () => {
    expect(elements.map((element) => element.localName).filter((kind) => !MAY_HOLD.has(kind))).toEqual([]);
    for (const element of elements)
      for (const { name: attribute, value } of element.attributes) {
        expect(attribute).not.toMatch(/^on|style|filter|xlink/);
        if (attribute === 'href') expect(drawing.getElementById(value.slice(1)), value).not.toBeNull();
      }
    expect(picture).not.toMatch(/url\(|<!|<\?/);
  });

  it('has all crops', () => {
    expect([...drawing.querySelectorAll('view')].map((view) => view.id).sort()).toEqual([
      'card',
      'tall',
      'ultra',
      'wide',
    ]);
  });

  it('has three bands of sky that its ink reads on, and a class that paints both', () => {
    const bands = [...picture.matchAll(/<path fill="(?<fill>#[0-9A-F]{6})" d="M-500[- ]?\d+H1100V400H-500z"\/>/g)]
      .slice(0, 3)
      .map((match) => match.groups?.['fill'] ?? '');
    expect(bands).toHaveLength(3);
    expect(bands[0]).toBe(sky);
    for (const band of bands) expect(contrast(ink, band)).toBeGreaterThanOrEqual(MIN_CONTRAST);
    const rule = new RegExp(`\\.art-${name} \\{(?<body>[^}]*)\\}`).exec(sheet)?.groups?.['body'];
    expect(rule).toContain(`--sky: ${sky.toLowerCase()};`);
    expect(rule).toContain(`--art-ink: ${ink.toLowerCase()};`);
  });
});

it('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((left, right) => left - right);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
