/** `9h25` where the text writes its times so: a length behind a word for one and in brackets, else a time of day. */
import type { Mention } from '../../../annotators/annotation.ts';
import { compactPattern } from '../../../text/compact-pattern.ts';

/** `6h55 correspondance` is a length in any text. */
const WAIT_BEHIND = /^\s(?:de |d')?(?:correspondance|escale|attente|vol|trajet|escala|conexao|espera)/;
/** F-335: `Flying hours     9h40`, `Layover: 1h55`; `Departure time: 19h10` is none. */
const LENGTH_BEFORE = compactPattern(
  /(?:duree(?: (?:du|de) (?:trajet|vol|voyage))?|dauer|durata|duracion|duracao|(?<!(?:dep|arr|departure|arrival|local|take-?off|landing|boarding|check-?in|flight dep|flight arr)\.? )time|temps de vol|duration|vol de|(?:flying|flight|block|air|ground|journey|travel|elapsed|connecting|connection|transit|total) hours?|layover|stopover|transit|umsteigezeit|aufenthalt|umstieg|escale|correspondance|attente|escala|conexion|scalo|conexao|overstap(?:tijd)?|[(~≈])\s?:?\s{0,24}$/,
);
const REACH = 56;

export const isLengthByWords = ({ from, to }: Mention, folded: string): boolean =>
  WAIT_BEHIND.test(folded.slice(to, to + 20)) || LENGTH_BEFORE.test(folded.slice(Math.max(0, from - REACH), from));
