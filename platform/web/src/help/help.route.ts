import type { FastifyInstance } from 'fastify';
import type { WebServerOptions } from '../ground/options';
import { plainPage } from '../ground/page';
import { sendPage } from '../security/page-reply';

const HELP_PATH = '/__help';

const BODY = `
<p>In production the Help link of the console leads to your own service desk: the address in <code>HELP_URL</code>.
This page stands in for it.</p>
<ul>
<li>Press <kbd>?</kbd> in the console for its keyboard shortcuts, <kbd>Ctrl</kbd> <kbd>K</kbd> to go anywhere by name.</li>
<li>Mails that the console would have sent are listed at <a href="/__mail">/__mail</a>.</li>
<li>The calls of the API are described at <a href="/api/docs">/api/docs</a>.</li>
</ul>
<p><a href="/">Back to the console</a></p>`;

/** `GET /__help`: the service desk of the demonstration. Only where there is an embedded Firebase. */
export function helpRoutes(app: FastifyInstance, options: WebServerOptions): void {
  if (!options.emulators) return;
  app.get(HELP_PATH, (_request, reply) => sendPage(reply, options, (nonce) => plainPage({ title: 'Service desk', body: BODY, nonce })));
}
