import { Writable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { installErrorHandlers } from '../http/error-handler';
import { googleLine } from './google-logging';
import { OwnError } from './logged-error';
import { logOptions, type LogFormat } from './log-options';

let lines: string[];
let app: FastifyInstance;

function start(logFormat: LogFormat): void {
  lines = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const { logger, ...options } = logOptions({ logLevel: 'info', logFormat, projectId: 'console-1' });
  app = fastify({ logger: { ...(logger as object), stream }, ...options });
  installErrorHandlers(app);
  app.post('/call', () => 'ok');
  app.get('/bug', () => {
    throw new OwnError('a bug');
  });
  app.get('/quota', () => {
    throw Object.assign(new Error('Raw server response: hidden-word'), { code: 'auth/quota-exceeded' });
  });
}

const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
const ofError = () => logged().find((line) => 'err' in line)!;

it.each(['plain', 'google'] as const)(
  'the log (%s) has the path of a request, but nothing of query, headers or body, nor of what a service answers',
  async (format) => {
    start(format);
    await app.inject({
      method: 'POST',
      url: '/call?domain=Hidden',
      headers: { authorization: 'Bearer hidden-token', 'content-type': 'application/json' },
      payload: { password: 'hidden-word' },
    });
    await app.inject('/quota');
    expect(lines.join('')).toContain('"path":"/call"');
    expect(lines.join('')).toContain('auth/quota-exceeded');
    expect(lines.join('').toLowerCase()).not.toContain('hidden');
  },
);

it('on other machines the log stays as pino writes it', async () => {
  start('plain');
  await app.inject({ url: '/bug', headers: { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` } });
  expect(ofError()).toMatchObject({
    level: 50,
    msg: 'request failed',
    time: expect.any(Number),
    err: { type: 'OwnError', message: 'a bug' },
  });
  expect(lines.join('')).not.toContain('severity');
  expect(lines.join('')).not.toContain('googleapis');
});

describe('ADD-36 on Google', () => {
  beforeEach(() => start('google'));

  it('a line has severity, message and time as Cloud Logging reads them', async () => {
    await app.inject({ method: 'POST', url: '/call' });
    app.log.warn('warned');
    app.log.fatal('ended');
    expect(logged()[0]).toMatchObject({ severity: 'INFO', message: 'incoming request', time: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect(logged().map(({ severity }) => severity)).toEqual(['INFO', 'INFO', 'WARNING', 'CRITICAL']);
    expect(lines.join('')).not.toMatch(/"(level|msg)":/);
  });

  it('an error has its stack where Error Reporting groups by it; that of a service has no text of the service', async () => {
    await app.inject('/bug');
    expect(ofError()).toMatchObject({ severity: 'ERROR', stack_trace: expect.stringMatching(/^OwnError: a bug\n\s+at /) });
    start('google');
    await app.inject('/quota');
    expect(ofError()).toMatchObject({ severity: 'ERROR', stack_trace: expect.stringMatching(/^Error: auth\/quota-exceeded\n\s+at /) });
  });

  it.each([
    [{ traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' }, 'b7ad6b7169203331', true],
    [{ traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00' }, 'b7ad6b7169203331', false],
    [{ 'x-cloud-trace-context': '0af7651916cd43dd8448eb211c80319c/255;o=1' }, '00000000000000ff', true],
    [{ 'x-cloud-trace-context': '0AF7651916CD43DD8448EB211C80319C' }, undefined, false],
  ])('every line of a request with %j names its trace', async (headers, span, isSampled) => {
    await app.inject({ method: 'POST', url: '/call', headers });
    expect(logged()).toHaveLength(2);
    for (const line of logged()) {
      expect(line['logging.googleapis.com/trace']).toBe('projects/console-1/traces/0af7651916cd43dd8448eb211c80319c');
      expect(line['logging.googleapis.com/spanId']).toBe(span);
      expect(line['logging.googleapis.com/trace_sampled']).toBe(isSampled);
    }
  });

  it.each(['', 'x', '00-zz-1-01', `${'a'.repeat(32)}/99999999999999999999999`])('a broken header %j gives no trace', async (header) => {
    await app.inject({ method: 'POST', url: '/call', headers: { traceparent: header, 'x-cloud-trace-context': header } });
    expect(lines.join('')).not.toContain('googleapis');
    expect(logged()).toHaveLength(2);
  });

  it('a line of a program has severity and message too', () => {
    expect(JSON.parse(googleLine('CRITICAL', 'not started', { code: 1 }))).toMatchObject({
      severity: 'CRITICAL',
      message: 'not started',
      code: 1,
    });
  });
});
