import { escaped, print, printError, shown } from './print';

describe('what commands print of others', () => {
  it.each([
    ['a terminal code', 'mfe-x\u001b[2K\u001b[1A', 'mfe-x\\u001b[2K\\u001b[1A'],
    ['a terminal code of one character', '\u009b2J', '\\u009b2J'],
    ['a return to the start of the line', 'evil\rgood', 'evil\\u000dgood'],
    ['another line', 'a\nSigned.', 'a\\u000aSigned.'],
    ['another paragraph', 'a\u2028b\u2029c\u0085d', 'a\\u2028b\\u2029c\\u0085d'],
    ['writing that is reversed', 'a\u202egpj.exe', 'a\\u202egpj.exe'],
    ['what nobody sees', 'a\u200bb\u3164c\u00add', 'a\\u200bb\\u3164c\\u00add'],
    ['a tag beyond the first plane', 'a\u{e0041}', 'a\\udb40\\udc41'],
    ['half of a character', 'a\ud800b', 'a\\ud800b'],
    ['a backspace and a removal', 'ab\b\u007f', 'ab\\u0008\\u007f'],
  ])('ADD-50 escape %s', (_what, text, expected) => {
    expect(escaped(text)).toBe(expected);
    expect(shown`${text}`).toBe(expected);
    // A line of JSON stays one.
    expect(JSON.parse(`"${expected}"`)).toBe(text);
  });

  it.each(['mfe-x 1.0.0-ab', 'Ação São José', 'Склад №5', '倉庫 😀', 'C:\\data "50 %"', 'שלום'])('ADD-50 leave %s as it is', (text) => {
    expect(escaped(text)).toBe(text);
  });

  it('ADD-50 escapes the values of a template, and not its own lines', () => {
    expect(shown`Not whole:\n  ${['a\nb', 'c\u001b[0m']}\nin ${7}`).toBe('Not whole:\n  a\\u000ab\n  c\\u001b[0m\nin 7');
  });

  it('ADD-50 lets no terminal code out, whoever forgot to escape it', () => {
    const written: unknown[] = [];
    const log = jest.spyOn(console, 'log').mockImplementation((text) => written.push(text));
    const error = jest.spyOn(console, 'error').mockImplementation((text) => written.push(text));
    print('one\ttwo\r\nthree\u001b[1A');
    printError('four\u009b1A\nfive');
    log.mockRestore();
    error.mockRestore();
    expect(written).toEqual(['one\ttwo\nthree\\u001b[1A', 'four\\u009b1A\nfive']);
  });
});
