/**
 * Where the agent was on the dashboard (D-17), kept for the session of the browser's tab: for each step of its history the card she left from
 * or that was at the top of the window, and the address she left last, for the screens' own ways back.
 */
import { z } from 'zod';
import { readStored, writeStored } from './browser-storage.ts';

const STORED_AS = 'dashboard_places';
const DASHBOARD = '/dashboard';
const STEPS_MAX = 50;

const placeSchema = z.object({
  /** The place in the list of the card at the top of the window; null above the list. */
  at: z.number().int().nonnegative().nullable(),
  /** The place of the card that has the focus, or had it last. */
  focused: z.number().int().nonnegative().nullable(),
});
export type DashboardPlace = z.infer<typeof placeSchema>;

const storedSchema = z.object({
  last: z.object({ query: z.string(), step: z.string() }).nullable(),
  steps: z.array(z.tuple([z.string(), placeSchema])),
});
type Stored = z.infer<typeof storedSchema>;

const FIRST_LOCATION_KEY = 'default';

/** In the state of a link that leads back, and in that of a first step. */
const stepSchema = z.object({ dashboardStep: z.string() });

/** The name of a step of history: the router's key, but for the first step of a visit, which the router always calls the same. */
export function stepOf(key: string): string {
  if (key !== FIRST_LOCATION_KEY) return key;
  const marked = stepSchema.safeParse(history.state).data;
  if (marked) return marked.dashboardStep;
  const dashboardStep = Math.random().toString(36).slice(2);
  history.replaceState({ ...history.state, dashboardStep }, '');
  return dashboardStep;
}

/** Notes the dashboard's address at a step of history; what is shown when she leaves is what `wayToDashboard` leads to. */
export function keepDashboardAddress(query: string, step: string): void {
  write({ ...read(), last: { query, step } });
}

export function keepDashboardPlace(step: string, place: DashboardPlace): void {
  const { last, steps } = read();
  const others = steps.filter(([each]) => each !== step);
  write({ last, steps: [...others.slice(1 - STEPS_MAX), [step, place]] });
}

export function readDashboardPlace(step: string): DashboardPlace | null {
  return read().steps.find(([each]) => each === step)?.[1] ?? null;
}

/** What a link needs that leads back to where she was. */
export function wayToDashboard(): { to: string; state: unknown } {
  const { last } = read();
  return last ? { to: DASHBOARD + last.query, state: { dashboardStep: last.step } } : { to: DASHBOARD, state: null };
}

/** The step that a way back leads to; null for any other link. */
export function stepOfWayBack(state: unknown): string | null {
  return stepSchema.safeParse(state).data?.dashboardStep ?? null;
}

function read(): Stored {
  try {
    return storedSchema.parse(JSON.parse(readStored('session', STORED_AS) ?? ''));
  } catch {
    return { last: null, steps: [] };
  }
}

function write(stored: Stored): void {
  writeStored('session', STORED_AS, JSON.stringify(stored));
}
