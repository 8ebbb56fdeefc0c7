/** The branding file `waypage.config.json`: every field has a default (contract §5). */
import { z } from 'zod';

const link = z.object({
  label: z.string().min(1),
  /** A web page, a mail or telephone address, or a path on this site. */
  href: z
    .string()
    .regex(/^(?:https?:\/\/|mailto:|tel:|\/(?!\/))\S+$/i, 'must be a web, mail or telephone address, or a path'),
});

export const brandingSchema = z.strictObject({
  agencyName: z.string().min(1).default('Waypage'),
  tagline: z.string().default('Travel Itinerary Plan Presenter'),
  /** Address of a logo picture; null shows the product's own mark. */
  logo: z.string().nullable().default(null),
  logoVideo: z.string().nullable().default(null),
  /** `#RRGGBB`. */
  accentColor: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .nullable()
    .default(null),
  signOff: z.string().default('Have a wonderful trip.'),
  footer: z
    .strictObject({
      support: link.nullable().default(null),
      privacy: link.nullable().default(null),
      terms: link.nullable().default(null),
      dataUsage: link.nullable().default(null),
      social: z.array(link).default([]),
      subscription: link.nullable().default(null),
      travelAgentContact: link.nullable().default(null),
    })
    .prefault({}),
  postalAddress: z.string().nullable().default(null),
  copyrightHolder: z.string().default('Waypage'),
  /** The product's own page, or an editor elsewhere that sends its picture the same way (contract §6). */
  designEditorUrl: z
    .string()
    .regex(/^(?:https?:\/\/[^\s/]\S*|\/(?![/\\])\S*)$/i, 'must be a web address, or a path on this site')
    .default('/design-editor'),
  publicBaseUrl: z.url().nullable().default(null),
});
export type Branding = z.infer<typeof brandingSchema>;
