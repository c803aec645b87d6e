import { compileRules, RulesError } from '../rules';
import { firestoreRules } from '../testing/evaluate';

function errorOf(source: string): string {
  try {
    compileRules(source, 'test.rules');
  } catch (error) {
    if (error instanceof RulesError) return error.message;
    throw error;
  }
  return 'no error';
}

const HEAD = "rules_version = '2';\nservice cloud.firestore {\n";

describe('a rules file with mistakes', () => {
  it.each([
    ['', 'test.rules:1:1: expected "service" and its name, found the end of the file'],
    ["rules_version = '3';", "test.rules:1:17: expected '1' or '2', found \"'3'\""],
    ['service cloud.firestore { match /{a=**}/b { } }', "test.rules:1:27: {name=**} within a path needs rules_version = '2'"],
    [
      "rules_version = '1'; service cloud.firestore { match /{a=**}/b { } }",
      "test.rules:1:48: {name=**} within a path needs rules_version = '2'",
    ],
    [
      "rules_version = '2'; function f() { return 1; } service cloud.firestore { } function f() { return 2; }",
      'test.rules:1:77: the function "f" is declared twice',
    ],
    ["rules_version = '2'", 'test.rules:1:20: expected ";" behind the version, found the end of the file'],
    ["rules_version = '2';\nservice cloud.x {}", 'test.rules:2:9: unknown service; known are cloud.firestore and firebase.storage'],
    [`${HEAD}  allow read;\n}`, 'test.rules:3:3: expected "match", "function" or "}", found "allow"'],
    [`${HEAD}  match users {}\n}`, 'test.rules:3:9: expected a path like "/users/{uid}", found "users"'],
    [`${HEAD}  match /users/{} {}\n}`, 'test.rules:3:16: expected a path segment: a name, "{name}" or "{name=**}"'],
    [
      `${HEAD}  match /a { allow fetch; }\n}`,
      'test.rules:3:20: expected one of read, write, get, list, create, update, delete, found "fetch"',
    ],
    [`${HEAD}  match /a { allow read: if true }\n}`, 'test.rules:3:34: expected ";" behind the condition, found "}"'],
    [`${HEAD}  match /a { allow read: if (1 == 1; }\n}`, 'test.rules:3:36: expected ")" to close the bracket, found ";"'],
    [`${HEAD}  match /a { allow read: if ; }\n}`, 'test.rules:3:29: expected an expression, found ";"'],
    [`${HEAD}  match /a { allow read: if 'x; }\n}`, 'test.rules:3:29: a string is not closed on its line'],
    [`${HEAD}  match /a { allow read: if '\\d'; }\n}`, 'test.rules:3:30: "\\d" is no escape; a backslash itself is written "\\\\"'],
    [`${HEAD}  match /a { allow read: if a # b; }\n}`, 'test.rules:3:31: unexpected character "#"'],
    [
      `${HEAD}  match /a { allow read: if 1 is text; }\n}`,
      'test.rules:3:34: "text" is no type; known are bool, bytes, duration, float, int, latlng, list, map, number, path, set, string, timestamp',
    ],
    [`${HEAD}  match /a { allow read: if x == 1; }\n}`, 'test.rules:3:29: there is nothing named "x" here'],
    [`${HEAD}  match /a { allow read: if f(1); }\n}`, 'test.rules:3:29: there is no function "f" here'],
    [`${HEAD}  match /a { allow read: if ''.trimm(); }\n}`, 'test.rules:3:29: no type has a method "trimm"'],
    [`${HEAD}  match /a { allow read: if ''.matches(); }\n}`, 'test.rules:3:29: "matches" takes 1 arguments'],
    [`${HEAD}  match /a { allow read: if math.sin(1) == 0; }\n}`, 'test.rules:3:29: there is no function "math.sin"'],
    [`${HEAD}  match /a { allow read: if exists(); }\n}`, 'test.rules:3:29: "exists" takes 1 arguments, found 0'],
    [`${HEAD}  match /a { allow read: if firestore.get(/a/b) == null; }\n}`, 'test.rules:3:29: there is nothing named "firestore" here'],
    [`${HEAD}  match /a { allow read: if math == 1; }\n}`, 'test.rules:3:29: there is nothing named "math" here'],
    [`${HEAD}  match /{a}/{a} { }\n}`, 'test.rules:3:3: the path names "{a}" twice'],
    [`${HEAD}  function f() { return f(); }\n}`, 'test.rules:3:25: the function "f" calls itself'],
    [`${HEAD}  function f() { return g(); }\n  function g() { return f(); }\n}`, 'test.rules:4:25: the function "f" calls itself'],
    [`${HEAD}  function f() { return 1; }\n  function f() { return 2; }\n}`, 'test.rules:4:3: the function "f" is declared twice'],
    [`${HEAD}  function f(a, a) { return 1; }\n}`, 'test.rules:3:17: the parameter "a" stands twice'],
    [`${HEAD}  function f(a) { let a = 1; return a; }\n}`, 'test.rules:3:19: "a" stands for something else already'],
    [`${HEAD}  function f(a) { a; }\n}`, 'test.rules:3:19: expected "return" or "let" in the function, found "a"'],
    [`${HEAD}  function f(a) { return g(1); }\n  function g() { return 1; }\n}`, 'test.rules:3:26: "g" takes 0 arguments, found 1'],
    [`${HEAD}} x`, 'test.rules:3:3: expected nothing but functions behind the service, found "x"'],
    [HEAD, 'test.rules:3:1: expected "match", "function" or "}", found the end of the file'],
  ])('%j', (source, message) => {
    expect(errorOf(source)).toBe(message);
  });

  it('is refused when a regular expression is invalid, before any request', () => {
    const source = firestoreRules("match /a/{b} { allow read: if b.matches('(x'); }");
    expect(errorOf(source)).toMatch(/^test\.rules:4:41: not a regular expression: /);
  });

  it.each([
    ['nested too deep', `match /a/{b} { allow read: if ${'('.repeat(101)}true${')'.repeat(101)}; }`],
    ['nested too deep', `match /a/{b} { allow read: if ${'!'.repeat(101)}true; }`],
    [
      'more than 10 matches',
      `${'match /a/{b} {'.replace('b', 'x')} ${Array.from({ length: 10 }, (_, i) => `match /a/{b${i}} {`).join(' ')} ${'}'.repeat(11)}`,
    ],
    ['may have 7 parameters', 'function f(a, b, c, d, e, f, g, h) { return 1; }'],
    ['may have 10 let statements', `function f() { ${Array.from({ length: 11 }, (_, i) => `let a${i} = 1;`).join(' ')} return 1; }`],
    ['too large for an integer', 'match /a/{b} { allow read: if 9223372036854775808 == 1; }'],
    ['more than 20 wildcards', `match ${Array.from({ length: 21 }, (_, i) => `/{x${i}}`).join('')} { }`],
  ])('refuses what the service would: %s', (message, statements) => {
    expect(errorOf(firestoreRules(statements))).toContain(message);
  });

  it('may have chains of at most 20 function calls', () => {
    const chain = (length: number) =>
      Array.from({ length }, (_, i) => `function f${i}() { return ${i + 1 < length ? `f${i + 1}()` : 'true'}; }`).join('\n');
    expect(errorOf(firestoreRules(chain(20)))).toBe('no error');
    expect(errorOf(firestoreRules(chain(21)))).toContain('functions call each other more than 20 deep');
  });

  it('is refused when it has more than 256 KB', () => {
    expect(errorOf(firestoreRules(`// ${'x'.repeat(256 * 1024)}`))).toContain('larger than 256 KB');
  });
});

describe('a rules file without mistakes', () => {
  it.each([
    ['comments', '// a\n/* b\n c */ match /a/{b} { allow /* d */ read; // e\n }'],
    ['several methods', 'match /a/{b} { allow get, list, create, update, delete: if true; allow write; }'],
    ['paths with dots and dashes', 'match /a-b.c/{d}/e_f/{g=**} { allow read: if exists(/databases/(default)/documents/a-b.c/$(d)); }'],
    [
      'functions after their use',
      'match /a/{b} { allow read: if f(b); } function f(x) { let y = x; return g(y); } function g(x) { return x == 1; }',
    ],
    [
      'functions that hide those outside',
      'function f() { return 1; } match /a/{b} { function f() { return b; } allow read: if f() == b; }',
    ],
    ['trailing commas', "match /a/{b} { allow read: if [1, 2,].size() == 2 && {'a': 1,}.size() == 1; }"],
  ])('%s', (_, statements) => {
    expect(errorOf(firestoreRules(statements))).toBe('no error');
  });
});

it('ADD-43 (D-134) paths of matches inside each other have at most 100 segments together', () => {
  const nested = (outer: number, inner: number) =>
    `${HEAD} match ${'/a'.repeat(outer)} { match ${'/b'.repeat(inner)} { allow read; } match /c { allow read; } } }`;
  expect(errorOf(nested(60, 40))).toBe('no error');
  expect(errorOf(nested(60, 41))).toContain('more than 100 segments');
});
