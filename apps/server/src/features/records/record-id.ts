/** Ids that the server makes: 128 random bits, URL-safe; nobody guesses one (contract §2). */
import { randomBytes } from 'node:crypto';

const ID_BYTES = 16;

export const newRecordId = (): string => randomBytes(ID_BYTES).toString('base64url');
