import type { FastifyError, FastifyInstance } from 'fastify';
import type { PolicyOptions } from './security/content-security-policy';
import { plainPage } from './page';
import { sendPage } from './security/page-reply';

/** What goes wrong while a page or file is served ends in a plain page and a line in the log, never in a stack trace. */
export function installErrorPages(app: FastifyInstance, policy: PolicyOptions): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    // A path that leaves its folder is refused by the file server; whoever asks need not know that there is one.
    if (status < 500) return reply.callNotFound();
    request.log.error({ err: error }, 'page failed');
    reply.status(500);
    return sendPage(reply, policy, (nonce) =>
      plainPage({ title: 'Something went wrong', body: '<p>Please try again.</p>', nonce }),
    );
  });
}
