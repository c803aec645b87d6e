import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { ROOT } from 'tooling/stack';

/** The attributes of a span that a page has reported about a remote. */
export type RemoteReport = Record<string, string | number | undefined>;

/** The part of an OpenTelemetry collector that the console uses: OTLP over HTTP, as JSON. */
export interface Collector {
  endpoint: string;
  /** The received spans, as their names and attributes. */
  spans: () => RemoteReport[];
  stop: () => Promise<void>;
}

interface Payload {
  resourceSpans: {
    scopeSpans: { spans: { name: string; attributes: { key: string; value: { stringValue?: string; intValue?: number } }[] }[] }[];
  }[];
}

export async function startCollector(): Promise<Collector> {
  const reports: RemoteReport[] = [];
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', 'content-type');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.on('end', () => {
      if (request.method === 'POST' && request.url === '/v1/traces') reports.push(...spansIn(Buffer.concat(chunks).toString()));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => reports,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const spansIn = (body: string): RemoteReport[] =>
  (JSON.parse(body) as Payload).resourceSpans.flatMap(({ scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ name, attributes }) => ({
        span: name,
        ...Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue])),
      })),
    ),
  );

/** The scripts of the shell that hold OpenTelemetry's packages, by their file names. */
export function telemetryScripts(): string[] {
  const assets = join(ROOT, 'shell', 'dist', 'assets');
  return readdirSync(assets).filter(
    (name) => name.endsWith('.js') && /resourceSpans|v1\/traces/.test(readFileSync(join(assets, name), 'utf8')),
  );
}
