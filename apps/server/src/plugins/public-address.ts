/** The address that links carry (contract §8): the configured one, else the request's own where that is loopback. */
import type { FastifyRequest } from 'fastify';

const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/** @param fallback used where the request names another host: a header is never believed. */
export function createPublicAddress(publicUrl: string | null, fallback: string): (request: FastifyRequest) => string {
  return (request) =>
    publicUrl ?? (LOOPBACK_HOST.test(request.host) ? `${request.protocol}://${request.host}` : fallback);
}
