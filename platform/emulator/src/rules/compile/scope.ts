import type { Block, FunctionDeclaration } from '../syntax/ast';
import type { SourceFile } from '../syntax/rules-error';
import type { Code } from './evaluation';

export interface FunctionSymbol {
  declaration: FunctionDeclaration;
  scope: Scope;
  state: 'new' | 'compiling' | 'done';
  code: Code | undefined;
  /** Length of the longest chain of calls that begins with this function. */
  depth: number;
}

/** The names of a service or match and of all surrounding ones. */
export class Scope {
  readonly #functions = new Map<string, FunctionSymbol>();
  readonly #wildcards = new Map<string, number>();

  constructor(
    private readonly outer: Scope | undefined,
    block: Block,
    wildcards: readonly string[],
    file: SourceFile,
  ) {
    const first = outer?.bindingCount ?? 0;
    wildcards.forEach((name, index) => {
      if (this.wildcard(name) !== undefined) throw file.error(block.start, `the path names "{${name}}" twice`);
      this.#wildcards.set(name, first + index);
    });
    this.bindingCount = first + wildcards.length;
    for (const declaration of block.functions) {
      const { name } = declaration;
      if (this.#functions.has(name)) throw file.error(declaration.start, `the function "${name}" is declared twice`);
      this.#functions.set(name, { declaration, scope: this, state: 'new', code: undefined, depth: 0 });
    }
  }

  readonly bindingCount: number;

  function(name: string): FunctionSymbol | undefined {
    return this.#functions.get(name) ?? this.outer?.function(name);
  }

  /** Index of a wildcard in the bindings. */
  wildcard(name: string): number | undefined {
    return this.#wildcards.get(name) ?? this.outer?.wildcard(name);
  }

  functions(): Iterable<FunctionSymbol> {
    return this.#functions.values();
  }
}
