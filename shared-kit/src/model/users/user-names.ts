import type { Outcome } from '../messages/message';
import { validateName } from '../text/names';

/** Forbidden in names and employee IDs. They are not part of paths, so a full stop is allowed, as in "João Jr.". */
const PERSON_CHARS = '/[]*#';

/** The name as it is stored, or its problem (D-05, D-40). */
export const validatePersonName = (value: string, field: 'firstName' | 'lastName' | 'employeeId'): Outcome<string> =>
  validateName(value, { field, set: PERSON_CHARS });

/** The name of a user in apps and reports (D-35). */
export const employeeName = (firstName: string, lastName: string): string => `${firstName} ${lastName}`;
