import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithKit } from 'shared-kit/testing';
import { MenuButton, type MenuItem } from './menu-button';

const chosen = jest.fn();
const ITEMS: MenuItem[] = [
  { key: 'a', label: 'Archive', onSelect: () => chosen('a') },
  { key: 'b', label: 'Send', onSelect: () => chosen('b'), disabled: true },
  { key: 'c', label: 'Show all addresses', to: '/all' },
];

const open = async () => {
  const user = userEvent.setup();
  await renderWithKit(
    <>
      <MenuButton label="More actions" items={ITEMS} />
      <p>elsewhere</p>
      <button>After</button>
    </>,
    { path: '/' },
  );
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  return user;
};

beforeEach(() => chosen.mockClear());

it('opens with the focus on its first entry, and moves it by arrows, Home and letters', async () => {
  const user = await open();
  expect(screen.getByRole('button', { name: 'More actions' })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menuitem', { name: 'Archive' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Show all addresses' })).toHaveFocus();
  await user.keyboard('{Home}s');
  expect(screen.getByRole('menuitem', { name: 'Send' })).toHaveFocus();
  await user.keyboard('s');
  expect(screen.getByRole('menuitem', { name: 'Show all addresses' })).toHaveFocus();
});

it('runs the chosen entry, closes and returns the focus to its button', async () => {
  const user = await open();
  await user.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledWith('a');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus();
});

it('ignores a press of a disabled entry and stays open', async () => {
  const user = await open();
  await user.click(screen.getByRole('menuitem', { name: 'Send' }));
  expect(chosen).not.toHaveBeenCalled();
  expect(screen.getByRole('menu')).toBeVisible();
});

it('opens the page of an entry that is a link', async () => {
  const user = await open();
  await user.click(screen.getByRole('menuitem', { name: 'Show all addresses' }));
  expect(await screen.findByText('went to /all')).toBeVisible();
});

it('closes on a second press of its button', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(screen.queryByRole('menu')).toBeNull();
});

it('Tab goes to the element after its button, and Shift and Tab back to the button', async () => {
  const user = await open();
  await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus();
});

it.each([
  ['left', { end: true }, { left: -20, right: 160 }],
  ['right', {}, { left: innerWidth - 100, right: innerWidth + 80 }],
])('stays inside the window when it would extend beyond its %s side', async (_side, props, place) => {
  const user = userEvent.setup();
  await renderWithKit(<MenuButton label="More actions" items={ITEMS} {...props} />);
  const other = { left: 0, right: 180 };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return (this.classList.contains('ic-menu-end') === 'end' in props ? place : other) as DOMRect;
  });
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(screen.getByRole('menu').classList.contains('ic-menu-end')).toBe(!('end' in props));
});

it('is moved into a window that has become too narrow for either alignment', async () => {
  const user = userEvent.setup();
  await renderWithKit(<MenuButton label="More actions" items={ITEMS} />);
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  const place = { left: 100, right: innerWidth + 30 };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(place as DOMRect);
  fireEvent(window, new Event('resize'));
  expect(screen.getByRole('menu').style.translate).toBe('-30px');
});

it.each([
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ['Tab', (user: ReturnType<typeof userEvent.setup>) => user.tab()],
  ['a press elsewhere', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByText('elsewhere'))],
])('menu closes on %s', async (_how, close) => {
  const user = await open();
  await close(user);
  expect(screen.queryByRole('menu')).toBeNull();
});

it('opens when the arrow down is pressed on its button', async () => {
  const user = userEvent.setup();
  await renderWithKit(<MenuButton label="More actions" items={ITEMS} />);
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menu', { name: 'More actions' })).toBeVisible();
});

it('checks and focuses the selected entry when entries exclude each other', async () => {
  const user = userEvent.setup();
  await renderWithKit(
    <MenuButton
      label="Theme"
      items={[
        { key: 'light', label: 'Light', selected: false },
        { key: 'dark', label: 'Dark', selected: true },
      ]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Theme' }));
  expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
  expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toHaveFocus();
});

it('stays open when an entry shows further entries below it', async () => {
  const user = userEvent.setup();
  function Menu() {
    const [expanded, setExpanded] = useState(false);
    const dark: MenuItem = { key: 'dark', label: 'Dark', below: true, onSelect: () => chosen('dark') };
    return (
      <MenuButton
        label="Ana"
        items={[{ key: 'theme', label: 'Theme', expanded, onSelect: () => setExpanded(!expanded) }, ...(expanded ? [dark] : [])]}
      />
    );
  }
  await renderWithKit(<Menu />);
  await user.click(screen.getByRole('button', { name: 'Ana' }));
  expect(screen.getByRole('menuitem', { name: 'Theme', expanded: false })).toHaveFocus();
  await user.keyboard('{Enter}{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Dark' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledWith('dark');
  expect(screen.queryByRole('menu')).toBeNull();
});
