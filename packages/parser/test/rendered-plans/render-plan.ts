/** One plan for each seed. */
import { layHeadings } from './plan-layouts.ts';
import { type RenderedPlan, takePen } from './plan-pen.ts';

const LAYOUTS: readonly ((pen: ReturnType<typeof takePen>) => RenderedPlan)[] = [
  (pen) => layHeadings(pen, 'markdown'),
  (pen) => layHeadings(pen, 'plain'),
];

export function renderPlan(seed: number): RenderedPlan {
  const pen = takePen(seed);
  return pen.choose.pick(LAYOUTS)(pen);
}
