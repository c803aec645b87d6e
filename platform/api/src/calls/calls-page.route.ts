import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { CODES } from 'shared-kit/model';
import { describedCalls, type CallsDocument, type DescribedCall } from './described-calls';

const text = (codes: readonly number[]): string => codes.map((code) => `${code} ${CODES[code]?.text ?? ''}`).join('<br>');

const row = ({ method, path, who, success, codes }: DescribedCall): string =>
  `<tr><th scope="row"><code>${method} ${path}</code></th><td>${who}</td><td>${success}</td><td>${text(codes)}</td></tr>`;

const page = (document: CallsDocument, nonce: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Calls of the platform</title>
<style nonce="${nonce}">
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .5rem; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent) }
</style>
</head>
<body>
<main>
<h1>Calls of the platform</h1>
<p>The schemas are in <a href="openapi.json">openapi.json</a>. All calls may refuse with:<br>${text(document['x-codes'] ?? [])}</p>
<table>
<thead><tr><th scope="col">Call</th><th scope="col">Who</th><th scope="col">Success</th><th scope="col">Refuses with</th></tr></thead>
<tbody>
${describedCalls(document).map(row).join('\n')}
</tbody>
</table>
</main>
</body>
</html>
`;

/** `GET /docs`: the calls of `openapi.json` as a readable page without script. */
export const callsPage: FastifyPluginAsync = async (app) => {
  app.get('/docs', { schema: { hide: true } }, (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
    // The page is a string: the API's serializer, `JSON.stringify`, would put it in quotes.
    return reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .serializer(String)
      .send(page(app.swagger(), nonce));
  });
};
