/** What `waypage backup --help` and its like print. */
export type StoreCommand = 'backup' | 'restore' | 'export';

const WHERE = `The database is the server's: the SQLite file in the folder that
WAYPAGE_DATA names (./data where unset), or the PostgreSQL at DATABASE_URL.`;
const CODES = 'Exit codes: 0 done, 1 it could not be done, 2 called wrongly.';

export const STORE_COMMAND_HELP: Readonly<Record<StoreCommand, string>> = {
  backup: `Copies everything that is stored into one file: records of all kinds, their
earlier versions, what can still be restored, published pictures, settings.
The server may run meanwhile; the file holds one moment.

Usage: waypage backup FILE [options]

Options
  --overwrite   replace FILE where it exists; the old one stays until the
                new one is whole
  --help        this page

${WHERE}
The file holds every pasted text and what signs sessions: keep it as safe as
the database. Sessions are not in it.

${CODES}
`,
  restore: `Reads a backup into the database, of either sort: what was backed up from
SQLite goes into PostgreSQL, and the other way round. Stop the server first.

Usage: waypage restore FILE [options]

Options
  --replace   erase the records, pictures and settings that are there; without
              it a database with records or pictures is left as it is
  --help      this page

The file is read to its end first. A damaged file changes nothing, nor does
a restore that is interrupted.

${WHERE}

${CODES}
`,
  export: `Writes a folder that can be read without Waypage: each record as JSON and its
pasted text, the published pictures, and index.html to begin with.

Usage: waypage export DIR

DIR is made; it must not exist, or be empty. To get everything back into
Waypage, use waypage backup.

Options
  --help   this page

${WHERE}

${CODES}
`,
};
