import { areShortcutsOff, isTyping, KeySequence, strokeOf } from './keyboard';

const key = (given: KeyboardEventInit & { altGraph?: boolean }) => {
  const event = new KeyboardEvent('keydown', { cancelable: true, bubbles: true, ...given });
  jest.spyOn(event, 'getModifierState').mockImplementation((name) => name === 'AltGraph' && given.altGraph === true);
  return event;
};

describe('the pressed shortcut', () => {
  it.each<[string, Parameters<typeof key>[0], string | null]>([
    ['a letter', { key: 'c' }, 'c'],
    ['a letter under Caps Lock', { key: 'C' }, 'c'],
    ['a letter with Shift', { key: 'C', shiftKey: true }, null],
    ['a sign that this layout has on Shift', { key: '?', shiftKey: true }, '?'],
    ['a sign that this layout has on AltGr, which also says Ctrl and Alt', { key: '/', ctrlKey: true, altKey: true, altGraph: true }, '/'],
    ['Ctrl and a letter', { key: 'k', ctrlKey: true }, 'mod+k'],
    ['Ctrl, Shift and a letter', { key: 'K', ctrlKey: true, shiftKey: true }, null],
    ['Ctrl, Alt and a letter', { key: 'k', ctrlKey: true, altKey: true }, null],
    ['Alt and a letter', { key: 'k', altKey: true }, null],
    ['a letter of a Cyrillic layout', { key: 'п', code: 'KeyG' }, 'g'],
    ['Ctrl and a letter of a Greek layout', { key: 'κ', code: 'KeyK', ctrlKey: true }, 'mod+k'],
    ['a letter of a Cyrillic layout with Shift', { key: 'П', code: 'KeyG', shiftKey: true }, null],
    ['a letter of a layout that has it at another place', { key: 'a', code: 'KeyQ' }, 'a'],
    ['a letter beside the Latin ones', { key: 'ñ', code: 'Semicolon' }, 'ñ'],
    ['a key that is no character', { key: 'Enter' }, null],
    ['the space bar', { key: ' ' }, null],
  ])('is %s', (_what, given, stroke) => {
    expect(strokeOf(key(given), 'Control')).toBe(stroke);
  });

  it('uses ⌘ instead of Ctrl on a Mac', () => {
    expect(strokeOf(key({ key: 'k', metaKey: true }), 'Meta')).toBe('mod+k');
    expect(strokeOf(key({ key: 'k', ctrlKey: true }), 'Meta')).toBeNull();
  });
});

describe('shortcuts of two keys', () => {
  const known = ['c', 'g h', 'g k'];

  it('are recognised if the second key follows within a second', () => {
    const sequence = new KeySequence();
    expect(sequence.press('g', known, 0)).toBeNull();
    expect(sequence.press('h', known, 900)).toBe('g h');
  });

  it('are not recognised if the second key follows later', () => {
    const sequence = new KeySequence();
    sequence.press('g', known, 0);
    expect(sequence.press('h', known, 1000)).toBeNull();
  });

  it('end with a second key that does not belong to them, which counts as a shortcut of its own', () => {
    const sequence = new KeySequence();
    sequence.press('g', known, 0);
    expect(sequence.press('c', known, 100)).toBe('c');
    expect(sequence.press('h', known, 200)).toBeNull();
  });

  it('can start again after another first key', () => {
    const sequence = new KeySequence();
    sequence.press('g', known, 0);
    sequence.press('g', known, 500);
    expect(sequence.press('k', known, 1200)).toBe('g k');
  });
});

describe('shortcuts are ignored', () => {
  const pressedAt = (html: string) => {
    document.body.innerHTML = html;
    let resting: boolean | undefined;
    const listener = (event: KeyboardEvent) => (resting = areShortcutsOff(event) || isTyping(event));
    document.addEventListener('keydown', listener, { once: true });
    document.querySelector('#at')!.dispatchEvent(key({ key: 'c' }));
    return resting;
  };

  it.each([
    '<input id="at">',
    '<input id="at" type="search">',
    '<input id="at" type="date">',
    '<textarea id="at"></textarea>',
    '<select id="at"></select>',
    '<div contenteditable="true"><p id="at"></p></div>',
    '<div role="menu"><button id="at"></button></div>',
    '<div role="application"><canvas id="at"></canvas></div>',
    '<button id="at"></button><div role="dialog"></div>',
    '<button id="at"></button><dialog open></dialog>',
  ])('in %s', (html) => {
    expect(pressedAt(html)).toBe(true);
  });

  it.each([
    '<button id="at"></button>',
    '<input id="at" type="checkbox">',
    '<a id="at" href="#x"></a>',
    '<button id="at"></button><dialog></dialog>',
  ])('but not with the focus in %s', (html) => {
    expect(pressedAt(html)).toBe(false);
  });

  it('for repeated keys, and keys that another listener has handled', () => {
    const used = key({ key: 'c' });
    used.preventDefault();
    expect([
      areShortcutsOff(used),
      areShortcutsOff(key({ key: 'c', repeat: true })),
      areShortcutsOff(key({ key: 'c', isComposing: true })),
    ]).toEqual([true, true, true]);
  });
});
