import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readBuild } from './build';

describe('the build of a server', () => {
  let folder = '';
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'build-'))));
  afterEach(() => rmSync(folder, { recursive: true }));
  const build = () => readBuild(pathToFileURL(`${folder}/`));

  it('is unknown without a file that names it', () => {
    expect(build()).toEqual({ version: 'unknown' });
  });

  it('is that of the release', () => {
    writeFileSync(join(folder, 'package.json'), '{"version":"0.1.0"}');
    writeFileSync(join(folder, 'build.json'), '{"version":"0.2.0","commit":"0123abcd"}');
    expect(build()).toEqual({ version: '0.2.0', commit: '0123abcd' });
  });

  it('is the version of the repository if there is no release', () => {
    const { version } = JSON.parse(readFileSync(join(__dirname, '../../../package.json'), 'utf8')) as { version: string };
    expect(readBuild().version).toBe(version);
  });
});
