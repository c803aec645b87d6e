import { isAbsent, isFields, type Fields } from '../model/registry/shape';
import { configFields, isUnset, valueFault, type ConsoleConfig } from './config-fields';

export type { ConsoleConfig } from './config-fields';

export type ConfigReading = { ok: true; config: ConsoleConfig } | { ok: false; faults: string[]; config?: undefined };

/** Reads and checks the config. It reports all errors together, so that the file can be corrected in one step. */
export function parseConfig(json: unknown): ConfigReading {
  if (!isFields(json)) return { ok: false, faults: ['config.json is not an object'] };
  const faults = configFields.flatMap(([name, field]) => {
    if (!('fields' in field)) return valueFault(field, name, json[name]) ?? [];
    if (isAbsent(json[name]) && !field.required) return [];
    const values = groupOf(json, name);
    return Object.entries(field.fields).flatMap(([inner, one]) => valueFault(one, `${name}.${inner}`, values[inner]) ?? []);
  });
  return faults.length ? { ok: false, faults } : { ok: true, config: configOf(json) };
}

const groupOf = (json: Fields, name: string): Fields => (isFields(json[name]) ? json[name] : {});

/** The known fields that are set. Others come from later versions. */
function configOf(json: Fields): ConsoleConfig {
  const known = configFields.flatMap(([name, field]): [string, unknown][] => {
    if (!('fields' in field)) return isUnset(json[name]) ? setOnly(name, field.otherwise) : [[name, json[name]]];
    if (isAbsent(json[name])) return [];
    const values = groupOf(json, name);
    return [[name, Object.fromEntries(Object.keys(field.fields).flatMap((inner) => setOnly(inner, values[inner])))]];
  });
  return Object.fromEntries(known) as unknown as ConsoleConfig;
}

const setOnly = (name: string, value: unknown): [string, unknown][] => (isUnset(value) ? [] : [[name, value]]);
