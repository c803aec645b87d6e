import { GLOBAL_FUNCTIONS, NAMESPACES } from '../language/functions';
import type { Method } from '../language/method';
import { valuesOf } from '../language/methods';
import type { Expression } from '../syntax/ast';
import { Fault } from '../values/fault';
import { Duration, Timestamp } from '../values/time';
import { typeName } from '../values/type-name';
import { ListValue, MapValue, PartialValue, PathValue, SetValue, type Outcome } from '../values/value';
import { counted, type Context } from './context';
import type { Code, StackFrame } from './evaluation';

/** A value as text, for `debug()` in rules. */
function describe(outcome: Outcome): string {
  if (outcome instanceof Fault) return `no value: ${outcome.reason}`;
  if (outcome instanceof PartialValue) return 'known in part';
  if (outcome instanceof MapValue) {
    return `{${outcome
      .keys()
      .map((key) => `${key}: ${describe(outcome.get(key) ?? null)}`)
      .join(', ')}}`;
  }
  if (outcome instanceof ListValue) return `[${outcome.items.map(describe).join(', ')}]`;
  if (outcome instanceof SetValue) return `set of [${outcome.items.map(describe).join(', ')}]`;
  if (outcome instanceof PathValue) return `/${outcome.segments.join('/')}`;
  if (outcome instanceof Timestamp) return outcome.date.toISOString();
  if (outcome instanceof Duration) return `${outcome.nanos} ns`;
  if (typeof outcome === 'string') return JSON.stringify(outcome);
  return outcome !== null && typeof outcome === 'object' ? typeName(outcome) : String(outcome);
}

type Call = Extract<Expression, { kind: 'call' }>;
type Namespaced = Extract<Expression, { kind: 'method' }>;
type Lookup = (frame: StackFrame, path: Outcome) => Outcome;

const FIRESTORE_LOOKUPS: Readonly<Record<string, Lookup>> = {
  get: ({ evaluation }, path) => evaluation.lookups.get(path, 'now'),
  exists: ({ evaluation }, path) => evaluation.lookups.exists(path, 'now'),
  getAfter: ({ evaluation }, path) => evaluation.lookups.get(path, 'after'),
  existsAfter: ({ evaluation }, path) => evaluation.lookups.exists(path, 'after'),
};
const STORAGE_LOOKUPS = new Set(['get', 'exists']);

/** `name(args)`: a function of the rules, or one of the language. */
export function compileCall(node: Call, context: Context): Code {
  const { name, start } = node;
  const args = node.args.map((arg) => context.compile(arg, context));
  const symbol = context.scope.function(name);
  if (symbol) {
    checkCount(node, symbol.declaration.parameters.length, context);
    const call = context.functionCode(symbol, start);
    return counted((frame) =>
      call(
        args.map((arg) => arg(frame)),
        frame,
      ),
    );
  }
  const lookup = context.service === 'cloud.firestore' && Object.hasOwn(FIRESTORE_LOOKUPS, name) ? FIRESTORE_LOOKUPS[name] : undefined;
  if (lookup) return compileLookup(lookup, node, context);
  if (name === 'debug') return compileDebug(node, context);
  if (!Object.hasOwn(GLOBAL_FUNCTIONS, name)) throw context.file.error(start, `there is no function "${name}" here`);
  return compilePure(GLOBAL_FUNCTIONS[name] as Method<undefined>, node, context);
}

/** `math.abs(x)`, `firestore.get(path)` and the like. */
export function compileNamespaced(namespace: string, node: Namespaced, context: Context): Code {
  const { name, start } = node;
  if (namespace === 'firestore') {
    const lookup = STORAGE_LOOKUPS.has(name) ? FIRESTORE_LOOKUPS[name] : undefined;
    if (!lookup) throw context.file.error(start, `there is no function "firestore.${name}"`);
    return compileLookup(lookup, node, context);
  }
  const table = NAMESPACES[namespace] ?? {};
  if (!Object.hasOwn(table, name)) throw context.file.error(start, `there is no function "${namespace}.${name}"`);
  return compilePure(table[name] as Method<undefined>, node, context);
}

function compilePure(pure: Method<undefined>, node: Call | Namespaced, context: Context): Code {
  checkCount(node, pure.arity, context);
  const args = node.args.map((arg) => context.compile(arg, context));
  return counted((frame) => {
    const values = valuesOf(args.map((arg) => arg(frame)));
    return values instanceof Fault ? values : pure.call(undefined, values);
  });
}

function compileLookup(lookup: Lookup, node: Call | Namespaced, context: Context): Code {
  checkCount(node, 1, context);
  const path = context.compile(node.args[0] as Expression, context);
  return counted((frame) => lookup(frame, path(frame)));
}

/** `debug(x)` returns x and passes its text to the option `debug`. */
function compileDebug(node: Call, context: Context): Code {
  checkCount(node, 1, context);
  const value = context.compile(node.args[0] as Expression, context);
  const { line, column } = context.file.place(node.start);
  const place = `${context.file.fileName}:${line}:${column}`;
  return (frame) => {
    const outcome = value(frame);
    frame.evaluation.debug(`${place}: ${describe(outcome)}`);
    return outcome;
  };
}

function checkCount({ name, args, start }: Call | Namespaced, expected: number, { file }: Context): void {
  if (args.length !== expected) throw file.error(start, `"${name}" takes ${expected} arguments, found ${args.length}`);
}
