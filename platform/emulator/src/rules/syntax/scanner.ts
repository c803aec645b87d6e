import type { Literal } from './ast';
import type { SourceFile } from './rules-error';
import { scanQuoted } from './scan-quoted';

export interface Token {
  kind: 'name' | 'literal' | 'symbol' | 'end';
  /** The source text, by which symbols and names are compared. */
  text: string;
  value: Literal | undefined;
  start: number;
  end: number;
}

const SPACE = /(?:\s+|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /\d+(\.\d+)?([eE][+-]?\d+)?/y;
const SYMBOL = /&&|\|\||==|!=|<=|>=|[-+*/%<>!?:;,.()[\]{}=$]/y;
const MAX_INT = 2n ** 63n - 1n;
const WORDS = new Map<string, Literal>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/**
 * Splits a file into tokens, one ahead of the parser. The meaning of a slash depends on its position, so the parser itself reads paths and then moves
 * the scanner behind them.
 */
export class Scanner {
  token: Token;

  constructor(readonly file: SourceFile) {
    this.token = this.scan(0);
  }

  /** Returns the current token and reads the next one. */
  next(): Token {
    const { token } = this;
    this.token = this.scan(token.end);
    return token;
  }

  /** Continues at an offset, behind what the parser has read itself. */
  moveTo(offset: number): void {
    this.token = this.scan(offset);
  }

  /** Matches raw text at an offset. */
  raw(pattern: RegExp, offset: number): RegExpExecArray | null {
    pattern.lastIndex = offset;
    return pattern.exec(this.file.text);
  }

  is(text: string): boolean {
    return this.token.text === text && this.token.kind !== 'literal';
  }

  /** Reads the token if it has this text. */
  accept(text: string): boolean {
    if (!this.is(text)) return false;
    this.next();
    return true;
  }

  expect(text: string, where: string): Token {
    if (!this.is(text)) throw this.unexpected(`"${text}" ${where}`);
    return this.next();
  }

  expectName(what: string): Token {
    if (this.token.kind !== 'name') throw this.unexpected(what);
    return this.next();
  }

  unexpected(wanted: string): Error {
    const actual = this.token.kind === 'end' ? 'the end of the file' : `"${this.token.text}"`;
    return this.file.error(this.token.start, `expected ${wanted}, found ${actual}`);
  }

  private scan(from: number): Token {
    const { text } = this.file;
    this.raw(SPACE, from);
    const start = SPACE.lastIndex;
    if (start >= text.length) return { kind: 'end', text: '', value: undefined, start: text.length, end: text.length };
    const first = text.charAt(start);
    if (first === '"' || first === "'" || /b["']/y.test(text.slice(start, start + 2))) return this.quoted(start);
    const name = this.raw(NAME, start)?.[0];
    if (name !== undefined) {
      const value = WORDS.get(name);
      return { kind: value === undefined ? 'name' : 'literal', text: name, value, start, end: start + name.length };
    }
    const number = this.raw(NUMBER, start);
    if (number) return this.number(start, number[0], number[1] !== undefined || number[2] !== undefined);
    const symbol = this.raw(SYMBOL, start)?.[0];
    if (symbol === undefined) throw this.file.error(start, `unexpected character "${first}"`);
    return { kind: 'symbol', text: symbol, value: undefined, start, end: start + symbol.length };
  }

  private quoted(start: number): Token {
    const { value, end } = scanQuoted(this.file, start);
    return { kind: 'literal', text: this.file.text.slice(start, end), value, start, end };
  }

  private number(start: number, text: string, isFloat: boolean): Token {
    const value = isFloat ? Number(text) : BigInt(text);
    if (typeof value === 'bigint' && value > MAX_INT) throw this.file.error(start, `${text} is too large for an integer`);
    return { kind: 'literal', text, value, start, end: start + text.length };
  }
}
