import type { FastifyInstance } from 'fastify';
import type { WebServerOptions } from '../options';
import { sendPage } from '../security/page-reply';
import { mailPage, readMails } from './mail-page';

/** `GET /__mail`: the mails that a real Auth would have sent. Only with the embedded Firebase. */
export function mailRoutes(app: FastifyInstance, options: WebServerOptions): void {
  const { emulators, projectId } = options;
  if (!emulators) return;
  app.get('/__mail', async (_request, reply) => {
    const mails = await readMails(emulators.auth, projectId);
    if (!mails) reply.status(503);
    return sendPage(reply, options, (nonce) => mailPage(mails, nonce));
  });
}
