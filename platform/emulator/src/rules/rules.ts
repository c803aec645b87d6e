/** The security rules of Firestore and Storage: compiled once, then evaluated for every request. */
export { compileRules, type Rules } from './compile/compile-rules';
export type { Coverage, CoverageEntry } from './compile/coverage';
export { RulesError } from './syntax/rules-error';
export { rulesAccess, type RulesAccessOptions } from './access/rules-access';
