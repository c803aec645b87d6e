import type { Expression } from '../syntax/ast';
import { Fault } from '../values/fault';
import type { Outcome } from '../values/value';
import type { Context } from './context';
import type { Code } from './evaluation';

type Binary = Extract<Expression, { kind: 'binary' }>;
const NOT_BOOLEAN = new Fault('a condition is neither true nor false');

/** `a && b` is false when one side is false, and `a || b` true when one side is true, even if the other side fails. */
export function compileAndOr({ operator, left, right }: Binary, context: Context): Code {
  const deciding = operator === '||';
  const a = compileCondition(left, context);
  const b = compileCondition(right, context);
  return (frame) => {
    const first = a(frame);
    if (first === deciding) return deciding;
    const second = b(frame);
    if (second === deciding) return deciding;
    if (typeof first !== 'boolean') return faultOf(first);
    return typeof second === 'boolean' ? second : faultOf(second);
  };
}

/** `condition ? yes : no` */
export function compileConditional(node: Extract<Expression, { kind: 'conditional' }>, context: Context): Code {
  const condition = compileCondition(node.condition, context);
  const yes = context.compile(node.yes, context);
  const no = context.compile(node.no, context);
  return (frame) => {
    const chosen = condition(frame);
    if (chosen === true) return yes(frame);
    return chosen === false ? no(frame) : faultOf(chosen);
  };
}

/** An expression that decides about access. Its outcomes are counted for the coverage, unless those of its parts are. */
export function compileCondition(node: Expression, context: Context): Code {
  const code = context.compile(node, context);
  if (node.kind === 'binary' && (node.operator === '&&' || node.operator === '||')) return code;
  const constant = node.kind === 'literal' && typeof node.value === 'boolean' ? node.value : undefined;
  return context.coverage.counting(code, 'condition', node, constant);
}

function faultOf(outcome: Outcome): Fault {
  return outcome instanceof Fault ? outcome : NOT_BOOLEAN;
}
