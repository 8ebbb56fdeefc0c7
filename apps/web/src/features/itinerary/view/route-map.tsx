/** The schematic route: the stops in order on a soft loop. It claims no geography, is not printed, and needs two stops. */

import type { RouteStop } from './day-places.ts';

const WIDTH = 316;
const HEIGHT = 268;
const MOST_STOPS = 7;

interface Point {
  readonly x: number;
  readonly y: number;
  /** Base line of the label: below the point, or above it. */
  readonly labelY: number;
}

/** `stops` in the order of the trip; a town may come again. Past the seventh town the picture shows no more. */
export function RouteMap({ stops }: { stops: readonly RouteStop[] }) {
  const names = [...new Set(stops.map((stop) => stop.name))].slice(0, MOST_STOPS);
  if (names.length < 2) return null;
  const points = new Map(names.map((name, index) => [name, pointOf(index, names.length)]));
  const way = stops.map((stop) => points.get(stop.name)).filter((point) => point !== undefined);
  return (
    <figure className="card routemap">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Route: ${stops.map((stop) => stop.name).join(', ')}`}
      >
        <Ground />
        <path className="way-path" pathLength={1} d={smoothPath(way)} />
        {names.map((name) => {
          const point = points.get(name);
          if (!point) return null;
          return (
            <g key={name}>
              <circle cx={point.x} cy={point.y} r="8" />
              <text x={point.x} y={point.labelY} textAnchor="middle">
                {shortened(name)}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption>
        <ol>
          {stops.map(({ name, firstDay, lastDay }) => (
            <li key={firstDay}>
              <bdi>{name}</bdi>
              <span>{firstDay === lastDay ? `Day ${firstDay}` : `Days ${firstDay} – ${lastDay}`}</span>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

/** Fields, woods and a river that stand for no place in particular. */
function Ground() {
  return (
    <>
      <path
        className="ground"
        d="M214-10c50 20 92 30 120 20M190-10c40 40 100 60 140 46M160-10c50 66 120 84 170 70M-10 200c60-10 90 20 120 80M-10 222c40-6 64 14 84 60"
      />
      <path
        className="ground-wood"
        d="M196 96c30-16 82-18 104 6s10 66-22 78-70 6-84-18-24-52 2-66zM18 60c16-22 52-24 64-8s2 38-20 44-56-18-44-36z"
      />
      <path className="ground-rows" d="M214 118l64-4m-66 14l70-4m-70 14l70-2m-66 12h60m-52 10l44 2" />
      <path className="ground-river" d="M-10 128c26 16 34 30 54 26s20-22 40-14 8 24 34 26 44-18 74-14 60 30 130 20" />
    </>
  );
}

/** Spreads the stops clockwise over an oval, starting on the left; there labels have room above and below. */
function pointOf(index: number, count: number): Point {
  const angle = Math.PI + (index / count) * 2 * Math.PI + (count === 2 ? 0.28 : 0);
  const x = Math.round(WIDTH / 2 + Math.cos(angle) * 88);
  const y = Math.round(HEIGHT / 2 + Math.sin(angle) * 82);
  const below = index === 0 || Math.sin(angle) > 0.2;
  return { x, y, labelY: below ? y + 30 : y - 18 };
}

/** A soft curve through the points: each leg bows to the outside of the oval, a way back on its other side. */
function smoothPath([first, ...rest]: readonly Point[]): string {
  if (!first) return '';
  let path = `M${first.x} ${first.y}`;
  let from = first;
  for (const to of rest) {
    const middleX = (from.x + to.x) / 2;
    const middleY = (from.y + to.y) / 2;
    const bowX = Math.round(middleX + (middleX - WIDTH / 2) * 0.45 + (to.y - from.y) * 0.12);
    const bowY = Math.round(middleY + (middleY - HEIGHT / 2) * 0.45 - (to.x - from.x) * 0.12);
    path += `Q${bowX} ${bowY} ${to.x} ${to.y}`;
    from = to;
  }
  return path;
}

function shortened(name: string): string {
  return name.length > 16 ? `${name.slice(0, 15).trimEnd()}…` : name;
}
