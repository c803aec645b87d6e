import fc from 'fast-check';
import { compileRules, RulesError } from '../rules';
import { CONSOLE_FIRESTORE_RULES, CONSOLE_STORAGE_RULES } from '../testing/console-rules';

const source = fc.constantFrom(CONSOLE_FIRESTORE_RULES, CONSOLE_STORAGE_RULES);
const scrap = fc.constantFrom(
  '',
  '(',
  ')',
  '{',
  '}',
  '/',
  '//',
  "'",
  '"',
  '$(',
  '[',
  ':',
  ';',
  '.',
  '&&',
  '=**',
  'let x = 1;',
  'é',
  '\\',
  '9'.repeat(30),
  ' is ',
);

describe('a damaged rules file', () => {
  it('is either compiled or refused with a position inside the file', () => {
    fc.assert(
      fc.property(source, fc.nat(), fc.nat(12), scrap, (text, at, length, inserted) => {
        const start = at % text.length;
        const damaged = text.slice(0, start) + inserted + text.slice(start + length);
        try {
          compileRules(damaged, 'test.rules');
        } catch (error) {
          if (!(error instanceof RulesError)) throw error;
          const lines = damaged.split('\n');
          const line = lines[error.line - 1];
          if (line === undefined || error.column < 1 || error.column > line.length + 1)
            throw new Error(`${error.message} is not in the file`);
        }
      }),
      { numRuns: 500 },
    );
  });
});
