import { METHODS } from './ast';
import type { Allow, Block, FunctionDeclaration, LetBinding, Match, Method, Service, ServiceName, Version } from './ast';
import { ExpressionParser } from './parse-expression';
import { parsePattern } from './parse-path';
import type { SourceFile } from './rules-error';
import { Scanner } from './scanner';

// The limits of the real service, which refuses larger files.
const MAX_FILE_BYTES = 256 * 1024;
const MAX_MATCH_DEPTH = 10;
const MAX_PATTERN_SEGMENTS = 100;
const MAX_PARAMETERS = 7;
const MAX_LETS = 10;

const GROUPS: ReadonlyMap<string, readonly Method[]> = new Map<string, readonly Method[]>([
  ['read', ['get', 'list']],
  ['write', ['create', 'update', 'delete']],
  ...METHODS.map((method): [string, readonly Method[]] => [method, [method]]),
]);
const SERVICES: readonly ServiceName[] = ['cloud.firestore', 'firebase.storage'];

/** Parses a rules file. Throws a `RulesError` with the position and what was expected there. */
export function parseRules(file: SourceFile): Service {
  if (Buffer.byteLength(file.text) > MAX_FILE_BYTES) throw file.error(0, 'the file is larger than 256 KB');
  return new RulesParser(new Scanner(file)).parse();
}

class RulesParser {
  readonly #expressions: ExpressionParser;
  #version: Version = 1;

  constructor(private readonly scanner: Scanner) {
    this.#expressions = new ExpressionParser(scanner);
  }

  parse(): Service {
    const { scanner } = this;
    this.#version = this.version();
    const globalFunctions: FunctionDeclaration[] = [];
    while (scanner.is('function')) globalFunctions.push(this.function());
    const { start } = scanner.expect('service', 'and its name');
    const name = this.serviceName();
    const block = this.block(0, 0, start);
    while (scanner.is('function')) globalFunctions.push(this.function());
    if (scanner.token.kind !== 'end') throw scanner.unexpected('nothing but functions behind the service');
    return { ...block, name, version: this.#version, globalFunctions };
  }

  private version(): Version {
    const { scanner } = this;
    if (!scanner.is('rules_version')) return 1;
    scanner.next();
    scanner.expect('=', "and '2' behind rules_version");
    const { value } = scanner.token;
    if (value !== '1' && value !== '2') throw scanner.unexpected("'1' or '2'");
    scanner.next();
    scanner.expect(';', 'behind the version');
    return value === '1' ? 1 : 2;
  }

  private serviceName(): ServiceName {
    const { scanner } = this;
    const first = scanner.expectName('the name of a service');
    scanner.expect('.', 'in the name of the service');
    const second = scanner.expectName('the second part of the name of the service');
    const name = SERVICES.find((service) => service === `${first.text}.${second.text}`);
    if (!name) throw scanner.file.error(first.start, `unknown service; known are ${SERVICES.join(' and ')}`);
    return name;
  }

  /** @param depth number of matches around the content @param segments of their paths together */
  private block(depth: number, segments: number, start: number): Block {
    const { scanner } = this;
    const isMatch = depth > 0;
    const block: Block = { functions: [], matches: [], allows: [], start, end: start };
    scanner.expect('{', isMatch ? 'behind the path' : 'behind the name of the service');
    const expected = isMatch ? '"allow", "match", "function" or "}"' : '"match", "function" or "}"';
    while (!scanner.is('}')) {
      if (scanner.is('match')) block.matches.push(this.match(depth + 1, segments));
      else if (scanner.is('function')) block.functions.push(this.function());
      else if (scanner.is('allow') && isMatch) block.allows.push(this.allow());
      else throw scanner.unexpected(expected);
    }
    block.end = scanner.next().end;
    return block;
  }

  private match(depth: number, outerSegments: number): Match {
    const { start } = this.scanner.next();
    if (depth > MAX_MATCH_DEPTH) throw this.scanner.file.error(start, `more than ${MAX_MATCH_DEPTH} matches inside each other`);
    const pattern = parsePattern(this.scanner);
    const isInside = pattern.slice(0, -1).some(({ kind }) => kind === 'rest');
    if (this.#version === 1 && isInside) throw this.scanner.file.error(start, "{name=**} within a path needs rules_version = '2'");
    const segments = outerSegments + pattern.length;
    if (segments > MAX_PATTERN_SEGMENTS)
      throw this.scanner.file.error(start, `the paths of matches inside each other have more than ${MAX_PATTERN_SEGMENTS} segments`);
    return { pattern, ...this.block(depth, segments, start) };
  }

  private allow(): Allow {
    const { scanner } = this;
    const { start } = scanner.next();
    const methods = new Set<Method>();
    do {
      const group = GROUPS.get(scanner.token.text);
      if (!group) throw scanner.unexpected(`one of ${[...GROUPS.keys()].join(', ')}`);
      scanner.next();
      for (const method of group) methods.add(method);
    } while (scanner.accept(','));
    let condition: Allow['condition'];
    if (!scanner.is(';')) {
      scanner.expect(':', 'or ";" behind the methods');
      scanner.expect('if', 'and a condition behind ":"');
      condition = this.#expressions.parse();
    }
    const { end } = scanner.expect(';', 'behind the condition');
    return { methods: [...methods], condition, start, end };
  }

  private function(): FunctionDeclaration {
    const { scanner } = this;
    const { start } = scanner.next();
    const name = scanner.expectName('the name of the function').text;
    const parameters = this.parameters(start);
    scanner.expect('{', 'before the body of the function');
    const lets: LetBinding[] = [];
    while (scanner.is('let')) lets.push(this.letBinding());
    if (lets.length > MAX_LETS) throw scanner.file.error(start, `a function may have ${MAX_LETS} let statements`);
    scanner.expect('return', lets.length === 0 ? 'or "let" in the function' : 'or "let" behind the let statements');
    const result = this.#expressions.parse();
    scanner.expect(';', 'behind the result');
    const { end } = scanner.expect('}', 'behind the function');
    return { name, parameters, lets, result, start, end };
  }

  private parameters(start: number): string[] {
    const { scanner } = this;
    scanner.expect('(', 'behind the name of the function');
    const names: string[] = [];
    while (!scanner.is(')')) {
      const { text, start: at } = scanner.expectName('the name of a parameter');
      if (names.includes(text)) throw scanner.file.error(at, `the parameter "${text}" stands twice`);
      names.push(text);
      if (!scanner.accept(',')) break;
    }
    scanner.expect(')', 'behind the parameters');
    if (names.length > MAX_PARAMETERS) throw scanner.file.error(start, `a function may have ${MAX_PARAMETERS} parameters`);
    return names;
  }

  private letBinding(): LetBinding {
    const { scanner } = this;
    const { start } = scanner.next();
    const name = scanner.expectName('a name behind "let"').text;
    scanner.expect('=', 'behind the name');
    const value = this.#expressions.parse();
    const { end } = scanner.expect(';', 'behind the value');
    return { name, value, start, end };
  }
}
