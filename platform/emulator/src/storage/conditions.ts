import { StatusError } from '../errors/status';
import type { Conditions } from './requests';
import type { StoredFile } from './stored-file';

/** The error when the file does not fulfil the conditions of the request. */
class ConditionNotMet extends StatusError {
  constructor(private readonly answer: 412 | 304) {
    super('FAILED_PRECONDITION', 'At least one of the pre-conditions you specified did not hold.');
  }

  override get http(): number {
    return this.answer;
  }

  override toJSON(): ReturnType<StatusError['toJSON']> & { errors: object[] } {
    return { ...super.toJSON(), errors: [{ message: this.message, domain: 'global', reason: 'conditionNotMet' }] };
  }
}

/** Throws unless the file, or its absence, fulfils the conditions of the request. */
export function checkConditions(file: StoredFile | undefined, conditions: Conditions, isRead = false): void {
  const { ifGenerationMatch, ifGenerationNotMatch, ifMetagenerationMatch, ifMetagenerationNotMatch } = conditions;
  // A missing file has generation 0.
  const generation = file?.generation ?? '0';
  const metageneration = String(file?.metageneration ?? 0);
  if (differs(ifGenerationMatch, generation) || differs(ifMetagenerationMatch, metageneration)) throw new ConditionNotMet(412);
  if (ifGenerationNotMatch === generation || ifMetagenerationNotMatch === metageneration) throw new ConditionNotMet(isRead ? 304 : 412);
}

function differs(wanted: string | undefined, actual: string): boolean {
  return wanted !== undefined && wanted !== actual;
}
