import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticesOf, readThirdParty } from './notices';
import { ROOT } from '../ground/workspace';

describe('the notices of a release', () => {
  let byLicense: Awaited<ReturnType<typeof readThirdParty>>;
  beforeAll(async () => {
    byLicense = await readThirdParty();
  });

  it('list every package, under a licence that docs/licenses.md allows, and no package that is only for development', () => {
    const allowed = [...readFileSync(join(ROOT, 'docs/licenses.md'), 'utf8').matchAll(/^\| `([^`]+)` +\|/gm)].map(([, license]) => license);
    expect(Object.keys(byLicense).filter((license) => !allowed.includes(license))).toEqual([]);
    const names = Object.values(byLicense)
      .flat()
      .map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['antd', 'konva', 'firebase-admin', 'sharp']));
    expect(names.filter((name) => /^(jest|eslint|webpack|@playwright)/.test(name))).toEqual([]);
  });

  it('contain the terms of libvips and of the libraries that are compiled into it', () => {
    const notices = noticesOf(byLicense);
    expect(notices).toMatch(/@img\/sharp-libvips-\S+ \S+\nLicence: LGPL-3.0-or-later/);
    expect(notices).toMatch(/\| libvips +\| LGPLv3/);
    expect(notices).toMatch(/\| cairo +\| Mozilla Public License/);
    expect(notices).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
    expect(notices).toContain('GNU GENERAL PUBLIC LICENSE');
  });

  it('contain the copyright line of a package under MIT', () => {
    expect(noticesOf(byLicense)).toMatch(/^react \d[^\n]*\nLicence: MIT\n[^=]*Copyright \(c\) Meta/m);
  });

  it('ADD-50 let no package write over what a terminal shows of them', () => {
    const evil = { name: 'evil\u001b[1A', versions: ['1\n2'], paths: [], license: 'MIT', homepage: 'https://evil.example\u009b2K' };
    expect(noticesOf({ MIT: [evil] })).toContain('\nevil\\u001b[1A 1\\u000a2\nLicence: MIT\nhttps://evil.example\\u009b2K\n');
    expect(noticesOf(byLicense)).not.toMatch(/[^\P{Cc}\n\t]/u);
  });
});
