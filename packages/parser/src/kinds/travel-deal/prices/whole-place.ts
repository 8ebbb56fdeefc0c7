/** `the whole chalet (sleeps 10) for £7,900`, `tout le gîte pour 3 900 €`, `exclusive use €4,200`: an amount for all of a house or boat. */
import { compactPattern } from '../../../text/compact-pattern.ts';
import { LinePattern } from '../../../text/line-look.ts';

const PLACE =
  '(?:house|villa|property|cottage|chalet|apartment|farmhouse|lodge|barn|castle|manor|riad|boat|yacht|gulet|catamaran|haus|ferienhaus|wohnung|objekt|hutte|boot|schiff|hof|maison|gite|mas|domaine|bateau|voilier|casa|finca|masia|cortijo|barco|masseria|trullo|casale|agriturismo|barca|quinta|moradia)';
const WHOLE = `(?:(?:(?:the|das|die|la|le|el|ein[e]?|an?) )?(?:whole|entire|full|ganze[sn]?|gesamte[sn]?|komplette[sn]?) ${PLACE}|(?:(?:la|le|el|il|o|a|l['’]) ?)?${PLACE} (?:entiere?|enter[ao]|complet[ao]|inter[ao]|inteir[ao])|(?:tout le|toute la|tutt[oa] (?:il|la|lo)|tod[oa] (?:el|la|o|a)) ${PLACE}|(?:sole|exclusive) use(?: of (?:the )?${PLACE})?)`;
const BEFORE = new LinePattern(
  compactPattern(
    `(?<![a-z])(?<place>${WHOLE}(?:(?:, [^:;.()]{2,30}| \\([^()]{2,40}\\))(?=\\s?[:=]|\\s?\\.{3}|\\s{3}))?)(?:, [^:;.()]{2,30}| \\([^()]{2,40}\\))?(?:\\s?(?:[:=–-]|\\.{3,60})\\s{0,3}|\\s{1,40})(?:(?:for|at|is|from|fur|um|zu|ab|pour|a|por|per|da|desde|des) (?:(?:just|only|nur|seulement|solo) )?)?$`,
  ),
  PLACE,
);

/** The words for the place, `[from, to)` in the text before the amount; null where another thing is paid for. */
export function wholePlaceBefore(look: Parameters<typeof BEFORE.exec>[0], before: string): [number, number] | null {
  const match = BEFORE.exec(look, before);
  return match === null ? null : [match.index, match.index + (match.groups?.['place']?.length ?? 0)];
}
