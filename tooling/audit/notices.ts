import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCE_PACKAGES } from '../jest-preset/source-packages.mjs';
import { SERVERS } from '../ground/servers';
import { runPnpm } from '../ground/run-pnpm';
import { escapedLines, linesOf, shown } from '../ground/print';
import { UserError } from '../ground/user-error';
import { readWorkspace } from '../ground/workspace';

/** A third-party package that a release contains, bundled or installed. */
export interface ThirdParty {
  name: string;
  versions: string[];
  paths: string[];
  license: string;
  homepage?: string;
}

/** The files of a package with its licence terms. */
const TERMS = /^(licen[cs]e|copying|notice|third)/i;
const COMPILED = /^@img\//;

/** Licences that require their text with every copy, which some packages do not include. */
const TEXTS = ['Apache-2.0', 'LGPL-3.0', 'GPL-3.0'];

/** The packages of this repository whose code a release contains. */
export const shippedParts = () =>
  readWorkspace().filter(({ kind, name }) => kind === 'shell' || kind === 'remote' || [...SERVERS, ...SOURCE_PACKAGES].includes(name));

/** Arguments of pnpm that select them. */
export const ofShippedParts = () => shippedParts().flatMap(({ name }) => ['--filter', name]);

/** The third-party packages of a release, by licence. */
export async function readThirdParty(): Promise<Record<string, ThirdParty[]>> {
  const { code, output } = await runPnpm([...ofShippedParts(), 'licenses', 'list', '--prod', '--json'], { quiet: true });
  if (code !== 0) throw new UserError(shown`Reading the licences of the packages failed:\n${linesOf(output)}`);
  return JSON.parse(output.slice(output.indexOf('{')));
}

/** The file `NOTICES.txt` of a release: every third-party package with its terms. */
export function noticesOf(byLicense: Record<string, ThirdParty[]>) {
  const packages = Object.values(byLicense)
    .flat()
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return (
    [
      'This product contains the following software of others.',
      ...packages.map(notice),
      ...TEXTS.map((name) => readFileSync(new URL(`license-texts/${name}.txt`, import.meta.url), 'utf8').trimEnd()),
    ].join(`\n\n${'='.repeat(80)}\n\n`) + '\n'
  );
}

function notice({ name, versions, paths, license, homepage }: ThirdParty) {
  const terms = paths.flatMap((path) =>
    readdirSync(path)
      .filter((file) => TERMS.test(file) || (COMPILED.test(name) && /^readme/i.test(file)))
      .map((file) => escapedLines(readFileSync(join(path, file), 'utf8').replaceAll('\f', '').trim())),
  );
  const source = homepage ? [shown`${homepage}`] : [];
  return [[shown`${name} ${versions.join(', ')}\nLicence: ${license}`, ...source].join('\n'), ...new Set(terms)].join('\n\n');
}
