import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brandingSchema } from '@waypage/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { loadBranding } from './branding-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'waypage-branding-'));
afterAll(() => rmSync(folder, { recursive: true }));
const GUIDES = resolve(import.meta.dirname, '../../../docs/guides');

const file = (name: string, content: string | Buffer) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const load = (value: unknown) => loadBranding(file('waypage.config.json', JSON.stringify(value)));

describe('the branding file', () => {
  it('Y-1 has a default for every field', () => {
    expect(loadBranding(undefined)).toEqual({ branding: brandingSchema.parse({}), files: [] });
    expect(load({}).branding).toEqual({
      agencyName: 'Waypage',
      tagline: 'Travel Itinerary Plan Presenter',
      logo: null,
      logoVideo: null,
      accentColor: null,
      signOff: 'Have a wonderful trip.',
      footer: {
        support: null,
        privacy: null,
        terms: null,
        dataUsage: null,
        social: [],
        subscription: null,
        travelAgentContact: null,
      },
      postalAddress: null,
      copyrightHolder: 'Waypage',
      designEditorUrl: '/design-editor',
      publicBaseUrl: null,
    });
  });

  it('Y-1 the agency holds the copyright where nobody else is named', () => {
    expect(load({ agencyName: 'Slow Trips' }).branding.copyrightHolder).toBe('Slow Trips');
    expect(load({ agencyName: 'Slow Trips', copyrightHolder: 'Slow Ltd.' }).branding.copyrightHolder).toBe('Slow Ltd.');
  });

  it.each([
    [{ agencyName: '' }, 'agencyName: must not be empty.'],
    [{ agencyName: 7 }, 'agencyName: must be a text.'],
    [{ accentColor: 'teal' }, 'accentColor: must be a colour like #0b6e6e.'],
    [{ logo: 'https://cdn.example/logo.svg' }, 'logo: must be an SVG, PNG, WebP or JPEG file beside the branding file'],
    [{ logo: './logo.pdf' }, 'logo: must be an SVG, PNG, WebP or JPEG file.'],
    [{ logo: './missing.svg' }, 'logo: ./missing.svg cannot be read: ENOENT.'],
    [{ logoVideo: '/media/clip.avi' }, 'logoVideo: must be a WebM or MP4 file.'],
    [{ footer: { support: { label: '', href: '/s' } } }, 'footer.support.label: must not be empty.'],
    [{ footer: { support: { label: 'S', href: 'javascript:alert(1)' } } }, 'footer.support.href: must be a web, mail'],
    [{ footer: { support: 'https://x.example' } }, 'footer.support: must be a label with an address'],
    [{ footer: { social: {} } }, 'footer.social: must be a list of links.'],
    [{ footer: { imprint: null } }, 'footer: Unrecognized key: "imprint".'],
    [
      { designEditorUrl: 'http://editor.example' },
      'designEditorUrl: must be an https address, or a path on this site.',
    ],
    [{ publicBaseUrl: 'https://a.example/trips' }, 'publicBaseUrl: must be an address like https://trips.example.com'],
    [{ acentColor: '#ffffff' }, 'the file: Unrecognized key: "acentColor".'],
    [{ copyrightHolder: '', tagline: 5 }, 'tagline: must be a text.'],
  ])('Y-3 %j stops the start with a sentence that names the field', (value, sentence) => {
    let said = '';
    try {
      load(value);
    } catch (error) {
      said = String(error);
    }
    expect(said).toContain('waypage.config.json has a wrong value: ');
    expect(said).toContain(sentence);
  });

  it('Y-3 what is no JSON, or not there, is said', () => {
    expect(() => loadBranding(file('broken.json', '{'))).toThrow(
      /The branding file .*broken\.json is not valid JSON\./,
    );
    expect(() => loadBranding('/nowhere/w.json')).toThrow(
      'The file /nowhere/w.json (WAYPAGE_CONFIG) cannot be read: ENOENT.',
    );
  });

  it('Y-2 a logo beside the file gets an address with a hash of its content', () => {
    file('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const { branding, files } = load({ logo: './logo.svg' });
    expect(branding.logo).toMatch(/^\/brand\/logo\.[0-9a-f]{16}\.svg$/);
    expect(files).toEqual([
      {
        address: branding.logo,
        type: 'image/svg+xml',
        content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      },
    ]);
    file('logo.svg', Buffer.alloc(200_001));
    expect(() => load({ logo: './logo.svg' })).toThrow('logo: ./logo.svg must have at most 200 kB.');
    expect(load({ logo: '/art/travel.svg' })).toMatchObject({ branding: { logo: '/art/travel.svg' }, files: [] });
  });

  it('Y-4 the example of the guide is right, and names every field', () => {
    const example = join(GUIDES, 'waypage.config.example.json');
    const value = JSON.parse(readFileSync(example, 'utf8'));
    expect(() => brandingSchema.parse(value)).not.toThrow();
    const { footer, ...fields } = brandingSchema.parse({});
    expect(Object.keys(value).sort()).toEqual([...Object.keys(fields), 'footer'].sort());
    expect(Object.keys(value.footer).sort()).toEqual(Object.keys(footer).sort());
    const guide = readFileSync(join(GUIDES, 'configure.md'), 'utf8');
    const unnamed = [...Object.keys(fields), ...Object.keys(footer)].filter((name) => !guide.includes(`\`${name}\``));
    expect(unnamed).toEqual([]);
  });
});
