/** The text could not be read: its sentence, and exit code 1. */
export class ReadError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'ReadError';
  }
}
