import type { Expression } from '../syntax/ast';
import { Fault, UNKNOWN } from '../values/fault';
import { LiteralMap } from '../values/record-map';
import { ListValue, PartialValue, PathValue, type Outcome, type Value } from '../values/value';
import type { Context } from './context';
import type { Code } from './evaluation';

/** `[a, b]` */
export function compileList(items: readonly Expression[], context: Context): Code {
  const codes = items.map((item) => context.compile(item, context));
  return (frame) => {
    const values: Value[] = [];
    for (const code of codes) {
      const value = whole(code(frame));
      if (value instanceof Fault) return value;
      values.push(value);
    }
    return new ListValue(values);
  };
}

/** `{'a': 1}` */
export function compileMap(entries: readonly { key: Expression; value: Expression }[], context: Context): Code {
  const codes = entries.map(({ key, value }) => [context.compile(key, context), context.compile(value, context)] as const);
  return (frame) => {
    const map = new Map<string, Value>();
    for (const [keyCode, valueCode] of codes) {
      const key = whole(keyCode(frame));
      const value = whole(valueCode(frame));
      if (key instanceof Fault) return key;
      if (value instanceof Fault) return value;
      if (typeof key !== 'string') return new Fault('a key of a map is not a string');
      map.set(key, value);
    }
    return new LiteralMap(map);
  };
}

/** `/users/$(uid)` */
export function compilePath(segments: readonly (string | Expression)[], context: Context): Code {
  const codes = segments.map((segment) => (typeof segment === 'string' ? segment : context.compile(segment, context)));
  return (frame) => {
    const path: string[] = [];
    for (const code of codes) {
      const value = typeof code === 'string' ? code : whole(code(frame));
      if (value instanceof Fault) return value;
      if (value instanceof PathValue) path.push(...value.segments);
      else if (typeof value === 'string' && value !== '' && !value.includes('/')) path.push(value);
      else return new Fault('a part of a path is not a segment');
    }
    return new PathValue(path);
  };
}

/** The value, or unknown when only a part of it is known, since literals consist of whole values. */
function whole(outcome: Outcome): Value | Fault {
  return outcome instanceof PartialValue ? UNKNOWN : outcome;
}
