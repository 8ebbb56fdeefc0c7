/** A command could not do what it was asked: its sentence, and exit code 1. */
export class CommandError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'CommandError';
  }
}
