import { unofferedUses } from './unoffered-uses';

const settings = { name: 'mfe-settings', links: { settings: '/s', users: { path: '/u', version: 2 } } };
const using = (...uses: string[]) => unofferedUses([settings, { name: 'mfe-x', uses }]).map(({ remote, link }) => `${remote} ${link}`);

it.each([
  [['settings', 'settings@1', 'users', 'users@2'], []],
  [
    ['settings@2', 'users@1', 'elsewhere'],
    ['mfe-x settings@2', 'mfe-x users@1', 'mfe-x elsewhere'],
  ],
  [['constructor'], ['mfe-x constructor']],
])('ADD-53 D-154 of the links %j that a remote uses, nobody offers %j', (uses, unoffered) => {
  expect(using(...uses)).toEqual(unoffered);
});

it('ADD-53 D-154 a remote without uses, as before, needs nothing', () => {
  expect(unofferedUses([settings, { name: 'mfe-x' }])).toEqual([]);
});
