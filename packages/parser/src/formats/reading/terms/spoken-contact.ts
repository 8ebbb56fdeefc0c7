/** Whom a sentence tells to call or write to: `Speak to Owen Garthwaite on 0161 555 0133`, `CALL BRENDA KOWALCHUK`. */
import { allMatches } from '../../../text/all-matches.ts';
import { LinePattern } from '../../../text/line-look.ts';
import { type Passage, slicePassage, trimPassage } from '../../../text/passage.ts';
import type { SourceDocument } from '../document.ts';
import { findEmail, findPhone } from './contact-marks.ts';
import { type ContactCandidate, emptyContact, takeParts, takePassage } from './contact-parts.ts';
import { isCompany, isPersonName, isPlaceName } from './names.ts';

const SPEAK = new LinePattern(
  /\b(?:call(?:ing)?|phoning|ringing|messaging|texting|give(?= [a-z'-]{2,15} a (?:shout|call|ring|bell|buzz|text|message)\b)|(?:book|bookings?|reserve) with|book (?:by|before) (?:[a-z]{3,9}\.? \d{1,2}(?:,? 20\d\d)?|\d{1,2}(?:st|nd|rd|th)? (?:of )?[a-z]{3,9}\.?(?:,? 20\d\d)?) with(?= [^&,]{3,28} (?:at|from|on) )|(?:reply|respond|write(?: back)?|answer|come back|get back|drop a line|say yes) to me,(?= [A-Z][a-z])|speak (?:to|with)|talk to|contact|ask(?: inside| in store| in[- ]branch| at the (?:desk|counter|shop))? for|ask(?= [a-z'-]{2,16} [a-z'-]{2,20}[ ,:(])|fragen an|e-?mail|write to|ring|phone|ph\.?(?= [A-Z][a-z]{2,14},? [+(\d])|te?xt|whatsapp|whats(?= (?:al |no |ao )?[+(]?\d)|message|reach(?: out to)?|dm|(?:prepared|quoted|issued|compiled)(?: on)? (?:[a-z]{3,9}\.? \d{1,2},? 20\d\d|\d{1,2}\.? ?(?:[a-z]{3,9}\.?|[/.]\d{1,2}[/.]?) ?(?:20)?\d\d),? by|prepared by|quoted by|llama a|contacta(?: con)?|chiama|contatta|appelez|aupr[eè]s de|rufen sie|fal[ae]r? com(?: [ao])?|cham[ae] [ao]|escrib[ea](?:le)? a|habl(?:ar|e|a) con|parlare con|(?:manager|consultant|agent|advis[eo]r|specialist|planner|designer|contact(?: person)?) is|ligue para|pregunt[ae](?:r)? por|chied[ie](?:re)? di|fragen sie(?: nach|(?= (?:frau|herrn?) ))|wenden sie sich (?:bitte |gerne? )?an|melden sie sich (?:bitte |gerne? )?bei|rivolger(?:si|tevi) a|rivolgetevi a|rivolgiti a|vraag(?:t u)? naar|verlangen sie|demandez|pergunte por|(?:informes|info|informacion|reservas|atencion)(?: y [a-z]{6,12})? con|te atiende|bei|presso)\s+(?=\S)/gi,
);
/** `Call our travel partner Bluefin Getaways`: what the company is to the seller. */
const WHOSE = /^(?:the|our) (?:(?:[a-z-]{3,12} ){1,3}(?=\p{Lu}))?/u;
/** A short message is one line, in the parts that it was sent in; an offer in prose one paragraph. */
const MAX_LINE = 1500;
const MAX_BEFORE = 160;
const PREPOSITION = /^(?:at|on|in|from|via|to|for|or|and|today|now|us|me|our|your|the)\b/i;

export function readSpokenContacts(document: SourceDocument): ContactCandidate[] {
  const found: ContactCandidate[] = [];
  for (const line of document.lines) {
    if (line.passage.text.length > MAX_LINE || !SPEAK.mayMatch(line.look)) continue;
    for (const match of allMatches(SPEAK.regex, line.passage.text)) {
      const behind = slicePassage(line.passage, match.index + match[0].length);
      const said = slicePassage(behind, LEAD.exec(behind.text)?.[0].length ?? 0);
      const rest = slicePassage(said, HONORIFIC.exec(said.text)?.[0].length ?? 0);
      // Whom a confirmation was sent to is not to be written to.
      const told = slicePassage(line.passage, Math.max(0, match.index - MAX_BEFORE));
      if (findEmail(rest) !== null && findEmail(told) === null) continue;
      const candidate = emptyContact(3);
      const pair = companyOfPair(document, rest);
      const name = pair !== null || PREPOSITION.test(rest.text) ? null : leadingName(rest);
      if (pair !== null) candidate.company = pair;
      else if (name === null)
        candidate.company = leadingCompany(slicePassage(rest, WHOSE.exec(rest.text)?.[0].length ?? 0));
      if (name === null) {
        candidate.phone = findPhone(slicePassage(rest, 0, Math.min(rest.text.length, 60)));
        candidate.email = findEmail(slicePassage(rest, 0, Math.min(rest.text.length, 60)));
        if (candidate.phone !== null && candidate.company === null) {
          candidate.name = nameBehind(rest, candidate.phone);
          candidate.company = brandBehind(rest, candidate.phone);
        }
        if (candidate.phone !== null || candidate.email !== null || candidate.company !== null)
          found.push({ ...candidate, lines: [line.index] });
        continue;
      }
      // `ICELAND RING ROAD`, `we reach Cusco by noon`: nobody's name without a number to call.
      const isUnsure =
        /^\p{Lu}+$/u.test(name.text) || /^(?:reach|ask|calling|phoning|ringing|messaging|texting)\s+$/i.test(match[0]);
      const isKnown =
        NUMBER_BEFORE.test(line.passage.text.slice(Math.max(0, match.index - MAX_GAP), match.index)) ||
        (findPhone(rest) ?? findEmail(rest)) !== null ||
        AT_DESK.test(rest.text.slice(name.text.length));
      if (isUnsure && !isKnown) continue;
      candidate.lines.push(line.index);
      if (isFreeCall(rest, name)) {
        found.push({ ...candidate, company: name, phone: findPhone(rest) });
        continue;
      }
      candidate.name = name;
      candidate.phone = findPhone(rest);
      candidate.email = findEmail(rest);
      const comma = /^\s?(?:,|at|of|from|@|\|)\s/i.exec(rest.text.slice(name.text.length));
      const after = slicePassage(rest, name.text.length + (comma?.[0].length ?? 0));
      takePassage(candidate, comma ? untilAddress(after) : after, line, false);
      for (const next of document.lines.slice(line.index + 1, line.index + 4)) {
        if (next.passage.text === '' || next.afterBlank || !takeParts(candidate, next, false)) break;
      }
      found.push(candidate);
    }
  }
  return found;
}

/** T-538: `Call / msg *Kunal Mehta*`, `call your sales manager, Denise Okafor, at …`: another way to reach them, or what they are. */
const LEAD =
  /^(?:(?:[/|&+,]\s?|(?:or|and|oder|und|ou|et|o|e|y|of|en) )?(?:msg|message|te?xt|whats ?app|sms|dm|wa|ring|call)\b[:\s]{1,3})?[*_]{0,2}(?:(?:your|our|ihren?|deinen?|votre|ton|tu|su|la tua|il tuo|la vostra|il vostro|a sua|o seu|sua|seu|uw|je|jouw) (?:\p{Ll}[\p{Ll}-]{2,13} ){0,3}?(?:manager|consultant|agent|advis[eo]r|specialist|rep(?:resentative)?|planner|designer|expert|contact|berater(?:in)?|ansprechpartner(?:in)?|conseill(?:er|ère)|asesora?|consulente|consultora?|agente|reisadviseur|adviseur|contactpersoon),? (?=\p{Lu}\p{Ll})|me,? (?=\p{Lu}\p{Ll}{1,14},? [+(]?\d))?/iu;

/** `br. Imran Qadeer`, `Khun Suda Charoen`: what a person is called with is no part of the name. */
const HONORIFIC = /^(?:br|bro|sis|mr|mrs|ms|dr|ustadh?|sheikh|shaykh|hajji?|khun|pak|bapak|ibu)\b\.? (?=\p{Lu}\p{L})/iu;
/** `TEL. 0131 555 0182, CHIEDI DI SIMONA`: the number before the name. */
const NUMBER_BEFORE = /\d{3,5}[\s,.;:–—-]{1,4}(?:(?:and|und|et|e|y|en) )?$/;
const MAX_GAP = 14;
/** `Bookings with MAUREEN in the office`: whom one finds there. */
const AT_DESK = /^,? (?:in|at) (?:the|our) (?:office|shop|desk|store|branch|counter|reception)\b/i;

/** `text 07700 900222 Sue`: who answers, alone behind the number. */
function nameBehind(rest: Passage, { text: phone }: Passage): Passage | null {
  const from = rest.text.indexOf(phone) + phone.length;
  const name = BEHIND.exec(rest.text.slice(from))?.groups?.['name'];
  if (name === undefined || !isPersonName(name)) return null;
  const at = rest.text.indexOf(name, from);
  return slicePassage(rest, at, at + name.length);
}
const BEHIND =
  /^\s?[,(–-]?\s?(?:(?:con|with|mit|avec|com|ask for|pregunt[ae](?:r)? por|chiedi di|bei|voor) )?(?<name>\p{Lu}\p{Ll}{1,14})\)?(?:(?:[.!x\s]|\p{Extended_Pictographic}|\ufe0f){0,8}$|\s(?:o|or|oder|ou|of)\s\S{3,40}@)/u;

/** `ring the office 01632 … // Pine & Piste Lodges`: what a mark sets apart from the number at the end of the line is the company, whatever it is called. */
function brandBehind(rest: Passage, { text: phone }: Passage): Passage | null {
  const from = rest.text.indexOf(phone) + phone.length;
  const brand = BRAND_BEHIND.exec(rest.text.slice(from))?.groups?.['brand'];
  if (brand === undefined || (isPersonName(brand) && !isCompany(brand)) || isPlaceName(brand)) return null;
  const at = rest.text.indexOf(brand, from);
  return slicePassage(rest, at, at + brand.length);
}
const BRAND_BEHIND =
  /^\s?(?:\/\/|[|·•])\s?(?<brand>\p{Lu}[\p{L}\d'’&.-]*(?: (?:&|and|of|the|\p{Lu}[\p{L}\d'’&.-]*)){1,4})\s*$/u;

/** `Call Sunrise Nomads 1800 555 010`: a number without charge right behind two words is a company's. */
const isFreeCall = (rest: Passage, { text: name }: Passage): boolean =>
  name.includes(' ') && FREE_CALL.test(rest.text.slice(name.length, name.length + 8));
const FREE_CALL = /^:?\s\(?(?:1[- ]?8(?:00|33|44|55|66|77|88)|0?800|1300|0808|900)\D/;

/** `Call Harbour & Hill on …` of `Harbour & Hill Holidays`: two names that begin a company, or end it, are nobody. */
function companyOfPair({ lines }: SourceDocument, rest: Passage): Passage | null {
  const pair = PAIR.exec(rest.text)?.[0];
  if (pair === undefined) return null;
  for (const { passage } of lines) {
    const at = passage.text.length > MAX_LINE ? -1 : passage.text.indexOf(pair);
    if (at < 0) continue;
    const before = TRADE_BEFORE.exec(passage.text.slice(Math.max(0, at - MAX_TRADE), at))?.[0] ?? '';
    const behind = TRADE_BEHIND.exec(passage.text.slice(at + pair.length, at + pair.length + MAX_TRADE))?.[0] ?? '';
    const name = slicePassage(passage, at - before.length, at + pair.length + behind.length);
    if (before.length + behind.length > 0 && isCompany(name.text)) return name;
  }
  return null;
}
const PAIR = /^\p{Lu}[\p{L}'’-]* (?:&|\+|and|und|et|y|e) \p{Lu}[\p{L}'’-]*/u;
const MAX_TRADE = 24;
const TRADE_BEFORE = /\p{Lu}\p{Ll}{3,12} $/u;
const TRADE_BEHIND = /^ \p{Lu}\p{Ll}{2,14}/u;

const ADDRESS_START = /\s(?:on|at|or|via|by|tel|phone|mob|today|to|for)\b|[\d+@]/i;

/** `Harbour Lights Travel on 01752 …`: the part before the number. */
function untilAddress(passage: Passage): Passage {
  const at = passage.text.search(ADDRESS_START);
  return at < 0 ? passage : trimPassage(slicePassage(passage, 0, at), '-–—,');
}

const JOINING = /\s(?:AT|FROM|OF|WITH|ON|OR|AND|IN|BEI|VON|EN|DE|DA|CHEZ)(?:\s|$)/;

/** A word that is no initial and no `Mrs.` ends the sentence. */
const SENTENCE_END = /\p{Ll}{3}\.\s/u;

/** The longest run of capitalised words at the start that reads as a person's name. */
function leadingName(passage: Passage): Passage | null {
  const words =
    /^(?:[\p{Lu}][\p{L}'’.-]*)(?: (?:[\p{Lu}][\p{L}'’.-]*|(?:de|da|di|van|von|der|la|bin|al)(?!\p{L}))){0,3}/u.exec(
      passage.text,
    );
  if (words !== null && isCompany(words[0])) return null;
  const run = words?.[0] ?? '';
  // In capitals `AT PALMETTO GETAWAYS` looks like more of the name.
  const joint = run.search(JOINING);
  // `… ask for Ines Duarte. Happy travels!`
  const stop = SENTENCE_END.exec(run)?.index ?? -1;
  const end = stop >= 0 && (joint < 0 || stop + 3 < joint) ? stop + 3 : joint;
  for (
    let text = end < 0 ? run : run.slice(0, end);
    text !== '';
    text = text.slice(0, Math.max(0, text.lastIndexOf(' ')))
  ) {
    const name = text.replace(/[.\s]+$/, '');
    if (isPersonName(name)) return slicePassage(passage, 0, name.length);
  }
  return null;
}

/** `Harbor Lane Cruises, 800-555-0162`: the run of capitalised words at the start that reads as a company. */
function leadingCompany(passage: Passage): Passage | null {
  const words = /^\p{Lu}[\p{L}'’&.-]*(?: (?:&|and|of|\p{Lu}[\p{L}'’&.-]*)(?![\p{L}])){1,5}/u.exec(passage.text)?.[0];
  return words !== undefined && isCompany(words) ? slicePassage(passage, 0, words.length) : null;
}
