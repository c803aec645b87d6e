import { Fault, UNKNOWN } from '../values/fault';
import type { Outcome } from '../values/value';
import { compileExpression } from './compile-expression';
import { compileCondition } from './compile-logic';
import type { Context } from './context';
import type { Code, StackFrame } from './evaluation';
import type { FunctionSymbol, Scope } from './scope';

/** The longest chain of calls that the real service accepts. */
const MAX_CALL_DEPTH = 20;

/** Compiles each function once, when the first call of it is compiled, so that calls need no lookup at run time. */
export class FunctionCompiler {
  /** The function that is being compiled. Its depth grows with the functions that it calls. */
  #current: FunctionSymbol | undefined;

  constructor(private readonly base: Pick<Context, 'file' | 'service' | 'coverage'>) {}

  context(scope: Scope, locals: ReadonlyMap<string, number> = new Map()): Context {
    return { ...this.base, scope, locals, compile: compileExpression, functionCode: (symbol, callAt) => this.callable(symbol, callAt) };
  }

  compile(symbol: FunctionSymbol): Code {
    if (symbol.code) return symbol.code;
    const { declaration, scope } = symbol;
    const caller = this.#current;
    this.#current = symbol;
    symbol.state = 'compiling';
    const locals = new Map(declaration.parameters.map((name, index) => [name, index]));
    const lets: Code[] = [];
    for (const { name, value, start } of declaration.lets) {
      if (locals.has(name)) throw this.base.file.error(start, `"${name}" stands for something else already`);
      lets.push(compileExpression(value, this.context(scope, new Map(locals))));
      locals.set(name, locals.size);
    }
    const result = compileCondition(declaration.result, this.context(scope, locals));
    symbol.code = (frame) => {
      for (const binding of lets) {
        const value = binding(frame);
        if (isError(value)) return value;
        frame.locals.push(value);
      }
      return result(frame);
    };
    symbol.state = 'done';
    symbol.depth += 1;
    this.#current = caller;
    return symbol.code;
  }

  private callable(symbol: FunctionSymbol, callAt: number): (args: readonly Outcome[], frame: StackFrame) => Outcome {
    const { name } = symbol.declaration;
    if (symbol.state === 'compiling') throw this.base.file.error(callAt, `the function "${name}" calls itself`);
    const code = this.compile(symbol);
    const caller = this.#current;
    if (symbol.depth >= MAX_CALL_DEPTH && caller) {
      throw this.base.file.error(callAt, `functions call each other more than ${MAX_CALL_DEPTH} deep`);
    }
    if (caller) caller.depth = Math.max(caller.depth, symbol.depth);
    return (args, { evaluation, bindings }) => args.find(isError) ?? code({ evaluation, bindings, locals: [...args] });
  }
}

/**
 * True when an argument or let statement makes its function fail, even if the function does not use it. It is not documented what the real service does,
 * and this never allows more. A value that is only unknown does not make the function fail.
 */
function isError(outcome: Outcome): boolean {
  return outcome instanceof Fault && outcome !== UNKNOWN;
}
