import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNode, withTypeScript } from '../ground/run';
import { commandNames } from './run-command';
import { smallRepository, type SmallRepository } from './testing/small-repository';

/** The command `test-part` needs the name of a part first. */
const withPart = (name: string, part: string) => (name === 'test-part' ? ['test-part', part] : [name]);

/** Gives its arguments to another program, which says itself what it does not know. */
const OWN = commandNames().filter((name) => name !== 'pnpm');
const MISTYPED = new Map(OWN.map((name) => [name, [...withPart(name, 'parts'), '--nothere']]));
const HELP = new Map(OWN.map((name) => [name, [...withPart(name, 'unit'), '--help']]));
const UNKNOWN = new Map(
  ['build', 'dev', 'endurance', 'lint', 'publish-remote', 'test', 'test-part unit', 'test-part e2e', 'typecheck'].map((command) => [
    command,
    [...command.split(' '), 'mfe-nothere'],
  ]),
);

/** Gives all of them to the commands of a repository, and writes the code and the output of each. */
const ASK = `
import { writeFileSync } from 'node:fs';
import { runCommand } from './tooling/cli/run-command.ts';
process.stdout.setMaxListeners(0);
const answers = {};
for (const line of ${JSON.stringify([...MISTYPED.values(), ...HELP.values(), ...UNKNOWN.values()])}) {
  const output = [];
  console.log = console.error = (text) => output.push(text);
  process.exitCode = 0;
  await runCommand(line);
  answers[line.join(' ')] = { code: process.exitCode, output: output.join('\\n') };
}
process.exitCode = 0;
writeFileSync('answers.json', JSON.stringify(answers));
`;

/** Its packages are not installed, so a command that ignores wrong arguments fails with a message about that instead. */
let repository: SmallRepository;
let answers: Record<string, { code: number; output: string }>;
beforeAll(async () => {
  repository = await smallRepository();
  rmSync(join(repository.folder, 'node_modules', '.installed-for'));
  repository.write('ask.mjs', ASK);
  await runNode(withTypeScript(['ask.mjs']), { cwd: repository.folder, quiet: true });
  answers = JSON.parse(readFileSync(join(repository.folder, 'answers.json'), 'utf8'));
});
afterAll(() => rmSync(repository.folder, { recursive: true, force: true }));

it.each([...MISTYPED])('%s reports a mistyped argument before anything is installed', (_name, line) => {
  const { code, output } = answers[line.join(' ')]!;
  expect(output).toMatch(/^\n.*(--nothere|"parts")/);
  expect(output).not.toContain('Installing');
  expect(code).toBe(1);
});

it.each([...HELP])('%s answers --help before anything is installed', (_name, line) => {
  const { code, output } = answers[line.join(' ')]!;
  expect(output).toMatch(/\bnpm (start|test|run [\w:-]+)/);
  expect(output).not.toMatch(/Installing|^\n/);
  expect(code).toBe(0);
});

it.each([...UNKNOWN])('%s reports an unknown name before anything is installed', (_name, line) => {
  const { code, output } = answers[line.join(' ')]!;
  expect(output).toMatch(/^\nThere is no (package|journey) "mfe-nothere"/);
  expect(code).toBe(1);
});
