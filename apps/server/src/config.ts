/** The environment (contract §8) and the branding file (contract §5), each checked by one schema; a wrong value stops the start by its name. */
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type Branding, LIMITS } from '@waypage/contract';
import { z } from 'zod';
import { type BrandFile, loadBranding } from './branding-file.ts';
import type { DatabaseLocation } from './database/open-database.ts';
import { StartError } from './start-error.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const TRUST_PROXY_SENTENCE =
  'TRUST_PROXY must be false, true (a proxy on this machine or in its private network), or addresses like 127.0.0.1,10.0.0.0/8.';
const PRIVATE_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

const environmentSchema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'PORT must be a number from 0 to 65535.')
    .transform(Number)
    .refine((port) => port <= 65_535, 'PORT must be a number from 0 to 65535.')
    .default(3000),
  HOST: z.string().regex(/^\S+$/, 'HOST must be a host name or an address to listen on.').default('127.0.0.1'),
  ACCESS_CODE: z
    .string()
    .min(1, 'ACCESS_CODE is empty; leave it out to have a code made, or set one.')
    .max(LIMITS.accessCodeMax, `ACCESS_CODE may have at most ${LIMITS.accessCodeMax} characters.`)
    .optional(),
  ACCESS_CODE_FILE: z.string().min(1, 'ACCESS_CODE_FILE is empty; it must name a file.').optional(),
  WAYPAGE_DATA: z.string().min(1, 'WAYPAGE_DATA is empty; it must name a folder.').default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'DATABASE_URL must be an address like postgres://user:password@host:5432/name.')
    .optional(),
  PUBLIC_URL: z
    .string()
    .regex(
      /^https?:\/\/[^/\s?#@]+\/?$/,
      'PUBLIC_URL must be an address like https://trips.example.com, without a path.',
    )
    .optional(),
  TRUST_PROXY: z
    .string()
    .default('false')
    .refine((value) => readTrustProxy(value) !== null, TRUST_PROXY_SENTENCE),
  LOG_LEVEL: z.enum(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`).optional(),
  WAYPAGE_CONFIG: z.string().min(1, 'WAYPAGE_CONFIG is empty; it must name the branding file.').optional(),
});

export interface Config extends DatabaseLocation {
  readonly port: number;
  readonly host: string;
  /** Null: one is made at the first start. */
  readonly accessCode: string | null;
  /** Scheme and host without a slash at the end; null where only loopback is served. */
  readonly publicUrl: string | null;
  /** Whose `X-Forwarded-*` is believed: nobody's, or that of proxies with these addresses. */
  readonly trustProxy: false | string[];
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly branding: Branding;
  /** The agency's logo files, which pages load from here. */
  readonly brandFiles: readonly BrandFile[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws StartError with one sentence a wrong value. */
export function loadConfig(environment: Environment, isTerminal: boolean): Config {
  const values = readEnvironment(environmentSchema, environment);
  const { branding, files: brandFiles } = loadBranding(values.WAYPAGE_CONFIG);
  const publicUrl = values.PUBLIC_URL ?? branding.publicBaseUrl;
  return {
    port: values.PORT,
    host: values.HOST,
    accessCode: loadAccessCodeValue(values.ACCESS_CODE, values.ACCESS_CODE_FILE),
    ...locateDatabase(values),
    publicUrl: publicUrl === null ? null : new URL(publicUrl).origin,
    trustProxy: readTrustProxy(values.TRUST_PROXY) ?? false,
    // A person at a terminal reads the banner; whatever collects logs gets them all.
    logLevel: values.LOG_LEVEL ?? (isTerminal ? 'warn' : 'info'),
    branding,
    brandFiles,
  };
}

/** Where the records stand, for a command that needs nothing else of the server. @throws StartError as above. */
export function loadDatabaseLocation(environment: Environment): DatabaseLocation {
  const schema = environmentSchema.pick({ WAYPAGE_DATA: true, DATABASE_URL: true });
  return locateDatabase(readEnvironment(schema, environment));
}

function locateDatabase(values: { WAYPAGE_DATA: string; DATABASE_URL?: string | undefined }): DatabaseLocation {
  return { dataFolder: resolve(values.WAYPAGE_DATA), databaseUrl: values.DATABASE_URL ?? null };
}

function readEnvironment<Values>(schema: z.ZodType<Values>, environment: Environment): Values {
  const parsed = schema.safeParse(environment);
  if (!parsed.success) throw new StartError(parsed.error.issues.map((issue) => issue.message).join('\n'));
  return parsed.data;
}

function loadAccessCodeValue(code: string | undefined, file: string | undefined): string | null {
  if (code !== undefined || file === undefined) return code ?? null;
  const text = readText(file, 'ACCESS_CODE_FILE').replace(/\r?\n$/, '');
  if (text.length === 0 || text.length > LIMITS.accessCodeMax) {
    throw new StartError(
      `The file that ACCESS_CODE_FILE names must hold a code of 1 to ${LIMITS.accessCodeMax} characters.`,
    );
  }
  return text;
}

/** Null for what names no proxy. A bare number of hops is refused: it would believe whoever reaches the port directly. */
function readTrustProxy(value: string): Config['trustProxy'] | null {
  if (value === 'false') return false;
  if (value === 'true') return PRIVATE_NETWORKS;
  const names = value.split(',').map((name) => name.trim());
  return names.every((name) => PRIVATE_NETWORKS.includes(name) || isNetwork(name)) ? names : null;
}

function isNetwork(name: string): boolean {
  const [address = '', bits, ...rest] = name.split('/');
  const width = isIP(address) === 4 ? 32 : 128;
  return (
    isIP(address) !== 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= width))
  );
}

function readText(file: string, variable: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? cause.code : cause;
    throw new StartError(`The file ${file} (${variable}) cannot be read: ${reason}.`);
  }
}
