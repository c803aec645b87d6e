import { shown } from '../ground/print';
import { knownVersions, versionsOf, type Known } from './known-versions';
import { describeCanary } from './publish';
import type { ReleaseStore } from './release-store';
import type { Registry } from './registry';

/** The characters of a hash that are shown, enough to tell it from every other by eye. */
const HASH_SHOWN = 'sha384-'.length + 12;

/** What a signature of this registry would cover: two lines for each version, with the beginning of its entry's hash and how it is known (D-144). */
export async function signingList(store: ReleaseStore, registry: Registry, by: Parameters<typeof knownVersions>[2]) {
  const versions = registry.remotes.flatMap(versionsOf);
  const known = await knownVersions(store, versions, by);
  const lines = registry.remotes.flatMap((one) =>
    versionsOf(one).map((version, index) => ({ version, canary: index > 0 ? one.canary : undefined })),
  );
  return lines
    .map(({ version: { name, version, integrity, entry }, canary }, index) => {
      const hash = `${integrity.slice(0, HASH_SHOWN)}…`;
      const whom = canary ? shown`, a canary for ${describeCanary(canary)}` : '';
      return (
        shown`  ${name.padEnd(20)} ${version.padEnd(22)} ${hash} ${entry}\n` + shown`  ${''.padEnd(20)} ${wordsFor(known[index])}${whom}`
      );
    })
    .join('\n');
}

function wordsFor(known: Known | undefined) {
  const words = [
    ...(known?.builtHere ? ['as it is built here'] : []),
    ...(known?.signedIn === undefined ? [] : [`signed before, in registry ${known.signedIn}`]),
  ];
  return words.join(', and ') || 'NEW: neither as it is built here nor signed before';
}
