import { runKitCode } from '../ground/kit-code';
import type { Declared } from './labels';

const CODE = `
  import { manifestFault } from './model/registry/remote';
  export { unofferedUses } from './model/registry/unoffered-uses';
  import { remoteSchema } from './model/registry/remote.schema';
  import { faultWords } from './model/registry/fault-words';
  import { icons } from './ui-overlay/display/icons';
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

/** A JSON schema, as far as that of `remote.json` goes. */
export interface Schema {
  description?: string;
  enum?: readonly unknown[];
  const?: unknown;
  required?: readonly string[];
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  items?: Schema;
}

export interface SchemaError {
  keyword: string;
  instancePath: string;
  params: { requiredProperties?: string[]; additionalProperties?: string[] };
}

/** What is read of a `remote.json` to find links that nobody offers. */
export type Linked = Pick<Declared, 'name' | 'uses' | 'links'>;

export interface RemoteSchema {
  schema: Schema;
  /** what is wrong with a `remote.json` by the schema */
  errorsOf: (manifest: unknown) => SchemaError[];
  unofferedUses: (manifests: Linked[]) => { remote: string; link: string }[];
  /** why the console could not use what is right by the schema, in words */
  faultOf: (manifest: unknown) => string | null;
}

/** Loaded once for all builds of a process. */
let loaded: Promise<RemoteSchema> | undefined;

/** The schema of `remote.json` and the checks by it. */
export const remoteSchema = async (): Promise<RemoteSchema> => (loaded ??= runKitCode(CODE));

/**
 * What is wrong with a `remote.json` by its schema, and by what relates one field to another (docs/remote-contract.md); nothing for a sound one.
 * The shell reads only registries, so that much of this is reported by the build alone.
 */
export async function manifestProblems(manifest: unknown): Promise<string[]> {
  const { schema, errorsOf, faultOf } = await remoteSchema();
  const problems = errorsOf(manifest).flatMap((error: SchemaError) => problemsOf(error, schema, manifest));
  const fault = problems.length === 0 ? faultOf(manifest) : null;
  return fault === null ? problems : [fault];
}

/** @param schema of the whole file */
function problemsOf({ keyword, instancePath, params }: SchemaError, schema: Schema, manifest: unknown): string[] {
  const path = instancePath.split('/').slice(1);
  const at = path.reduce<Schema | undefined>(fieldOf, schema);
  const inside = (name: string) => placeOf([...path, name]);
  if (keyword === 'additionalProperties')
    return (params.additionalProperties ?? []).map((name) => `nobody reads the field ${inside(name)}, it may be misspelt`);
  if (keyword === 'required')
    return (params.requiredProperties ?? []).map((name) => `${inside(name)} is missing: ${fieldOf(at, name)?.description}`);
  if (!at) return []; // A field that the schema does not name, which is reported above.
  if (path.length === 0) return ['it is no object'];
  const value = path.reduce((node, name) => (node as Record<string, unknown>)[name], manifest);
  const allowed = at.enum ?? (at.const === undefined ? undefined : [at.const]);
  return [
    `${placeOf(path)} is ${JSON.stringify(value)}${allowed ? `; there are: ${allowed.join(', ')}` : `, but has to be: ${at.description}`}`,
  ];
}

/** The schema of what a field or an item holds. */
const fieldOf = (schema: Schema | undefined, name: string): Schema | undefined =>
  schema?.items ??
  schema?.properties?.[name] ??
  Object.entries(schema?.patternProperties ?? {}).find(([pattern]) => new RegExp(pattern).test(name))?.[1];

/** Such as `drawer[0].icon`. */
const placeOf = (path: string[]) => path.map((name, at) => (/^\d+$/.test(name) ? `[${name}]` : at === 0 ? name : `.${name}`)).join('');
