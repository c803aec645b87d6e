import { showWholeText } from './show-whole-text';

function cellOf(html: string): HTMLElement {
  document.body.innerHTML = `<table><tbody><tr><td>${html}</td></tr></tbody></table>`;
  return document.querySelector('td')!;
}

/** jsdom lays nothing out: says how much room an element has and how much its content takes. */
function sized(element: Element, sizes: Partial<Record<'clientWidth' | 'scrollWidth' | 'clientHeight' | 'scrollHeight', number>>) {
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(element, name, { value });
}

describe('the tip of a cell', () => {
  it('is the whole text where the column is too narrow for it', () => {
    const cell = cellOf('Central Warehouse');
    sized(cell, { clientWidth: 80, scrollWidth: 120 });
    showWholeText({ target: cell });
    expect(cell).toHaveAttribute('title', 'Central Warehouse');
  });

  it('is the whole text where its link ends after the last line it may take', () => {
    const cell = cellOf('<a href="/x">A name without end</a>');
    sized(cell.querySelector('a')!, { clientHeight: 84, scrollHeight: 180 });
    showWholeText({ target: cell.querySelector('a')! });
    expect(cell).toHaveAttribute('title', 'A name without end');
  });

  it('goes when all of it shows again', () => {
    const cell = cellOf('<a href="/x">Short</a>');
    cell.title = 'Short';
    showWholeText({ target: cell });
    expect(cell).not.toHaveAttribute('title');
  });
});
