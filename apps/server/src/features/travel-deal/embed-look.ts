/** How a deal in a frame looks: `?theme=light|dark&accent=RRGGBB` (rule T-143). The accent is made readable in both themes; anything else is ignored. */
import type { EmbedLook } from '@waypage/contract';

type Theme = NonNullable<EmbedLook['theme']>;

/** Contrast of WCAG 2.2 for small text. */
const CONTRAST_MIN = 4.5;
const SURFACES: Readonly<Record<Theme, string>> = { light: 'ffffff', dark: '11212a' };
const INKS = ['ffffff', '0e2430'] as const;

export function readEmbedLook(query: { readonly theme?: unknown; readonly accent?: unknown }): EmbedLook {
  const theme = query.theme === 'light' || query.theme === 'dark' ? query.theme : null;
  const accent = /^#?(?<color>[0-9a-f]{6})$/i.exec(String(query.accent ?? ''))?.groups?.['color']?.toLowerCase();
  return { theme, style: accent === undefined ? null : accentStyle(accent, theme) };
}

/** The accent colours numbers, initials and the button: the button as it is, text in the nearest shade that can be read. */
function accentStyle(accent: string, theme: Theme | null): string {
  const [white, dark] = INKS;
  const ink = contrast(accent, white) >= contrast(accent, dark) ? white : dark;
  const rules = (on: Theme) => {
    const text = readable(accent, SURFACES[on]);
    return `--brand:#${accent};--on-brand:#${ink};--signal-ink:#${text};--brand-ink:#${text};--brand-soft:transparent`;
  };
  if (theme !== null) return `:root{${rules(theme)}}`;
  return `:root{${rules('light')}}@media (prefers-color-scheme:dark){:root{${rules('dark')}}}`;
}

/** Mixed with black or white, as little as it takes. */
function readable(color: string, surface: string): string {
  const goal = luminance(surface) > 0.5 ? 0 : 255;
  for (let share = 0; share <= 1; share += 0.05) {
    const mixed = channels(color).map((value) => Math.round(value + (goal - value) * share));
    const text = mixed.map((value) => value.toString(16).padStart(2, '0')).join('');
    if (contrast(text, surface) >= CONTRAST_MIN) return text;
  }
  return goal === 0 ? '000000' : 'ffffff';
}

const channels = (color: string) => [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((left, right) => left - right);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
