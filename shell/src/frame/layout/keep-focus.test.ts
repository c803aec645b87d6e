import { keepFocus } from './keep-focus';

const rowOf = (name: string) => `<tr><td><a href="#">${name}</a></td><td><button>Remove ${name}</button></td></tr>`;

let end: () => void;
beforeEach(() => {
  document.body.innerHTML = `<main tabindex="-1"><div id="page"><button>Add</button><table><tbody>${['A', 'B', 'C'].map(rowOf).join('')}</tbody></table><p>3 rows</p></div></main><div id="dialogs"></div>`;
  end = keepFocus(document.querySelector('main')!);
});
afterEach(() => end());

const button = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
const removeRow = async (name: string) => {
  button(`Remove ${name}`).closest('tr')!.remove();
  await Promise.resolve();
};
const focusedText = () => document.activeElement?.textContent;

it('when the focused row is removed, the focus moves to the same control of the next row, or of the previous one at the end', async () => {
  button('Remove B').focus();
  await removeRow('B');
  expect(focusedText()).toBe('Remove C');
  await removeRow('C');
  expect(focusedText()).toBe('Remove A');
});

it('ADD-97 when the next row has a control more, the focus moves to the control of the same kind', async () => {
  for (const remove of document.querySelectorAll('button[class], td > button')) remove.className = 'remove';
  document.querySelectorAll('tr')[2]!.insertAdjacentHTML('afterbegin', '<td><button class="mark">Mark</button></td>');
  button('Remove B').focus();
  await removeRow('B');
  expect(focusedText()).toBe('Remove C');
  await removeRow('C');
  expect(focusedText()).toBe('Remove A');
});

it('when the last row or the whole list is removed, the focus moves to the nearest remaining control', async () => {
  button('Remove B').focus();
  for (const name of ['A', 'C', 'B']) await removeRow(name);
  expect(focusedText()).toBe('Add');
});

it('when the list is replaced after its row was removed, the focus moves into the new list', async () => {
  button('Remove B').focus();
  const table = document.querySelector('table')!;
  button('Remove B').closest('tr')!.remove();
  table.outerHTML = '<section><button>Create the first</button></section>';
  await Promise.resolve();
  expect(focusedText()).toBe('Create the first');
});

it('when a row is removed while a dialog has the focus, the focus moves to the next row after the dialog closes', async () => {
  button('Remove A').focus();
  const dialogs = document.getElementById('dialogs')!;
  dialogs.innerHTML = '<button>Yes</button>';
  button('Yes').focus();
  await removeRow('A');
  expect(focusedText()).toBe('Yes');
  dialogs.replaceChildren();
  await Promise.resolve();
  expect(focusedText()).toBe('Remove B');
});

it('the focus is not moved if it is elsewhere, or if the whole page is left', async () => {
  button('Remove B').focus();
  button('Add').focus();
  await removeRow('B');
  expect(focusedText()).toBe('Add');
  document.getElementById('page')!.remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});
