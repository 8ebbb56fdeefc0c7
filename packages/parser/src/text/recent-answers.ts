/** A line is asked the same by several readers, one soon after the other: the last answers are kept. */

/** Few, as each is compared with; the readers of a line seldom have more pieces of it in hand. */
const KEPT = 8;

/** `read` has to answer the same for the same text, with what nobody changes. */
export function keepRecent<T>(read: (text: string) => T): (text: string) => T {
  const texts: (string | null)[] = new Array<null>(KEPT).fill(null);
  const answers: T[] = [];
  let next = 0;
  return (text) => {
    const at = texts.indexOf(text);
    if (at >= 0) return answers[at] as T;
    const answer = read(text);
    texts[next] = text;
    answers[next] = answer;
    next = (next + 1) % KEPT;
    return answer;
  };
}
