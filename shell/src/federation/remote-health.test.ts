import { RemoteFailure } from './remote-failure';
import { RemoteHealth } from './remote-health';

it('follows a remote from not loaded to loaded', async () => {
  const health = new RemoteHealth();
  const seen: string[] = [];
  health.subscribe(() => seen.push(health.of('mfe-auth').state));
  expect(health.of('mfe-auth')).toEqual({ state: 'unused' });
  health.follow('mfe-auth', Promise.resolve());
  await Promise.resolve();
  health.follow('mfe-auth', Promise.resolve());
  await Promise.resolve();
  expect(seen).toEqual(['loading', 'loaded', 'loaded']);
  expect(health.of('mfe-other')).toEqual({ state: 'unused' });
});

it('says what went wrong in the end, and is well again after another try', async () => {
  const health = new RemoteHealth();
  const failing = Promise.reject(new RemoteFailure('mfe-auth', { cause: new Error('integrity does not match') }));
  health.follow('mfe-auth', failing);
  await failing.catch(() => null);
  expect(health.of('mfe-auth')).toEqual({ state: 'failed', reason: 'integrity does not match' });
  health.follow('mfe-auth', Promise.resolve());
  await Promise.resolve();
  expect(health.of('mfe-auth')).toEqual({ state: 'loaded' });
});
