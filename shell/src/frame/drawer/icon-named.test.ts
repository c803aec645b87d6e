import { icons } from 'shared-kit/ui-overlay';
import { iconNamed } from './icon-named';

describe('the icon of a drawer entry', () => {
  it('is the icon with the given name', () => {
    expect(iconNamed('users')).toBe(icons.users);
  });

  it.each(['no-such-icon', '', 'constructor', '__proto__', 'toString'])('is a general one for the unknown name %p', (name) => {
    expect(iconNamed(name)).toBe(icons.open);
  });
});
