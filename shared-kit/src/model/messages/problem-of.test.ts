/** @jest-environment node */
import { CODE } from './codes';
import { problem } from './problem';
import { problemOf } from './problem-of';

it('ERR-02 problemOf returns the problem of an error that has one', () => {
  const refused = problem(CODE.taskExists, { args: ['Aisle 1'] });
  expect(problemOf(Object.assign(new Error('refused'), { problem: refused }))).toBe(refused);
});

it.each(['NotReadableError', 'NotFoundError'])(
  'TASK-15 problemOf says for a file that cannot be read (%s) what to do, not that a server failed',
  (name) => {
    expect(problemOf(new DOMException('The requested file could not be read', name)).key).toBe('err.fileUnreadable');
  },
);

it.each([new TypeError('x is not a function'), 'text', null, undefined])(
  'ERR-02 problemOf says for any other error (%p) that the page has failed',
  (error) => {
    expect(problemOf(error)).toMatchObject({ key: 'err.pageFailed' });
  },
);
