import type { Permission } from '../entities/entities';
import type { Outcome } from '../messages/message';
import { validateName } from '../text/names';

/** What the console gives and takes; key users are made by operators only (decision D-33). */
export const GIVEN_PERMISSIONS = ['moderator', 'assistant', 'pilot', 'checker'] as const satisfies readonly Permission[];

/** Names of people and numbers of employees: no path part, so a full stop is as legal as in "João Jr.". */
const PERSON_CHARS = '/[]*#';

/** The trimmed name, or why it cannot be one (decisions D-05, D-40). */
export const validatePersonName = (value: string, field: 'firstName' | 'lastName' | 'employeeId'): Outcome<string> =>
  validateName(value, { field, set: PERSON_CHARS });

/** How apps and reports show a person (decision D-35). */
export const employeeName = (firstName: string, lastName: string): string => `${firstName} ${lastName}`;
