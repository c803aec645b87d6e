import { element, isOfType, member, negative, not, operation, range } from '../language/operators';
import { aritiesOf, callMethod } from '../language/methods';
import { NAMESPACES } from '../language/functions';
import { regex } from '../language/regex';
import type { Expression } from '../syntax/ast';
import { Fault } from '../values/fault';
import { compileCall, compileNamespaced } from './compile-call';
import { compileList, compileMap, compilePath } from './compile-literal';
import { compileAndOr, compileConditional } from './compile-logic';
import { counted, type Context } from './context';
import type { Code } from './evaluation';

const REGEX_METHODS = new Set(['matches', 'replace', 'split']);

export function compileExpression(node: Expression, context: Context): Code {
  const compile = (inner: Expression) => compileExpression(inner, context);
  switch (node.kind) {
    case 'literal': {
      const { value } = node;
      return () => value;
    }
    case 'name':
      return compileName(node, context);
    case 'member': {
      const object = compile(node.object);
      const { name } = node;
      return counted((frame) => member(object(frame), name));
    }
    case 'index': {
      const object = compile(node.object);
      const index = compile(node.index);
      return counted((frame) => element(object(frame), index(frame)));
    }
    case 'range': {
      const [object, from, to] = [compile(node.object), compile(node.from), compile(node.to)];
      return counted((frame) => range(object(frame), from(frame), to(frame)));
    }
    case 'call':
      return compileCall(node, context);
    case 'method':
      return compileMethod(node, context);
    case 'unary': {
      const operand = compile(node.operand);
      const apply = node.operator === '!' ? not : negative;
      return counted((frame) => apply(operand(frame)));
    }
    case 'binary':
      return compileBinary(node, context);
    case 'is': {
      const operand = compile(node.operand);
      const { type } = node;
      return counted((frame) => isOfType(operand(frame), type));
    }
    case 'conditional':
      return counted(compileConditional(node, context));
    case 'list':
      return counted(compileList(node.items, context));
    case 'map':
      return counted(compileMap(node.entries, context));
    case 'path':
      return counted(compilePath(node.segments, context));
  }
}

function compileBinary(node: Extract<Expression, { kind: 'binary' }>, context: Context): Code {
  if (node.operator === '&&' || node.operator === '||') return counted(compileAndOr(node, context));
  const left = compileExpression(node.left, context);
  const right = compileExpression(node.right, context);
  const apply = operation(node.operator);
  return counted((frame) => apply(left(frame), right(frame)));
}

function compileName({ name, start }: Extract<Expression, { kind: 'name' }>, context: Context): Code {
  const local = context.locals.get(name);
  if (local !== undefined) return ({ locals }) => locals[local] ?? null;
  const binding = context.scope.wildcard(name);
  if (binding !== undefined) return ({ bindings }) => bindings[binding] ?? null;
  if (name === 'request') return ({ evaluation }) => evaluation.request;
  if (name === 'resource') return ({ evaluation }) => evaluation.resource;
  throw context.file.error(start, `there is nothing named "${name}" here`);
}

function compileMethod(node: Extract<Expression, { kind: 'method' }>, context: Context): Code {
  const { object, name, args, start } = node;
  if (object.kind === 'name' && isNamespace(object.name, context)) return compileNamespaced(object.name, node, context);
  const receiver = compileExpression(object, context);
  const arities = aritiesOf(name);
  if (arities.size === 0) throw context.file.error(start, `no type has a method "${name}"`);
  if (!arities.has(args.length)) throw context.file.error(start, `"${name}" takes ${[...arities].join(' or ')} arguments`);
  const [pattern] = args;
  if (REGEX_METHODS.has(name) && pattern?.kind === 'literal' && typeof pattern.value === 'string') {
    const compiled = regex(pattern.value);
    if (compiled instanceof Fault) throw context.file.error(pattern.start, compiled.reason);
  }
  const values = args.map((arg) => compileExpression(arg, context));
  return counted((frame) =>
    callMethod(
      receiver(frame),
      name,
      values.map((value) => value(frame)),
    ),
  );
}

function isNamespace(name: string, { locals, scope, service }: Context): boolean {
  if (locals.has(name) || scope.wildcard(name) !== undefined) return false;
  return Object.hasOwn(NAMESPACES, name) || (name === 'firestore' && service === 'firebase.storage');
}
