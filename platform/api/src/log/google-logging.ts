import type { IncomingHttpHeaders } from 'node:http';

/** How Cloud Logging names pino's levels. */
const SEVERITIES: Readonly<Record<string, string>> = {
  trace: 'DEBUG',
  debug: 'DEBUG',
  info: 'INFO',
  warn: 'WARNING',
  error: 'ERROR',
  fatal: 'CRITICAL',
};

/**
 * Options of pino by which Cloud Logging reads severity, message and time of a line, and Error Reporting groups errors by their stacks
 * (`stack_trace`). `stackOf` is the stack as it may be written.
 */
export const googleFormat = (stackOf: (error: Error) => string) => ({
  messageKey: 'message',
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: {
    level: (label: string) => ({ severity: SEVERITIES[label] ?? 'DEFAULT' }),
    log: (line: Record<string, unknown>) => (line['err'] instanceof Error ? { ...line, stack_trace: stackOf(line['err']) } : line),
  },
});

/** A line of a program without a logger, as Cloud Logging reads it. */
export const googleLine = (severity: 'INFO' | 'CRITICAL', message: string, details: object = {}): string =>
  JSON.stringify({ severity, time: new Date().toISOString(), message, ...details });

const TRACE_PARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-|$)/;
const CLOUD_TRACE = /^([\da-fA-F]{32})(?:\/(\d{1,20}))?(?:;o=(\d))?$/;

/** The fields by which Cloud Logging shows all lines of a request together, also those of the load balancer before; none without a trace. */
export function traceOf(headers: IncomingHttpHeaders, projectId: string): Record<string, string | boolean> {
  const [, trace, span, flags] = TRACE_PARENT.exec(textOf(headers['traceparent'])) ?? [];
  if (trace !== undefined && span !== undefined && flags !== undefined)
    return fields(projectId, trace, span, (parseInt(flags, 16) & 1) === 1);
  const [, cloudTrace, cloudSpan, option] = CLOUD_TRACE.exec(textOf(headers['x-cloud-trace-context'])) ?? [];
  if (cloudTrace === undefined) return {};
  // This header has the span as a decimal number.
  const inHex = cloudSpan === undefined ? undefined : BigInt.asUintN(64, BigInt(cloudSpan)).toString(16).padStart(16, '0');
  return fields(projectId, cloudTrace.toLowerCase(), inHex, option === '1');
}

const textOf = (header: string | string[] | undefined): string => (typeof header === 'string' ? header : '');

const fields = (projectId: string, trace: string, span: string | undefined, isSampled: boolean) => ({
  'logging.googleapis.com/trace': `projects/${projectId}/traces/${trace}`,
  ...(span !== undefined && { 'logging.googleapis.com/spanId': span }),
  'logging.googleapis.com/trace_sampled': isSampled,
});
