import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { integrityOf } from './chunk-integrity.mjs';
import { localesOf, readTexts, textFiles, withLabels } from './labels.mjs';

const ENTRY_FILE = 'remoteEntry.js';
const ENTRY_JSON = 'registry-entry.json';

/** The fields of `remote.json` (docs/remote-contract.md). The registry ignores other fields, so the build reports them as mistakes. */
const DECLARED = ['name', 'contract', 'namespace', 'title', 'routes', 'drawer', 'quickAccess', 'links', 'finder'];
const OF_ROUTES = ['path', 'page', 'access', 'openToAll', 'under'];

/**
 * The registry entry of a built remote.
 * @param {import('./labels.mjs').Declared} declared its remote.json
 * @param {string} packageVersion
 * @param {Map<string, Buffer>} files the built files
 * @param {(namespace: string) => Record<string, import('./labels.mjs').Texts>} textsOf the texts of a namespace, by language
 * @param {string} kit the version of shared-kit that it was built for
 */
export function registryEntry(declared, packageVersion, files, textsOf, kit) {
  const entry = files.get(ENTRY_FILE);
  if (!entry) throw new Error(`The build of ${declared.name} made no ${ENTRY_FILE}.`);
  const unknown = unknownField(declared, DECLARED) ?? declared.routes.map((route) => unknownField(route, OF_ROUTES)).find((field) => field);
  if (unknown !== undefined) throw new Error(`remote.json of ${declared.name} has a field that nobody reads: ${unknown}.`);
  const made = { ...withLabels(declared, textsOf), entry: ENTRY_FILE, integrity: integrityOf(entry), kit };
  // Every change of a file makes another version, since browsers cache the files of a version for ever. So does every change of the entry,
  // such as another kit for the same files: it is published with them, and what is published never changes.
  return { ...made, version: `${packageVersion}-${contentHash(new Map([...files, [ENTRY_JSON, Buffer.from(JSON.stringify(made))]]))}` };
}

/** @param {object} value @param {string[]} known */
const unknownField = (value, known) => Object.keys(value).find((field) => !known.includes(field));

/** @param {Map<string, Buffer>} files */
function contentHash(files) {
  const hash = createHash('sha256');
  for (const name of [...files.keys()].sort()) hash.update(name).update('\0').update(files.get(name) ?? '');
  return hash.digest('hex').slice(0, 10);
}

/** Writes `registry-entry.json` beside the built remote. */
export class RegistryEntryPlugin {
  /** @param {string} folder the remote's package @param {string} [address] the address of the build's own server in development */
  constructor(folder, address = '') {
    this.folder = folder;
    this.address = address;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    const name = 'RegistryEntryPlugin';
    const remoteFile = join(this.folder, 'remote.json');
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.fileDependencies.add(remoteFile);
      // After names and contents are final, before the files are written.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name, stage }, (assets) => {
        if (compilation.errors.length > 0) return;
        const files = new Map(
          Object.entries(assets)
            .filter(([file]) => !/\.(br|gz|map)$|^sizes\.json$/.test(file))
            .map(([file, source]) => [file, source.buffer()]),
        );
        const declared = JSON.parse(readFileSync(remoteFile, 'utf8'));
        const locales = localesOf(this.folder);
        for (const [, file] of textFiles(locales, declared.namespace)) compilation.fileDependencies.add(file);
        const versionIn = (/** @type {string} */ folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
        const kit = versionIn(join(this.folder, 'node_modules', 'shared-kit'));
        const made = registryEntry(declared, versionIn(this.folder), files, readTexts(locales), kit);
        const json = JSON.stringify({ ...made, entry: this.address + made.entry }, null, 2);
        compilation.emitAsset(ENTRY_JSON, new webpack.sources.RawSource(`${json}\n`));
      });
    });
  }
}
