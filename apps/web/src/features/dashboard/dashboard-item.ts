/** One entry of a list, of whichever kind, as the dashboard shows, searches and sorts it. */
import { z } from 'zod';

const text = z.string().nullish();

/** The list items of spec §7; each kind has its own name for the place. */
export const dashboardItemSchema = z.object({
  id: z.string(),
  title: text,
  location: text,
  destination: text,
  route: text,
  dates: text,
  createdAt: z.string(),
});
export type DashboardItem = z.infer<typeof dashboardItemSchema>;

export function placeOf(item: DashboardItem): string | null {
  return item.location || item.route || item.destination || null;
}
