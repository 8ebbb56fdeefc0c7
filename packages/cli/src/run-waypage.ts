/** Arguments to what is printed and an exit code: 0, 1 where it cannot be done, 2 where the command is called wrongly. */
import { parseCommand } from './parse-command.ts';
import { ReadError } from './read-error.ts';
import { storeCommand } from './store-command.ts';
import type { Surroundings } from './surroundings.ts';
import { UsageError } from './usage-error.ts';

const HELP = `waypage: travel text in, structured data out.

Usage: waypage <command> [options]

Commands
  parse     read an itinerary, a flight quote or a travel deal
  backup    copy everything that is stored into one file
  restore   read such a file into the database
  export    write the records as a folder that can be read without Waypage

waypage parse --help tells more, and so for the others.
`;

const COMMANDS: Readonly<Record<string, (args: readonly string[], around: Surroundings) => Promise<number>>> = {
  parse: async (args, around) => {
    await parseCommand(args, around);
    return 0;
  },
  backup: storeCommand('backup'),
  restore: storeCommand('restore'),
  export: storeCommand('export'),
};

export async function runWaypage(args: readonly string[], around: Surroundings): Promise<number> {
  const [name, ...rest] = args;
  try {
    if (name === '--help' || name === '-h' || name === 'help') around.output.write(HELP);
    else if (name === undefined) throw new UsageError('No command was given.');
    else {
      const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
      if (command === undefined) throw new UsageError(`There is no command '${name}'.`);
      return await command(rest, around);
    }
    return 0;
  } catch (error) {
    if (error instanceof ReadError) around.errors.write(`waypage: ${error.message}\n`);
    else if (error instanceof UsageError) {
      const asked = name !== undefined && Object.hasOwn(COMMANDS, name) ? ` ${name}` : '';
      around.errors.write(`waypage: ${error.message}\nRun: waypage${asked} --help\n`);
    } else throw error;
    return error instanceof ReadError ? 1 : 2;
  }
}
