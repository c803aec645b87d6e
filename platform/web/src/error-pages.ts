import type { FastifyError, FastifyInstance } from 'fastify';
import type { PolicyOptions } from './security/content-security-policy';
import { plainPage } from './page';
import { sendPage } from './security/page-reply';

/** Answers errors while a page or file is served with a plain page and logs them; no stack trace is sent. */
export function installErrorPages(app: FastifyInstance, policy: PolicyOptions): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    // Such as a path that leads out of the served folder. "Not found" does not reveal whether there is a file.
    if (status < 500) return reply.callNotFound();
    request.log.error({ err: error }, 'page failed');
    reply.status(500);
    return sendPage(reply, policy, (nonce) =>
      plainPage({ title: 'Something went wrong', body: '<p>Please try again.</p>', nonce }),
    );
  });
}
