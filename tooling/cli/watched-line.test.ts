import { watchedLine } from './commands/dev';

const shell = { name: 'shell', kind: 'shell' } as const;
const first = { name: 'mfe-x', kind: 'remote' } as const;
const second = { name: 'mfe-y', kind: 'remote' } as const;
const inBrowser = [shell, first, second];

it('npm run dev with the name of a remote says that shell, kit, other remotes and platform are not watched', () => {
  const line = watchedLine([first], inBrowser);
  expect(line).toMatch(/^Built anew on every save: mfe-x\. The kit comes from the shell/);
  expect(line).toContain('Not watched: shell, mfe-y, platform.');
});

it('npm run dev with the shell among the names says which remotes are not watched, and that the platform is not', () => {
  expect(watchedLine([shell, first], inBrowser)).toBe(
    'Built anew on every save: shell, mfe-x.\nNot watched: mfe-y, platform. npm run dev without names watches the shell, the kit and all remotes.',
  );
});

it('npm run dev without names says that only the platform is not watched', () => {
  expect(watchedLine(inBrowser, inBrowser)).toMatch(
    /^Built anew on every save: the shell, all remotes, and the kit.*Not watched: platform\.$/,
  );
});
