import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy';

/** Sends a page with a new nonce in the page and its policy. Never cached, because a nonce is for one answer only. */
export function sendPage(reply: FastifyReply, policy: PolicyOptions, render: (nonce: string) => string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return (
    reply
      .header('content-security-policy', contentSecurityPolicy(nonce, policy))
      // Other origins are told the console's origin and no path: a project restricts the web app's key to it, and refuses pages that send no referrer.
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(render(nonce))
  );
}
