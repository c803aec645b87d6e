/** @jest-environment node */
import fc from 'fast-check';
import { readMessage } from './read-message';

describe('reading the message of a response or an error', () => {
  it.each([
    [{ response: { body: { message: 'from response' } }, body: { message: 'from body' } }, 'from response'],
    [{ body: { message: 'from body' }, message: 'from message' }, 'from body'],
    [{ body: 'plain body', message: 'from message' }, 'plain body'],
    [{ response: {}, message: 'from message' }, 'from message'],
    [{ body: { message: '' }, message: 'from message' }, 'from message'],
    [new Error('thrown'), 'thrown'],
    ['just text', 'just text'],
    [{}, 'Empty message!'],
    [{ message: '' }, 'Empty message!'],
    [null, 'Empty message!'],
    [undefined, 'Empty message!'],
    [{ body: { message: 7 } }, 'Empty message!'],
  ])('ERR-04 uses the body rather than the message of %p', (x, text) => {
    expect(readMessage(x).text).toBe(text);
  });

  it('ERR-03 keeps code, key, default text and arguments', () => {
    const message = { code: 942, key: 'err.taskExists', text: 'The task name already exists! (%s)', args: ['North', 3] };
    expect(readMessage({ body: { status: 409, message } })).toEqual(message);
  });

  it('ERR-03 completes a bare code from the catalogue', () => {
    expect(readMessage({ body: { message: { code: 420 } } })).toEqual({
      code: 420,
      key: 'err.invalidEmail',
      text: 'Invalid email!',
    });
  });

  it('D-03 shows the text of an unknown code, else that the server failed', () => {
    expect(readMessage({ body: { message: { code: 9999, text: 'New here' } } })).toEqual({ code: 9999, text: 'New here' });
    expect(readMessage({ body: { message: { code: 9999 } } })).toEqual({ code: 9999, text: 'Server error!' });
  });

  it('ERR-04 removes what a message may not contain', () => {
    const message = { code: '5', text: 'x', args: [1, null, { a: 1 }, 'b'], field: 3 };
    expect(readMessage({ message })).toEqual({ text: 'x', args: [1, 'b'] });
  });

  it('ERR-04 returns a text for any value', () => {
    fc.assert(
      fc.property(fc.anything(), (x) => {
        expect(readMessage(x).text).not.toBe('');
      }),
    );
  });
});
