import { inspect } from 'node:util';
import { loggedError, OwnError } from './logged-error';

const SECRET = 'hidden-word';

const thrownBy = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
};
const withCode = (code: unknown) => Object.assign(new Error(`Refused: ${SECRET}\n    at ${SECRET}`), { code });

it.each<[what: string, error: unknown]>([
  ['a refusal of Auth', withCode('auth/invalid-password')],
  ['a failure of Auth', withCode('auth/internal-error')],
  ['a refusal of Firestore', withCode(3)],
  ['an error of a library', new Error(`Value for argument "password" is not valid: ${SECRET}`)],
  ['an error with a strange code', withCode(SECRET.repeat(9))],
  ['JSON that is none', thrownBy(() => JSON.parse(`{"password":"${SECRET}"`))],
  ['an argument of Node', thrownBy(() => Buffer.alloc(SECRET as unknown as number))],
  ['a value of the wrong type', thrownBy(() => (undefined as unknown as Record<string, unknown>)[SECRET])],
  ['a URL', thrownBy(() => new URL(SECRET))],
  ['a text that was thrown', SECRET],
  ['a cause', new OwnError('outer', { cause: new Error(SECRET) })],
  ['one of several', new AggregateError([new Error(SECRET)], SECRET)],
])('(D-143) the log has no text of what %s quotes, but its kind', (_what, error) => {
  const logged = loggedError(error);
  expect(inspect(logged, { depth: null })).not.toContain(SECRET);
  expect(logged.type).not.toBe('');
});

it('the log has the words of the product, the names of faults, and the path of a file that is missing', () => {
  expect(loggedError(new OwnError('no scope'))).toMatchObject({
    message: 'no scope',
    stack: expect.stringMatching(/^OwnError: no scope\n\s+at /),
  });
  expect(loggedError(withCode('auth/invalid-password'))).toMatchObject({ message: 'auth/invalid-password', code: 'auth/invalid-password' });
  expect(
    loggedError(Object.assign(new Error("ENOENT: no such file, open '/absent'"), { code: 'ENOENT', syscall: 'open', path: '/absent' })),
  ).toMatchObject({
    code: 'ENOENT',
    message: expect.stringContaining("'/absent'"),
  });
  expect(loggedError(thrownBy(() => (null as unknown as () => void)()))).toMatchObject({
    message: expect.stringContaining('is not a function'),
  });
});
