/** What the process hands to a command, so that tests may hand it something else. */
export interface Surroundings {
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WriteStream;
  readonly errors: NodeJS.WriteStream;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
}
