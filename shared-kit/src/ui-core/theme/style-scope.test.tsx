import { render } from '@testing-library/react';
import { adoptOwnStyles, adoptStyles } from './adopt-styles';
import { ScopedOverlay, StyleScope } from './style-scope';

/** jsdom has no constructed sheets. */
class Sheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}
Object.assign(globalThis, { CSSStyleSheet: Sheet });
Object.assign(document, { adoptedStyleSheets: [] });

const inForce = () =>
  (document.adoptedStyleSheets as unknown as Sheet[]).map(({ text }) => text.replace(/^\/\*styles of (.*)\*\//, '$1: '));
const ofRemote = (scope: string, css: string) => `/*styles of ${scope}*/${css}`;

beforeEach(() => {
  document.adoptedStyleSheets = [];
});

it("a remote's style sheets are in the document only while one of its pages is shown", () => {
  adoptStyles(ofRemote('mfe-a-1', '.one'), ofRemote('mfe-b-1', '.other'));
  expect(inForce()).toEqual([]);
  const page = render(<StyleScope of="mfe-a-1">page</StyleScope>);
  expect(inForce()).toEqual(['mfe-a-1: .one']);
  page.unmount();
  expect(inForce()).toEqual([]);
});

it('a page has only its own style sheets after it replaces a page of another remote or version', () => {
  adoptStyles(ofRemote('mfe-c-1', '.c'), ofRemote('mfe-c-2', '.c'), ofRemote('mfe-d-1', '.d'));
  const page = render(<StyleScope of="mfe-c-1">page</StyleScope>);
  page.rerender(<StyleScope of="mfe-c-2">page</StyleScope>);
  expect(inForce()).toEqual(['mfe-c-2: .c']);
  page.rerender(<StyleScope of="mfe-d-1">page</StyleScope>);
  expect(inForce()).toEqual(['mfe-d-1: .d']);
  page.unmount();
});

it("a remote's style sheets stay until its last part is unmounted, and those that load later apply at once", () => {
  const page = render(<StyleScope of="mfe-e-1">page</StyleScope>);
  const overlay = render(<StyleScope of="mfe-e-1">overlay</StyleScope>);
  adoptStyles(ofRemote('mfe-e-1', '.late'));
  expect(inForce()).toEqual(['mfe-e-1: .late']);
  page.unmount();
  expect(inForce()).toEqual(['mfe-e-1: .late']);
  overlay.unmount();
  expect(inForce()).toEqual([]);
});

it("the kit's style sheets stay, and come before those of remotes even if they load later", () => {
  adoptOwnStyles('.kit');
  adoptStyles(ofRemote('mfe-f-1', '.f'));
  const page = render(<StyleScope of="mfe-f-1">page</StyleScope>);
  adoptOwnStyles('.late-kit');
  expect(inForce()).toEqual(['.kit', '.late-kit', 'mfe-f-1: .f']);
  page.unmount();
  expect(inForce()).toEqual(['.kit', '.late-kit']);
});

it('an overlay of a page of a remote has the class of the remote, and an overlay of the shell has none', () => {
  const { container } = render(
    <>
      <ScopedOverlay>
        <p>of the shell</p>
      </ScopedOverlay>
      <StyleScope of="mfe-g-1">
        <ScopedOverlay>
          <i>of the remote</i>
        </ScopedOverlay>
      </StyleScope>
    </>,
  );
  expect(container.querySelector('p')?.closest('.mfe-g-1')).toBeNull();
  expect(container.querySelector('i')?.parentElement).toHaveClass('ic-remote', 'mfe-g-1');
});

it('a text that no build has scoped is refused of a remote, and named, and its other sheets are taken', () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
  const page = render(<StyleScope of="mfe-g-1">page</StyleScope>);
  adoptStyles('body { background: red }', ofRemote('mfe-g-1', '.g'));
  expect(inForce()).toEqual(['mfe-g-1: .g']);
  expect(reported.mock.calls).toEqual([['Refused a style sheet that no build has scoped: body { background: red }']]);
  page.unmount();
  expect(inForce()).toEqual([]);
});
