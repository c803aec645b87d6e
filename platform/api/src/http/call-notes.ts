import type { ChangeAction, KeyedText, Permission } from 'shared-kit/model';
import { Type, type TProperties } from 'typebox';
import { REPLIES } from './envelope';

declare module 'fastify' {
  interface FastifySchema {
    'x-roles'?: readonly Permission[];
    'x-success'?: number | KeyedText;
    'x-codes'?: readonly number[];
    'x-records'?: readonly ChangeAction[];
    'x-requirements'?: string;
  }
}

/** Properties of a call in its schema, besides the shapes of request and answer. */
export interface CallNotes {
  /**
   * The caller needs one of these roles, in the token and in the profile, which `requireAccess` reads here. Empty where users may change their
   * own data without a role; absent for a call without a token.
   */
  roles?: readonly Permission[];
  /** The number of its success, or the key of a text without one; absent for a call that reads. */
  success?: number | KeyedText;
  codes: readonly number[];
  /** The actions that it records (ADR-0022); none for a call that changes nothing. */
  records?: readonly ChangeAction[];
  /** Requirements of the checklist and decisions. */
  requirements: string;
}

/** An object of these fields; any other field is refused. */
export const strictObject = <Fields extends TProperties>(fields: Fields) => Type.Object(fields, { additionalProperties: false });

/** The codes of every call: 0 unreadable request, 1 bug in the server, 2 token, 3 role or company, 6 too slow or a service out of reach, 961 too many at once; then those of schemas. */
export const COMMON_CODES = [0, 1, 2, 3, 6, 200, 202, 204, 205, 214, 215, 402, 900, 961] as const;

/** The notes as part of a schema; `GET openapi.json` shows them. */
export const callNotes = ({ roles, success, codes, records = [], requirements }: CallNotes) => ({
  ...(roles && { 'x-roles': roles }),
  ...(success !== undefined && { 'x-success': success }),
  'x-codes': codes,
  'x-records': records,
  'x-requirements': requirements,
});

/** The schema of a call with an ID token, without its parameters. Only key users may call unless the notes name other roles. */
export const signedInCall = (tag: string, summary: string, notes: CallNotes) => ({
  tags: [tag],
  security: [{ idToken: [] }],
  response: REPLIES,
  summary,
  ...callNotes({ roles: ['keyUser'], ...notes }),
});
