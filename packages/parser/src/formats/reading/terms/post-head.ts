/**
 * What a network sets over a post: `Edda Lindqvist`, `• 2nd`, `Founder at Fjordline Meetings | Retreats for teams`, or the name of the page over the
 * day. Who writes, for whom; none of it names the offer.
 */
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import { foldText } from '../../../tokenizer/fold-text.ts';
import { oncePerDocument, type SourceDocument } from '../document.ts';
import { isCompany, isPersonName, isPost, isRole } from './names.ts';

interface PostHead {
  /** Null where the page of a company posts. */
  readonly name: Passage | null;
  readonly company: Passage;
  /** Indices of the lines of the name, of what the person does, and between them. */
  readonly lines: readonly number[];
}

/** How near the reader knows the writer. */
const DEGREE = /^\W{0,3}(?:1st|2nd|3rd\+?|[123]\.?(?:er|e|º|°)?|following|gefolgt)\W{0,3}$/;
const COMPANY = /\s(?:at|@|bei|chez|en|presso|na|van)\s(?<company>\p{Lu}[\p{L}\d'’&. -]{2,40}?)\s*(?:$|[|·•,–—])/u;
const LINES = 3;

/** Null where nothing of the kind heads the text. */
export const readPostHead = oncePerDocument(
  (document): PostHead | null => readChannel(document) ?? readPage(document) ?? readWriter(document),
);

/** `Fjordline Travel Bergen` over the day of the post, which was taken out: a page is called after its company. */
function readPage({ lines, source }: SourceDocument): PostHead | null {
  const first = lines.find(({ passage }) => passage.text !== '');
  const stamp = first === undefined ? undefined : lines[first.index + 1];
  if (first === undefined || stamp === undefined) return null;
  // `marula.travel` over a caption that ends with its tags.
  if (ACCOUNT.test(first.passage.text) && lines.some(({ passage: { text } }) => TAGS.test(text)))
    return { name: null, company: first.passage, lines: [first.index] };
  if (stamp.passage.text !== '') return null;
  const taken = source.slice(stamp.span[0], Math.min(stamp.span[1], stamp.span[0] + MAX_STAMP));
  const handle = HANDLE.exec(first.passage.text)?.[0];
  if (handle !== undefined && SPONSORED.test(taken))
    return { name: null, company: slicePassage(first.passage, 0, handle.length), lines: [first.index] };
  const page = slicePassage(first.passage, 0, first.passage.text.length - sharedLength(first.passage.text));
  if (!STAMP.test(taken) || !isCompany(page.text)) return null;
  return { name: null, company: page, lines: [first.index] };
}

/** T-611: `Bluebell & Birch Travel is in Protaras, Cyprus.`, `Viajes Luna está en Cancún`: where the page says that it is stands behind its name. */
const SHARED =
  /\s(?:is|was|ist|war|est|est[aá]|è|is) (?:(?:feeling|celebrating|fühlt sich|se sent|se siente) [\p{L} ]{3,24} )?(?:in|at|with|from|à|au|en|a|em|mit|avec|con|com|bei|hier:?) .{2,60}$|\s(?:posted|shared|updated|added|hat|a partagé|compartió|ha condiviso) .{2,60}$/u;
const sharedLength = (text: string): number => (text.length > MAX_PAGE ? 0 : (SHARED.exec(text)?.[0].length ?? 0));
const MAX_PAGE = 100;

const ACCOUNT = /^[a-z][a-z\d]+(?:[._]{1,2}[a-z\d]+)+$/;
const TAGS = /^#\p{L}[\p{L}\d_]+(?: #|$)/u;
const STAMP = /\d[^\n]*[·•]/;
const MAX_STAMP = 60;
/** `bluedoortrips 📍 Split` over `Sponsored`: the page's own name, in small letters, and where it posts from. */
const HANDLE = /^[a-z\d._]{5,30}(?=\s?(?:📍|[·•]|$))/u;
const SPONSORED =
  /^\W*(?:sponsored|promoted|paid partnership|gesponsert|sponsoris|publicidad|sponsorizzat|patrocinad)/i;

/** `Sunny Trips 🔥` over `Forwarded from Sunny Trips | News`: the channel that a message was copied from. */
function readChannel({ lines }: SourceDocument): PostHead | null {
  const said = lines.filter(({ passage }) => passage.text !== '').slice(0, 2);
  const at = said.findIndex(({ folded }) => FORWARDED.test(folded));
  const line = said[at];
  if (line === undefined) return null;
  const lead = FORWARDED.exec(line.folded)?.[0].length ?? 0;
  const end = line.passage.text.slice(lead).search(/\s[|·•]\s|$/);
  const company = trimPassage(slicePassage(line.passage, lead, lead + end));
  const own = said
    .slice(0, at + 1)
    .filter(({ index, folded }) => index === line.index || folded.includes(foldText(company.text)));
  return company.text === '' || company.text.length > MAX_COMPANY
    ? null
    : { name: null, company, lines: own.map(({ index }) => index) };
}
const FORWARDED =
  /^(?:forwarded from|weitergeleitet (?:von|aus)|transfere de|reenviado de|inoltrato da|encaminhado de)\s(?=[a-z])/;

function readWriter({ lines }: SourceDocument): PostHead | null {
  const seen: number[] = [];
  let name: Passage | null = null;
  for (const { index, passage, folded } of lines) {
    if (passage.text === '') continue;
    if (seen.length === LINES) return null;
    seen.push(index);
    if (name === null) {
      name = trimPassage(slicePassage(passage, 0, nameLength(passage.text)));
      if (!name.text.includes(' ') || !isPersonName(name.text)) return null;
      continue;
    }
    if (DEGREE.test(folded)) continue;
    const roles = passage.text.split(BAR);
    const company = companyIn(roles);
    if (company === undefined) return null;
    const at = passage.text.indexOf(company);
    return { name, company: slicePassage(passage, at, at + company.length), lines: seen };
  }
  return null;
}

const BAR = /\s[|·•]\s/;
/** `Owner, Compass Rose Travel`, `Gründerin von Nordlicht Reisen` */
const OWNED =
  /^(?:(?:co-?)?founder|owner|ceo|managing director|director|partner|(?:mit)?inhaber(?:in)?|(?:mit)?gründer(?:in)?|(?:co-?)?fondat(?:eur|rice)|gérante?|(?:co-?)?fundadora?|dueñ[oa]|titolare|fondat(?:ore|rice)|propriet[aá]ri[oa])(?: (?:&|and|und|et|y|e) [\p{L}]{3,12})?(?:,| of| von| de| di| da| –| -| @) (?=\p{Lu})/iu;

/** What the person does and for whom: each between bars, one of them says what somebody is, one names the company. */
function companyIn(roles: readonly string[]): string | undefined {
  const [first = ''] = roles;
  const own = COMPANY.exec(first)?.groups?.['company'];
  if (own !== undefined && isPost(foldText(first))) return own;
  if (!roles.some((role) => OWNED.test(role) || isRole(foldText(role)))) return undefined;
  for (const role of roles) {
    const lead = OWNED.exec(role)?.[0].length ?? 0;
    const name = role.slice(lead).trim();
    if ((lead > 0 && name.length <= MAX_COMPANY && !name.includes(',')) || (roles.length > 1 && isCompany(name)))
      return name;
  }
  return undefined;
}
const MAX_COMPANY = 44;

/** `Edda Lindqvist (She/Her)`, `Edda Lindqvist • 2nd`. */
function nameLength(text: string): number {
  const end = text.search(/\s[•·(]/);
  return end < 0 ? text.length : end;
}
