import type { BinaryOperator, Expression } from './ast';
import { parsePathLiteral } from './parse-path';
import type { Scanner } from './scanner';

/** The operators by precedence, lowest first. `is` has the precedence of `in`. */
const LEVELS: readonly (readonly BinaryOperator[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['in'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];
const TYPE_LEVEL = 3;
/** Deeper nesting is refused, since it would exhaust the stack. */
const MAX_DEPTH = 100;

const TYPES = new Set([
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'number',
  'path',
  'set',
  'string',
  'timestamp',
]);

export class ExpressionParser {
  #depth = 0;

  constructor(private readonly scanner: Scanner) {}

  parse(): Expression {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw this.scanner.file.error(this.scanner.token.start, 'the expression is nested too deep');
    const condition = this.binary(0);
    let expression = condition;
    if (this.scanner.accept('?')) {
      const yes = this.parse();
      this.scanner.expect(':', 'between the two results of "?"');
      const no = this.parse();
      expression = { kind: 'conditional', condition, yes, no, start: condition.start, end: no.end };
    }
    this.#depth -= 1;
    return expression;
  }

  private binary(level: number): Expression {
    const operators = LEVELS[level];
    if (!operators) return this.unary();
    let left = this.binary(level + 1);
    for (;;) {
      const { scanner } = this;
      if (level === TYPE_LEVEL && scanner.accept('is')) {
        left = this.typeTest(left);
        continue;
      }
      const operator = operators.find((candidate) => scanner.is(candidate));
      if (!operator) return left;
      scanner.next();
      const right = this.binary(level + 1);
      left = { kind: 'binary', operator, left, right, start: left.start, end: right.end };
    }
  }

  private typeTest(operand: Expression): Expression {
    const type = this.scanner.expectName('a type behind "is"');
    if (!TYPES.has(type.text)) {
      throw this.scanner.file.error(type.start, `"${type.text}" is no type; known are ${[...TYPES].join(', ')}`);
    }
    return { kind: 'is', operand, type: type.text, start: operand.start, end: type.end };
  }

  private unary(): Expression {
    const { token } = this.scanner;
    if (!this.scanner.is('!') && !this.scanner.is('-')) return this.postfix(this.primary());
    const operator = this.scanner.next().text as '!' | '-';
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw this.scanner.file.error(token.start, 'the expression is nested too deep');
    const operand = this.unary();
    this.#depth -= 1;
    return { kind: 'unary', operator, operand, start: token.start, end: operand.end };
  }

  private postfix(primary: Expression): Expression {
    const { scanner } = this;
    let object = primary;
    for (;;) {
      if (scanner.accept('.')) object = this.member(object);
      else if (scanner.accept('[')) object = this.index(object);
      else return object;
    }
  }

  private member(object: Expression): Expression {
    const name = this.scanner.expectName('the name of a field or method behind "."');
    if (!this.scanner.is('(')) return { kind: 'member', object, name: name.text, start: object.start, end: name.end };
    const { args, end } = this.args();
    return { kind: 'method', object, name: name.text, args, start: object.start, end };
  }

  private index(object: Expression): Expression {
    const index = this.parse();
    if (!this.scanner.accept(':')) {
      const { end } = this.scanner.expect(']', 'to close the index');
      return { kind: 'index', object, index, start: object.start, end };
    }
    const to = this.parse();
    const { end } = this.scanner.expect(']', 'to close the range');
    return { kind: 'range', object, from: index, to, start: object.start, end };
  }

  private args(): { args: Expression[]; end: number } {
    this.scanner.expect('(', 'before the arguments');
    return this.items(')', 'to close the arguments');
  }

  private items(close: string, where: string): { args: Expression[]; end: number } {
    const args: Expression[] = [];
    while (!this.scanner.is(close)) {
      args.push(this.parse());
      if (!this.scanner.accept(',')) break;
    }
    const { end } = this.scanner.expect(close, where);
    return { args, end };
  }

  private primary(): Expression {
    const { scanner } = this;
    const { token } = scanner;
    const { start, end } = token;
    if (token.kind === 'literal') {
      scanner.next();
      return { kind: 'literal', value: token.value ?? null, start, end };
    }
    if (token.kind === 'name') return this.nameOrCall();
    if (scanner.accept('(')) {
      const inner = this.parse();
      scanner.expect(')', 'to close the bracket');
      return inner;
    }
    if (scanner.accept('[')) {
      const { args, end: close } = this.items(']', 'to close the list');
      return { kind: 'list', items: args, start, end: close };
    }
    if (scanner.accept('{')) return this.map(start);
    if (scanner.is('/')) return parsePathLiteral(scanner, () => this.parse());
    throw scanner.unexpected('an expression');
  }

  private nameOrCall(): Expression {
    const { text, start, end } = this.scanner.next();
    if (!this.scanner.is('(')) return { kind: 'name', name: text, start, end };
    const call = this.args();
    return { kind: 'call', name: text, args: call.args, start, end: call.end };
  }

  private map(start: number): Expression {
    const { scanner } = this;
    const entries: { key: Expression; value: Expression }[] = [];
    while (!scanner.is('}')) {
      const key = this.parse();
      scanner.expect(':', 'between key and value');
      entries.push({ key, value: this.parse() });
      if (!scanner.accept(',')) break;
    }
    const { end } = scanner.expect('}', 'to close the map');
    return { kind: 'map', entries, start, end };
  }
}
