import type { Expression, PatternSegment } from './ast';
import type { Scanner } from './scanner';

const SEGMENT = /[\p{L}\p{N}_\-.~@%]+|\([A-Za-z0-9_-]+\)/uy;
const WILDCARD = /\{\s*([A-Za-z_][A-Za-z0-9_]*)\s*(=\s*\*\*|=\s*\*)?\s*\}/y;
const BINDING = /\$\(/y;
const SLASH = /\//y;

/** Reads `/users/{uid}/{rest=**}` behind `match`. */
export function parsePattern(scanner: Scanner): PatternSegment[] {
  if (!scanner.is('/')) throw scanner.unexpected('a path like "/users/{uid}"');
  const segments: PatternSegment[] = [];
  let at = scanner.token.start;
  while (scanner.raw(SLASH, at)) {
    at += 1;
    const literal = scanner.raw(SEGMENT, at);
    const wildcard = literal ? null : scanner.raw(WILDCARD, at);
    if (literal) segments.push({ kind: 'literal', text: literal[0] });
    else if (wildcard) segments.push({ kind: wildcard[2]?.endsWith('**') ? 'rest' : 'one', name: wildcard[1] ?? '' });
    else throw scanner.file.error(at, 'expected a path segment: a name, "{name}" or "{name=**}"');
    at += (literal ?? wildcard)?.[0].length ?? 0;
  }
  scanner.moveTo(at);
  return segments;
}

/** Reads `/databases/$(database)/documents/users/$(uid)` inside an expression. */
export function parsePathLiteral(scanner: Scanner, parseExpression: () => Expression): Expression {
  const { start } = scanner.token;
  const segments: (string | Expression)[] = [];
  let at = start;
  while (scanner.raw(SLASH, at)) {
    at += 1;
    const literal = scanner.raw(SEGMENT, at)?.[0];
    if (literal !== undefined) {
      segments.push(literal);
      at += literal.length;
    } else if (scanner.raw(BINDING, at)) {
      scanner.moveTo(at + 2);
      segments.push(parseExpression());
      if (!scanner.is(')')) throw scanner.unexpected('")" to close "$("');
      at = scanner.token.end;
    } else {
      throw scanner.file.error(at, 'expected a path segment: a name or "$(expression)"');
    }
  }
  scanner.moveTo(at);
  return { kind: 'path', segments, start, end: at };
}
