import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, OUT_OF_REACH } from '../cli/commands/audit';
import { ROOT } from '../ground/workspace';
import { compareFindings } from './accepted';
import type { Finding } from './findings';
import { portOf } from '../ground/testing/port-of';

/** As the service answered on the advisories of these packages; the versions are wider, so that the ones of the lock file are among them. */
const RECORDED = {
  undici: [
    {
      id: 1112496,
      url: 'https://github.com/advisories/GHSA-cxrh-j4jr-qwg3',
      title: 'undici Denial of Service attack via bad certificate data',
      severity: 'low',
      vulnerable_versions: '<99.0.0',
      cwe: ['CWE-401'],
      cvss: { score: 3.1, vectorString: 'CVSS:3.1/AV:N/AC:H/PR:L/UI:N/S:U/C:N/I:N/A:L' },
    },
  ],
  fastify: [{ id: 2, url: 'https://github.com/advisories/GHSA-fast', title: 'x', severity: 'high', vulnerable_versions: '*', cwe: [] }],
  // A package for development alone is not asked about, so nothing is to be said of this.
  knip: [{ id: 1, url: 'https://github.com/advisories/GHSA-knip', title: 'x', severity: 'high', vulnerable_versions: '*', cwe: [] }],
};
const NOW = Date.parse('2026-12-01T12:00:00Z');
const accepted = (more = {}) => ({
  advisory: 'GHSA-cxrh-j4jr-qwg3',
  package: 'undici',
  reason: 'Only the build uses it, and asks no server of others.',
  until: '2027-01-31',
  ...more,
});

describe('npm run audit', () => {
  let written: string[];
  let spies: jest.SpyInstance[];
  beforeEach(() => {
    written = [];
    const keep = (text: unknown) => void written.push(String(text));
    spies = [jest.spyOn(console, 'log').mockImplementation(keep), jest.spyOn(console, 'error').mockImplementation(keep)];
  });
  afterEach(() => spies.forEach((spy) => spy.mockRestore()));

  /** A registry that answers the question for advisories. */
  async function withRegistry<T>(answer: (reply: ServerResponse) => void, work: (registry: string) => Promise<T>) {
    const registry = createServer((request, reply) => {
      request.resume();
      request.on('end', () => (request.url?.endsWith('/security/advisories/bulk') ? answer(reply) : reply.writeHead(404).end('{}')));
    }).listen(0, '127.0.0.1');
    await once(registry, 'listening');
    try {
      return await work(`http://127.0.0.1:${portOf(registry)}/`);
    } finally {
      registry.close();
      registry.closeAllConnections();
    }
  }
  const answering =
    (body: string, status = 200) =>
    (reply: ServerResponse) =>
      reply.writeHead(status, { 'content-type': 'application/json' }).end(body);
  const audit = (answer: (reply: ServerResponse) => void, list?: unknown) =>
    withRegistry(answer, (registry) => main([], { registry, accepted: list, now: NOW }));

  it('ADD-51 (D-145) fails for a weakness in what ships, and says where it comes from and what is without it', async () => {
    expect(await audit(answering(JSON.stringify(RECORDED)), [])).toBe(1);
    const text = written.join('\n');
    expect(text).toMatch(
      /^low: undici \d[\d.]*: undici Denial of Service attack via bad certificate data\n {2}GHSA-cxrh-j4jr-qwg3 https:/m,
    );
    expect(text).toMatch(/^high: fastify \d[\d.]*: x\n.*\n {2}in a release, by platform__(?:api|web)>fastify; without it: fastify /m);
    expect(text).not.toContain('knip');
    expect(text).toMatch(/in what builds a release, by \S+>undici; without it: undici >=99\.0\.0/);
    expect(text).toMatch(/^\d{3,} packages, 2 findings that are not accepted, 0 accepted/m);
  });

  it('ADD-51 (D-145) passes for one that is accepted until a later day, and prints why', async () => {
    expect(await audit(answering(JSON.stringify({ undici: RECORDED.undici })), [accepted()])).toBe(0);
    expect(written.join('\n')).toContain('accepted until 2027-01-31: undici, GHSA-cxrh-j4jr-qwg3: Only the build uses it');
  });

  it('ADD-51 (D-145) passes without findings', async () => {
    expect(await audit(answering('{}'), [])).toBe(0);
  });

  it.each([
    ['refuses', answering('{}', 405)],
    ['is broken', answering('{}', 500)],
    ['gives something else', answering('<html>Sign in to this network</html>')],
    ['hangs up', (reply) => reply.destroy()],
  ])('ADD-51 (D-145) has an exit code of its own if the service %s, and says that nothing is known', async (_what, answer) => {
    expect(await audit(answer, [])).toBe(OUT_OF_REACH);
    expect(written.join('\n')).toContain('Nothing is known about the packages: the service of advisories gives no answer.');
  });

  it('ADD-50 prints an advisory with the codes of what would hide lines', async () => {
    const evil = { undici: [{ ...RECORDED.undici[0], title: 'x\u001b[1A\n0 findings\u202e' }] };
    expect(await audit(answering(JSON.stringify(evil)), [])).toBe(1);
    expect(written.join('\n')).toContain('x\\u001b[1A\\u000a0 findings\\u202e\n');
  });
});

describe('accepted findings', () => {
  const finding = { advisory: 'GHSA-cxrh-j4jr-qwg3', package: 'undici' };
  const compared = (list: unknown, findings: Pick<Finding, 'advisory' | 'package'>[] = [finding]) =>
    compareFindings(findings as Finding[], list, NOW);

  it.each([
    ['expired', accepted({ until: '2026-11-30' }), 'it was accepted until 2026-11-30: decide again'],
    ['without an end', accepted({ until: undefined }), 'it has no until'],
    ['with an end that is no day', accepted({ until: '2027-02-30' }), 'has to be a day'],
    ['that hardly ends', accepted({ until: '2029-01-01' }), 'more than a year from now'],
    ['without a reason', accepted({ reason: ' ' }), 'it has no reason'],
    ['with a reason that says nothing', accepted({ reason: 'later' }), 'its reason says too little'],
    ['with a field that is not known', accepted({ unti: '2027-01-31' }), 'it has a field unti'],
    ['that is none', null, 'it has no advisory'],
  ])('ADD-51 (D-145) one %s fails the audit, and accepts nothing', (_what, one, fault) => {
    expect(compared([one])).toMatchObject({ open: [finding], accepted: [], faults: [expect.stringContaining(fault)] });
    // An expired decision fails also when nothing is found any more.
    expect(compared([one], []).faults).toHaveLength(1);
  });

  it('ADD-51 (D-145) one counts for its package and advisory alone, and on its last day', () => {
    expect(compared([accepted({ until: '2026-12-01' })])).toMatchObject({ open: [], faults: [], surplus: [] });
    expect(compared([accepted({ package: 'jest' })])).toMatchObject({ open: [finding], surplus: [{ package: 'jest' }] });
    expect(compared([accepted({ advisory: 'GHSA-x' })])).toMatchObject({ open: [finding], faults: [] });
    expect(compared({})).toMatchObject({ open: [finding], faults: ['it is no list'] });
  });

  it('ADD-51 (D-145) of the repository are valid today', () => {
    const list = JSON.parse(readFileSync(join(ROOT, 'tooling/audit/accepted.json'), 'utf8'));
    expect(compareFindings([], list, Date.now()).faults).toEqual([]);
  });
});
