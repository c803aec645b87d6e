import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEV_EVENTS_PATH } from '../dev/dev-events';
import type { WebServerOptions } from '../options';
import { plainPage } from '../page';
import type { ReleasedRegistry } from '../remotes/released-registry';
import { sendPage } from '../security/page-reply';
import { KeptShells } from './kept-shells';
import { sendBuiltFile } from './send-built-file';
import { ShellPage, withNonce } from './shell-page';

/** Endings of files: an address that has one is never a place in the console. */
const FILE = /\.(br|css|gz|html?|ico|jpe?g|js|json|map|mjs|png|svg|ts|txt|wasm|webmanifest|webp|woff2?|xml)$/i;

/** What a browser says when it wants something to put into a page. */
const PART = /^(audio|font|image|manifest|script|style|track|video|worker|sharedworker|empty)$/;

/** A person going somewhere, and not a page asking for one of its files. */
export function isNavigation({ headers, url }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0]!;
  if (FILE.test(path) || PART.test(String(headers['sec-fetch-dest'] ?? ''))) return false;
  return /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}

const devScript = (nonce: string): string =>
  `<script nonce="${nonce}">new EventSource('${DEV_EVENTS_PATH}').addEventListener('reload', () => location.reload());</script>`;

/** The shell's files, and its page for every address that is none: the router in the browser knows the rest. */
export function shellRoutes(app: FastifyInstance, options: WebServerOptions, registry: ReleasedRegistry): void {
  const kept = new KeptShells(options.shellFolder, options.releaseFolder, (error) => app.log.warn({ error }, 'files of earlier shells cannot be kept'));
  // One that is worked on is built with every save, and pages are loaded anew.
  const page = new ShellPage(options.shellFolder, () => (options.dev ? Promise.resolve() : kept.keep()));

  async function sendShell(reply: FastifyReply): Promise<FastifyReply> {
    const html = await page.read();
    if (html !== null) {
      // Scripts of remotes come from where the registry has them at this moment, and from nowhere else.
      const { origins } = await registry.current();
      const policy = { ...options, remoteOrigins: [...(options.remoteOrigins ?? []), ...origins] };
      return sendPage(reply, policy, (nonce) => withNonce(html, nonce, options.dev ? devScript(nonce) : ''));
    }
    reply.status(503);
    return sendPage(reply, options, (nonce) =>
      plainPage({ title: 'Not built yet', body: '<p>The console has not been built. Run <code>npm start</code>.</p>', nonce }),
    );
  }

  app.setNotFoundHandler(async (request, reply) => {
    const reading = request.method === 'GET' || request.method === 'HEAD';
    if (reading && isNavigation(request)) return sendShell(reply.status(200));
    reply.status(404);
    return sendPage(reply, options, (nonce) =>
      plainPage({ title: 'Not found', body: '<p>There is nothing here. <a href="/">Open the console</a></p>', nonce }),
    );
  });

  app.get('/', (_request, reply) => sendShell(reply));
  app.get('/*', { logLevel: 'warn' }, async (request, reply) => {
    const { '*': path } = request.params as { '*': string };
    return sendBuiltFile(reply, path, await kept.folderOf(path));
  });
}
