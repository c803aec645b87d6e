import { readFileSync } from 'node:fs';
import type { Access } from './store/documents/access';
import { RulesError, compileRules, rulesAccess, type Rules, type RulesAccessOptions } from './rules/rules';
import { EmulatorStartError } from './errors/start-error';

/** Access by the rules in these files. Throws an {@link EmulatorStartError} that names the problem of a file. */
export function rulesFromFiles(
  files: { firestore: string; storage: string },
  options: Pick<RulesAccessOptions, 'onRefusedLookup' | 'database'> = {},
): Access {
  return rulesAccess({ firestore: compile(files.firestore), storage: compile(files.storage), ...options });
}

function compile(file: string): Rules {
  try {
    return compileRules(readFileSync(file, 'utf8'), file);
  } catch (error) {
    const place = error instanceof RulesError ? { line: error.line, column: error.column } : { line: 0, column: 0 };
    const reason = error instanceof RulesError ? error.reason : String(error);
    throw new EmulatorStartError({ code: 'RULES_INVALID', file, ...place, reason });
  }
}
