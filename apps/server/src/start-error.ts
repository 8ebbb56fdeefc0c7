/** A reason not to start, as one sentence for the operator: it is printed without a stack, and the exit code is 1. */
export class StartError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'StartError';
  }
}
