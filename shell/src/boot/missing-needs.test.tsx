import { act, screen } from '@testing-library/react';
import { missingNeeds } from './needs';
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

it('(D-147) what the console needs is tested at the start and told in one page: a secure address', async () => {
  defineAll((name, usual) => (name === 'isSecureContext' ? false : usual));
  document.body.innerHTML = '<div id="root"></div>';
  await act(() => start({ config: never, registry: never }));
  expect(await screen.findByRole('heading', { level: 1, name: 'The console cannot run here' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'This address is not secure. Open the console by an address that begins with https://',
  );
});

it('(D-147) what the console needs is tested at the start: a browser that is not too old', () => {
  defineAll((_name, usual) => usual);
  expect(missingNeeds()).toEqual([]);
  Reflect.deleteProperty(AbortSignal, 'any');
  expect(missingNeeds()).toEqual(['browser']);
});
