import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RemoteFailure } from '../remote-failure';
import { RemoteLog } from '../remote-log';
import { aRemote } from '../../testing/render-console';
import { sendTelemetry } from './send-telemetry';

interface Value {
  stringValue?: string;
  intValue?: number;
}
interface Span {
  name: string;
  attributes: { key: string; value: Value }[];
  events: { name: string; attributes: { key: string; value: Value }[] }[];
  status: { code: number };
  startTimeUnixNano: string;
  endTimeUnixNano: string;
}
interface Payload {
  resourceSpans: { resource: { attributes: { key: string; value: Value }[] }; scopeSpans: { spans: Span[] }[] }[];
}

const auth = aRemote('mfe-auth', { '/login': 'public' }, { version: '2.1.0' });
const fields = (attributes: Span['attributes']) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]));

/** A `fetch` for tests, which only reaches the collector of this test. */
const fetchFromCollector: typeof fetch = (url, { method, body } = {}) =>
  new Promise((resolve, reject) => {
    const asked = request(url instanceof Request ? url.url : url, { method }, (response) => {
      response.resume();
      resolve(new Response('{}', { status: response.statusCode ?? 0 }));
    });
    asked.on('error', reject).end(Buffer.from(body as Uint8Array));
  });

let server: Server;
let received: { url: string | undefined; body: string }[];
let answer: number;
let endpoint: string;

/** Starts a collector that accepts every request. */
beforeEach(async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetchFromCollector);
  received = [];
  answer = 200;
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      received.push({ url: request.url, body: Buffer.concat(chunks).toString() });
      response.writeHead(answer, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** Resolves after the timers that are set already, because timers of the same delay run in order. */
const afterThis = () => new Promise((resolve) => setTimeout(resolve));

const spansReceived = (): Span[] =>
  received.flatMap(({ body }) =>
    (JSON.parse(body) as Payload).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  );

/** A log in which the login page has loaded: its entry after 100 ms, the page after 150 ms. */
function logWithALoad(): RemoteLog {
  const log = new RemoteLog();
  const note = log.begin(auth, 'Login');
  const { start } = log.all()[0]!;
  note({ entryEnd: start + 100 });
  note({ end: start + 150 });
  return log;
}

it('ADD-TRUST-08 sends the load times of a remote and its page, with name and version', async () => {
  await sendTelemetry(logWithALoad(), `${endpoint}/`)();
  expect(received.map(({ url }) => url)).toEqual(['/v1/traces']);
  const [span] = spansReceived();
  expect(span).toMatchObject({ name: 'remote.load', status: { code: 0 } });
  expect(fields(span!.attributes)).toEqual({
    'remote.name': 'mfe-auth',
    'remote.version': '2.1.0',
    'remote.source': 'registry',
    'remote.page': 'Login',
    'remote.entry.duration_ms': 100,
  });
  expect((BigInt(span!.endTimeUnixNano) - BigInt(span!.startTimeUnixNano)) / 1_000_000n).toBe(150n);
  const { resource } = (JSON.parse(received[0]!.body) as Payload).resourceSpans[0]!;
  expect(fields(resource.attributes)).toMatchObject({ 'service.name': 'inventory-console' });
});

it('ADD-TRUST-08 sends each failure once, with its kind and message, without personal data', async () => {
  const log = logWithALoad();
  const flush = sendTelemetry(log, endpoint);
  const crash = Object.assign(
    new TypeError("Cannot read properties of undefined (reading 'name') of ana@acme.test in /company/acme/domains/North, 'Street 12'"),
    {
      stack: 'TypeError: ana@acme.test\n    at Sessions (http://remotes.test/mfe-auth/assets/7.ab12.js:1:99)\n    at /company/acme',
    },
  );
  log.fail(crash);
  log.fail(crash, auth);
  log.fail(new RemoteFailure('mfe-auth', { cause: new Error('ScriptNetworkError: x') }), auth);
  await afterThis();
  await flush();
  const failures = spansReceived().filter(({ name }) => name === 'remote.failure');
  const references = log.all().flatMap(({ reference }) => reference ?? []);
  expect(new Set(references).size).toBe(2);
  expect(failures.map(({ attributes, status }) => [fields(attributes), status.code])).toEqual([
    [
      {
        'remote.name': 'mfe-auth',
        'remote.version': '2.1.0',
        'remote.source': 'registry',
        'error.type': 'render',
        'error.reference': references[0],
      },
      2,
    ],
    [
      {
        'remote.name': 'mfe-auth',
        'remote.version': '2.1.0',
        'remote.source': 'registry',
        'error.type': 'script',
        'error.reference': references[1],
      },
      2,
    ],
  ]);
  expect(fields(failures[0]!.events[0]!.attributes)).toEqual({
    'exception.type': 'TypeError',
    'exception.message': "Cannot read properties of undefined (reading 'name') of … in … …",
    'exception.stacktrace': '    at http://remotes.test/mfe-auth/assets/7.ab12.js:1:99',
  });
  expect(JSON.stringify(received)).not.toMatch(/ana@|acme|North|Street/);
});

it('ADD-TRUST-08 sends nothing more to a failing collector, and logs nothing', async () => {
  answer = 500;
  const consoleSpies = (['log', 'info', 'warn', 'error'] as const).map((method) => jest.spyOn(console, method));
  const log = logWithALoad();
  const flush = sendTelemetry(log, endpoint);
  await flush();
  expect(received).toHaveLength(1);
  log.fail(new Error('another'), auth);
  await afterThis();
  await flush();
  expect(received).toHaveLength(1);
  for (const method of consoleSpies) expect(method).not.toHaveBeenCalled();
});
