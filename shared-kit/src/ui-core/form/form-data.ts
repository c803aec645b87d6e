import type { Message } from '../../model';
import { valueAt } from './field-path';
import { isPlain, keysOf, sameValue } from './same-value';

/** The error of a field: a message, or a text in the user's language. */
export type Problem = Message | string;

type ByName<T> = Readonly<Record<string, T>>;

/** The state of a form, without React. Its names are those of `FieldPath`. */
export interface FormData<V> {
  /** The values that count as unchanged: the initial ones, those saved since, or the live data. */
  start: V;
  values: V;
  /** The latest live data. */
  live: V;
  /** The user has pressed submit. */
  submitted: boolean;
  /** The fields that the user has typed in and left. */
  touched: ByName<true>;
  serverErrors: ByName<Problem>;
  /** The fields whose live value has changed since the user typed in them. */
  overtaken: readonly string[];
}

export const startedWith = <V>(initial: V): FormData<V> => ({
  start: initial,
  values: initial,
  live: initial,
  submitted: false,
  touched: {},
  serverErrors: {},
  overtaken: [],
});

/** The fields that differ, by name; a list is one field. */
export function changedFields(start: unknown, values: unknown, name = ''): string[] {
  if (sameValue(start, values)) return [];
  if (!isPlain(start) || !isPlain(values)) return [name];
  return keysOf(start, values).flatMap((key) => changedFields(start[key], values[key], joinName(name, key)));
}

/** Replaces the values. A changed field loses the server's error. */
export function withValues<V>(data: FormData<V>, values: V): FormData<V> {
  const unchanged = ([name]: [string, unknown]) => sameValue(valueAt(data.values, name), valueAt(values, name));
  return { ...data, values, serverErrors: Object.fromEntries(Object.entries(data.serverErrors).filter(unchanged)) };
}

/** Marks a field as touched when the user leaves it. A field without a changed value does not count, so that tabbing through a form shows no errors. */
export function withTouched<V>(data: FormData<V>, name: string): FormData<V> {
  if (name in data.touched || sameValue(valueAt(data.start, name), valueAt(data.values, name))) return data;
  return { ...data, touched: { ...data.touched, [name]: true } };
}

/** Applies newer live data: fields that were not typed in follow it, the others stay. A list is one field. */
export function withLive<V>(data: FormData<V>, live: V): FormData<V> {
  const overtaken = new Set(data.overtaken);
  const values = followed(data.start, data.values, live, '', overtaken) as V;
  const stillTyped = (name: string) => !sameValue(valueAt(values, name), valueAt(live, name));
  return { ...withValues(data, values), start: live, live, overtaken: [...overtaken].filter(stillTyped) };
}

/** Applies a save: `start` becomes what was sent, with what others have changed meanwhile. */
export function withSaved<V>(data: FormData<V>, submittedData: FormData<V>): FormData<V> {
  const start = followed(submittedData.start, submittedData.values, data.start) as V;
  return { ...data, start, submitted: false, touched: {}, serverErrors: {}, overtaken: [] };
}

/** For each field the typed value, or else the live one. Adds to `overtaken` the names of fields that both the user and the live data have changed. */
function followed(start: unknown, value: unknown, live: unknown, name = '', overtaken = new Set<string>()): unknown {
  if (sameValue(start, value)) return live;
  if (isPlain(start) && isPlain(value) && isPlain(live)) {
    const follow = (key: string) => [key, followed(start[key], value[key], live[key], joinName(name, key), overtaken)] as const;
    return Object.fromEntries(keysOf(value, live).map(follow));
  }
  if (!sameValue(start, live)) overtaken.add(name);
  return value;
}

const joinName = (name: string, key: string): string => (name === '' ? key : `${name}.${key}`);
