import type { Allow, Block, Match, Service, ServiceName, Version } from '../syntax/ast';
import { parseRules } from '../syntax/parse-rules';
import { SourceFile } from '../syntax/rules-error';
import { FunctionCompiler } from './compile-functions';
import { compileExpression } from './compile-expression';
import type { Context } from './context';
import { Coverage } from './coverage';
import type { Code } from './evaluation';
import type { CompiledAllow, MatchNode } from './match-tree';
import { Scope } from './scope';

const MAX_WILDCARDS = 20;

export interface Rules {
  readonly service: ServiceName;
  readonly version: Version;
  readonly fileName: string;
  /** Counts how often each part of the rules has allowed and denied. */
  readonly coverage: Coverage;
  readonly root: MatchNode;
}

/**
 * Compiles the rules of a service. Throws a `RulesError` with file, line and column for what the real service would refuse too: wrong syntax, unknown
 * names, functions that call themselves.
 */
export function compileRules(source: string, fileName: string): Rules {
  const file = new SourceFile(fileName, source);
  const service = parseRules(file);
  const coverage = new Coverage(file);
  const compiler = new RulesCompiler(file, coverage, service.name);
  return { service: service.name, version: service.version, fileName, coverage, root: compiler.service(service) };
}

class RulesCompiler {
  readonly #functions: FunctionCompiler;

  constructor(
    private readonly file: SourceFile,
    private readonly coverage: Coverage,
    service: ServiceName,
  ) {
    this.#functions = new FunctionCompiler({ file, service, coverage });
  }

  service(service: Service): MatchNode {
    const { start, end } = service;
    const file = new Scope(undefined, { functions: service.globalFunctions, matches: [], allows: [], start, end }, [], this.file);
    for (const symbol of file.functions()) this.#functions.compile(symbol);
    return this.block(service, [], file);
  }

  private block(block: Block, pattern: Match['pattern'], outer: Scope | undefined): MatchNode {
    const wildcards = pattern.flatMap((segment) => (segment.kind === 'literal' ? [] : [segment.name]));
    const scope = new Scope(outer, block, wildcards, this.file);
    if (scope.bindingCount > MAX_WILDCARDS) throw this.file.error(block.start, `more than ${MAX_WILDCARDS} wildcards in a path`);
    for (const symbol of scope.functions()) this.#functions.compile(symbol);
    const context = this.#functions.context(scope);
    return {
      pattern,
      firstBinding: scope.bindingCount - wildcards.length,
      allows: block.allows.map((allow) => this.allow(allow, context)),
      matches: block.matches.map((match) => this.block(match, match.pattern, scope)),
    };
  }

  private allow(allow: Allow, context: Context): CompiledAllow {
    const { methods, condition } = allow;
    const constant = condition ? (condition.kind === 'literal' ? condition.value === true : undefined) : true;
    const code: Code = condition ? compileExpression(condition, context) : () => true;
    return { methods: new Set(methods), code: this.coverage.counting(code, 'allow', allow, constant) };
  }
}
