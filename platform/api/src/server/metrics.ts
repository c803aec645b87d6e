import type { FastifyInstance } from 'fastify';
import type { Build } from './build';
import { faultOf } from '../faults/faults';
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

/** Work that is done part by part and may be left over. */
export type PartlyDone = 'removals' | 'licences' | 'summaries';

/** What the server measures beside its requests. None of it ever fails. */
export interface Measures {
  /** Measures background work, and returns it. */
  work<T>(name: string, work: Promise<T>): Promise<T>;
  /** How much of a kind of work this server has found to be left. */
  left(kind: PartlyDone, count: number): void;
  /** How many sessions of a company wait for a push after its turn of this hour. */
  pushesLeft(company: string, sessions: number): void;
  /** A session was sent to a listener, whoever asked for it. */
  pushed(outcome: 'taken' | 'refused' | 'silent'): void;
}

/** Without metrics. */
export const UNMEASURED: Measures = { work: (_name, work) => work, left: () => {}, pushesLeft: () => {}, pushed: () => {} };

const REQUEST_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const WORK_SECONDS = [0.1, 1, 5, 30, 120, 600];
/** The next hour is another server's turn, perhaps: what this one has counted is not true any more then. */
const COUNTED_FOR_MS = 65 * 60_000;
/** Companies with the most sessions that wait, so that a thousand failing listeners do not make a thousand series. */
const COMPANIES_SHOWN = 50;

/**
 * Measures all requests of a server, and serves the metrics in the format of Prometheus at `/metrics`. To be called before the routes are added.
 * Nothing in them tells of a person, and of companies only how many sessions wait for their listener.
 */
export async function serveMetrics(
  app: FastifyInstance,
  { endpoint, token }: MetricsAccess,
  { build, allowedHosts, registryState }: MetricsOptions,
): Promise<Measures> {
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
  const faults = new Counter({
    name: 'service_faults_total',
    help: 'Faults of services of Google that broke a request or background work, by name.',
    labelNames: ['fault'],
    registers,
  });
  const noteFault = (error: unknown): void => {
    const fault = faultOf(error);
    if (fault?.kind === 'service') faults.inc({ fault: fault.name });
  };
  const leftOver = new Gauge({
    name: 'background_work_left',
    help: 'Work that is under way or left over, by kind, as this server has last found it.',
    labelNames: ['work'],
    registers,
  });
  const attempts = new Counter({
    name: 'push_attempts_total',
    help: 'Sessions sent to listeners of companies, by what they answered.',
    labelNames: ['outcome'],
    registers,
  });
  const counted = new Map<string, { sessions: number; at: number }>();
  const waiting = new Gauge({
    name: 'push_sessions_left',
    help: 'Sessions that wait for a push after the turn of their company in the last hour that this server has pushed.',
    labelNames: ['company'],
    registers,
    collect() {
      waiting.reset();
      for (const [company, { at }] of counted) if (at < Date.now() - COUNTED_FOR_MS) counted.delete(company);
      const most = [...counted].sort(([, one], [, other]) => other.sessions - one.sessions).slice(0, COMPANIES_SHOWN);
      for (const [company, { sessions }] of most) waiting.set({ company }, sessions);
    },
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

  app.addHook('onError', async (_request, _reply, error) => noteFault(error));

  const metrics = { contentType: registry.contentType, text: () => registry.metrics() };
  if (endpoint) listenForMetrics(app, { ...endpoint, allowedHosts }, metrics);
  if (token !== undefined) answerMetrics(app, token, metrics);

  return {
    work(name, work) {
      const began = Date.now();
      const ended = (result: 'done' | 'failed') => {
        works.observe({ work: name, result }, (Date.now() - began) / 1000);
        if (result === 'done') lastSuccess.set({ work: name }, Date.now() / 1000);
      };
      work.then(
        () => ended('done'),
        (error: unknown) => {
          for (const one of error instanceof AggregateError ? error.errors : [error]) noteFault(one);
          ended('failed');
        },
      );
      return work;
    },
    left: (kind, count) => leftOver.set({ work: kind }, count),
    pushesLeft: (company, sessions) =>
      sessions > 0 ? void counted.set(company, { sessions, at: Date.now() }) : void counted.delete(company),
    pushed: (outcome) => attempts.inc({ outcome }),
  };
}
