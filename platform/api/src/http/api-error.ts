import { CODE, problem, type Message, type Outcome } from 'shared-kit/model';

/** HTTP status by code where it is not 400 (D-02); the console itself only asks for 200. */
const STATUS: ReadonlyMap<number, number> = new Map([
  ...pairs(401, CODE.authError),
  ...pairs(403, CODE.notAuthorized),
  ...pairs(
    404,
    CODE.unknownAction,
    CODE.domainAccess,
    CODE.profileNotFound,
    CODE.userNotFound,
    CODE.licenseNotFound,
    CODE.keyNotFound,
    CODE.domainSettings,
    CODE.sessionNotFound,
    CODE.noSessions,
    CODE.noTasks,
    CODE.taskNotFound,
  ),
  ...pairs(
    409,
    CODE.dataChanged,
    CODE.duplicateFieldName,
    CODE.domainExists,
    CODE.licenseAlreadyAuthorized,
    CODE.emailInUse,
    CODE.taskExists,
  ),
  ...pairs(429, CODE.dailyLimit, CODE.minuteLimit),
  ...pairs(500, CODE.serverError, CODE.dbInconsistency, CODE.dbInconsistencyOther),
  ...pairs(503, CODE.serviceUnavailable, CODE.connection),
]);

function pairs(status: number, ...codes: number[]): [number, number][] {
  return codes.map((code) => [code, status]);
}

/** Ends a request with a message for the user. Anything else that is thrown is a bug and answered with code 1. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly problem: Message,
    readonly status: number = STATUS.get(problem.code ?? 0) ?? 400,
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
