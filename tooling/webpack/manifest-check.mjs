import { remoteSchema } from './remote-schema.mjs';

/** @typedef {import('./remote-schema.mjs').Schema} Schema */
/** @typedef {import('./remote-schema.mjs').SchemaError} SchemaError */

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
  if (keyword === 'additionalProperties') return (params.additionalProperties ?? []).map((name) => `nobody reads the field ${inside(name)}, it may be misspelt`);
  if (keyword === 'required') return (params.requiredProperties ?? []).map((name) => `${inside(name)} is missing: ${fieldOf(at, name)?.description}`);
  if (!at) return []; // A field that the schema does not name, which is reported above.
  if (path.length === 0) return ['it is no object'];
  const value = path.reduce((/** @type {any} */ node, name) => node[name], manifest);
  const allowed = at.enum ?? (at.const === undefined ? undefined : [at.const]);
  return [`${placeOf(path)} is ${JSON.stringify(value)}${allowed ? `; there are: ${allowed.join(', ')}` : `, but has to be: ${at.description}`}`];
}

/** The schema of what a field or an item holds. @param {Schema | undefined} schema @param {string} name @returns {Schema | undefined} */
const fieldOf = (schema, name) =>
  schema?.items ?? schema?.properties?.[name] ?? Object.entries(schema?.patternProperties ?? {}).find(([pattern]) => new RegExp(pattern).test(name))?.[1];

/** Such as `drawer[0].icon`. @param {string[]} path */
const placeOf = (path) => path.map((name, at) => (/^\d+$/.test(name) ? `[${name}]` : at === 0 ? name : `.${name}`)).join('');
