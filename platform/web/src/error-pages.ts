import type { FastifyError, FastifyInstance } from 'fastify';
import type { PolicyOptions } from './security/content-security-policy';
import { plainPage } from './ground/page';
import { sendPage } from './security/page-reply';

/** Refusals that reveal nothing about files: a repeated header, or an unfulfilled condition or range. */
const REFUSED = new Set([400, 412, 416]);

/** Answers errors of pages and files with a plain page without a stack trace, and logs them. */
export function installErrorPages(app: FastifyInstance, policy: PolicyOptions): void {
  app.setErrorHandler((error: FastifyError & { headers?: Record<string, string> }, request, reply) => {
    const status = error.statusCode ?? 500;
    // Such as a path that leads out of the served folder. "Not found" does not reveal whether there is a file.
    if (status < 500 && !REFUSED.has(status)) return reply.callNotFound();
    if (status >= 500) request.log.error({ err: error }, 'page failed');
    reply.status(REFUSED.has(status) ? status : 500).headers(error.headers ?? {});
    return sendPage(reply, policy, (nonce) => plainPage({ title: 'Something went wrong', body: '<p>Please try again.</p>', nonce }));
  });
}
