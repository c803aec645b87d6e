import { namedFaults } from './testing/named-faults';
import { nativeTypedRules } from './typed-rules';

/** A fault for each rule, which no other of these rules names. */
const FAULTS: Record<string, string> = {
  'await-thenable': 'export async function a() {\n  await 1;\n}',
  'no-array-delete': 'declare const list: number[];\ndelete list[0];',
  'no-base-to-string': 'export const text = String({});',
  'no-deprecated': '/** @deprecated */\ndeclare function old(): void;\nold();',
  'no-duplicate-type-constituents': "export type Pair = 'a' | 'a';",
  'no-floating-promises': 'Promise.resolve();',
  'no-for-in-array': 'declare const list: string[];\nfor (const key in list) console.log(key);',
  'no-generated-empty-object-type': 'export type Nothing = Record<never, true>;',
  'no-implied-eval': "setTimeout('alert(1)', 1);",
  'no-misused-promises': 'declare const list: string[];\nlist.forEach(async () => {});',
  'no-mixed-enums': "export enum Mixed {\n  A = 1,\n  B = 'b',\n}",
  'no-redundant-type-constituents': "export type Text = 'a' | string;",
  'no-unnecessary-boolean-literal-compare': 'declare const is: boolean;\nexport const same = is === true;',
  'no-unnecessary-condition': 'declare const text: { length: number };\nexport const length = text?.length;',
  'no-unnecessary-template-expression': "export const text = `a${'b'}`;",
  'no-unnecessary-type-arguments': 'declare function f<T = string>(of: T[]): void;\nf<string>([]);',
  'no-unnecessary-type-assertion': 'declare const text: string;\nexport const same = text as string;',
  'no-unnecessary-type-conversion': 'declare const text: string;\nexport const same = String(text);',
  'no-unsafe-enum-comparison': 'enum E {\n  A,\n  B,\n}\ndeclare const e: E;\nexport const is = e === 0;',
  'no-unsafe-unary-minus': 'declare const text: string;\nexport const less = -text;',
  'no-useless-default-assignment': "export const f = ({ a = '' }: { a: string }) => a;",
  'only-throw-error': "throw 'text';",
  'prefer-promise-reject-errors': "export const refused = Promise.reject('text');",
  'prefer-reduce-type-parameter': 'export const all = [1].reduce((sum, one) => sum.concat(one), [] as number[]);',
  'prefer-return-this-type': 'export class Chain {\n  next(): Chain {\n    return this;\n  }\n}',
  'related-getter-setter-pairs': "export class Pair {\n  get x(): string {\n    return '';\n  }\n  set x(value: number) {}\n}",
  'restrict-plus-operands': 'declare const big: bigint;\nexport const sum = big + 1;',
  'restrict-template-expressions': 'declare const part: number[];\nexport const text = `${part}`;',
  'return-await': 'declare function f(): Promise<void>;\nexport async function g() {\n  try {\n    return f();\n  } catch {}\n}',
  'switch-exhaustiveness-check': "declare const of: 'a' | 'b';\nswitch (of) {\n  case 'a':\n    break;\n}",
};

it('each rule that reads types and is on is named by oxlint, and by ESLint in the repository of a remote', async () => {
  const expected = Object.fromEntries(
    Object.keys(nativeTypedRules()).map((name) => [name.replace('typescript/', ''), [name.replace('typescript/', '')]]),
  );
  expect(Object.keys(FAULTS).sort()).toEqual(Object.keys(expected).sort());
  const { oxlint, eslint } = await namedFaults(FAULTS, nativeTypedRules(), ['typed-rules.ts', "rules.typedRules(folder, ['src/*.tsx'])"]);
  expect(oxlint).toEqual(expected);
  expect(eslint).toEqual(expected);
});
