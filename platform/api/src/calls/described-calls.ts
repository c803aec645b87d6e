import type { FastifySchema } from 'fastify';
import type { ChangeAction, KeyedText, Permission } from 'shared-kit/model';

export interface DescribedCall {
  method: string;
  /** The path with the prefix of the API. */
  path: string;
  /** Undefined for a call without a token. */
  roles: readonly Permission[] | undefined;
  /** Who may call, in words. */
  who: string;
  success: number | KeyedText | 'data';
  codes: readonly number[];
  records: readonly ChangeAction[];
  requirements: string;
}

interface Operation extends Pick<FastifySchema, 'x-roles' | 'x-success' | 'x-codes' | 'x-records' | 'x-requirements'> {
  security?: readonly Readonly<Record<string, unknown>>[];
}

/** The part of an OpenAPI document that lists the calls. */
export interface CallsDocument {
  paths?: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;
  'x-codes'?: readonly number[];
}

function whoMayCall({ security = [], 'x-roles': roles }: Operation): string {
  if (roles) return roles.length > 0 ? roles.join(', ') : 'every user of a company';
  return security.some((one) => 'apiKey' in one) ? 'an API key' : 'anybody, signed in or not';
}

/** The calls of a document, without those for monitoring by operators. */
export function describedCalls({ paths = {} }: CallsDocument): DescribedCall[] {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation: operation as Operation })),
  );
  return operations.flatMap(({ method, path, operation }) => {
    const {
      'x-codes': codes,
      'x-roles': roles,
      'x-success': success = 'data',
      'x-records': records = [],
      'x-requirements': requirements = '',
    } = operation;
    return codes ? [{ method, path, roles, who: whoMayCall(operation), success, codes, records, requirements }] : [];
  });
}
