import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { nodeIsTooOld } from './command.mjs';
import { commandNames, runCommand } from './run-command';
import { ROOT, readJson } from '../ground/workspace';

it.each([
  ['18.20.4', true],
  ['20.18.3', true],
  ['20.19.0', false],
  ['22.1.0', false],
])('Node %s: too old is %s', (version, expected) => {
  expect(nodeIsTooOld(version)).toBe(expected);
});

it('every script of the root package.json runs an existing command file', () => {
  const { scripts } = readJson(join(ROOT, 'package.json'));
  for (const [name, script] of Object.entries(scripts)) {
    const [, command] = /^node tooling\/cli\/command\.mjs ([\w-]+)/.exec(String(script)) ?? [];
    expect(`${name}: ${commandNames().find((known) => known === command)}`).toBe(`${name}: ${command}`);
  }
});

it('a command ends without an error when the reader of its output stops before the end', async () => {
  const child = spawn(process.execPath, [join(ROOT, 'tooling', 'cli', 'command.mjs'), 'releases', '--to', join(ROOT, 'docs')]);
  let problem = '';
  child.stderr.on('data', (data) => (problem += data));
  child.stdout.destroy();
  const [code] = await once(child, 'close');
  expect({ code, problem }).toEqual({ code: 0, problem: '' });
});

it('releases of a place to which nothing has been published says so, because it may be the wrong one', async () => {
  const child = spawn(process.execPath, [join(ROOT, 'tooling', 'cli', 'command.mjs'), 'releases', '--to', join(ROOT, 'docs')]);
  let text = '';
  child.stdout.on('data', (data) => (text += data));
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(text).toMatch(/^Nothing has been published to .*docs yet, or it is not the place you mean\.\n$/);
});

it('an unknown command is refused with a list of the existing ones', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  await runCommand(['../run-command']);
  expect(error).toHaveBeenCalledWith(expect.stringMatching(/There is no command "\.\.\/run-command".*start/s));
  process.exitCode = 0;
  error.mockRestore();
});
