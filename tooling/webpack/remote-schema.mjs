import { runKitCode } from '../cli/kit-code.mjs';

const CODE = `
  import { manifestFault } from './contract/remote';
  import { remoteSchema } from './contract/remote.schema';
  import { faultWords } from './testing/fault-words';
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
 * @property {(manifest: unknown) => string | null} faultOf why the console could not use what is right by the schema, in words
 */

/** Loaded once for all builds of a process. @type {Promise<RemoteSchema> | undefined} */
let loaded;

/** The schema of `remote.json` and the checks by it. */
export const remoteSchema = async () => (loaded ??= runKitCode(CODE));

/** The schema that editors read, as `shared-kit/remote.schema.json` is written. @param {Schema} schema */
export const asJson = (schema) => `${JSON.stringify({ $schema: 'http://json-schema.org/draft-07/schema#', ...schema }, null, 2)}\n`;

/** The fields as a table of Markdown, for `docs/remote-contract.md`. @param {Schema} schema */
export const asTable = (schema) =>
  ['| field | needed | what it is |', '|---|---|---|', ...fieldsIn(schema).map(({ place, isNeeded, description }) => `| \`${place}\` | ${isNeeded ? 'yes' : ''} | ${description} |`)].join('\n');

/** @param {Schema} schema @param {string} [prefix] @returns {{ place: string, isNeeded: boolean, description: string | undefined }[]} */
function fieldsIn({ properties = {}, required = [] }, prefix = '') {
  return Object.entries(properties).flatMap(([name, field]) => {
    const [named] = Object.values(field.patternProperties ?? {});
    const place = `${prefix}${name}${field.items?.properties ? '[]' : ''}`;
    return [
      { place, isNeeded: required.includes(name), description: field.description },
      ...fieldsIn(field.items ?? {}, `${place}.`),
      ...(named ? [{ place: `${place}.*`, isNeeded: false, description: named.description }, ...fieldsIn(named, `${place}.*.`)] : []),
    ];
  });
}
