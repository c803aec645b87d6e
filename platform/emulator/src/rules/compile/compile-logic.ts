import type { Expression } from '../syntax/ast';
import { Fault } from '../values/fault';
import type { Outcome } from '../values/value';
import type { Context } from './context';
import type { Code } from './frame';

type Binary = Extract<Expression, { kind: 'binary' }>;
const NOT_BOOLEAN = new Fault('a condition is neither true nor false');

/** `a && b`: false when one side is false, even if the other one fails. */
export function compileAnd({ left, right }: Binary, context: Context): Code {
  const a = compileCondition(left, context);
  const b = compileCondition(right, context);
  return (frame) => {
    const first = a(frame);
    if (first === false) return false;
    const second = b(frame);
    if (second === false) return false;
    return first === true && second === true ? true : faultOf(first === true ? second : first);
  };
}

/** `a || b`: true when one side is true, even if the other one fails. */
export function compileOr({ left, right }: Binary, context: Context): Code {
  const a = compileCondition(left, context);
  const b = compileCondition(right, context);
  return (frame) => {
    const first = a(frame);
    if (first === true) return true;
    const second = b(frame);
    if (second === true) return true;
    return first === false && second === false ? false : faultOf(first === false ? second : first);
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
  const count = context.coverage.point('condition', node.start, node.end, constant);
  return (frame) => {
    const outcome = code(frame);
    count(outcome);
    return outcome;
  };
}

function faultOf(outcome: Outcome): Fault {
  return outcome instanceof Fault ? outcome : NOT_BOOLEAN;
}
