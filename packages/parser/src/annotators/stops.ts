/** How many stops a journey makes: `nonstop`, `Direct`, `1 stop`, `2 Stopps`, `one stop`, `sans escale`, `1 escala`. Works on folded text. */
import { compactPattern } from '../text/compact-pattern.ts';
import { LinePattern } from '../text/line-look.ts';
import type { Mention } from './annotation.ts';

export interface StopsMention extends Mention {
  readonly stops: number;
}

const NONSTOP =
  /(?<![a-z])(?:non-?\s?stop|direct(?: flight)?(?!\s?:\s?[+(\d])|direktflug|direkt|ohne (?:zwischenstopp|umsteigen)|sans escale|vol direct|sin escalas?|directo|diretto|volo diretto|senza scali|sem escalas|voo direto|direto|rechtstreeks|0 stops?)(?![a-z])/;
const LABELLED = compactPattern(
  /(?<![a-z])(?:number of )?(?:stops?|stopps?|escales|escalas|scali|paradas)\s?:\s{0,2}(?<n>\d)(?!\d)/,
);
const STOPS = compactPattern(
  /(?<![a-z\d])(?<n>\d|one|two|three|ein|eine|zwei|une?|deux|una|dos|uno|due|um|uma|dois|duas)[\s-](?:stops?|stopovers?|connections?|changes?|zwischenstopps?|stopps?|umstiege?|mal umsteigen|escales?|correspondances?|escalas?|paradas?|conexion(?:es)?|scal[oi]|conexao|conexoes|overstap(?:pen)?)(?![a-z])/,
);
const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  ein: 1,
  eine: 1,
  un: 1,
  une: 1,
  una: 1,
  uno: 1,
  um: 1,
  uma: 1,
  two: 2,
  zwei: 2,
  deux: 2,
  dos: 2,
  due: 2,
  dois: 2,
  duas: 2,
  three: 3,
};
const HINT = /stop|direkt|direct|dirett|direto|escal|scal|umst|connect|change|corresp|parada|conex|rechtstr|overstap/;

export const STOP_WORDS = new LinePattern(STOPS, HINT.source);

/** `folded` is the text after `foldText`. The first mention. */
export function findStops(folded: string): StopsMention | null {
  if (!HINT.test(folded)) return null;
  const counted = STOPS.exec(folded) ?? LABELLED.exec(folded);
  const none = NONSTOP.exec(folded);
  if (counted?.groups && (none === null || counted.index < none.index)) {
    const n = counted.groups['n'] ?? '';
    return { from: counted.index, to: counted.index + counted[0].length, stops: WORDS[n] ?? Number(n) };
  }
  return none === null ? null : { from: none.index, to: none.index + none[0].length, stops: 0 };
}
