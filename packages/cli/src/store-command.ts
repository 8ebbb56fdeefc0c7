/**
 * `waypage backup`, `restore`, `export`: the server owns the store and these commands; its built file is loaded by its address,
 * so that nothing of it is compiled in here (decision 0052).
 */
import type { Surroundings } from './surroundings.ts';

/** The same from `src` and from `dist`. */
const BUILT = new URL('../../../apps/server/dist/store-commands.js', import.meta.url).href;

interface StoreCommands {
  runStoreCommand(command: string, args: readonly string[], around: Surroundings): Promise<number>;
}

export function storeCommand(command: string): (args: readonly string[], around: Surroundings) => Promise<number> {
  return async (args, around) => {
    const built: StoreCommands = await import(/* @vite-ignore */ BUILT);
    return built.runStoreCommand(command, args, around);
  };
}
