/** @jest-environment node */
import { askByHttp } from './ask-by-http';

const whole = () => Response.json([{ document: { name: 'documents/a/b', fields: { n: { integerValue: '1' } } } }]);
const status = (code: number) => () => new Response('[]', { status: code });
const cut = () => new Response('[{"document"');
const unreached = () => Promise.reject(new TypeError('Failed to fetch'));

describe('queries over HTTP', () => {
  let answers: (() => Response | Promise<Response>)[];

  const ask = (answering: typeof answers) => {
    answers = answering;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => (answers.shift() ?? status(500))());
    return askByHttp({ documents: 'http://127.0.0.1/documents', token: 'token' })({ path: 'a' });
  };

  it.each([
    ['an answer that breaks off', cut],
    ['a short loss of the connection', unreached],
    ['a short failure of the server', status(503)],
    ['too many requests', status(429)],
    ['the JSON of another server (D-147)', () => Response.json({ redirect: 'https://hotel.example/' })],
    ['the page of another server (D-147)', () => new Response('<html>')],
  ])('API-27 are repeated after %s', async (_case, first) => {
    expect(await ask([first, whole])).toEqual([{ id: 'b', data: { n: 1 } }]);
  });

  it('API-27 fail as unavailable when the failure lasts', async () => {
    await expect(ask([])).rejects.toMatchObject({ kind: 'unavailable', problem: { code: 6 } });
  });

  it('API-27 end at the time limit without a repetition when the connection breaks without an error', async () => {
    const asked = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(
        (_url, request) =>
          new Promise((_resolve, reject) => request?.signal?.addEventListener('abort', () => reject(request.signal?.reason as Error))),
      );
    await expect(askByHttp({ documents: 'http://127.0.0.1/documents', token: 'token' }, 20)({ path: 'a' })).rejects.toMatchObject({
      kind: 'unavailable',
    });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each([
    [403, 'denied'],
    [400, 'failed'],
  ])('API-31 are not repeated after status %i', async (code, kind) => {
    await expect(ask([status(code), whole])).rejects.toMatchObject({ kind });
    expect(answers).toHaveLength(1);
  });

  it('API-27 (D-134) are repeated while their index is being built', async () => {
    const building = () => Response.json([{ error: { code: 400, status: 'FAILED_PRECONDITION', message: 'building' } }], { status: 400 });
    expect(await ask([building, whole])).toEqual([{ id: 'b', data: { n: 1 } }]);
  });

  it('do not let a field name change the prototype of a map', async () => {
    const hostile = () =>
      new Response(
        '[{"document":{"name":"a/b","fields":{"__proto__":{"mapValue":{"fields":{"admin":{"booleanValue":true}}}},"odd":{"geoPointValue":{}}}}},{"readTime":"now"}]',
      );
    const [found] = await ask([hostile]);
    expect(Object.getPrototypeOf(found!.data)).toBe(Object.prototype);
    expect(found!.data).toEqual({ odd: null });
  });
});
