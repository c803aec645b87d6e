import { RemoteLog } from '../federation/remote-log';
import { recordErrors } from './record-errors';

it('ADD-TRUST-07 uncaught errors from before and after the start of the console’s code are recorded', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  await import('../inline/first-script');
  const raise = (error: Error) => window.dispatchEvent(new ErrorEvent('error', { error }));
  const reject = (reason: Error) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  const [early, rejected, late, lateRejected] = ['early', 'rejected', 'late', 'late and rejected'].map((message) => new Error(message));
  raise(early!);
  reject(rejected!);
  const log = new RemoteLog();
  recordErrors(log);
  raise(late!);
  reject(lateRejected!);
  expect(log.all().map(({ error }) => error)).toEqual([early, rejected, late, lateRejected]);
});
