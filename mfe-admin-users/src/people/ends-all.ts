import { CODE } from 'shared-kit/model';

/** After such an answer every other call of the same work would fail too. */
const CODES: readonly (number | undefined)[] = [CODE.authError, CODE.notAuthorized, CODE.serviceUnavailable, CODE.minuteLimit, CODE.dailyLimit];

export const endsAll = (code: number | undefined): boolean => CODES.includes(code);
