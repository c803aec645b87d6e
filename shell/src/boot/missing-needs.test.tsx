import { act, screen } from '@testing-library/react';
import { hasNeeds } from './needs';
import { start } from './start';

const never = new Promise<never>(() => {});

/** What jsdom lacks of a browser in which the console can run. */
const BROWSER = [
  [window, 'isSecureContext', true],
  [AbortSignal, 'any', () => new AbortController().signal],
  [document, 'adoptedStyleSheets', []],
] as const;
const defineAll = (value: (name: string, usual: unknown) => unknown) => {
  for (const [owner, name, usual] of BROWSER) Object.defineProperty(owner, name, { configurable: true, value: value(name, usual) });
};
afterEach(() => BROWSER.forEach(([owner, name]) => Reflect.deleteProperty(owner, name)));

it.each([
  ['isSecureContext', 'This address is not secure. Open the console by an address that begins with https://'],
  ['any', 'This browser is too old. Update it, or use another one.'],
])('(D-147) what the console needs is tested at the start and told in one page: %s', async (missing, text) => {
  defineAll((_name, usual) => usual);
  if (missing === 'any') Reflect.deleteProperty(AbortSignal, missing);
  else Object.defineProperty(window, missing, { configurable: true, value: false });
  document.body.innerHTML = '<div id="root"></div>';
  await act(() => start({ config: never, registry: never }));
  expect(await screen.findByRole('heading', { level: 1, name: 'The console cannot run here' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});

it('(D-147) a browser that has it all is refused nothing', () => {
  defineAll((_name, usual) => usual);
  expect(hasNeeds()).toBe(true);
});
