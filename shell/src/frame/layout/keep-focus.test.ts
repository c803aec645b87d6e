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

it('the focus goes to the same control of the next row when its row is removed, and to the row before at the end', async () => {
  button('Remove B').focus();
  await removeRow('B');
  expect(focusedText()).toBe('Remove C');
  await removeRow('C');
  expect(focusedText()).toBe('Remove A');
});

it('the focus goes to the nearest control that is left when the last row is removed, or the whole list with it', async () => {
  button('Remove B').focus();
  for (const name of ['A', 'C', 'B']) await removeRow(name);
  expect(focusedText()).toBe('Add');
});

it('a list that is replaced after its row was removed counts as the place', async () => {
  button('Remove B').focus();
  const table = document.querySelector('table')!;
  button('Remove B').closest('tr')!.remove();
  table.outerHTML = '<section><button>Create the first</button></section>';
  await Promise.resolve();
  expect(focusedText()).toBe('Create the first');
});

it('a row that is removed while a dialog has the focus gives it on when the dialog is gone', async () => {
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

it('the focus stays where somebody has put it, and a page that is left as a whole is left alone', async () => {
  button('Remove B').focus();
  button('Add').focus();
  await removeRow('B');
  expect(focusedText()).toBe('Add');
  document.getElementById('page')!.remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});
