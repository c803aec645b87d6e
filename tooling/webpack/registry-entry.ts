import { createHash } from 'node:crypto';
import { realpathSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import webpack from 'webpack';
import { readJson } from '../ground/workspace';
import { ENTRY_FILE, integrityOf } from './build-form';
import { localesOf, readTexts, textFiles, withLabels, type Declared, type Texts } from './labels';
import { manifestProblems } from './manifest-check';
import { followPageNames, pageProblems } from './page-names';
import { unofferedLinks, writeUsedLinks } from './used-links';

const ENTRY_SCRIPT = 'remoteEntry.js';
const MAP_FILE = `${ENTRY_SCRIPT}.map`;

/**
 * The registry entry of a built remote.
 * @param declared its remote.json
 * @param files the built files
 * @param textsOf the texts of a namespace, by language
 * @param kit the version of shared-kit that it was built for
 */
export function registryEntry(
  declared: Declared,
  packageVersion: string,
  files: Map<string, Buffer>,
  textsOf: (namespace: string) => Record<string, Texts>,
  kit: string,
) {
  const entry = files.get(ENTRY_SCRIPT);
  if (!entry) throw new Error(`The build of ${declared.name} made no ${ENTRY_SCRIPT}.`);
  const made = { ...withLabels(declared, textsOf), entry: ENTRY_SCRIPT, integrity: integrityOf(entry), kit };
  // Every change of a file changes the version, since browsers cache the files of a version forever. So does every change of the entry,
  // such as another kit for the same files: the entry is published with them, and published files never change.
  return { ...made, version: `${packageVersion}-${contentHash(new Map([...files, [ENTRY_FILE, Buffer.from(JSON.stringify(made))]]))}` };
}

/**
 * Copies the entry of a development build, with its source map, to a name that no later build uses, so that a page that was opened before loads the bytes
 * whose hash it has. Returns that name.
 */
function copyOfEntry(compilation: webpack.Compilation, assets: Record<string, webpack.sources.Source>) {
  const { [ENTRY_SCRIPT]: entry, [MAP_FILE]: map } = assets;
  if (!entry) throw new Error(`The build made no ${ENTRY_SCRIPT}.`);
  const copy = `remoteEntry.${contentHash(new Map([[ENTRY_SCRIPT, entry.buffer()]]))}.js`;
  compilation.emitAsset(copy, entry);
  if (map) compilation.emitAsset(`${copy}.map`, map);
  return copy;
}

function contentHash(files: Map<string, Buffer>) {
  const hash = createHash('sha256');
  for (const name of [...files.keys()].sort())
    hash
      .update(name)
      .update('\0')
      .update(files.get(name) ?? '');
  return hash.digest('hex').slice(0, 10);
}

/**
 * Writes `registry-entry.json` into the remote's build. Violations in `remote.json` are reported as problems of the build, after which a watching build
 * continues; a thrown error would end it.
 * @param folder the remote's package
 * @param configured the declarations by which the rest of the build is configured
 * @param url URL of the build's own server in development
 */
export const writeRegistryEntry =
  (folder: string, configured: Pick<Declared, 'name' | 'finder'>, url: string = '') =>
  (compiler: webpack.Compiler) => {
    const name = 'writeRegistryEntry';
    const kitAtStart = kitVersion(folder);
    let json: string | undefined;
    compiler.hooks.thisCompilation.tap(name, (compilation, { normalModuleFactory }) => {
      compilation.fileDependencies.add(join(folder, 'remote.json'));
      compilation.fileDependencies.add(kitManifest(folder));
      const pageNames = followPageNames(compilation, normalModuleFactory, folder);
      // Runs when names and contents are final, before the files are written.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async (assets) => {
        if (compilation.errors.length > 0) return;
        try {
          const declared = await readManifest(folder, configured, pageNames());
          writeUsedLinks(folder, declared.uses);
          compilation.warnings.push(...(await unofferedLinks(declared)).map((line) => new webpack.WebpackError(line)));
          requireSameKit(folder, kitAtStart);
          const entry = entryOf(folder, declared, compilation, assets);
          if (url !== '') entry.entry = url + copyOfEntry(compilation, assets);
          json = `${JSON.stringify(entry, null, 2)}\n`;
        } catch (error) {
          compilation.errors.push(new webpack.WebpackError(error instanceof Error ? error.message : String(error)));
        }
      });
    });
    // Written last and in one step, so that pages that open while files are being written load the previous build.
    compiler.hooks.done.tap(name, (stats) => {
      if (stats.hasErrors() || json === undefined) return;
      const file = join(compiler.outputPath, ENTRY_FILE);
      writeFileSync(`${file}.part`, json);
      renameSync(`${file}.part`, file);
    });
  };

function entryOf(folder: string, declared: Declared, compilation: webpack.Compilation, assets: Record<string, webpack.sources.Source>) {
  const built = Object.entries(assets).filter(([file]) => !/\.(br|gz|map)$/.test(file));
  const files = new Map(built.map(([file, source]) => [file, source.buffer()]));
  const locales = localesOf(folder);
  for (const [, file] of textFiles(locales, declared.namespace)) compilation.fileDependencies.add(file);
  const { version } = readJson(join(folder, 'package.json'));
  return registryEntry(declared, version, files, readTexts(locales), kitVersion(folder));
}

/** The real file, since a link to it does not change when it does. */
const kitManifest = (folder: string) => realpathSync(join(folder, 'node_modules', 'shared-kit', 'package.json'));

const kitVersion = (folder: string): string => readJson(kitManifest(folder)).version;

/** The shell of the development has the kit of its start, and does not show a remote that was built for a newer one. */
function requireSameKit(folder: string, kitAtStart: string) {
  const kit = kitVersion(folder);
  if (kit !== kitAtStart)
    throw new Error(
      `${basename(folder)}: the kit was ${kitAtStart} when the build was started, and is ${kit} now: stop the build and start it again`,
    );
}

async function readManifest(
  folder: string,
  configured: Pick<Declared, 'name' | 'finder'>,
  pageNames: string[] | undefined,
): Promise<Declared> {
  const { $schema: _ofEditors, ...declared } = readJson(join(folder, 'remote.json'));
  const changed = (['name', 'finder'] as const).find((field) => declared[field] !== configured[field]);
  const problems = [
    ...(await manifestProblems(declared)),
    ...(changed === undefined ? [] : [`${changed} has changed since the build was started: stop it and start it again`]),
  ];
  if (problems.length === 0 && pageNames !== undefined) problems.push(...pageProblems(folder, declared.routes, pageNames));
  if (problems.length > 0) throw new Error([`${basename(folder)}/remote.json`, ...problems].join('\n'));
  return declared;
}
