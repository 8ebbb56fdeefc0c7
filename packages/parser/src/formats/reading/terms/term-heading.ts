/**
 * What the heading of a list of terms announces: `What's included`, `The rate excludes: …`, `Terms & conditions`, `Fine print`, `Leistungen`,
 * `Le prix ne comprend pas`, `Condiciones`, `La quota comprende`. Folded text, six languages and the Hindi of chat messages.
 */
import type { DocumentLine } from '../document.ts';
import { ACTIVITIES, EXCLUDES, EXTRAS, HIGHLIGHTS, INCLUDES, RESTRICTIONS } from './term-vocabulary.ts';

export type TermTopic = 'includes' | 'excludes' | 'restrictions' | 'highlights' | 'activities' | 'extras';

export interface TermHeading {
  readonly topic: TermTopic;
  /** The words that name the topic. */
  readonly from: number;
  readonly to: number;
  /** Where the first item starts on the heading's own line; the line's length where there is none. */
  readonly valueFrom: number;
  /** The label says what the value is about, as in `Changes: USD 200`: it belongs to the value. */
  readonly keepsLabel: boolean;
}

const whole = (patterns: readonly string[]): RegExp => new RegExp(`^(?:${patterns.join('|')})$`);

/** Order matters where a heading fits two: `not included` before `included`, `optional activities` before `optional`. */
const VOCABULARY: readonly (readonly [TermTopic, readonly string[]])[] = [
  ['excludes', EXCLUDES],
  ['activities', ACTIVITIES],
  ['highlights', HIGHLIGHTS],
  ['includes', INCLUDES],
  ['restrictions', RESTRICTIONS],
  ['extras', EXTRAS],
];
const TOPICS = VOCABULARY.map(([topic, patterns]) => [topic, whole(patterns)] as const);

/** Words of the patterns that stand in any text and point at no topic. */
const COMMON = new Set(
  'the your our this these all and for per with are will can you they package packages price prices rate rates tour trip offer deal fare holiday cruise vacation cost stay quote ticket hotel resort group land total above itinerary der die das des dem den ihre ihrer unsere dieser preis reise reisepreis paket angebot les des pour dans vous prix tarif forfait sejour voyage del los las para por nuestro este precio tarifa paquete oferta viaje plan programa quota prezzo pacchetto offerta viaggio preco pacote valor viagem roteiro'.split(
    ' ',
  ),
);
const STEM = 4;

/**
 * The first letters of the words that name a topic, with the topics as bits. Looked up before the patterns, which are large: nearly every
 * short line is no heading, and one that is has words of one topic or two.
 */
const STEMS: ReadonlyMap<string, number> = VOCABULARY.reduce((stems, [, patterns], i) => {
  for (const pattern of patterns)
    for (const word of pattern.match(/[a-z]{3,}/g) ?? []) {
      const stem = word.slice(0, STEM);
      if (!COMMON.has(word)) stems.set(stem, (stems.get(stem) ?? 0) | (1 << i));
    }
  return stems;
}, new Map<string, number>());
const WORD = /[a-z]{3,}/g;
/** `T&Cs`, `NB`, `In the price` have no stem. */
const SHORT_TERMS = /t'?s? ?& ?c|^n\.?b\b|^(?:all )?in (?:the|this|your|our) /;

function topicsNamed(key: string): number {
  let topics = 0;
  WORD.lastIndex = 0;
  for (let match = WORD.exec(key); match !== null; match = WORD.exec(key))
    if (!COMMON.has(match[0])) topics |= STEMS.get(match[0].slice(0, STEM)) ?? 0;
  return topics === 0 && SHORT_TERMS.test(key) ? -1 : topics;
}

/** The topic that a heading without marks, colon and brackets names. */
function readTopic(key: string): TermTopic | null {
  const topics = key.length < 2 || key.length > 60 ? 0 : topicsNamed(key);
  if (topics === 0) return null;
  return TOPICS.find(([, pattern], i) => (topics & (1 << i)) !== 0 && pattern.test(key))?.[0] ?? null;
}

const FIRST_WORD = /[a-z0-9]/;
const LABEL_END = /\s?(?::|\t|👇|⬇|➡|→)\s*|\s[–—-]\s+|[–—]\s+/g;
const TAIL = /(?:\s*\([^()]{0,60}\)|[^a-z0-9)]+)$/;
/** Names the list and says nothing of its own; other labels, as in `Changes: USD 200`, are part of what the value says. */
const GENERAL =
  /^(?!.*(?:cancel|refund|deposit|payment|storno|stornierung|annulation|zahlung|blackout))(?:.*\b)?(?:terms|t'?s? ?& ?c|t and c|conditions?|restrictions?|notes?|notice|important|fine|small|legal|disclaimers?|remarks?|know|policies|politicas?|politiques?|rules|aware|bedingungen|konditionen|hinweise?|wichtig|beachten?|kleingedruckte|wissen|condiciones|terminos|restricciones|observaciones|notas?|importante|cuenta|condizioni|termini|nota bene|avvertenze|attenzione|sapere|condicoes|termos|restricoes|observacoes|observacao|atencao|savoir|noter|remarques?|importantes?|valid(?:ity)? ?f?o?r?|dhyan.*|note kare.*)\b/;
/** `The rate includes breakfast`: a sentence whose verb does the heading's work. */
const VERB =
  /^(?:(?:the|your|our|this|all|a|le|la|el|o|der|die|notre|nuestr[oa]|it|that|this|which|and|each|every) )?(?:(?:[a-z'/-]{2,14} )?(?:package|packages|price|prices|rates?|fares?|tour|tours|offer|deal|holiday|trip|cruise|vacation|stay|quote|tickets?|cost|charter|it|preis|reisepreis|paket|angebot|prix|forfait|sejour|offre|tarif|precio|paquete|oferta|viaje|tarifa|quota|prezzo|pacchetto|offerta|preco|pacote|valor|(?<high>highlights|hohepunkte|points forts|destaques)|(?<acts>activities|excursions|aktivitaten|actividades)) )?(?:also )?(?<verb>(?:(?:bereits |schon )?(?:im (?:reise|paket|gesamt)?preis |im angebot |im paket )?(?:enthalten|inbegriffen|inkludiert|eingeschlossen|inklusive) (?:sind|ist)|(?:sont|est) (?:inclus|compris)(?:es?)?|(?:estan|esta|van) incluid[oa]s?|se incluyen?|sono (?:inclus[ie]|compres[ie])|(?:estao|esta) inclu(?:id|s)[oa]s?|in (?:the|this|your|our) (?:price|package|deal|fare|rate|cost) (?:you(?:'?ll)? (?:have|get)|are|is|comes?)|(?:does not|doesn'?t|do not|don'?t) include|includes?|covers|(?:we|we'?ll|we will) (?:also )?(?:look after|take care of|throw in)|nous (?:nous occupons|prenons en charge|avons prevu|incluons)(?: de| des| du| d')?|wir (?:kummern uns um|ubernehmen|organisieren|sorgen fur)|nos (?:ocupamos|encargamos) de(?:l)?|incluimos|ci occupiamo d(?:i|ei|elle)|cuidamos d(?:e|os|as)|(?:does not|doesn'?t) cover|inc\.?|incl\.?|excludes?|ne comprend pas|comprend|non comprende|comprende|no incluye|incluye|nao inclui|inclui|beinhaltet|enthalt|umfasst)(?: the following)?)\s(?=\S)/;
const NEGATED = /not|n'?t cover|n't|nt include|exclude|pas|^no |non|nao/;

const known = new WeakMap<DocumentLine, TermHeading | null>();

/** The heading of a document line, read once however often it is asked for. */
export function readLineHeading(line: DocumentLine): TermHeading | null {
  const before = known.get(line);
  if (before !== undefined) return before;
  const heading = readTermHeading(line.folded);
  known.set(line, heading);
  return heading;
}

/** `folded` is the line after its marks, folded. A heading's own line may hold the first items. */
export function readTermHeading(folded: string): TermHeading | null {
  const from = folded.search(FIRST_WORD);
  if (from < 0 || from > 12) return null;
  const line = folded.slice(from, from + 110);
  const end = trimTail(line);
  const topic = folded.length - from <= 80 ? readTopic(line.slice(0, end)) : null;
  if (topic !== null) return { topic, from, to: from + end, valueFrom: folded.length, keepsLabel: false };
  LABEL_END.lastIndex = 0;
  for (let match = LABEL_END.exec(line); match !== null && match.index <= 60; match = LABEL_END.exec(line)) {
    const to = trimTail(line.slice(0, match.index));
    const labelled = readTopic(line.slice(0, to));
    if (labelled !== null)
      return {
        topic: labelled,
        from,
        to: from + to,
        valueFrom: from + match.index + match[0].length,
        keepsLabel: labelled === 'restrictions' && !GENERAL.test(line.slice(0, to)),
      };
    if (match[0].includes(':')) break;
  }
  return readVerb(line, from);
}

function readVerb(line: string, from: number): TermHeading | null {
  const match = VERB.exec(line);
  const verb = match?.groups?.['verb'];
  if (!match || verb === undefined) return null;
  const end = match[0].trimEnd().length;
  return {
    topic: NEGATED.test(verb)
      ? 'excludes'
      : match.groups?.['high'] !== undefined
        ? 'highlights'
        : match.groups?.['acts'] !== undefined
          ? 'activities'
          : 'includes',
    from,
    to: from + end,
    valueFrom: from + match[0].length,
    keepsLabel: false,
  };
}

/** Where the heading's own words end: before a colon, an arrow, a picture, a note in brackets. */
function trimTail(text: string): number {
  let end = text.length;
  for (let i = 0; i < 3; i++) {
    const tail = TAIL.exec(text.slice(Math.max(0, end - 70), end));
    if (!tail) break;
    end -= tail[0].length;
  }
  return end;
}
