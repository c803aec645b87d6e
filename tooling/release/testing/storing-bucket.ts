import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * For tests: a bucket service that stores objects in memory. It has the parts of Cloud Storage's JSON interface that releases use, including generations and
 * preconditions. `refuse` may return the status with which a request fails, or `'silent'` for one that is never answered.
 */
export async function storingBucket(
  options: { refuse?: (request: { method: string; path: string; writes: number }) => number | 'silent' | undefined } = {},
) {
  const objects: Map<string, { bytes: Buffer; generation: number; metadata: Record<string, string> }> = new Map();
  let generation = 0;
  let writes = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', 'http://bucket');
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const say = (status: number, json: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    const fail = (status: number) => say(status, { error: { code: status, message: `status ${status}`, errors: [{ reason: 'test' }] } });
    const isWrite = url.pathname.startsWith('/upload/');
    if (isWrite) writes += 1;
    const refused = options.refuse?.({ method: request.method ?? '', path: url.pathname, writes });
    if (refused === 'silent') return;
    if (refused) return fail(refused);
    const described = (name: string) => ({
      kind: 'storage#object',
      name,
      bucket: 'releases',
      ...objects.get(name)?.metadata,
      generation: String(objects.get(name)?.generation),
      md5Hash: createHash('md5')
        .update(objects.get(name)?.bytes ?? '')
        .digest('base64'),
    });
    if (isWrite) {
      const { metadata, bytes } = partsOf(body, request.headers['content-type'] ?? '');
      const name = url.searchParams.get('name') ?? metadata.name;
      const wanted = url.searchParams.get('ifGenerationMatch');
      if (wanted !== null && Number(wanted) !== (objects.get(name)?.generation ?? 0)) return fail(412);
      objects.set(name, { bytes, metadata, generation: (generation += 1) });
      return say(200, described(name));
    }
    const name = decodeURIComponent(/\/o\/(.+)$/.exec(url.pathname)?.[1] ?? '');
    if (name) {
      const object = objects.get(name);
      if (!object) return fail(404);
      if (url.searchParams.get('alt') !== 'media') return say(200, described(name));
      return response
        .writeHead(200, { 'content-type': object.metadata.contentType, 'x-goog-hash': `md5=${described(name).md5Hash}` })
        .end(object.bytes);
    }
    const prefix = url.searchParams.get('prefix') ?? '';
    say(200, { kind: 'storage#objects', items: [...objects.keys()].filter((one) => one.startsWith(prefix)).map(described) });
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    objects,
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))),
  };
}

/** The two parts of an upload: the metadata and the bytes of the file. */
function partsOf(body: Buffer, contentType: string) {
  const boundary = /boundary="?([^";]+)/.exec(contentType)?.[1] ?? '';
  const text = body.toString('latin1');
  const [, first = '', second = ''] = text.split(`--${boundary}`);
  const content = (part: string) => part.slice(part.indexOf('\r\n\r\n') + 4).replace(/\r\n$/, '');
  return { metadata: JSON.parse(Buffer.from(content(first), 'latin1').toString('utf8')), bytes: Buffer.from(content(second), 'latin1') };
}
