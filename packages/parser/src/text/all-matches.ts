/**
 * Every match of a global regex, in order, at most `limit` of them. `String.matchAll` clones its regex on every call, which costs more than the search on the short
 * texts that annotators get.
 */
export function allMatches(regex: RegExp, text: string, limit = Number.POSITIVE_INFINITY): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  regex.lastIndex = 0;
  for (let match = regex.exec(text); match !== null && found.length < limit; match = regex.exec(text)) {
    found.push(match);
    if (match[0] === '') regex.lastIndex++;
  }
  return found;
}
