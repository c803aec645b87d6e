import type { Listed } from './registry';
import { aBuild } from './testing/builds';
import { printUnofferedLinks } from './unoffered-links';

let printed: string[];
beforeEach(() => {
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((text) => printed.push(text));
});
afterEach(() => jest.restoreAllMocks());

const offering = aBuild('mfe-settings', '1.0.0', { links: { settings: { path: '/s' } } }).entry;
const using = (uses: string[], more: Partial<Listed> = {}) => aBuild('mfe-x', '1.0.0', { uses, ...more }).entry;

it('ADD-53 D-154 publishing names the links that nobody offers, also those of a canary', async () => {
  await printUnofferedLinks([
    offering,
    using(['settings', 'users@2'], { canary: { percent: 10, remote: using(['settings@2\u001b[2K']) } }),
  ]);
  expect(printed.join('\n')).toMatch(/No remote offers these links.*\n {2}mfe-x uses users@2\n {2}mfe-x uses settings@2\\u001b\[2K$/s);
});

it('ADD-53 D-154 publishing says nothing if all are offered', async () => {
  await printUnofferedLinks([offering, using(['settings@1'])]);
  expect(printed).toEqual([]);
});
