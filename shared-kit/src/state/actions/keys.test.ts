import { ariaKeys, isSingleKey, keyText } from './keys';

const onMac = () => void jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0)');

it.each([
  ['mod+k', 'Ctrl+K', 'Control+k'],
  ['?', '?', '?'],
  ['c', 'C', 'c'],
  // There is no way to say a sequence in aria-keyshortcuts.
  ['g h', 'G H', undefined],
])('%s is shown as %s and told to screen readers as %s', (keys, text, aria) => {
  expect([keyText(keys), ariaKeys(keys)]).toEqual([text, aria]);
});

it('has the command key on a Mac', () => {
  onMac();
  expect([keyText('mod+k'), ariaKeys('mod+k')]).toEqual(['⌘+K', 'Meta+k']);
});

it.each([['c', true], ['g h', true], ['?', true], ['mod+k', false]])('%s is a single key: %s', (keys, single) => {
  expect(isSingleKey(keys)).toBe(single);
});
