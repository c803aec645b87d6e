import { ariaKeys, isSingleKey, keyText } from './keys';

const onMac = () => void jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0)');

it.each([
  ['mod+k', 'Ctrl+K', 'Control+k'],
  ['?', '?', '?'],
  ['c', 'C', 'c'],
  // aria-keyshortcuts has no notation for sequences.
  ['g h', 'G H', undefined],
])('shortcut %s is shown as %s and has aria-keyshortcuts %s', (keys, text, aria) => {
  expect([keyText(keys), ariaKeys(keys)]).toEqual([text, aria]);
});

it('mod is the command key on a Mac', () => {
  onMac();
  expect([keyText('mod+k'), ariaKeys('mod+k')]).toEqual(['⌘+K', 'Meta+k']);
});

it.each([
  ['c', true],
  ['g h', true],
  ['?', true],
  ['mod+k', false],
])('isSingleKey of %s is %s', (keys, single) => {
  expect(isSingleKey(keys)).toBe(single);
});
