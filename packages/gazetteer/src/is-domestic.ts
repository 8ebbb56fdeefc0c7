/**
 * Airports that only flights within their own country serve, of towns that have a namesake abroad or a larger airport beside them: who writes
 * `Doha - Sydney` does not mean the Sydney of Nova Scotia, who writes `Dublin - Manchester` not that of New Hampshire.
 */
import type { Airport } from './airport.ts';

const DOMESTIC: ReadonlySet<string> = new Set(
  'YQY AVV PWM PTJ HIO TTD MHT BHM BLA NCS YGK AEX AXN ESF HLT VCT ZIC MRD SYP ODB FLO GGW ABR STD VIR HLA NKM RZA SRZ TDD BPM SLE SXV'.split(
    ' ',
  ),
);
/** They go by a name of their own, whichever town they stand under: `Western Sydney`. */
const OWN_NAME: ReadonlySet<string> = new Set(['WSI']);

export const isDomestic = ({ code }: Airport): boolean => DOMESTIC.has(code);
export const goesByOwnName = ({ code }: Airport): boolean => OWN_NAME.has(code);
