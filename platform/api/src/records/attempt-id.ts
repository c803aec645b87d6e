import type { FastifyRequest } from 'fastify';

const ids = new WeakMap<FastifyRequest, string>();

/** The attempt that a request belongs to, which the records of its changes name. Undefined for a request without an id. */
export const attemptIdOf = (request: FastifyRequest): string | undefined => ids.get(request);

export const setAttemptId = (request: FastifyRequest, id: string): void => void ids.set(request, id);
