import { CODE, problem, type KeyedText } from 'shared-kit/model';
import { ApiError } from '../http/api-error';

/** `invalidData` when a list of settings holds all it may; the text says how many that are. */
export function refuseFull(list: readonly unknown[], limit: number, key: KeyedText): void {
  if (list.length >= limit) throw new ApiError(problem(CODE.invalidData, { key, args: [limit] }));
}
