import { apiDouble, type ApiAnswer } from '../testing/api-double';
import { CALL_LIMIT_MS, LONG_CALL_LIMIT_MS, type ApiResult } from './call';
import { callApi, configureApi, noEmailDomain } from './client';
import { removeDomain } from './domains';
import { createKey } from './keys';
import { createTask } from './tasks';

const BLOCKED = { key: 'networkIsBlockingDomains', text: 'blocked' };
const task = { company: 'Açme', domain: 'Armazém 1', name: 'Count & more', body: 'packed', contentType: 'text/plain; charset=utf-8' };

afterEach(() => configureApi(null));

it('USERS-06 made-up emails have the domain of the deployment', () => {
  expect(noEmailDomain()).toBe('users.invalid');
  configureApi({ baseUrl: '/api', idToken: () => Promise.resolve(null), noEmailDomain: 'staff.example' });
  expect(noEmailDomain()).toBe('staff.example');
});

describe('calls of the API', () => {
  it('API-01 have a token of their own, and credentials', async () => {
    let tokens = 0;
    const send = jest.fn<Promise<Response>, Parameters<typeof fetch>>(() => Promise.resolve(new Response('{}')));
    configureApi({ baseUrl: '/api', idToken: () => Promise.resolve(`token-${++tokens}`), fetch: send });
    await callApi({ method: 'GET', path: 'x' });
    await callApi({ method: 'GET', path: 'x' });
    const sent = send.mock.calls.map(([, init]) => [new Headers(init?.headers).get('Authorization'), init?.credentials]);
    expect(sent).toEqual([
      ['Bearer token-1', 'include'],
      ['Bearer token-2', 'include'],
    ]);
  });

  it('API-02 have company and parentUid as encoded headers, and not in the body', async () => {
    const api = apiDouble().on('PATCH /api/users', {});
    await callApi({ method: 'PATCH', path: 'users', company: 'Açme', parentUid: 'marcos', body: { uid: 'u' } });
    const [call] = api.calls;
    expect(call?.headers.get('company')).toBe('A%C3%A7me');
    expect(call?.headers.get('parentUid')).toBe('marcos');
    expect(call?.headers.get('Content-Type')).toBe('application/json');
    expect(JSON.parse(String(call?.body))).toEqual({ uid: 'u' });
  });

  it('DSET-14 name the language of the user, also without a token', async () => {
    const api = apiDouble({ locale: () => 'pt-BR' }).on('PATCH /api/users', {});
    await callApi({ method: 'PATCH', path: 'users', body: {} });
    await callApi({ method: 'PATCH', path: 'users', body: {}, anonymous: true });
    expect(api.calls.map(({ headers }) => headers.get('Accept-Language'))).toEqual(['pt-BR', 'pt-BR']);
  });

  it('API-01 (D-126) are not made, with code 6, while there is no token because the identity service fails', async () => {
    const failing = Object.assign(new Error('no token'), { code: 'auth/quota-exceeded', problem: { code: 6, text: 'unavailable' } });
    const api = apiDouble({ idToken: () => Promise.reject(failing) });
    expect(await callApi({ method: 'GET', path: 'x' })).toMatchObject({ ok: false, problem: { code: 6, text: 'unavailable' } });
    expect(api.calls).toEqual([]);
  });

  it.each([
    [503, '30', 30],
    [503, 'Wed, 21 Oct 2026 07:28:00 GMT', undefined],
    [503, '', undefined],
    [429, '30', undefined],
  ])('(D-126) with %i and Retry-After %j the problem says after how many seconds to ask again', async (status, header, seconds) => {
    apiDouble().on('GET /api/x', { status, message: { code: 6, text: 'unavailable' }, headers: { 'retry-after': header } });
    const result = await callApi({ method: 'GET', path: 'x' });
    expect(result).toMatchObject({ ok: false, problem: { code: 6 } });
    expect('problem' in result && result.problem.retryAfter).toBe(seconds);
  });

  it('have neither token nor company when they are anonymous', async () => {
    const api = apiDouble({ idToken: () => Promise.reject(new Error('not asked')) }).on('PATCH /api/users/resetpw', {});
    await callApi({ method: 'PATCH', path: 'users/resetpw', company: 'acme', body: {}, anonymous: true });
    expect(api.calls[0]?.headers.has('Authorization')).toBe(false);
    expect(api.calls[0]?.headers.has('company')).toBe(false);
  });

  it.each(['users', '/users', 'api/users', '/api/users'])('resolve %s against the base', async (path) => {
    apiDouble({ baseUrl: '/base/api/' }).on('GET /base/api/users', {});
    expect(await callApi({ method: 'GET', path })).toMatchObject({ ok: true });
  });

  it('repeat a query parameter that has several values', async () => {
    const api = apiDouble().on('DELETE /api/sessions', {});
    await callApi({ method: 'DELETE', path: 'sessions', query: { domain: 'North', session: ['a', 'b'], none: undefined } });
    expect(api.calls[0]?.query.toString()).toBe('domain=North&session=a&session=b');
  });

  it('API-30 succeed only with status 200, whatever code the message has', async () => {
    const api = apiDouble()
      .on('POST /api/users', { message: { code: 406, text: 'User added!' } })
      .on('PUT /api/users', { status: 201, message: 'Created' });
    expect(await callApi({ method: 'POST', path: 'users' })).toEqual({
      ok: true,
      message: { code: 406, key: 'user.added', text: 'User added!' },
    });
    expect(await callApi({ method: 'PUT', path: 'users' })).toEqual({ ok: false, problem: { text: 'Created' } });
    expect(api.calls).toHaveLength(2);
  });

  it.each([
    [
      { status: 409, message: { code: 942, text: 'x (%s)', args: ['A'] } },
      { code: 942, args: ['A'] },
    ],
    [{ status: 400, body: '"Just a text"' }, { text: 'Just a text' }],
    [{ status: 400, body: 'Just a text' }, { text: 'Just a text' }],
    [{ status: 400, message: '' }, { key: 'err.emptyMessage' }],
    [{ status: 500, body: '' }, { code: 6 }],
    [{ status: 500, body: '{}' }, { code: 6 }],
    [{ status: 503, message: '' }, { code: 6 }],
    [{ status: 507, body: '<html>Insufficient storage</html>' }, { code: 6 }],
    [{ status: 502, body: '<html>Bad gateway</html>' }, { code: 6 }],
    [{ status: 500, message: 'Out of order' }, { text: 'Out of order' }],
    [{ status: 413, body: '<html>413 Request Entity Too Large</html>' }, { key: 'err.tooLargeOnTheWay' }],
    [{ status: 413, body: 'Payload Too Large' }, { key: 'err.tooLargeOnTheWay' }],
    [{ status: 413, body: '' }, { key: 'err.tooLargeOnTheWay' }],
    [
      { status: 502, body: 'Bad Gateway' },
      { code: 6, key: 'err.serviceUnavailable' },
    ],
    [
      { status: 504, body: '' },
      { code: 6, key: 'err.serviceUnavailable' },
    ],
    [
      { status: 403, body: '<html>Blocked</html>' },
      { key: 'err.otherServer', args: [403] },
    ],
    [
      { status: 204, body: '' },
      { key: 'err.otherServer', args: [204] },
    ],
    [
      { status: 404, body: '' },
      { key: 'err.otherServer', args: [404] },
    ],
    [
      { status: 200, body: '<html>Sign in to this network</html>' },
      { key: 'err.otherServer', args: [200] },
    ],
    [
      { status: 200, body: '{"redirect":"https://hotel.example/"}' },
      { key: 'err.otherServer', args: [200] },
    ],
    [
      { status: 200, body: '[]' },
      { key: 'err.otherServer', args: [200] },
    ],
  ])('ERR-02 ERR-04 read the message of %j', async (answer, problem) => {
    apiDouble().on('GET /api/x', answer);
    expect(await callApi({ method: 'GET', path: 'x' })).toMatchObject({ ok: false, problem });
  });

  it('report that the service is unavailable when nothing answers', async () => {
    apiDouble().down();
    expect(await callApi({ method: 'GET', path: 'x' })).toMatchObject({ ok: false, problem: { code: 6 } });
  });

  it('ERR-05 report that the network blocks the platform when the identity service does not answer either', async () => {
    apiDouble({ authReachable: () => Promise.resolve(false), networkBlocked: BLOCKED }).down();
    expect(await callApi({ method: 'GET', path: 'x' })).toEqual({ ok: false, problem: BLOCKED });
    apiDouble({ authReachable: () => Promise.resolve(true), networkBlocked: BLOCKED }).down();
    expect(await callApi({ method: 'GET', path: 'x' })).toMatchObject({ problem: { code: 6 } });
  });

  it('are not sent when nobody is signed in', async () => {
    const api = apiDouble({ idToken: () => Promise.resolve(null) });
    expect(await callApi({ method: 'GET', path: 'x' })).toMatchObject({ ok: false, problem: { code: 2 } });
    expect(api.calls).toEqual([]);
  });

  it('report that a file cannot be read any more, not that the service is unavailable', async () => {
    apiDouble().down();
    const gone = Object.assign(new Blob(['x']), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }),
    });
    const result = await callApi({ method: 'POST', path: 'tasks', body: gone, contentType: 'text/csv' });
    expect(result).toMatchObject({ ok: false, problem: { key: 'err.fileUnreadable' } });
  });

  it('do not report a programming error as a network failure', async () => {
    apiDouble();
    await expect(callApi({ method: 'GET', path: 'unknown' })).rejects.toThrow('Unhandled request: GET /api/unknown');
  });

  it.each([
    [500, '0123456789ab', '0123456789ab'],
    [503, '0123456789ab', '0123456789ab'],
    [400, '0123456789ab', undefined],
    [500, '<b>evil</b>', undefined],
    [500, 'x'.repeat(65), undefined],
  ])('with status %i and the request id %s are reported with the id %s', async (status, id, told) => {
    apiDouble().on('GET /api/x', { status, message: { code: 1, text: 'Server error!' }, headers: { 'x-request-id': id } });
    const result = await callApi({ method: 'GET', path: 'x' });
    expect(result).toEqual({
      ok: false,
      problem: { code: 1, key: 'err.serverError', text: 'Server error!', ...(told !== undefined && { requestId: told }) },
    });
  });

  it('reject when they are aborted', async () => {
    apiDouble();
    await expect(callApi({ method: 'GET', path: 'x', signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('SHELL a call without an answer', () => {
  const never = () => new Promise<never>(() => {});
  /** The result, and the ids of the calls that were sent, once the limit has passed `times` times. */
  async function afterLimits(times: number, call: () => Promise<ApiResult>, limitMs = CALL_LIMIT_MS) {
    const result = call();
    const settled = jest.fn();
    void result.then(settled);
    await jest.advanceTimersByTimeAsync(times * limitMs - 1);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    return result;
  }
  const unanswered = { ok: false, problem: { code: 6, key: 'err.unanswered' } };
  const user = { data: { firstName: 'Bia' } };
  const addUser = (body: object = user) => callApi({ method: 'POST', path: 'users', body });
  const idOf = (call: { headers: Headers } | undefined) => call?.headers.get('Idempotency-Key');
  beforeEach(() => void jest.useFakeTimers());

  it('that changes something is sent again at its time limit, and ends at the next one with an unknown result', async () => {
    const api = apiDouble().on('POST /api/users', never);
    expect(await afterLimits(2, addUser)).toMatchObject(unanswered);
    expect(api.calls).toHaveLength(2);
  });

  it('that only reads ends as unavailable at its time limit', async () => {
    apiDouble().on('GET /api/users', never);
    const result = await afterLimits(1, () => callApi({ method: 'GET', path: 'users' }));
    expect(result).toMatchObject({ ok: false, problem: { code: 6, key: 'err.serviceUnavailable' } });
  });

  it('ends as unavailable, not as unknown, when there is no token to send it with', async () => {
    const api = apiDouble({ idToken: never });
    expect(await afterLimits(1, addUser)).toMatchObject({ problem: { code: 6, key: 'err.serviceUnavailable' } });
    expect(api.calls).toHaveLength(0);
  });

  it('has the same id when it is sent again until it is answered, and a different call has another id', async () => {
    let answer: () => Promise<ApiAnswer> = never;
    const api = apiDouble().on('POST /api/users', () => answer());
    await afterLimits(2, addUser);
    answer = () => Promise.resolve({});
    await addUser({ data: { firstName: 'Caio' } });
    await addUser();
    await addUser();
    const [lost, asked, other, again, later] = api.calls.map(idOf);
    expect([asked, again]).toEqual([lost, lost]);
    expect(new Set([lost, other, later]).size).toBe(3);
  });

  it('KEYS-14 is sent again with its id, shows a message, and gets the result of the first call', async () => {
    const asking = jest.fn();
    let calls = 0;
    const api = apiDouble({ onAsking: asking }).on('POST /api/keys', () =>
      ++calls === 1 ? never() : { message: { code: 501, text: 'Key created!' } },
    );
    const result = await afterLimits(1, () => createKey({ company: 'acme', parentUid: 'marcos', description: 'App', authDomains: [] }));
    expect(result).toMatchObject({ ok: true, message: { code: 501 } });
    expect(asking).toHaveBeenCalledWith(expect.objectContaining({ key: 'err.asking' }));
    expect(idOf(api.calls[0])).toBe(idOf(api.calls[1]));
  });

  it('has the same id when it is sent again after a server timeout, because the change may have been made', async () => {
    let code = 6;
    const api = apiDouble().on('POST /api/users', () =>
      Promise.resolve(code === 6 ? { status: 503, message: { code, text: 'Too slow' } } : {}),
    );
    expect(await addUser()).toMatchObject({ problem: { code: 6 } });
    code = 0;
    await addUser();
    expect(idOf(api.calls[1])).toBe(idOf(api.calls[0]));
  });

  it('D-46 has no time limit when it removes a domain', async () => {
    apiDouble().on('DELETE /api/domains', never);
    const settled = jest.fn();
    void removeDomain({ company: 'acme', parentUid: 'marcos', domain: 'North' }).then(settled);
    await jest.advanceTimersByTimeAsync(24 * 3_600_000);
    expect(settled).not.toHaveBeenCalled();
  });

  describe('while it uploads a file', () => {
    class Upload {
      static last: Upload;
      upload: { onprogress?: () => void } = {};
      sent: Record<string, unknown> = {};
      onload?: () => void;
      onabort?: () => void;
      withCredentials = false;
      status = 200;
      responseText = '{"status":200}';
      constructor() {
        Upload.last = this;
      }
      open = (method: string, url: string) => Object.assign(this.sent, { method, url });
      setRequestHeader = (name: string, value: string) => Object.assign(this.sent, { [name]: value });
      send = (body: unknown) => Object.assign(this.sent, { body });
      abort = () => this.onabort?.();
      getResponseHeader = (name: string) => (name === 'x-request-id' ? '0123456789ab' : null);
    }
    const real = globalThis.XMLHttpRequest;
    const begin = () => {
      configureApi({ baseUrl: '/api', idToken: () => Promise.resolve('token') });
      return createTask({ ...task, body: 'x'.repeat(64 * 1024) });
    };
    beforeEach(() => Object.assign(globalThis, { XMLHttpRequest: Upload }));
    afterEach(() => Object.assign(globalThis, { XMLHttpRequest: real }));

    it('API-01 API-26 TASK-35 has token and credentials, and its time limit starts again with every sent part', async () => {
      const result = begin();
      for (let part = 0; part < 10; part += 1) {
        await jest.advanceTimersByTimeAsync(LONG_CALL_LIMIT_MS - 1);
        Upload.last.upload.onprogress!();
      }
      expect(Upload.last.sent).toMatchObject({
        method: 'POST',
        url: expect.stringMatching(/^\/api\/tasks\?/),
        authorization: 'Bearer token',
        'content-type': task.contentType,
      });
      expect(Upload.last.withCredentials).toBe(true);
      Upload.last.onload!();
      expect(await result).toMatchObject({ ok: true });
    });

    it('reports the id of the request at which the server failed', async () => {
      const result = begin();
      await jest.advanceTimersByTimeAsync(0);
      Object.assign(Upload.last, { status: 500, responseText: '{"status":500,"message":{"code":1,"text":"Server error!"}}' });
      Upload.last.onload!();
      expect(await result).toMatchObject({ ok: false, problem: { code: 1, requestId: '0123456789ab' } });
    });

    it.each([204, 205, 304, 999])('API-26 API-30 fails at once when the answer has the status %i and no body', async (status) => {
      const result = begin();
      await jest.advanceTimersByTimeAsync(0);
      Object.assign(Upload.last, { status, responseText: '' });
      Upload.last.onload!();
      const early = await Promise.race([result, jest.advanceTimersByTimeAsync(1)]);
      expect(early).toMatchObject({ ok: false, problem: status === 999 ? { code: 6 } : { key: 'err.otherServer', args: [status] } });
    });

    it('API-26 TASK-35 ends with an unknown result when the upload makes no progress', async () => {
      expect(await afterLimits(2, begin, LONG_CALL_LIMIT_MS)).toMatchObject(unanswered);
    });
  });
});

describe('creating a task', () => {
  it('API-26 TASK-35 sends the sheet unchanged, with its type, and domain and name in the query', async () => {
    const api = apiDouble().on('POST /api/tasks', { message: { key: 'createInventoryTask.created', text: 'Inventory task created!' } });
    const body = new Uint8Array([1, 2, 3]);
    const result = await createTask({ ...task, body, contentType: 'text/csv' });
    expect(result).toEqual({ ok: true, message: { key: 'createInventoryTask.created', text: 'Inventory task created!' } });
    const [call] = api.calls;
    expect(call?.query.toString()).toBe('domain=Armaz%C3%A9m+1&name=Count+%26+more');
    expect(call?.headers.get('Content-Type')).toBe('text/csv');
    expect(call?.headers.get('company')).toBe('A%C3%A7me');
    expect(call?.body).toBe(body);
  });

  it('TASK-23 sends that several streets are accepted', async () => {
    const api = apiDouble().on('POST /api/tasks', {});
    await createTask({ ...task, acceptStreets: true });
    expect(api.calls[0]?.query.get('acceptStreets')).toBe('true');
  });
});
