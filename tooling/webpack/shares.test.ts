import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { readJson, ROOT } from '../ground/workspace';
import { isLower } from '../api-report/steps';
import { expectWritten } from '../jest-preset/written-docs';
import { warnOfDeprecatedShares } from './deprecated-shares';
import { SHARES, type Share } from './shares';

const { version: KIT, exports: ENTRIES } = readJson(join(ROOT, 'shared-kit/package.json'));

const NEEDED = { beforeSignIn: 'the sign-in', firstScreens: 'the first screens', laterScreens: 'later screens' };

/** The shares as a table of Markdown. */
const asTable = () =>
  [
    '| share | since kit | needed by | deprecated |',
    '|---|---|---|---|',
    ...Object.entries(SHARES).map(
      ([name, { since, needed, deprecated }]) =>
        `| \`${name}\` | ${since} | ${NEEDED[needed]} | ${deprecated ? `since ${deprecated.since}: ${deprecated.instead}` : ''} |`,
    ),
  ].join('\n');

it('ADD-FIT-04 the table of shares in docs/remote-contract.md is current', () => {
  expectWritten('docs/remote-contract.md', 'tooling/webpack/shares.ts', asTable());
});

it.each(Object.entries(SHARES))(
  'ADD-FIT-04 the share %s is an entry of the kit, or React, and has versions of this kit or earlier ones',
  (name, share) => {
    expect(
      name.startsWith('shared-kit/') ? Object.keys(ENTRIES) : ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
    ).toContain(name.replace(/^shared-kit/, '.'));
    expect(isLower(KIT, share.since)).toBe(false);
    if (share.deprecated)
      expect([isLower(KIT, share.deprecated.since), isLower(share.deprecated.since, share.since)]).toEqual([false, false]);
  },
);

it('ADD-FIT-04 a remote that takes a deprecated share is warned by its build, and only then', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shares-'));
  writeFileSync(join(folder, 'index.js'), "import('shared-kit/old'); import('shared-kit/new');");
  const shared = { singleton: true, requiredVersion: false as const, import: false as const };
  const needed = 'laterScreens';
  const shares: Record<string, Share> = {
    'shared-kit/old': { since: '1.0.0', needed, deprecated: { since: '5.8.0', instead: 'shared-kit/new' } },
    'shared-kit/unused': { since: '1.0.0', needed, deprecated: { since: '5.8.0', instead: 'shared-kit/new' } },
    'shared-kit/new': { since: '5.8.0', needed },
  };
  const compiler = webpack({
    mode: 'none',
    context: folder,
    entry: './index.js',
    output: { path: join(folder, 'dist') },
    plugins: [
      warnOfDeprecatedShares(shares),
      new ModuleFederationPlugin({
        name: 'mfe-x',
        shared: Object.fromEntries(Object.keys(shares).map((name) => [name, shared])),
        manifest: false,
        dts: false,
      }),
    ],
  });
  const stats = await new Promise<webpack.Stats | undefined>((done, fail) =>
    compiler.run((error, result) => (error ? fail(error) : done(result))),
  );
  rmSync(folder, { recursive: true });
  const { warnings } = stats!.toJson({ all: false, warnings: true });
  expect(warnings?.map(({ message }) => message)).toEqual(['shared-kit/old is deprecated since kit 5.8.0: take shared-kit/new']);
});
