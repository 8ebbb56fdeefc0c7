/** The branding file `waypage.config.json`: every field has a default (contract §5). A message says what the field must be. */
import { z } from 'zod';

const text = z.string('must be a text').trim().min(1, 'must not be empty');

const link = z.strictObject(
  {
    label: text,
    /** A web page, a mail or telephone address, or a path on this site. */
    href: z
      .string('must be an address')
      .regex(
        /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))[^\s"<>\\]+$/i,
        'must be a web, mail or telephone address, or a path on this site',
      ),
  },
  'must be a label with an address: { "label": …, "href": … }',
);

/** Pages load nothing from another host: a picture is a file of the agency's that this server gives out, or lies on this site. */
const ownFile = (ending: RegExp, what: string) =>
  z
    .string(`must be ${what}`)
    .regex(
      /^(?:\.\/|\/(?!\/))[^\s"<>\\?#]+$/,
      `must be ${what} beside the branding file ("./logo.svg"), or a path on this site`,
    )
    .regex(ending, `must be ${what}`)
    .nullable()
    .default(null);

export const brandingSchema = z
  .strictObject({
    agencyName: text.default('Waypage'),
    tagline: z.string('must be a text').default('Travel Itinerary Plan Presenter'),
    /** The logo's picture; null shows the product's own mark. */
    logo: ownFile(/\.(?:svg|png|webp|jpe?g)$/i, 'an SVG, PNG, WebP or JPEG file'),
    /** A clip that plays once; null shows the product's own. */
    logoVideo: ownFile(/\.(?:webm|mp4)$/i, 'a WebM or MP4 file'),
    accentColor: z
      .string('must be a colour like #0b6e6e')
      .regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour like #0b6e6e')
      .nullable()
      .default(null),
    signOff: z.string('must be a text').default('Have a wonderful trip.'),
    footer: z
      .strictObject({
        support: link.nullable().default(null),
        privacy: link.nullable().default(null),
        terms: link.nullable().default(null),
        dataUsage: link.nullable().default(null),
        social: z.array(link, 'must be a list of links').default([]),
        subscription: link.nullable().default(null),
        travelAgentContact: link.nullable().default(null),
      })
      .prefault({}),
    postalAddress: z.string('must be a text').nullable().default(null),
    /** The agency itself, where left out. */
    copyrightHolder: text.optional(),
    /** The product's own editor, or another one that sends the same message (contract §6). */
    designEditorUrl: z
      .string('must be an address')
      .regex(
        /^(?:\/(?!\/)|https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)(?=[:/]))[^\s"<>\\]*$/i,
        'must be an https address, or a path on this site',
      )
      .default('/design-editor'),
    publicBaseUrl: z
      .string('must be an address like https://trips.example.com')
      .regex(/^https?:\/\/[^/\s?#@]+\/?$/i, 'must be an address like https://trips.example.com, without a path')
      .nullable()
      .default(null),
  })
  .transform((branding) => ({ ...branding, copyrightHolder: branding.copyrightHolder ?? branding.agencyName }));
export type Branding = z.infer<typeof brandingSchema>;
