import type { SpanExporter } from '@opentelemetry/sdk-trace';

type ResultCode = Parameters<Parameters<SpanExporter['export']>[1]>[0]['code'];

/** OpenTelemetry's code for success. Importing its constant would add a package. */
const SUCCESS: ResultCode = 0;

/**
 * Wraps an exporter so that failures stay silent. After one failure it sends nothing more until the console is opened again, because the
 * browser logs each failed request, and a failing collector should not get more requests.
 */
export function withSilentFailures(exporter: SpanExporter): SpanExporter {
  let hasFailed = false;
  return {
    export(spans, done) {
      if (hasFailed) return done({ code: SUCCESS });
      exporter.export(spans, ({ code }) => {
        hasFailed ||= code !== SUCCESS;
        done({ code: SUCCESS });
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}
