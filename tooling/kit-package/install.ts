import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { parse, stringify } from 'yaml';
import { pnpmArguments } from '../cli/command.mjs';
import { linesOf, shown } from '../ground/print';
import { runNode } from '../ground/run';
import { readJson, ROOT } from '../ground/workspace';

/**
 * For tests: creates a repository with a remote and installs the packed kit there, flat, as npm does. All that the kit needs comes from the packages with
 * which this repository was installed: npm would ask the registry for each of a thousand, which takes eight times as much of a processor.
 * @param example a folder that `packKit` has written
 */
export async function installRepository(example: string, folder: string, tarballs: string[]) {
  cpSync(example, folder, { recursive: true });
  const packed = tarballs.map((file) => {
    const manifest = execFileSync('tar', ['-xzOf', basename(file), 'package/package.json'], { cwd: dirname(file) });
    const { name, version, dependencies } = JSON.parse(String(manifest));
    const at = `file:${relative(folder, file).replaceAll('\\', '/')}`;
    const integrity = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
    return { name, at, dependencies: Object.keys(dependencies), entry: { resolution: { integrity, tarball: at }, version } };
  });
  const manifest = readJson(join(folder, 'package.json'));
  const dependencies = Object.fromEntries(packed.map(({ name, at }) => [name, at]));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...manifest, dependencies }, null, 2)}\n`);
  writeFileSync(join(folder, 'pnpm-lock.yaml'), lockFile(packed));
  const { allowBuilds } = parse(readFileSync(join(ROOT, 'pnpm-workspace.yaml'), 'utf8'));
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), stringify({ nodeLinker: 'hoisted', allowBuilds }));
  const { storeDir } = parse(readFileSync(join(ROOT, 'node_modules', '.modules.yaml'), 'utf8'));
  const options = ['--frozen-lockfile', '--prefer-offline', `--store-dir=${storeDir}`];
  const { code, output } = await runNode(await pnpmArguments(['install', ...options]), { cwd: folder, quiet: true });
  if (code !== 0) throw new Error(shown`pnpm could not install the kit:\n${linesOf(output)}`);
  return folder;
}

/** The repository's lock file with the packed packages instead of its own ones, and without its patches, which the teams of remotes do not have. */
function lockFile(packed: { name: string; at: string; dependencies: string[]; entry: object }[]) {
  const ours = parse(readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8').replaceAll(/\(patch_hash=\w+\)/g, ''));
  const { lockfileVersion, settings, importers, packages, snapshots } = ours;
  const importer = { dependencies: Object.fromEntries(packed.map(({ name, at }) => [name, { specifier: at, version: at }])) };
  for (const { name, at, dependencies, entry } of packed) {
    const locked = { ...importers['.'].devDependencies, ...importers[name].devDependencies, ...importers[name].dependencies };
    packages[`${name}@${at}`] = entry;
    snapshots[`${name}@${at}`] = {
      dependencies: Object.fromEntries(dependencies.map((of) => [of, (importer.dependencies[of] ?? locked[of]).version])),
    };
  }
  return stringify({ lockfileVersion, settings, importers: { '.': importer }, packages, snapshots });
}
