import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { serveMetrics } from 'platform-api';
import { parse } from 'yaml';

const ROOT = join(__dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Alert {
  alert: string;
  expr: string;
  annotations: { summary: string; section: string };
}
interface Dashboard {
  panels: { title: string; gridPos: { x: number; y: number; w: number; h: number }; targets: { expr: string }[] }[];
}

const alerts = (parse(read('deploy/alerts.yaml')) as { groups: { rules: Alert[] }[] }).groups.flatMap(({ rules }) => rules);
const { panels } = JSON.parse(read('deploy/grafana.json')) as Dashboard;
const expressions = [
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];

/** The words of an expression that are no metric, and are not in quotes or braces. */
const FUNCTIONS = new Set(
  'absent by count for histogram_quantile increase le max min_over_time rate sum time topk work state company instance fault route method status outcome result version commit'.split(
    ' ',
  ),
);
/** What Prometheus itself says of a job. */
const PROMETHEUS = ['up'];

/** The metrics that a server has, each with its labels. Node's own are measured as they come. */
async function metricsThatThereAre(): Promise<Map<string, Set<string>>> {
  const app = fastify();
  const measures = await serveMetrics(app, { token: 'a'.repeat(32) }, { build: { version: '1' }, registryState: async () => 'up' });
  app.get('/thing', async () => Promise.reject(Object.assign(new Error('away'), { code: 14 })));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as { port: number };
  await (await fetch(`http://127.0.0.1:${port}/thing`)).text();
  await measures.work('summaries', Promise.resolve());
  measures.left('removals', 1);
  measures.pushesLeft('acme', 1);
  measures.pushed('taken');
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: `Bearer ${'a'.repeat(32)}` } })).text();
  await app.close();
  const metrics = new Map<string, Set<string>>();
  for (const [, name = '', labels = ''] of text.matchAll(/^([a-z_0-9]+)(?:\{(.*)\})? \S+$/gm)) {
    const known = metrics.get(name) ?? new Set(['job', 'instance']);
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    metrics.set(name, known);
  }
  return metrics;
}

let metrics: Map<string, Set<string>>;
beforeAll(async () => {
  metrics = await metricsThatThereAre();
  for (const name of PROMETHEUS) metrics.set(name, new Set(['job', 'instance']));
});

it.each(expressions)('ADD-61 %s asks for metrics and labels that there are, of the servers alone', (_title, expr) => {
  const selectors = [...expr.matchAll(/\b([a-z_0-9]+)\{([^}]*)\}/g)];
  expect(selectors.length).toBeGreaterThan(0);
  for (const [, name = '', labels = ''] of selectors) {
    expect(metrics.has(name) ? name : `there is no ${name}`).toBe(name);
    const asked = [...labels.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g)].map(([, label = '']) => label);
    expect(asked).toContain('job');
    expect(asked.filter((label) => !metrics.get(name)!.has(label))).toEqual([]);
  }
  const words = expr.replaceAll(/"[^"]*"/g, '').replaceAll(/\{[^}]*\}/g, '');
  const rest = [...words.matchAll(/\b[a-z_][a-z_0-9]*\b/g)]
    .map(([word]) => word)
    .filter((word) => !metrics.has(word) && !FUNCTIONS.has(word));
  expect(rest.filter((word) => !/^(m|h|s)$/.test(word))).toEqual([]);
});

it('ADD-61 each alert names the section of the guide that says what to do, and each such section has an alert', () => {
  const [, guide = ''] = /^## Alerts\n([\s\S]*?)^## /m.exec(read('docs/deploy.md')) ?? [];
  const sections = [...guide.matchAll(/^### (\w+)$/gm)].map(([, title = '']) => title);
  expect(alerts.map(({ alert }) => alert).sort()).toEqual(sections.sort());
  for (const { alert, annotations } of alerts) {
    expect(annotations.section).toBe(`docs/deploy.md#${alert.toLowerCase()}`);
    expect(annotations.summary).not.toBe('');
  }
});

it('ADD-61 the guide names each metric of the console', () => {
  const [, guide = ''] = /^## Metrics\n([\s\S]*?)^## /m.exec(read('docs/deploy.md')) ?? [];
  const own = [...metrics.keys()]
    .filter((name) => !/^(up|process_|nodejs_)/.test(name))
    .map((name) => name.replace(/_(bucket|sum|count)$/, ''));
  expect([...new Set(own)].filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

it('ADD-61 no panel of the dashboard covers another', () => {
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  expect(Math.max(...panels.map(({ gridPos: { x, w } }) => x + w))).toBeLessThanOrEqual(24);
});
