import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RemoteLog } from '../federation/remote-log';
import { recordErrors } from './record-errors';

const [, FIRST_SCRIPT = ''] = /<script>([^]*?)<\/script>/.exec(readFileSync(join(__dirname, '../index.html'), 'utf8')) ?? [];

it('ADD-TRUST-07 uncaught errors from before and after the start of the console’s code are recorded', () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  const script = document.createElement('script');
  script.text = FIRST_SCRIPT;
  document.head.append(script);
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
