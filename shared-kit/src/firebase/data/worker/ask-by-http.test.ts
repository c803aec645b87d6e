/** @jest-environment node */
import { askByHttp } from './ask-by-http';

const whole = () => Response.json([{ document: { name: 'documents/a/b', fields: { n: { integerValue: '1' } } } }]);
const status = (code: number) => () => new Response('[]', { status: code });
const cut = () => new Response('[{"document"');
const unreached = () => Promise.reject(new TypeError('Failed to fetch'));

describe('asking over HTTP', () => {
  let answers: (() => Response | Promise<Response>)[];

  const ask = (answering: typeof answers) => {
    answers = answering;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => (answers.shift() ?? status(500))());
    return askByHttp({ documents: 'http://127.0.0.1/documents', token: 'token' })({ path: 'a' });
  };

  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['an answer that breaks off', cut],
    ['a line that is gone for a moment', unreached],
    ['a server that is down for a moment', status(503)],
    ['a server that is asked too much', status(429)],
  ])('API-27 asks again after %s', async (_case, first) => {
    expect(await ask([first, whole])).toEqual([{ id: 'b', data: { n: 1 } }]);
  });

  it('API-27 gives up when it stays so, with a problem that can be tried again', async () => {
    await expect(ask([])).rejects.toMatchObject({ kind: 'unavailable', problem: { code: 6 } });
  });

  it('API-27 does not wait for ever, nor once more, for a line that is cut without a word', async () => {
    const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(
      (_url, request) => new Promise((_resolve, reject) => request?.signal?.addEventListener('abort', () => reject(request.signal?.reason as Error))),
    );
    await expect(askByHttp({ documents: 'http://127.0.0.1/documents', token: 'token' }, 20)({ path: 'a' })).rejects.toMatchObject({ kind: 'unavailable' });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each([
    [403, 'denied'],
    [400, 'failed'],
  ])('API-31 does not ask again after %i', async (code, kind) => {
    await expect(ask([status(code), whole])).rejects.toMatchObject({ kind });
    expect(answers).toHaveLength(1);
  });

  it('keeps a hostile name from giving a map another prototype', async () => {
    const hostile = () =>
      new Response('[{"document":{"name":"a/b","fields":{"__proto__":{"mapValue":{"fields":{"admin":{"booleanValue":true}}}},"odd":{"geoPointValue":{}}}}},{"readTime":"now"}]');
    const [found] = await ask([hostile]);
    expect(Object.getPrototypeOf(found!.data)).toBe(Object.prototype);
    expect(found!.data).toEqual({ odd: null });
  });
});
