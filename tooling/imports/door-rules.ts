import { dirname } from 'node:path/posix';
import { forbid, type Rule } from './floor-rules';

/**
 * The rules of dependency-cruiser for the entries of a package: an entry re-exports what is in its own folder, and nothing of a folder that has an entry of
 * its own. So a name has one entry, and who imports an entry gets one subject. `earlier-names.ts` beside an entry re-exports what it had before.
 *
 * Of a file that is imported and re-exported the cruiser sees one dependency, of the kind that comes first. So entries import nothing of other folders.
 * @param sources the package's folder of sources, such as `shared-kit/src`
 * @param entries the index files of the entries
 * @param earlier folders that are nothing but an entry of earlier versions
 * @param imported what entries import of other folders nevertheless, and do not re-export
 */
export function doorRules(sources: string, entries: readonly string[], earlier: readonly string[], imported: readonly string[]): Rule[] {
  const folders = entries.filter((entry) => entry.endsWith('/index.ts')).map((entry) => dirname(entry));
  return folders
    .filter((folder) => !earlier.includes(folder))
    .flatMap((folder) => {
      const inner = folders.filter((one) => one.startsWith(`${folder}/`));
      const from = { path: `^${sources}/${folder}/index\\.ts$` };
      const name = `${sources}/${folder}/index.ts re-exports only what has no other entry`;
      return [
        forbid(name, from, { pathNot: [`^${sources}/${folder}/`, ...imported.map((file) => `^${sources}/${file}$`)] }),
        forbid(name, from, { path: imported.map((file) => `^${sources}/${file}$`), dependencyTypes: ['export'] }),
        ...inner.map((one) => forbid(name, from, { path: `^${sources}/${one}/` })),
      ];
    });
}
