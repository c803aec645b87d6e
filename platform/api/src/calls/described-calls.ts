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
  /** The names of what is sent, in the query and in the body: `?domain&limit?` and `{ uid, userData }`. */
  sends: string;
}

interface Shape {
  properties?: Readonly<Record<string, unknown>>;
  required?: readonly string[];
}

interface Operation extends Pick<FastifySchema, 'x-roles' | 'x-success' | 'x-codes' | 'x-records' | 'x-requirements'> {
  security?: readonly Readonly<Record<string, unknown>>[];
  parameters?: readonly { in: string; name: string; required?: boolean }[];
  requestBody?: { content?: Readonly<Record<string, { schema?: Shape }>> };
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

/** The names of what a call sends. What need not be sent ends with a question mark. */
function sent({ parameters = [], requestBody }: Operation): string {
  const named = (name: string, needed: boolean | undefined) => (needed ? name : `${name}?`);
  const query = parameters.filter((one) => one.in === 'query').map(({ name, required }) => named(name, required));
  const { properties = {}, required = [] } = requestBody?.content?.['application/json']?.schema ?? {};
  const fields = Object.keys(properties).map((name) => named(name, required.includes(name)));
  const body = fields.length > 0 ? `{ ${fields.join(', ')} }` : requestBody && 'a file';
  return [query.length > 0 && `?${query.join('&')}`, body].filter(Boolean).join(', ');
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
    return codes
      ? [{ method, path, roles, who: whoMayCall(operation), success, codes, records, requirements, sends: sent(operation) }]
      : [];
  });
}
