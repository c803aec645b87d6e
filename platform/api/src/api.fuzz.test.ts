import fc from 'fast-check';
import { CODE, docPaths } from 'shared-kit/model';
import { tryFor } from 'tooling/fuzz';
import { servedDocument } from './testing/served-calls';
import { valuesOf, type Schema } from './testing/schema-values';
import { writeDomain } from './testing/test-domain';
import { startTestPlatform, type TestPlatform } from './testing/test-platform';

interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  query: fc.Arbitrary<Record<string, unknown>>;
  body: fc.Arbitrary<unknown>;
}

const PARTS = 2;
const NORTH = { company: 'acme', domain: 'North Hall' };
const CODES: ReadonlySet<unknown> = new Set(Object.values(CODE));

let platform: TestPlatform;
let operations: Operation[];
let tokens: (string | undefined)[];

beforeAll(async () => {
  platform = await startTestPlatform();
  await platform.started();
  operations = operationsOf((await servedDocument(platform)) as unknown as ApiDocument);
  tokens = [
    await platform.signUp({ uid: 'key', keyUser: true }),
    await platform.signUp({ uid: 'moderator', moderator: true }),
    await platform.signUp({ uid: 'pilot', pilot: true, parent: 'moderator' }),
    undefined,
    'x.y.z',
  ];
  const { firestore } = platform.firebase;
  await firestore.doc(docPaths.company('acme')).set({ id: 'acme', authDomains: ['North Hall'], hasSessionPushListener: true });
  await writeDomain(platform.firebase, NORTH);
  await firestore.doc(docPaths.session({ ...NORTH, session: 's1' })).set({ name: 'S', searchName: 's' });
});
afterAll(() => platform.stop());

interface ApiDocument {
  paths: Record<
    string,
    Record<
      string,
      { parameters?: { in: string; name: string; schema?: Schema }[]; requestBody?: { content?: Record<string, { schema?: Schema }> } }
    >
  >;
}

/** Every call of the OpenAPI document, with values that its schemas ask for. */
function operationsOf({ paths }: ApiDocument): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const schemas = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => schema ?? []);
      const query = Object.fromEntries(
        parameters.filter((one) => one.in === 'query').map(({ name, schema = {} }) => [name, valuesOf(schema)]),
      );
      return {
        method: method.toUpperCase() as Operation['method'],
        path,
        query: fc.record(query, { requiredKeys: [] }),
        body: schemas.length > 0 ? fc.oneof(...schemas.map(valuesOf)) : fc.constant(undefined),
      };
    }),
  );
}

/** A text as a query may have it: half of a pair of code units cannot be in a URL. */
const inQuery = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)).replace(/\p{Cs}/gu, '?');

const header = fc.constantFrom('acme', 'norte', '', '__proto__', '..', '%00', '%F0%9F%98%80', '%', 'a'.repeat(500));

it('ADD-52 PERM-10 every call answers any values, from anybody, with one of its codes and never breaks', async () => {
  const asked = fc.constantFrom(...operations).chain(({ method, path, query, body }) =>
    fc.record({
      method: fc.constant(method),
      path: fc.constant(path),
      query,
      body,
      token: fc.constantFrom(...tokens.keys()),
      company: header,
      parent: header,
    }),
  );
  await tryFor({ runs: 600, parts: PARTS }, (options) =>
    fc.assert(
      fc.asyncProperty(asked, async ({ method, path, query, body, token, company, parent }) => {
        const bearer = tokens[token];
        const response = await platform.app.inject({
          method,
          url: path,
          query: Object.fromEntries(
            Object.entries(query).map(([name, value]) => [name, Array.isArray(value) ? value.map(inQuery) : inQuery(value)]),
          ),
          headers: {
            company,
            parentuid: parent,
            ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && { payload: JSON.stringify(body) }),
        });
        expect(response.statusCode).toBeLessThan(500);
        if (response.headers['content-type']?.toString().startsWith('application/json') !== true) return;
        const { status, message } = response.json<{ status?: number; message?: { code?: number; text?: string } }>();
        if (status === undefined) return;
        expect(status).toBe(response.statusCode);
        if (message?.code !== undefined) expect(CODES).toContain(message.code);
      }),
      options,
    ),
  );
  expect(({} as { keyUser?: boolean }).keyUser).toBeUndefined();
});

it('ADD-52 PERM-10 a body of any bytes and type is answered with a code', async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }).map((some) => Buffer.from(some)),
    fc.json().map((json) => Buffer.from(json)),
    fc
      .constantFrom('{', '[', '"', '{"a":', '{"a":1,"a":2}', '[1e999]', '-', '\ufeff{}', '{"a":"\\ud800"}', '['.repeat(5000), 'a=1&b=2')
      .map((some) => Buffer.from(some)),
  );
  const type = fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'text/csv',
    'application/vnd.ms-excel',
    'x',
    '',
  );
  await tryFor({ runs: 600, parts: PARTS }, (options) =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...operations),
        bytes,
        type,
        fc.constantFrom(...tokens.keys()),
        async ({ method, path }, payload, contentType, token) => {
          const bearer = tokens[token];
          const { statusCode } = await platform.app.inject({
            method,
            url: path,
            headers: { company: 'acme', 'content-type': contentType, ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }) },
            payload,
          });
          expect(statusCode).toBeLessThan(500);
        },
      ),
      options,
    ),
  );
});
