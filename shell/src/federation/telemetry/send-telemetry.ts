import { SpanStatusCode, type Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace';
import { KIT_VERSION } from 'shared-kit/host/contract';
import type { LoadedRemote } from '../../registry/loaded-registry';
import { isFailure, type RemoteEvent, type RemoteLog } from '../remote-log';
import { kindOf, rootOf } from '../failure-kind';
import { ownerOf } from '../remote-facts';
import { withSilentFailures } from './quiet-exporter';
import { withoutPersonalData, withoutPersonalLines } from './without-personal-data';

/** The longest that the collector may take, including the exporter's retries. */
const LIMIT_MS = 5_000;

const collectorAt = (endpoint: string): SpanExporter =>
  new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, timeoutMillis: LIMIT_MS });

/**
 * Sends the past and future events of this page's remotes to a collector: a span for each loaded page and each failure, with the remote and
 * its version (ADR-0033). Failures of the collector are neither shown nor logged. Returns a function that sends all pending spans
 * at once.
 */
export function sendTelemetry(log: RemoteLog, endpoint: string, exporter = collectorAt(endpoint)): () => Promise<void> {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'inventory-console', 'service.version': KIT_VERSION }),
    spanProcessors: [new BatchSpanProcessor({ exporter: withSilentFailures(exporter) })],
  });
  const tracer = provider.getTracer('remotes');
  const sent = new WeakSet<RemoteEvent>();
  const send = () => {
    const events = log.all();
    const remotes = [...new Set(events.flatMap(({ remote }) => remote ?? []))];
    for (const event of events) {
      if (event.end === undefined || sent.has(event)) continue;
      sent.add(event);
      spanOf(tracer, event, ownerOf(event, remotes));
    }
  };
  send();
  let waiting = false;
  log.subscribe(() => {
    if (waiting) return;
    waiting = true;
    // Send later, because an error that a boundary catches is reported twice, and only the second report has its remote.
    setTimeout(() => {
      waiting = false;
      send();
    });
  });
  return () => provider.forceFlush();
}

function spanOf(tracer: Tracer, event: RemoteEvent, owner: LoadedRemote | undefined): void {
  const { page, start, entryEnd, end } = event;
  const span = tracer.startSpan(isFailure(event) ? 'remote.failure' : 'remote.load', {
    startTime: performance.timeOrigin + start,
    attributes: {
      ...attributesOf(owner),
      ...(page !== undefined && { 'remote.page': page }),
      ...(entryEnd !== undefined && { 'remote.entry.duration_ms': Math.round(entryEnd - start) }),
    },
  });
  if (isFailure(event)) {
    const { name, message, stack = '' } = rootOf(event.error);
    span.setAttribute('error.type', kindOf(event));
    if (event.reference !== undefined) span.setAttribute('error.reference', event.reference);
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.recordException({ name, message: withoutPersonalData(message), stack: withoutPersonalLines(stack) });
  }
  span.end(performance.timeOrigin + (end ?? start));
}

/** The attributes of a remote. Errors without a remote count as errors of the shell. */
const attributesOf = (remote: LoadedRemote | undefined): Record<string, string> =>
  remote
    ? { 'remote.name': remote.name, 'remote.version': remote.overridden ? 'override' : remote.version, 'remote.source': sourceOf(remote) }
    : { 'remote.name': 'shell', 'remote.version': KIT_VERSION };

const sourceOf = ({ overridden, canary }: LoadedRemote): string => (overridden ? 'override' : canary?.chosen ? 'canary' : 'registry');
