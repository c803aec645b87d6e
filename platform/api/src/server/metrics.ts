import type { FastifyInstance } from 'fastify';
import type { Build } from './build';
import { answerMetrics, listenForMetrics, type MetricsEndpoint } from './metrics-access';

/** Where metrics are served: on a port of their own, on the server's port to who has the token, or on both. */
export interface MetricsAccess {
  endpoint?: MetricsEndpoint;
  token?: string;
}

export type RegistryState = () => Promise<'up' | 'stale' | 'down'>;

export interface MetricsOptions {
  build: Build;
  /** Names under which the metrics' own port answers, besides IP addresses and those of this machine. */
  allowedHosts?: readonly string[];
  /** Whether the published registry can be used: of a server that serves the console too. */
  registryState?: RegistryState;
}

/** Measures background work. It returns the work, and never fails itself. */
export type MeasureWork = <T>(name: string, work: Promise<T>) => Promise<T>;

/** Without metrics. */
export const unmeasured: MeasureWork = (_name, work) => work;

const REQUEST_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const WORK_SECONDS = [0.1, 1, 5, 30, 120, 600];

/**
 * Measures all requests of a server, and serves the metrics in the format of Prometheus at `/metrics`. To be called before the routes are added.
 * Nothing in them tells of a person or a company.
 */
export async function serveMetrics(
  app: FastifyInstance,
  { endpoint, token }: MetricsAccess,
  { build, allowedHosts, registryState }: MetricsOptions,
): Promise<MeasureWork> {
  // Loaded where it is wanted: most servers run without.
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'console_build_info',
    help: 'Always 1; the labels say which build runs.',
    labelNames: ['version', 'commit'],
    registers,
  }).set({ version: build.version, commit: build.commit ?? '' }, 1);
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const running = new Gauge({ name: 'http_requests_running', help: 'Requests that are not answered yet.', registers });
  const works = new Histogram({
    name: 'background_work_duration_seconds',
    help: 'Background work, by name and result.',
    labelNames: ['work', 'result'],
    buckets: WORK_SECONDS,
    registers,
  });
  const lastSuccess = new Gauge({
    name: 'background_work_last_success_timestamp_seconds',
    help: 'When background work last ended well.',
    labelNames: ['work'],
    registers,
  });
  const cut = new Counter({
    name: 'http_requests_cut_total',
    help: 'Requests whose connection ended before they were answered.',
    registers,
  });
  if (registryState) {
    const state = new Gauge({
      name: 'console_registry_state',
      help: '1 for the state that the published registry of remotes is in.',
      labelNames: ['state'],
      registers,
      async collect() {
        const now = await registryState();
        for (const one of ['up', 'stale', 'down']) state.set({ state: one }, one === now ? 1 : 0);
      },
    });
  }

  app.addHook('onRequest', async (request, reply) => {
    running.inc();
    // The pattern of the route, because paths contain data of users. Read now, because a missing file is answered with a page.
    const route = request.routeOptions.url ?? 'none';
    // Not `onResponse`, which is not called for a connection that was cut.
    reply.raw.once('close', () => {
      running.dec();
      if (!reply.raw.writableFinished) cut.inc();
      else requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    });
  });

  const metrics = { contentType: registry.contentType, text: () => registry.metrics() };
  if (endpoint) listenForMetrics(app, { ...endpoint, allowedHosts }, metrics);
  if (token !== undefined) answerMetrics(app, token, metrics);

  return (name, work) => {
    const began = Date.now();
    const ended = (result: 'done' | 'failed') => {
      works.observe({ work: name, result }, (Date.now() - began) / 1000);
      if (result === 'done') lastSuccess.set({ work: name }, Date.now() / 1000);
    };
    work.then(
      () => ended('done'),
      () => ended('failed'),
    );
    return work;
  };
}
