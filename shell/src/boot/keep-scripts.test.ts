import { keepScripts } from './keep-scripts';

const withWorkers = (workers: unknown) => Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });

afterEach(() => withWorkers(undefined));

it('ADD-100 the service worker is registered, and looks at each visit whether a release has brought other scripts', async () => {
  const update = jest.fn();
  const register = jest.fn(() => Promise.resolve({ update }));
  withWorkers({ register });
  keepScripts();
  await Promise.resolve();
  expect(register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' });
  expect(update).toHaveBeenCalledTimes(1);
});

it.each([
  ['refuses it', { register: () => Promise.reject(new DOMException('no storage', 'SecurityError')) }],
  ['has none', undefined],
])('ADD-100 nothing is reported when the browser %s', async (_why, workers) => {
  const reported = jest.fn();
  window.addEventListener('unhandledrejection', reported);
  withWorkers(workers);
  keepScripts();
  await new Promise((resolve) => setTimeout(resolve));
  expect(reported).not.toHaveBeenCalled();
});
