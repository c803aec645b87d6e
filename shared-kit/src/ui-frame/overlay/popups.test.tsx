import { screen, waitFor } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from 'shared-kit/testing';
import { Button } from '../../ui-core';
import { Drawer } from './drawer';
import { MenuButton } from './menu-button';
import { Modal } from './modal';
import { Popover } from './popover';
import { Tooltip } from './tooltip';

const chosen = jest.fn();
const ITEMS = [
  { key: 'a', label: 'Archive', onSelect: () => chosen('a') },
  { key: 'b', label: 'Send', onSelect: () => chosen('b'), disabled: true },
  { key: 'c', label: 'Show all addresses', to: '/all' },
];
beforeEach(() => chosen.mockClear());

async function openMenu() {
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
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Archive' })).toHaveFocus());
  return user;
}

describe('the menu', () => {
  it('opens on its first entry, walks with the arrows and does what is chosen', async () => {
    const user = await openMenu();
    const button = screen.getByRole('button', { name: 'More actions' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Enter}');
    expect(chosen).toHaveBeenCalledWith('a');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('leads to another screen', async () => {
    const user = await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Show all addresses' }));
    expect(await screen.findByText('went to /all')).toBeVisible();
  });

  it('does nothing for an entry that is off', async () => {
    const user = await openMenu();
    await user.click(screen.getByRole('menuitem', { name: 'Send' }));
    expect(chosen).not.toHaveBeenCalled();
  });

  it('closes with Escape and gives the focus back, and with a second press of its button', async () => {
    const user = await openMenu();
    const button = screen.getByRole('button', { name: 'More actions' });
    await user.keyboard('{Escape}');
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});

it('goes on after the button of a menu with Tab, and before it with Shift and Tab', async () => {
  const user = await openMenu();
  await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  const button = screen.getByRole('button', { name: 'More actions' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.tab({ shift: true });
  expect(button).toHaveFocus();
});

it('opens a panel beside a button, and gives the focus back', async () => {
  const user = userEvent.setup();
  await renderWithKit(<Popover label="Domains of Ana" content={<p>Central Warehouse</p>}>2 domains</Popover>);
  const button = screen.getByRole('button', { name: '2 domains' });
  await user.click(button);
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Domains of Ana' })).toHaveFocus());
  await waitFor(() => expect(screen.getByText('Central Warehouse')).toBeVisible());
  await user.keyboard('{Escape}');
  expect(button).toHaveFocus();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('explains on hover and on focus, and to screen readers without either', async () => {
  const user = userEvent.setup();
  await renderWithKit(
    <Tooltip text="Only tasks that have started">
      <Button>Restart</Button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'Restart' });
  expect(button).toHaveAccessibleDescription('Only tasks that have started');
  await user.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Only tasks that have started');
  expect(button).toHaveFocus();
});

/** A dialog, and a button that takes the focus as soon as the dialog has been closed. */
function MovedOn({ of: Dialog }: { of: typeof Modal | typeof Drawer }) {
  const [state, setState] = useState<'new' | 'open' | 'closed'>('new');
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (state === 'closed') next.current?.focus();
  }, [state]);
  return (
    <>
      <button onClick={() => setState('open')}>Open</button>
      <button ref={next}>Next</button>
      <Dialog open={state === 'open'} title="Details" onClose={() => setState('closed')} />
    </>
  );
}

it.each([
  ['dialog', Modal],
  ['drawer', Drawer],
])('a %s that closes gives the focus back at once, and leaves it alone when it has moved on since', async (_name, of) => {
  const user = userEvent.setup();
  await renderWithKit(<MovedOn of={of} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});
