/** Days of a trip that is told by where one stays: `Tokyo (3 nights)`, each over what is done there. */
import { isBlank } from '../../text/passage.ts';
import type { DayHeading } from './day-heading-types.ts';
import type { SourceDocument } from './document.ts';
import { headingLook } from './line-looks.ts';
import { readStageHeading } from './stage-heading.ts';

/** Where one stays instead of days: at least two, each with lines under it; nights tell which days of the trip they are. */
export function findStages(document: SourceDocument): DayHeading[] {
  const stages: DayHeading[] = [];
  let next = 1;
  for (const line of document.lines.slice(0, MAX_STAGE_LINES)) {
    const stage = readStageHeading(line, document.dateOrder);
    if (stage === null || !hasLinesBelow(document, line.index)) continue;
    const { name, date, lastDate, nights } = stage;
    const number = nights === null ? null : { ...nights, value: next };
    const lastNumber = nights === null ? null : next + nights.value;
    stages.push({
      line: line.index,
      kind: 'stage',
      number: date === null ? number : null,
      lastNumber: date === null ? lastNumber : null,
      date,
      lastDate,
      weekday: null,
      title: name,
      distance: null,
      isBareNumeric: false,
      isLoose: false,
    });
    next = lastNumber ?? next + 1;
  }
  const isSame = stages.every(
    (stage) => headingLook(document.lines[stage.line]) === headingLook(document.lines[stages[0]?.line ?? 0]),
  );
  return isSame ? stages : [];
}
const MAX_STAGE_LINES = 2000;

function hasLinesBelow(document: SourceDocument, index: number): boolean {
  const [next, after] = [document.lines[index + 1], document.lines[index + 2]];
  const first = next && isBlank(next.passage) ? after : next;
  return first !== undefined && !isBlank(first.passage) && first.heading === 0 && !first.isRule;
}
