import { showWholeText } from './show-whole-text';

function cellOf(html: string): HTMLElement {
  document.body.innerHTML = `<table><tbody><tr><td>${html}</td></tr></tbody></table>`;
  return document.querySelector('td')!;
}

/** Sets the size of an element and of its content, because jsdom has no layout. */
function sized(element: Element, sizes: Partial<Record<'clientWidth' | 'scrollWidth' | 'clientHeight' | 'scrollHeight', number>>) {
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(element, name, { value });
}

describe('the tooltip of a cell', () => {
  it('is the whole text when the column is too narrow for it', () => {
    const cell = cellOf('Central Warehouse');
    sized(cell, { clientWidth: 80, scrollWidth: 120 });
    showWholeText({ target: cell });
    expect(cell).toHaveAttribute('title', 'Central Warehouse');
  });

  it('is the whole text when its link needs more lines than it may have', () => {
    const cell = cellOf('<a href="/x">A name without end</a>');
    sized(cell.querySelector('a')!, { clientHeight: 84, scrollHeight: 180 });
    showWholeText({ target: cell.querySelector('a')! });
    expect(cell).toHaveAttribute('title', 'A name without end');
  });

  it('is removed when the whole text is visible again', () => {
    const cell = cellOf('<a href="/x">Short</a>');
    cell.title = 'Short';
    showWholeText({ target: cell });
    expect(cell).not.toHaveAttribute('title');
  });
});
