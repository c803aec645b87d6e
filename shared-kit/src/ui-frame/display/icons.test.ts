import { iconNamed, icons } from './icons';

describe('the icon of a drawer entry', () => {
  it('is the one it names', () => {
    expect(iconNamed('users')).toBe(icons.users);
  });

  it.each(['no-such-icon', '', 'constructor', '__proto__', 'toString'])('is one that fits any page for %p', (name) => {
    expect(iconNamed(name)).toBe(icons.open);
  });
});
