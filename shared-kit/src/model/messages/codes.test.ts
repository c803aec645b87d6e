/** @jest-environment node */
import { expectWritten } from 'tooling/written-docs';
import { CODE, CODES, MESSAGE_TEXTS } from './codes';
import { formatMessage } from './message';
import { keyedMessage, problem } from './problem';

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('the catalogue of codes', () => {
  it('has a text for every number of the documented ranges', () => {
    const published = [
      ...range(0, 7),
      ...range(100, 107),
      ...range(200, 216),
      ...range(300, 317),
      ...range(400, 420),
      ...range(500, 508),
      ...range(920, 925),
      ...range(940, 948),
      ...[900, 901, 960, 961, 980],
    ];
    expect(Object.keys(CODES).map(Number)).toEqual(published.sort((a, b) => a - b));
    for (const code of published) expect(CODES[code]?.text).toMatch(/\S/);
  });

  it('D-03 is what docs/product/codes-and-messages.md lists', () => {
    const rows = Object.entries(CODES).map(([code, { key, text }]) => `| ${code} | ${key} | ${text} |`);
    const table = ['| code | key | in English |', '|---|---|---|', ...rows].join('\n');
    expectWritten('docs/product/codes-and-messages.md', 'shared-kit/src/model/messages/codes.ts', table);
  });

  it('has one text for each key', () => {
    for (const { key, text } of Object.values(CODES)) expect(MESSAGE_TEXTS.get(key)).toBe(text);
  });
});

describe('a problem', () => {
  it('ERR-03 has code, key, text, arguments and field', () => {
    expect(problem(CODE.taskExists, { args: ['North'], field: 'name' })).toEqual({
      code: 942,
      key: 'err.taskExists',
      text: 'The task name already exists! (%s)',
      args: ['North'],
      field: 'name',
    });
  });

  it('ERR-27 with code 420 has one of two texts, by its key', () => {
    expect(problem(CODE.invalidEmail).text).toBe('Invalid email!');
    expect(problem(CODE.invalidEmail, { key: 'err.moderatorNeedsEmail' })).toMatchObject({
      code: 420,
      text: 'A moderator needs an institutional email!',
    });
  });

  it('D-03 has the text of a server error when its code is unknown', () => {
    expect(problem(12345)).toMatchObject({ code: 12345, key: 'err.serverError', text: 'Server error!' });
  });

  it('may have a key without a code', () => {
    expect(keyedMessage('createInventoryTask.invalidFile')).toEqual({
      key: 'createInventoryTask.invalidFile',
      text: 'File not valid XLS, XLSX or CSV',
    });
  });
});

describe('formatting a message', () => {
  it.each([
    ['Missing columns: %s', ['SKU, Qty'], 'Missing columns: SKU, Qty'],
    ['%s of %s', [1], '1 of '],
    ['%s', ['100%s'], '100%s'],
    ['no place', ['left over'], 'no place'],
    ['%s!', ['$&'], '$&!'],
  ])('ERR-03 the text %p with the arguments %p is %p', (text, args, formatted) => {
    expect(formatMessage(text, args)).toBe(formatted);
  });
});
