import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandNames } from './run-command.mjs';
import { smallRepository } from './testing/small-repository.mjs';

jest.setTimeout(180_000);

/** Its packages are not installed, so a command that ignores wrong arguments fails with a message about that instead. */
let repository;
beforeAll(async () => {
  repository = await smallRepository();
  rmSync(join(repository.folder, 'node_modules', '.installed-for'));
});
afterAll(() => rmSync(repository.folder, { recursive: true, force: true }));

/** The command `test-part` needs the name of a part first. */
const withPart = (name) => (name === 'test-part' ? ['test-part', 'parts'] : [name]);

it.each(commandNames())('%s reports a mistyped argument before anything is installed', async (name) => {
  const { code, output } = await repository.run(...withPart(name), '--nothere');
  expect(output).toMatch(/^\n.*(--nothere|"parts")/);
  expect(output).not.toContain('Installing');
  expect(code).toBe(1);
});

it.each(commandNames())('%s answers --help before anything is installed', async (name) => {
  const { code, output } = await repository.run(...(name === 'test-part' ? ['test-part', 'unit'] : [name]), '--help');
  expect(output).toMatch(/\bnpm (start|test|run [\w:-]+)/);
  expect(output).not.toMatch(/Installing|^\n/);
  expect(code).toBe(0);
});

it.each(['build', 'dev', 'lint', 'publish-remote', 'test', 'test-part unit', 'test-part e2e', 'typecheck'])('%s reports an unknown name before anything is installed', async (command) => {
  const { code, output } = await repository.run(...command.split(' '), 'mfe-nothere');
  expect(output).toMatch(/^\nThere is no (package|journey) "mfe-nothere"/);
  expect(code).toBe(1);
});
