import { posix } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isServerPath } from 'shared-kit/model';
import { DEV_EVENTS_PATH } from '../dev/dev-events';
import type { WebServerOptions } from '../ground/options';
import { plainPage } from '../ground/page';
import type { ReleasedRegistry } from '../remotes/released-registry';
import { sendPage } from '../security/page-reply';
import { EarlierShells } from './earlier-shells';
import { withFirstEntries } from './first-entries';
import { sendBuiltFile } from './send-built-file';
import { nameRunningShell } from './running-shell';
import { ShellPage, withNonce } from './shell-page';

/** File name extensions. Programs that request a path with one of them want a file. */
const FILE = /\.(br|css|gz|html?|ico|jpe?g|js|json|map|mjs|png|svg|ts|txt|wasm|webmanifest|webp|woff2?|xml)$/i;

/** Values of `Sec-Fetch-Dest` with which browsers load parts of a page. */
const PART = /^(audio|font|image|manifest|script|style|track|video|worker|sharedworker|empty)$/;

/** The path that browsers and password managers open for a user who wants to change the password (W3C "A Well-Known URL for Changing Passwords"). */
const CHANGE_PASSWORD = '/.well-known/change-password';

/** Folders of files. The router decides about the paths of the folders themselves (ROUTE-09); `/remotes` is a page of the shell. */
const FOLDER = /^\/(assets|remotes)\/?$/i;

const pathOf = (url: string): string => url.split('?', 1)[0]!;

/** Whether the path is one for programs. They take any page for success, so what does not exist must not be answered with the page. */
const isForPrograms = (path: string): boolean => isServerPath(path) && !FOLDER.test(path);

/** Whether the request opens a page of the console. False for requests by which a page loads its files. */
export function isNavigation({ headers, url }: FastifyRequest): boolean {
  const path = pathOf(url);
  const destination = headers['sec-fetch-dest'] ?? '';
  // A name in a path may end like a file, for example the domain "1.2.js". Only browsers declare that they open a page.
  if (isForPrograms(path) || PART.test(destination) || (FILE.test(path) && destination !== 'document')) return false;
  return /text\/html|\*\/\*/.test(headers.accept ?? '*/*');
}

const devScript = (nonce: string): string =>
  `<script nonce="${nonce}">new EventSource('${DEV_EVENTS_PATH}').addEventListener('reload', () => location.reload());</script>`;

/** The shell's files, and its page for every other path, which the router in the browser resolves. */
export function shellRoutes(app: FastifyInstance, options: WebServerOptions, registry: ReleasedRegistry): void {
  const earlierShells = new EarlierShells(options.shellFolder, options.releaseFolder, (error) =>
    app.log.warn({ err: error }, 'files of earlier shells cannot be kept'),
  );
  // In development each save makes a build and pages reload, so earlier files need not be stored.
  const page = new ShellPage(options.shellFolder, () => (options.dev ? Promise.resolve() : earlierShells.store()));
  nameRunningShell(app, options, { readShell: () => page.read(), numbersSeen: () => registry.numbersSeen() });

  async function sendShell(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const built = await page.read();
    if (built !== null) {
      const html = await withFirstEntries(built, request, options, registry);
      return sendPage(reply, options, (nonce) => withNonce(html, nonce, options.dev ? devScript(nonce) : ''));
    }
    reply.status(503);
    return sendPage(reply, options, (nonce) =>
      plainPage({ title: 'Not built yet', body: '<p>The console has not been built. Run <code>npm start</code>.</p>', nonce }),
    );
  }

  app.setNotFoundHandler(async (request, reply) => {
    const reading = request.method === 'GET' || request.method === 'HEAD';
    if (reading && isNavigation(request)) return sendShell(request, reply.status(200));
    reply.status(404);
    if (isForPrograms(pathOf(request.url)))
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('There is nothing here.\n');
    return sendPage(reply, options, (nonce) =>
      plainPage({ title: 'Not found', body: '<p>There is nothing here. <a href="/">Open the console</a></p>', nonce }),
    );
  });

  app.get(CHANGE_PASSWORD, (_request, reply) => reply.redirect('/changepw'));
  app.get('/', (request, reply) => sendShell(request, reply));
  app.get('/*', { logLevel: 'warn' }, async (request, reply) => {
    const { '*': requestedPath } = request.params as { '*': string };
    // The page is sent with its policy, by whatever name it is requested.
    if (posix.join('/', requestedPath, '/') === '/index.html/') return sendShell(request, reply);
    // Phones also request this icon by size and with "precomposed", whatever the page names.
    const path = requestedPath.replace(/^apple-touch-icon(-\d+x\d+)?(-precomposed)?\.png$/, 'apple-touch-icon.png');
    return sendBuiltFile(reply, path, await earlierShells.folderOf(path));
  });
}
