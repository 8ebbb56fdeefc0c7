/** `POST`, `GET`, `DELETE /api/session`, and the guard that keeps every other call for agents unless it says otherwise (rule H-3). */
import { sessionRequestSchema, sessionStateSchema } from '@waypage/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { noContent, problems } from '../../plugins/answer-schemas.ts';
import type { App } from '../../plugins/app-types.ts';
import type { AccessService } from './service.ts';

/** `__Host-` binds the cookie to this host; browsers take it on https alone. */
const COOKIE = { plain: 'waypage_session', secure: '__Host-waypage_session' };

export interface AccessOptions {
  readonly service: AccessService;
  /** Whether the public address is https even where the proxy does not say so. */
  readonly isPublicHttps: boolean;
}

export function registerAccess(app: App, { service, isPublicHttps }: AccessOptions): void {
  const isSecure = (request: FastifyRequest) => isPublicHttps || request.protocol === 'https';
  const cookieName = (request: FastifyRequest) => (isSecure(request) ? COOKIE.secure : COOKIE.plain);
  const cookieOf = (request: FastifyRequest) => request.cookies[cookieName(request)];

  app.decorateRequest('isAgent', function isAgent(this: FastifyRequest) {
    return service.isSignedIn(cookieOf(this));
  });

  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.url?.startsWith('/api/') || request.routeOptions.config.audience === 'public') return;
    if (!(await request.isAgent())) throw new AppError('session-required');
  });

  const setCookie = (request: FastifyRequest, reply: FastifyReply, value: string) =>
    reply.setCookie(cookieName(request), value, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure(request),
    });

  app.post(
    '/api/session',
    {
      config: { audience: 'public' },
      bodyLimit: 4096,
      schema: {
        tags: ['Access'],
        summary: 'Open a session with the access code',
        body: sessionRequestSchema,
        response: { 204: noContent, ...problems('wrong-code', 'invalid', 'too-many-attempts') },
      },
    },
    async (request, reply) => {
      const signIn = await service.signIn(request.body.code, request.ip);
      if (signIn.outcome === 'throttled') {
        request.log.warn({ address: request.ip }, 'sign-in throttled');
        throw new AppError('too-many-attempts', { retryAfterSeconds: signIn.retryAfterSeconds });
      }
      if (signIn.outcome === 'wrong') {
        request.log.warn({ address: request.ip }, 'sign-in with a wrong code');
        throw new AppError('wrong-code');
      }
      request.log.info({ address: request.ip }, 'signed in');
      setCookie(request, reply, signIn.cookie);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/api/session',
    {
      config: { audience: 'public' },
      schema: { tags: ['Access'], summary: 'Is there a session?', response: { 200: sessionStateSchema } },
    },
    async (request) => ({ authenticated: await request.isAgent() }),
  );

  app.delete(
    '/api/session',
    {
      config: { audience: 'public' },
      schema: { tags: ['Access'], summary: 'End the session', response: { 204: noContent } },
    },
    async (request, reply) => {
      await service.signOut(cookieOf(request));
      reply.clearCookie(cookieName(request), { path: '/', secure: isSecure(request) });
      return reply.code(204).send(null);
    },
  );
}
