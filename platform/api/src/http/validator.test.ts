import fastify, { type FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { CODE } from 'shared-kit/model';
import { installErrorHandlers } from './error-handler';
import { installJsonBody } from './json-body';
import { compileValidator } from './validator';

/** The list, which counts how many of its entries are read. */
function counted(entries: unknown[]): { list: unknown[]; looks: () => number } {
  let looks = 0;
  const list = new Proxy(entries, {
    get(target, key, receiver) {
      if (typeof key === 'string' && /^\d+$/.test(key)) looks += 1;
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
  return { list, looks: () => looks };
}

type Validate = (value: unknown) => { error?: unknown[] };
const validatorOf = (schema: Parameters<typeof compileValidator>[0]['schema']) =>
  compileValidator({ schema, method: 'POST', url: '/', httpPart: 'body' }) as unknown as Validate;

it('ADD-49 (D-142) of 100,000 faults in a list some are looked at, and no more', () => {
  const validate = validatorOf(Type.Object({ names: Type.Array(Type.String({ minLength: 1 }), { maxItems: 200_000 }) }));
  const { list, looks } = counted(Array.from({ length: 100_000 }, () => 1));
  const { error } = validate({ names: list });
  expect(error).toHaveLength(8);
  expect(looks()).toBeLessThan(50);
});

describe('a body', () => {
  const Body = Type.Object(
    {
      names: Type.Optional(Type.Array(Type.String(), { maxItems: 2 })),
      seen: Type.Optional(Type.Record(Type.String(), Type.Unknown(), { maxProperties: 2 })),
      password: Type.Optional(Type.String()),
    },
    { additionalProperties: false },
  );
  let app: FastifyInstance;
  beforeAll(() => {
    app = fastify();
    app.setValidatorCompiler(compileValidator);
    installErrorHandlers(app);
    installJsonBody(app);
    app.post('/things', { schema: { body: Body } }, ({ body }) => ({ status: 200, message: body }));
  });
  afterAll(() => app.close());

  const send = async (payload: string) => {
    const reply = await app.inject({ method: 'POST', url: '/things', headers: { 'content-type': 'application/json' }, payload });
    return reply.json<{ status: number; message: unknown }>();
  };
  const unexpected = Object.fromEntries(Array.from({ length: 900 }, (_, i) => [`x${i}`, i]));

  it.each<[what: string, body: string, message: object]>([
    ['a list of too many entries', '{"names":["a","b","c"]}', { key: 'err.tooManyEntries', args: [2, 'names'], field: 'names' }],
    ['a map of too many entries', '{"seen":{"a":1,"b":1,"c":1}}', { code: CODE.invalidData, field: 'seen' }],
    ['half a character in a text', '{"password":"abc\\ud800def"}', { key: 'err.illFormedText', args: ['password'], field: 'password' }],
    ['the other half of one', '{"password":"\\udc00"}', { key: 'err.illFormedText', field: 'password' }],
    ['half a character in a list', '{"names":["a","\\ud83d"]}', { key: 'err.illFormedText', field: 'names.1' }],
    ['half a character in what is not described', '{"seen":{"a":{"b":["\\ud83d"]}}}', { key: 'err.illFormedText', field: 'seen.a.b.0' }],
    ['half a character in a name', '{"seen":{"\\ud83d":1}}', { key: 'err.illFormedText', field: 'seen' }],
    [
      '900 unexpected fields',
      JSON.stringify(unexpected),
      { code: CODE.unexpectedFields, args: ['x0, x1, x2, x3, x4, x5, x6, x7, x8, x9, …'] },
    ],
  ])('(D-142) with %s is refused in words', async (_what, body, message) => {
    expect(await send(body)).toMatchObject({ status: 400, message: { code: expect.any(Number), ...message } });
  });

  it('with a whole character of two halves is taken as it is', async () => {
    expect(await send('{"password":"\\ud83d\\ude00😀é"}')).toEqual({ status: 200, message: { password: '😀😀é' } });
  });
});

it.each([
  ['list', 'maxItems', Type.Object({ names: Type.Array(Type.String()) })],
  ['map', 'maxProperties', Type.Object({ names: Type.Record(Type.String(), Type.String()) })],
])('ADD-49 a route whose body has a %s without a limit cannot be added', (_what, limit, body) => {
  const app = fastify();
  installJsonBody(app);
  expect(() => app.post('/things', { schema: { body } }, () => '')).toThrow(`The schema of POST /things.names has no ${limit}.`);
});
