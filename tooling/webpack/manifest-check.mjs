import { runKitCode } from '../front-door/kit-code.mjs';

const CODE = `
  import { manifestFault } from './contract/remote';
  import { isFields } from './contract/shape';
  import { unknownFields } from './contract/unknown-fields';
  import { faultWords } from './testing/fault-words';
  import { icons } from './ui-frame/display/icons';
  export { faultWords, icons, isFields, manifestFault, unknownFields };
`;

/** Loaded once per process. @type {ReturnType<typeof runKitCode> | undefined} */
let kit;

/**
 * The violations of the contract (docs/remote-contract.md) in a `remote.json`. The shell reads only registries, so many of them are reported only by the
 * build.
 * @param {unknown} manifest
 * @returns {Promise<string[]>}
 */
export async function manifestProblems(manifest) {
  kit ??= runKitCode(CODE);
  const { faultWords, icons, isFields, manifestFault, unknownFields } = await kit;
  if (!isFields(manifest)) return ['it is no object'];
  const fault = manifestFault(manifest);
  if (fault !== null) return [faultWords(fault)];
  const { drawer = [], quickAccess = [] } = /** @type {Record<string, { icon: string }[]>} */ (manifest);
  const unknownIcons = Object.entries({ drawer, quickAccess }).flatMap(([list, entries]) =>
    (entries ?? []).flatMap(({ icon }, at) => (Object.hasOwn(icons, icon) ? [] : [`${list}[${at}].icon is "${icon}"; there are: ${Object.keys(icons).join(', ')}`])),
  );
  return [...unknownFields(manifest).map((/** @type {string} */ field) => `nobody reads the field ${field}, it may be misspelt`), ...unknownIcons];
}
