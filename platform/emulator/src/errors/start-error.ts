/** Why the emulator did not start, for a program to read. */
export type EmulatorStartProblem =
  | { code: 'PORT_TAKEN'; service: 'auth' | 'firestore' | 'storage'; port: number; host: string }
  /** `line` is 0 when the whole file is damaged. */
  | { code: 'DATA_DAMAGED'; file: string; line: number; reason: string }
  | { code: 'DATA_IN_USE'; file: string; pid: number }
  | { code: 'DATA_UNWRITABLE'; file: string; reason: string }
  | { code: 'RULES_INVALID'; file: string; line: number; column: number; reason: string }
  | { code: 'INDEXES_INVALID'; file: string; reason: string }
  | { code: 'CORS_INVALID'; file: string; reason: string }
  | { code: 'SETTING_INVALID'; variable: string; wanted: string; value: string }
  | { code: 'PASSWORD_POLICY_INVALID'; reason: string }
  /** The service of `variable` has no rules, but the other one has. */
  | { code: 'RULES_MISSING'; variable: 'FIRESTORE_RULES' | 'STORAGE_RULES' };

/** Thrown by `startEmulator`. Nothing has been changed or deleted on disk. */
export class EmulatorStartError extends Error {
  override readonly name = 'EmulatorStartError';

  constructor(readonly problem: EmulatorStartProblem) {
    super(describe(problem));
  }
}

function describe(problem: EmulatorStartProblem): string {
  switch (problem.code) {
    case 'PORT_TAKEN':
      return `Port ${problem.port} on ${problem.host} (${problem.service}) is in use by another program.`;
    case 'DATA_DAMAGED':
      return (
        `The data file ${problem.file} is damaged${problem.line > 0 ? ` at line ${problem.line}` : ''} (${problem.reason}). ` +
        'Nothing was changed. Restore the file from a copy, or move the data folder away to start afresh.'
      );
    case 'DATA_IN_USE':
      return `The data folder is in use by process ${problem.pid} (${problem.file}).`;
    case 'DATA_UNWRITABLE':
      return `The data folder cannot be used: ${problem.file} (${problem.reason}).`;
    case 'RULES_INVALID':
      return `The security rules in ${problem.file} cannot be used: line ${problem.line}, column ${problem.column}: ${problem.reason}`;
    case 'INDEXES_INVALID':
      return `The indexes in ${problem.file} cannot be used: ${problem.reason}`;
    case 'CORS_INVALID':
      return `The CORS settings of the bucket in ${problem.file} cannot be used: ${problem.reason}`;
    case 'SETTING_INVALID':
      return `${problem.variable} has ${problem.wanted}, not "${problem.value}".`;
    case 'PASSWORD_POLICY_INVALID':
      return `PASSWORD_POLICY is not the passwordPolicyConfig of a project: ${problem.reason}`;
    case 'RULES_MISSING':
      return `${problem.variable} is not set, while the other service has rules: give both, or neither to let whoever is signed in do everything.`;
  }
}
