import { createHash } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import webpack from 'webpack';
import { readJson } from '../cli/workspace.mjs';
import { ENTRY_FILE, integrityOf } from '../release/built-remote.mjs';
import { localesOf, readTexts, textFiles, withLabels } from './labels.mjs';
import { manifestProblems } from './manifest-check.mjs';
import { followPageNames, pageProblems } from './page-names.mjs';
import { unofferedLinks, writeUsedLinks } from './used-links.mjs';

const ENTRY_SCRIPT = 'remoteEntry.js';
const MAP_FILE = `${ENTRY_SCRIPT}.map`;

/**
 * The registry entry of a built remote.
 * @param {import('./labels.mjs').Declared} declared its remote.json
 * @param {string} packageVersion
 * @param {Map<string, Buffer>} files the built files
 * @param {(namespace: string) => Record<string, import('./labels.mjs').Texts>} textsOf the texts of a namespace, by language
 * @param {string} kit the version of shared-kit that it was built for
 */
export function registryEntry(declared, packageVersion, files, textsOf, kit) {
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
 * @param {webpack.Compilation} compilation @param {Record<string, webpack.sources.Source>} assets
 */
function copyOfEntry(compilation, assets) {
  const { [ENTRY_SCRIPT]: entry, [MAP_FILE]: map } = assets;
  if (!entry) throw new Error(`The build made no ${ENTRY_SCRIPT}.`);
  const copy = `remoteEntry.${contentHash(new Map([[ENTRY_SCRIPT, entry.buffer()]]))}.js`;
  compilation.emitAsset(copy, entry);
  if (map) compilation.emitAsset(`${copy}.map`, map);
  return copy;
}

/** @param {Map<string, Buffer>} files */
function contentHash(files) {
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
 * @param {string} folder the remote's package
 * @param {Pick<import('./labels.mjs').Declared, 'name' | 'finder'>} configured the declarations by which the rest of the build is configured
 * @param {string} [url] URL of the build's own server in development
 */
export const writeRegistryEntry =
  (folder, configured, url = '') =>
  (/** @type {webpack.Compiler} */ compiler) => {
    const name = 'writeRegistryEntry';
    /** @type {string | undefined} */
    let json;
    compiler.hooks.thisCompilation.tap(name, (compilation, { normalModuleFactory }) => {
      compilation.fileDependencies.add(join(folder, 'remote.json'));
      const pageNames = followPageNames(compilation, normalModuleFactory, folder);
      // Runs when names and contents are final, before the files are written.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name, stage }, async (assets) => {
        if (compilation.errors.length > 0) return;
        try {
          const declared = await readManifest(folder, configured, pageNames());
          writeUsedLinks(folder, declared.uses);
          compilation.warnings.push(...(await unofferedLinks(declared)).map((line) => new webpack.WebpackError(line)));
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

/** @param {string} folder @param {import('./labels.mjs').Declared} declared @param {webpack.Compilation} compilation @param {Record<string, webpack.sources.Source>} assets */
function entryOf(folder, declared, compilation, assets) {
  const built = Object.entries(assets).filter(([file]) => !/\.(br|gz|map)$/.test(file));
  const files = new Map(built.map(([file, source]) => [file, source.buffer()]));
  const locales = localesOf(folder);
  for (const [, file] of textFiles(locales, declared.namespace)) compilation.fileDependencies.add(file);
  const versionIn = (/** @type {string} */ of) => readJson(join(of, 'package.json')).version;
  return registryEntry(declared, versionIn(folder), files, readTexts(locales), versionIn(join(folder, 'node_modules', 'shared-kit')));
}

/** @param {string} folder @param {Pick<import('./labels.mjs').Declared, 'name' | 'finder'>} configured @param {string[] | undefined} pageNames @returns {Promise<import('./labels.mjs').Declared>} */
async function readManifest(folder, configured, pageNames) {
  const { $schema: _ofEditors, ...declared } = readJson(join(folder, 'remote.json'));
  const changed = /** @type {const} */ (['name', 'finder']).find((field) => declared[field] !== configured[field]);
  const problems = [
    ...(await manifestProblems(declared)),
    ...(changed === undefined ? [] : [`${changed} has changed since the build was started: stop it and start it again`]),
  ];
  if (problems.length === 0 && pageNames !== undefined) problems.push(...pageProblems(folder, declared.routes, pageNames));
  if (problems.length > 0) throw new Error([`${basename(folder)}/remote.json`, ...problems].join('\n'));
  return declared;
}
