/** The branding file `waypage.config.json`: every field has a default (contract §5). */
import { z } from 'zod';

const link = z.object({ label: z.string().min(1), href: z.string().min(1) });

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
      support: link.nullable().default({ label: 'Support', href: '/support' }),
      privacy: link.nullable().default({ label: 'Privacy', href: '/privacy' }),
      terms: link.nullable().default({ label: 'Terms', href: '/terms' }),
      dataUsage: link.nullable().default({ label: 'Data usage', href: '/data-usage' }),
      social: z.array(link).default([]),
      subscription: link.nullable().default(null),
      travelAgentContact: link.nullable().default(null),
    })
    .prefault({}),
  postalAddress: z.string().nullable().default(null),
  copyrightHolder: z.string().default('Waypage'),
  designEditorUrl: z.string().default('/design-editor'),
  publicBaseUrl: z.url().nullable().default(null),
});
export type Branding = z.infer<typeof brandingSchema>;
