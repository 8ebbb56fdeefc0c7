/** The Fastify instance that routes are registered on: bodies and answers typed by their zod schemas. */
import type { RecordPage } from '@waypage/contract';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { ErrorCode } from '../errors.ts';
import type { PageType } from './content-security-policy.ts';

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call a route under `/api`: agents, unless it says `public`. */
    audience?: 'public';
    /** Whether a call may come without a body. */
    mayBeEmpty?: true;
    /** The error for a body over the limit. */
    tooLarge?: ErrorCode;
    /** The public page that a route shows: a failure of the server is then a page, too. */
    recordPage?: RecordPage;
  }
  interface FastifyRequest {
    /** Whether the request carries a living session. */
    isAgent(): Promise<boolean>;
  }
  interface FastifyReply {
    /** Which headers the answer gets; by its address where null. */
    pageType: PageType | null;
    /** Origin of the picture that a page takes from another host; null for none. */
    imageSource: string | null;
    /** `sha256-…` of the rules that a page alone has; null for none. */
    styleHash: string | null;
  }
}
