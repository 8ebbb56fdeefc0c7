/** Turns whatever was thrown into an answer of the error table (rule H-2); what is not in it is logged and answered as `internal`. */
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { readDatabaseFailure } from '../database/database-failures.ts';
import { AppError, ERRORS, type ErrorCode, type ErrorExtras, presentProblem } from '../errors.ts';
import type { App } from './app-types.ts';
import { listFieldErrors } from './field-errors.ts';

const RETRY_AFTER_SECONDS = 2;
const HEADER = 'application/problem+json; charset=utf-8';

const OF_FASTIFY: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not-json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed-json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
};

/** Sends a page to a person whose page failed, and answers true; false where the request wants none. */
export type SendFailurePage = (request: FastifyRequest, reply: FastifyReply, code: ErrorCode) => Promise<boolean>;

export function registerProblemAnswers(app: App, sendFailurePage: SendFailurePage): void {
  app.setErrorHandler(async (error, request, reply) => {
    const problem = noteProblem(error, request, reply);
    const isFailure = ERRORS[problem.code].status >= 500;
    if (isFailure && (await sendFailurePage(request, reply, problem.code))) return reply;
    return answerProblem(problem, request, reply);
  });
}

/** For what fails before there is a route. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answerProblem(noteProblem(error, request, reply), request, reply);
}

interface ReadProblem {
  readonly code: ErrorCode;
  readonly extras: ErrorExtras;
}

/** Logs what is the server's fault, and frees the answer from what the handler meant for its own. */
function noteProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): ReadProblem {
  const problem = readProblem(error, request);
  const { code, extras } = problem;
  const { status } = ERRORS[code];
  if (code === 'internal') request.log.error({ err: error }, 'unexpected error');
  else if (status >= 500) request.log.warn(error instanceof AppError ? {} : { err: error }, code);
  const retryAfter = extras.retryAfterSeconds ?? (status === 503 ? RETRY_AFTER_SECONDS : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  reply.removeHeader('etag');
  return problem;
}

function answerProblem({ code, extras }: ReadProblem, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.pageType = 'api';
  return reply
    .code(ERRORS[code].status)
    .headers({ 'content-type': HEADER, 'cache-control': 'no-store', ...extras.headers })
    .serializer(String)
    .send(JSON.stringify(presentProblem(code, request.id, extras)));
}

function readProblem(error: unknown, request: FastifyRequest): ReadProblem {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const { errors, isTextTooLong } = listFieldErrors(error.validation);
    return isTextTooLong ? { code: 'text-too-long', extras: {} } : { code: 'invalid', extras: { errors } };
  }
  const failure = readDatabaseFailure(error);
  if (failure !== null) return { code: failure === 'full' ? 'storage-full' : 'database-unavailable', extras: {} };
  if (!isFastifyError(error)) return { code: 'internal', extras: {} };
  const known = OF_FASTIFY[error.code];
  if (known === 'body-too-large') return { code: request.routeOptions.config.tooLarge ?? known, extras: {} };
  if (known !== undefined) return { code: known, extras: {} };
  const { statusCode = 500 } = error;
  // The JSON parser's own errors, poisoned keys among them, carry a status and no code.
  if (error instanceof SyntaxError && statusCode === 400) return { code: 'malformed-json', extras: {} };
  return { code: statusCode >= 400 && statusCode < 500 ? 'bad-request' : 'internal', extras: {} };
}

const isFastifyError = (error: unknown): error is FastifyError => error instanceof Error && 'statusCode' in error;

/** Answers what never became a request: a broken head, a head too large, one that took too long. */
export function answerBrokenSocket(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const codes: Readonly<Record<string, ErrorCode>> = {
    HPE_HEADER_OVERFLOW: 'head-too-large',
    ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
  };
  const code = codes[error.code ?? ''] ?? 'bad-request';
  const body = JSON.stringify(presentProblem(code, undefined));
  const { status, title } = ERRORS[code];
  socket.end(
    `HTTP/1.1 ${status} ${title}\r\nContent-Type: ${HEADER}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
