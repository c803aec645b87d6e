import { runKitCode } from '../cli/kit-code.mjs';

const CODE = `
  import { manifestFault } from './model/registry/remote';
  export { unofferedUses } from './model/registry/unoffered-uses';
  import { remoteSchema } from './model/registry/remote.schema';
  import { faultWords } from './model/registry/fault-words';
  import { icons } from './ui-frame/display/icons';
  import { Settings } from 'typebox/system';
  import { Errors } from 'typebox/value';
  Settings.Set({ maxErrors: 100 });
  export const schema = remoteSchema(Object.keys(icons));
  export const errorsOf = (manifest) => Errors(schema, manifest);
  export const faultOf = (manifest) => {
    const fault = manifestFault(manifest);
    return fault === null ? null : faultWords(fault);
  };
`;

/**
 * A JSON schema, as far as that of `remote.json` goes.
 * @typedef {object} Schema
 * @property {string} [description]
 * @property {readonly unknown[]} [enum]
 * @property {unknown} [const]
 * @property {readonly string[]} [required]
 * @property {Record<string, Schema>} [properties]
 * @property {Record<string, Schema>} [patternProperties]
 * @property {Schema} [items]
 */
/** @typedef {{ keyword: string, instancePath: string, params: { requiredProperties?: string[], additionalProperties?: string[] } }} SchemaError */
/**
 * @typedef {object} RemoteSchema
 * @property {Schema} schema
 * @property {(manifest: unknown) => SchemaError[]} errorsOf what is wrong with a `remote.json` by the schema
 * @property {(manifests: { name: string, uses?: readonly string[], links?: object }[]) => { remote: string, link: string }[]} unofferedUses
 * @property {(manifest: unknown) => string | null} faultOf why the console could not use what is right by the schema, in words
 */

/** Loaded once for all builds of a process. @type {Promise<RemoteSchema> | undefined} */
let loaded;

/** The schema of `remote.json` and the checks by it. @returns {Promise<RemoteSchema>} */
export const remoteSchema = async () => (loaded ??= runKitCode(CODE));

/**
 * What is wrong with a `remote.json` by its schema, and by what relates one field to another (docs/remote-contract.md); nothing for a sound one.
 * The shell reads only registries, so that much of this is reported by the build alone.
 * @param {unknown} manifest
 * @returns {Promise<string[]>}
 */
export async function manifestProblems(manifest) {
  const { schema, errorsOf, faultOf } = await remoteSchema();
  const problems = errorsOf(manifest).flatMap((/** @type {SchemaError} */ error) => problemsOf(error, schema, manifest));
  const fault = problems.length === 0 ? faultOf(manifest) : null;
  return fault === null ? problems : [fault];
}

/** @param {SchemaError} error @param {Schema} schema of the whole file @param {unknown} manifest @returns {string[]} */
function problemsOf({ keyword, instancePath, params }, schema, manifest) {
  const path = instancePath.split('/').slice(1);
  const at = path.reduce(fieldOf, /** @type {Schema | undefined} */ (schema));
  const inside = (/** @type {string} */ name) => placeOf([...path, name]);
  if (keyword === 'additionalProperties')
    return (params.additionalProperties ?? []).map((name) => `nobody reads the field ${inside(name)}, it may be misspelt`);
  if (keyword === 'required')
    return (params.requiredProperties ?? []).map((name) => `${inside(name)} is missing: ${fieldOf(at, name)?.description}`);
  if (!at) return []; // A field that the schema does not name, which is reported above.
  if (path.length === 0) return ['it is no object'];
  const value = path.reduce((/** @type {any} */ node, name) => node[name], manifest);
  const allowed = at.enum ?? (at.const === undefined ? undefined : [at.const]);
  return [
    `${placeOf(path)} is ${JSON.stringify(value)}${allowed ? `; there are: ${allowed.join(', ')}` : `, but has to be: ${at.description}`}`,
  ];
}

/** The schema of what a field or an item holds. @param {Schema | undefined} schema @param {string} name @returns {Schema | undefined} */
const fieldOf = (schema, name) =>
  schema?.items ??
  schema?.properties?.[name] ??
  Object.entries(schema?.patternProperties ?? {}).find(([pattern]) => new RegExp(pattern).test(name))?.[1];

/** Such as `drawer[0].icon`. @param {string[]} path */
const placeOf = (path) => path.map((name, at) => (/^\d+$/.test(name) ? `[${name}]` : at === 0 ? name : `.${name}`)).join('');
