import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { untestedPart, testsOf, testsAffectedBy, type TestSelection } from './affected-packages';
import { readJson, readWorkspace, ROOT } from '../ground/workspace';

const packages = readWorkspace();
const remotes = packages.filter(({ kind }) => kind === 'remote');
const names = (reach: TestSelection) => reach.packages.map(({ name }) => name);

describe('what a change can reach', () => {
  it('ADD-FIT-05 a change of a remote reaches that remote and the journeys that cross it', () => {
    const reach = testsAffectedBy(['mfe-api-keys/src/links/paths.ts'], packages);
    expect(names(reach)).toEqual(['mfe-api-keys']);
    expect(reach.journeys).toEqual(['api-keys']);
  });

  it('ADD-FIT-05 the texts of a remote reach it and the tests of all texts', () => {
    for (const file of ['locales/pt-BR/apiKeys.json', 'locales/texts/apiKeys.ts']) {
      expect(names(testsAffectedBy([file], packages))).toEqual(['locales', 'mfe-api-keys']);
    }
    expect(testsAffectedBy(['locales/pt-BR/apiKeys.json'], packages).journeys).toEqual(['api-keys']);
  });

  it('ADD-FIT-05 the kit reaches whoever uses it, with every journey', () => {
    const reach = testsAffectedBy(['shared-kit/src/model/address.ts'], packages);
    expect(names(reach)).toEqual(expect.arrayContaining(['shell', 'shared-kit', 'platform-api', ...remotes.map(({ name }) => name)]));
    expect(reach.journeys).toBe('all');
  });

  it('ADD-FIT-05 a journey reaches itself, words reach nothing, and what lies in no package everything', () => {
    expect(testsAffectedBy(['e2e/journeys/table.spec.ts'], packages)).toEqual({ packages: [], journeys: ['table'] });
    expect(testsAffectedBy(['README.md', 'mfe-auth/CHANGELOG.md', 'docs/console.png'], packages)).toEqual({ packages: [], journeys: [] });
    expect(testsAffectedBy(['pnpm-lock.yaml'], packages)).toEqual({ packages, journeys: 'all' });
  });

  it('ADD-FIT-05 a team that names its remote runs that one alone', () => {
    expect(testsOf(remotes.filter(({ name }) => name === 'mfe-auth'))).toMatchObject({
      packages: [{ name: 'mfe-auth' }],
      journeys: ['passwords', 'sign-in'],
    });
  });
});

describe('what a change reaches beside the tests of a team', () => {
  const tested = testsOf(remotes.filter(({ name }) => name === 'mfe-api-keys'));

  it('a change of the kit reaches every other package that uses it, and every journey', () => {
    const { packages: more, journeys } = untestedPart(testsAffectedBy(['shared-kit/src/model/address.ts'], packages), tested)!;
    expect(more).toEqual(expect.arrayContaining(['shell', 'shared-kit', 'mfe-auth', 'platform-api']));
    expect(more).not.toContain('mfe-api-keys');
    expect(journeys).toBe('all');
  });

  it('a change of another remote reaches that one and the journeys that cross it alone', () => {
    expect(untestedPart(testsAffectedBy(['mfe-auth/src/pages.ts'], packages), tested)).toEqual({
      packages: ['mfe-auth'],
      journeys: ['passwords', 'sign-in'],
    });
  });

  it('a change of the tested remote, or none, reaches nothing more', () => {
    expect(untestedPart(testsAffectedBy(['mfe-api-keys/src/links/paths.ts'], packages), tested)).toBeNull();
    expect(untestedPart(testsAffectedBy([], packages), tested)).toBeNull();
  });
});

describe.each(remotes.map((remote) => [remote.name, remote]))(
  'ADD-FIT-05 %s is delivered by its own team',
  (name, { folder, version, namespace }) => {
    const { owners, journeys, scripts } = readJson(join(folder, 'package.json'));

    it('has a version that its CHANGELOG tells of, a README and owners', () => {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
      expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${version}\n`);
      expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain(`# ${name}\n`);
      expect(owners).toEqual([expect.stringMatching(/^[a-z][a-z0-9-]*$/)]);
    });

    it('is reviewed by its team, with its texts', () => {
      const lines = readFileSync(join(ROOT, 'CODEOWNERS'), 'utf8').replaceAll(/ +/g, ' ').split('\n');
      const team = `@inventory-console/${owners[0]}`;
      expect(lines).toEqual(expect.arrayContaining([`/${name}/ ${team}`, `/locales/*/${namespace}.json ${team}`]));
    });

    it('has the scripts of a package of its own, and a test of its contract', () => {
      expect(Object.keys(scripts).sort()).toEqual(['build', 'dev', 'lint', 'test', 'typecheck']);
      expect(existsSync(join(folder, 'src', 'contract.test.ts'))).toBe(true);
    });

    it('names journeys that there are', () => {
      for (const journey of journeys)
        expect([journey, existsSync(join(ROOT, 'e2e', 'journeys', `${journey}.spec.ts`))]).toEqual([journey, true]);
    });
  },
);
