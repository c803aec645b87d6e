import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from 'shared-kit/testing';
import { Button } from '../../ui-core';
import { Notices } from '../../ui-core/feedback/notices';
import { Drawer, Modal } from './dialogs';
import { Tooltip } from './tooltip';

it('Tooltip shows its text on hover and on focus, and screen readers always have it', async () => {
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

/** A dialog, and a button that gets the focus right after the dialog was closed. */
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
])('a %s that closes returns the focus at once, and does not move it again when it has moved since', async (_name, of) => {
  const user = userEvent.setup();
  await renderWithKit(<MovedOn of={of} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});

it.each([
  ['dialog', Modal],
  ['drawer', Drawer],
])('ADD-92 a %s that its page takes away returns the focus', async (_name, Of) => {
  const TakenAway = () => {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {open && (
          <Of open title="Details" onClose={() => setOpen(false)}>
            <input aria-label="Name" />
          </Of>
        )}
      </>
    );
  };
  await renderWithKit(<TakenAway />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(await screen.findByRole('textbox', { name: 'Name' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

it.each([
  ['dialog', Modal],
  ['drawer', Drawer],
])('ADD-54 (D-08) the text of an error stays in an open %s, and on the page once that is closed, never in both', async (_name, Of) => {
  const Opened = () => {
    const [open, setOpen] = useState(true);
    return (
      <main>
        <Notices />
        <Of open={open} title="Details" onClose={() => setOpen(false)} />
      </main>
    );
  };
  const { state } = await renderWithKit(<Opened />);
  const dialog = within(await screen.findByRole('dialog'));
  act(() => state.feedback.snackbar({ message: 'No answer', severity: 'error' }));
  act(() => state.feedback.endSnackbar(state.redux.getState().feedback.snackbar!.id));
  expect(dialog.getByText('No answer')).toBeVisible();
  expect(screen.getAllByText('No answer')).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(within(screen.getByRole('main')).getByText('No answer')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(screen.queryByText('No answer')).toBeNull();
});
