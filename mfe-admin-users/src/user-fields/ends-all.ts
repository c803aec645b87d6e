import { CODE } from 'shared-kit/model';

/** Codes after which further calls would fail too, so that work of many calls stops. */
const CODES: readonly (number | undefined)[] = [CODE.authError, CODE.notAuthorized, CODE.serviceUnavailable, CODE.minuteLimit, CODE.dailyLimit];

export const endsAll = (code: number | undefined): boolean => CODES.includes(code);
