/** The product's version, from the package's manifest. */
import manifest from '../package.json' with { type: 'json' };

export const VERSION: string = manifest.version;
