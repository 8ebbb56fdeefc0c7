/** What to do where a record cannot be loaded. */
export const LOAD_AGAIN = 'The server did not answer as it should. Load the page again in a moment.';
