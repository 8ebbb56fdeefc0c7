/** CPU time of one core, warm, the best of several rounds. */

const WARM_UP_ROUNDS = 2000;

/** Documents and megabytes a second. */
export function speedOf(read, texts) {
  const readAll = () => {
    for (const text of texts) read(text);
  };
  // So many functions are only all compiled after some ten thousand texts; until then half of the time is the compiler's.
  for (let round = 0; round < WARM_UP_ROUNDS; round++) readAll();
  const ms = bestOf(readAll, 12, 100);
  return { documents: (texts.length / ms) * 1000, megabytes: bytesOf(texts) / ms / 1000 };
}

export function bytesOf(texts) {
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}

/** Milliseconds of CPU time for one call, the best of several rounds of at least `least` milliseconds each. */
export function bestOf(call, rounds, least) {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const start = cpuMilliseconds();
    let calls = 0;
    let spent = 0;
    do {
      call();
      calls++;
      spent = cpuMilliseconds() - start;
    } while (spent < least);
    best = Math.min(best, spent / calls);
  }
  return best;
}

function cpuMilliseconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
