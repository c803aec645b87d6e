import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithKit } from '../../testing';
import { ActionButton } from './action-button';

const offered = (state: { actions: { list: () => readonly { id: string; label: string; keys?: string | undefined }[] } }) =>
  state.actions.list().map(({ id, label, keys }) => ({ id, label, keys }));

it('ActionButton runs the same function by its button and by its action', async () => {
  const run = jest.fn();
  const { state } = await renderWithKit(
    <ActionButton action="tasks.create" keys="c" onRun={run}>
      Create task
    </ActionButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Create task' }));
  expect(offered(state)).toEqual([{ id: 'tasks.create', label: 'Create task', keys: 'c' }]);
  state.actions.list()[0]!.run();
  expect(run).toHaveBeenCalledTimes(2);
});

it('ActionButton runs the function and has the label of the latest render', async () => {
  function Counting() {
    const [count, setCount] = useState(0);
    return <ActionButton action="count" onRun={() => setCount(count + 1)}>{`Count ${count}`}</ActionButton>;
  }
  const { state } = await renderWithKit(<Counting />);
  act(() => state.actions.list()[0]!.run());
  act(() => state.actions.list()[0]!.run());
  expect(screen.getByRole('button', { name: 'Count 2' })).toBeVisible();
  expect(offered(state)).toEqual([{ id: 'count', label: 'Count 2', keys: undefined }]);
});

it('ActionButton shows its shortcut in a tooltip and in aria-keyshortcuts', async () => {
  await renderWithKit(
    <ActionButton action="tasks.create" keys="c" onRun={() => {}}>
      Create task
    </ActionButton>,
  );
  const button = screen.getByRole('button', { name: 'Create task' });
  expect(button).toHaveAttribute('title', 'Shortcut: C');
  expect(button).toHaveAttribute('aria-keyshortcuts', 'c');
});

it('ActionButton has no aria-keyshortcuts when single keys are turned off', async () => {
  localStorage.setItem('shortcuts.singleKeys', 'false');
  await renderWithKit(
    <ActionButton action="tasks.create" keys="c" onRun={() => {}}>
      Create task
    </ActionButton>,
  );
  expect(screen.getByRole('button', { name: 'Create task' })).not.toHaveAttribute('aria-keyshortcuts');
});

it.each([
  ['disabled', { disabled: true }],
  ['loading', { loading: true }],
])('the action is not offered while its button is %s or unmounted', async (_what, given) => {
  const { state, unmount } = await renderWithKit(
    <ActionButton action="tasks.create" onRun={() => {}} {...given}>
      Create task
    </ActionButton>,
  );
  expect(offered(state)).toEqual([]);
  unmount();
  const other = await renderWithKit(
    <ActionButton action="tasks.create" onRun={() => {}}>
      Create task
    </ActionButton>,
  );
  expect(offered(other.state)).toHaveLength(1);
  other.unmount();
  expect(offered(other.state)).toEqual([]);
});
