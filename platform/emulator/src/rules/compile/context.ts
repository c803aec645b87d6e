import type { Expression, ServiceName } from '../syntax/ast';
import type { SourceFile } from '../syntax/rules-error';
import type { Outcome } from '../values/value';
import type { Coverage } from './coverage';
import { TOO_MANY_EXPRESSIONS, type Code } from './evaluation';
import type { FunctionSymbol, Scope } from './scope';

export interface Context {
  file: SourceFile;
  service: ServiceName;
  coverage: Coverage;
  scope: Scope;
  compile(node: Expression, context: Context): Code;
  /** Indexes of parameters and let statements in `StackFrame.locals`. */
  locals: ReadonlyMap<string, number>;
  functionCode(symbol: FunctionSymbol, callAt: number): (args: readonly Outcome[], frame: Parameters<Code>[0]) => Outcome;
}

/** Counts the evaluation of the expression towards the limit of the request. */
export function counted(code: Code): Code {
  return (frame) => (frame.evaluation.spend() ? code(frame) : TOO_MANY_EXPRESSIONS);
}
