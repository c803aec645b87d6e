import { act, render } from '@testing-library/react';
import { Fragment, Suspense, use } from 'react';
import { fontElement } from '../testing/font-element';
import { showOriginals } from './stand-ins';
import { tolerateTranslation } from './tolerate-translation';

const { appendChild, insertBefore, removeChild } = Node.prototype;
const onTranslated = jest.fn();
beforeAll(() => tolerateTranslation(onTranslated));
afterAll(() => {
  Object.assign(Node.prototype, { appendChild, insertBefore, removeChild });
  Reflect.deleteProperty(Text.prototype, 'nodeValue');
});

/** The element that a translation makes of a text. */
function translationOf(text: Text): HTMLElement {
  const [outer, inner] = [fontElement(), fontElement()];
  inner.textContent = `«${text.data}»`;
  outer.append(inner);
  return outer;
}

/** The ways in which other programs replace a text. */
const WAYS: Record<string, (text: Text) => void> = {
  'replaced at once': (text) => text.replaceWith(translationOf(text)),
  'replaced by several elements': (text) => text.replaceWith(fontElement(), translationOf(text), fontElement()),
  'replaced, and its translation by another one': (text) => {
    const first = translationOf(text);
    text.replaceWith(first);
    first.replaceWith(translationOf(text));
  },
  'removed behind its translation': (text) => (text.before(translationOf(text)), text.remove()),
  'removed before its translation': (text) => (text.after(translationOf(text)), text.remove()),
  'removed and then translated': (text) => {
    const { parentNode, nextSibling } = text;
    text.remove();
    parentNode!.insertBefore(translationOf(text), nextSibling);
  },
  wrapped: (text) => {
    const mark = document.createElement('mark');
    text.replaceWith(mark);
    mark.append(text);
  },
};

function textsIn(root: Node): Text[] {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

interface Shown {
  text?: string | null;
  busy?: boolean;
  more?: boolean;
  order?: string[];
  waiting?: boolean;
}

const never = new Promise<string>(() => {});
function Waiting(): string {
  return use(never);
}

/** Texts beside elements that come and go, as they are everywhere in a console. */
function Example({ shown: { text = 'Pending', busy, more, order = ['a', 'b', 'c'], waiting } }: { shown: Shown }) {
  return (
    <>
      <p>
        {busy && <b>…</b>}
        {text}
        {more && <i>+</i>}
      </p>
      <p>
        {order.map((key) => (
          <Fragment key={key}>{key}</Fragment>
        ))}
      </p>
      <div>
        <Suspense>
          <i>!</i> sum {text}
          {waiting && <Waiting />}
        </Suspense>
      </div>
    </>
  );
}

function renderExample() {
  const { container, rerender } = render(<Example shown={{}} />);
  return { container, show: (shown: Shown) => act(async () => rerender(<Example shown={shown} />)) };
}

/** The visible text without the marks of the translation. */
const read = (root: Element) => root.textContent.replace(/[«»]/gu, '');

describe.each(Object.entries(WAYS))('a text that was %s', (_way, replace) => {
  it.each([false, true])(
    'SHELL can be changed, removed, moved and given neighbours by React (observer called in between: %s)',
    async (waits) => {
      const { container, show } = renderExample();
      const expectShown = async (next: Shown, status: string, order = 'abc') => {
        // Each step begins with a completely translated page.
        for (const text of textsIn(container)) if (!text.parentElement!.closest('font, mark')) replace(text);
        if (waits) await new Promise((resolve) => setTimeout(resolve));
        await show(next);
        expect(read(container)).toBe(`${status}${order}! sum ${next.text === null ? '' : (next.text ?? 'Pending')}`);
      };
      await expectShown({ busy: true }, '…Pending');
      await expectShown({ busy: false, more: true }, 'Pending+');
      await expectShown({ text: 'Failed' }, 'Failed');
      await expectShown({ text: 'Failed', busy: true, more: true }, '…Failed+');
      await expectShown({ text: null, busy: true }, '…');
      await expectShown({ text: 'Pushed', busy: true }, '…Pushed');
      await expectShown({ text: '99', order: ['c', 'a', 'b'] }, '99', 'cab');
      await expectShown({ text: '99', order: ['b'] }, '99', 'b');
      await expectShown({}, 'Pending');
    },
  );
});

it('SHELL a translated text is hidden while its component is suspended, and shown again with its present value', async () => {
  const { container, show } = renderExample();
  for (const text of textsIn(container)) text.replaceWith(translationOf(text));
  await show({ waiting: true });
  expect(read(container.querySelector('div')!)).toBe('!');
  for (const text of textsIn(container)) if (!text.parentElement!.closest('font')) text.replaceWith(translationOf(text));
  await show({ text: 'Failed' });
  expect(read(container.querySelector('div')!)).toBe('! sum Failed');
});

it('SHELL React can remove an element that another program has moved', async () => {
  const { container, show } = renderExample();
  await show({ busy: true });
  document.body.append(container.querySelector('b')!);
  await show({ busy: false, more: true });
  expect(document.querySelector('b')).toBeNull();
  expect(read(container.querySelector('p')!)).toBe('Pending+');
});

it('SHELL showing the originals replaces all translations by the texts of the console', async () => {
  const { container } = renderExample();
  const before = container.innerHTML;
  for (const text of textsIn(container)) WAYS['replaced, and its translation by another one']!(text);
  expect(container.innerHTML).not.toBe(before);
  showOriginals();
  expect(container.innerHTML).toBe(before);
});
