import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { OUT_OF_REACH } from './commands/audit';
import { readJson, ROOT } from '../ground/workspace';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const github = parse(read('.github/workflows/test.yml'));
const gitlab = parse(read('.gitlab-ci.yml'));
const { engines } = readJson(join(ROOT, 'package.json'));

const ofGithub = Object.entries<{ steps: { run?: string }[] }>(github.jobs).map(
  ([name, { steps }]) => [name, steps.flatMap(({ run }) => run?.split('\n') ?? [])] as const,
);
const ofGitlab = Object.entries<{ script?: string[] }>(gitlab).flatMap(([name, { script }]) => (script ? [[name, script] as const] : []));

/** The commands of npm in a line of a shell. */
const npmCommands = (line: string) => line.match(/\bnpm (?:run [\w:-]+|start|test)\b/g) ?? [];

/** The commands with which README says the console is run, and everything is tested. */
const frontDoor = [/## Run it\n[^]*?```\n(npm start)\n```/, /\| `(npm test)` +\| to run everything/].map(
  (pattern) => pattern.exec(read('README.md'))?.[1],
);

describe.each([
  ['.github/workflows/test.yml', ofGithub, github.jobs.test.strategy.matrix.node],
  ['.gitlab-ci.yml', ofGitlab, gitlab.test.parallel.matrix[0].NODE_LINE],
])('%s', (_file, jobs, lines) => {
  it('runs the two commands of README, the audit, each week random input, and no others of npm', () => {
    expect(frontDoor).toEqual(['npm start', 'npm test']);
    expect(jobs.flatMap(([, script]) => script.flatMap(npmCommands)).sort()).toEqual(['npm run audit', 'npm run fuzz', ...frontDoor]);
  });

  it('waits for the line and the port that README and docs/running.md name', () => {
    const start = jobs.find(([name]) => name === 'start')![1].join('\n');
    expect(start).toContain('Console ready');
    expect(start).toContain('http://127.0.0.1:4100/api/health');
  });

  it('tests on the recommended line of Node and on the oldest that package.json promises', () => {
    expect(lines.map(String)).toEqual([/Node (\d+) is recommended/.exec(read('README.md'))?.[1], engines.node.replace('>=', '')]);
  });
});

it('ADD-51 (D-145) a weakness fails a pipeline, and a service of advisories without an answer does not', () => {
  expect(gitlab.audit.allow_failure).toEqual({ exit_codes: OUT_OF_REACH });
  const [line = ''] = ofGithub.find(([name]) => name === 'audit')![1];
  const endOf = (code: number) => spawnSync('bash', ['-ec', line.replace('npm run audit', `(exit ${code})`)]).status;
  expect([0, 1, OUT_OF_REACH].map(endOf)).toEqual([0, 1, 0]);
  expect([github.on.schedule.length, github.jobs.fuzz.if, gitlab.fuzz.rules]).toEqual([
    1,
    "github.event_name == 'schedule'",
    [{ if: '$CI_PIPELINE_SOURCE == "schedule"' }],
  ]);
});

it('the test of a merge runs exactly the command of README', () => {
  expect(read('.ci/run').split('\n').flatMap(npmCommands)).toEqual(['npm test']);
});
