import { CODE, problem, type Message, type Outcome } from 'shared-kit/model';
import { OwnError } from '../log/logged-error';

/** Codes by HTTP status where it is not 400 (D-02); the console itself only asks for 200. */
const CODES_BY_STATUS: Readonly<Record<number, readonly number[]>> = {
  401: [CODE.authError],
  403: [CODE.notAuthorized],
  404: [
    CODE.unknownAction,
    CODE.domainAccess,
    CODE.domainSettings,
    CODE.profileNotFound,
    CODE.userNotFound,
    CODE.licenseNotFound,
    CODE.keyNotFound,
    CODE.sessionNotFound,
    CODE.noSessions,
    CODE.taskNotFound,
    CODE.noTasks,
  ],
  409: [CODE.dataChanged, CODE.duplicateFieldName, CODE.domainExists, CODE.licenseAlreadyAuthorized, CODE.emailInUse, CODE.taskExists],
  429: [CODE.dailyLimit, CODE.minuteLimit],
  500: [CODE.serverError, CODE.dbInconsistency, CODE.dbInconsistencyOther],
  503: [CODE.serviceUnavailable, CODE.connection],
};

const statusOf = (code: number | undefined): number =>
  Number(Object.entries(CODES_BY_STATUS).find(([, codes]) => codes.includes(code ?? 0))?.[0] ?? 400);

/** Ends a request with a message for the user. Anything else that is thrown is a bug and answered with `serverError`. */
export class ApiError extends OwnError {
  override readonly name = 'ApiError';

  constructor(
    readonly problem: Message,
    readonly status: number = statusOf(problem.code),
  ) {
    super(problem.text);
  }
}

/** Shorthand for the common case of a code with its arguments. */
export function apiError(code: number, details: Parameters<typeof problem>[1] = {}, status?: number): ApiError {
  return new ApiError(problem(code, details), status);
}

/** The value that a rule of the model allows; its problem otherwise. */
export function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new ApiError(outcome.problem);
  return outcome.value;
}
