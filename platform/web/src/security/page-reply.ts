import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy';

/** Sends a page with a nonce of its own, which the policy and the page share. Never cached: the nonce is for one answer. */
export function sendPage(reply: FastifyReply, policy: PolicyOptions, render: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header('content-security-policy', contentSecurityPolicy(nonce, policy))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(render(nonce));
}
