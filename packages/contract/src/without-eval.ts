/** Comes before every schema: in a browser zod must not even try whether it may make code of strings; the page's policy reports the attempt (H-12). */
import { z } from 'zod';

if ('document' in globalThis) z.config({ jitless: true });
