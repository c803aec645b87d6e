import { aRemote } from '../testing/render-console';
import { PageComponents } from './page-components';
import { RemoteFailure } from './remote-failure';
import { RemoteLog } from './remote-log';

const auth = aRemote('mfe-auth', {});

it('ADD-TRUST-07 records when a page was requested, when its entry had loaded and when the page had loaded', async () => {
  const pages = new PageComponents((_remote, _page, { onEntry } = {}) => {
    onEntry?.();
    return Promise.resolve({ default: () => null });
  });
  const onChange = jest.fn();
  pages.log.subscribe(onChange);
  pages.of(auth, 'Login');
  expect(pages.log.isLoaded('mfe-auth')).toBe(false);
  await Promise.resolve();
  expect(pages.log.all()).toEqual([
    { remote: auth, page: 'Login', start: expect.any(Number), entryEnd: expect.any(Number), end: expect.any(Number) },
  ]);
  expect(pages.log.isLoaded('mfe-auth')).toBe(true);
  expect(onChange).toHaveBeenCalledTimes(3);
});

it('ADD-TRUST-07 records a failure once, even if loader, page and browser report it', async () => {
  const failure = new RemoteFailure('mfe-auth', { cause: new Error('gone') });
  const pages = new PageComponents(() => Promise.reject(failure));
  pages.of(auth, 'Login');
  await Promise.resolve();
  pages.noteFailure(auth, failure);
  pages.log.fail(failure);
  expect(pages.log.all()).toEqual([expect.objectContaining({ remote: auth, page: 'Login', error: failure })]);
  expect(pages.log.isLoaded('mfe-auth')).toBe(false);
});

it('ADD-TRUST-07 attributes an error to the remote that the boundary reports', () => {
  const log = new RemoteLog();
  const crash = new TypeError('a bug');
  log.fail(crash);
  log.fail(crash, auth);
  expect(log.all()).toEqual([expect.objectContaining({ remote: auth, error: crash })]);
});

it.each([null, undefined, 'a text'])(
  'ADD-TRUST-07 records the thrown value %p once for each remote, although the browser reports it too',
  (thrown) => {
    const log = new RemoteLog();
    log.begin(auth, 'Login')({ end: 1 });
    log.fail(thrown);
    log.fail(thrown, auth);
    log.fail(thrown, aRemote('mfe-other', {}));
    log.fail(thrown);
    expect(
      log
        .all()
        .filter((event) => 'error' in event)
        .map(({ remote }) => remote?.name),
    ).toEqual(['mfe-auth', 'mfe-other']);
  },
);

it('drops old events', () => {
  const log = new RemoteLog();
  for (let time = 0; time < 1000; time++) log.fail(new Error(String(time)), auth);
  expect(log.all()).toHaveLength(200);
  expect(log.all().at(-1)).toMatchObject({ error: { message: '999' } });
});
