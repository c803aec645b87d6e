import { RuleTester, type Rule } from 'eslint';
import type { OwnRule } from '../rule';

interface Cases<Options extends readonly unknown[], Messages extends string> {
  /** each has one fault, or as many as are named */
  refused: (string | { code: string; faults: number | Messages[] })[];
  accepted: string[];
  options?: Options;
  /** the file that the cases stand in */
  filename?: string;
}

/** Runs ESLint's RuleTester: each case is a test, whose title is its code. */
export function ruleCases<Options extends readonly unknown[], Messages extends string>(
  rule: OwnRule<Options, Messages>,
  { refused, accepted, options, filename = 'a.tsx' }: Cases<Options, Messages>,
) {
  const ofAll = { filename, ...(options && { options: [...options] }) };
  new RuleTester({ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } }).run('', rule as unknown as Rule.RuleModule, {
    valid: accepted.map((code) => ({ ...ofAll, code })),
    invalid: refused.map((one) => {
      const { code, faults } = typeof one === 'string' ? { code: one, faults: 1 } : one;
      return { ...ofAll, code, errors: typeof faults === 'number' ? faults : faults.map((messageId) => ({ messageId })) };
    }),
  });
}
