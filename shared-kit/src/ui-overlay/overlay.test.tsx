import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryAuth, createMemoryStore, renderWithKit } from 'shared-kit/testing';
import { ConfirmDialog, LiveIndicator, Modal, StateTag } from '.';

describe('a dialog', () => {
  it.each([
    ['its first field', <input key="1" aria-label="Name" />, 'Name'],
    ['the chosen one of its radio buttons', <input key="2" aria-label="CSV" type="radio" name="type" readOnly checked />, 'CSV'],
  ])('(D-160) opens with the focus on %s', async (_, field, name) => {
    await renderWithKit(
      <Modal open title="Export" onClose={() => {}} unsaved={false} footer={<button>Close it</button>}>
        <input aria-label="Disabled" disabled />
        <input aria-label="Other" type="radio" name="type" readOnly />
        {field}
        <input aria-label="Next" />
      </Modal>,
    );
    await waitFor(() => expect(screen.getByLabelText(name)).toHaveFocus());
  });
});

describe('the confirm dialog', () => {
  const dialog = (more: Partial<Parameters<typeof ConfirmDialog>[0]> = {}) => (
    <ConfirmDialog
      open
      title="Remove the sessions?"
      message="Their data goes too."
      confirmLabel="Remove 2 sessions"
      onConfirm={() => {}}
      onCancel={() => {}}
      {...more}
    />
  );

  it('SHELL-07 SHELL-15 cannot be confirmed before the checkbox is ticked', async () => {
    const user = userEvent.setup();
    const onConfirm = jest.fn();
    await renderWithKit(dialog({ checkbox: 'I know that the data is lost', danger: true, onConfirm }));
    await screen.findByRole('dialog', { name: 'Remove the sessions?' });
    expect(screen.getByRole('button', { name: 'Remove 2 sessions' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Remove 2 sessions' }));
    await user.type(screen.getByRole('checkbox', { name: 'I know that the data is lost' }), '{Enter}', { skipClick: true });
    expect(onConfirm).not.toHaveBeenCalled();
    await user.click(screen.getByRole('checkbox', { name: 'I know that the data is lost' }));
    await user.click(screen.getByRole('button', { name: 'Remove 2 sessions' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('SHELL-07 can be confirmed at once without a checkbox, and cancelled with Escape', async () => {
    const user = userEvent.setup();
    const onCancel = jest.fn();
    await renderWithKit(dialog({ onCancel, confirmLabel: 'Remove' }));
    expect(await screen.findByRole('button', { name: 'Remove' })).toBeEnabled();
    await user.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalled();
  });

  it('starts with an unticked checkbox each time', async () => {
    const user = userEvent.setup();
    function Again() {
      const [open, setOpen] = useState(true);
      return (
        <>
          <button onClick={() => setOpen(true)}>again</button>
          {dialog({ open, checkbox: 'Really', onCancel: () => setOpen(false) })}
        </>
      );
    }
    await renderWithKit(<Again />);
    await user.click(await screen.findByRole('checkbox', { name: 'Really' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(screen.getByText('again'));
    expect(await screen.findByRole('checkbox', { name: 'Really' })).not.toBeChecked();
  });
});

it('loads the code of a dialog only when the first one opens', async () => {
  const { container } = await renderWithKit(<Modal open={false} title="Export" onClose={() => {}} />);
  expect(container.ownerDocument.querySelector('[class*=ant-]')).toBeNull();
});

it('StateTag shows a text, with an icon that is hidden from screen readers', async () => {
  await renderWithKit(<StateTag tone="success" label="Completed" />);
  expect(screen.getByText('Completed')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

describe('LiveIndicator', () => {
  const lose = async (lastContact: Date) => {
    const store = createMemoryStore({ 'users/ana': { keyUser: true, company: [] } });
    store.lastContact = () => lastContact.getTime();
    const { container } = await renderWithKit(<LiveIndicator />, { store, auth: createMemoryAuth([], 'ana'), account: true });
    expect(container).toHaveTextContent('');
    await act(async () => store.setConnection('offline'));
  };

  it('shows since when the data has not been live, but not the state of the connection', async () => {
    const now = new Date();
    await lose(new Date(now.getFullYear(), now.getMonth(), now.getDate(), 0, 5));
    expect(await screen.findByText(/^As of 12:05\sAM$/)).toBeVisible();
    expect(screen.queryByText('Offline')).toBeNull();
  });

  it('also shows the day when it is not today', async () => {
    await lose(new Date(2026, 0, 5, 10, 42));
    expect(await screen.findByText(/^As of 1\/5\/26, 10:42\sAM$/)).toBeVisible();
  });
});
