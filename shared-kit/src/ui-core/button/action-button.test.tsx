import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithKit } from '../../testing';
import { ActionButton } from './action-button';

const offered = (state: { actions: { list: () => readonly { id: string; label: string; keys?: string | undefined }[] } }) =>
  state.actions.list().map(({ id, label, keys }) => ({ id, label, keys }));

it('does the same by its button and by its action', async () => {
  const run = jest.fn();
  const { state } = await renderWithKit(<ActionButton action="tasks.create" keys="c" onRun={run}>Create task</ActionButton>);
  await userEvent.click(screen.getByRole('button', { name: 'Create task' }));
  expect(offered(state)).toEqual([{ id: 'tasks.create', label: 'Create task', keys: 'c' }]);
  state.actions.list()[0]!.run();
  expect(run).toHaveBeenCalledTimes(2);
});

it('runs what its page says now, not what it said at first', async () => {
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

it('tells of its shortcut in a tooltip and to screen readers', async () => {
  await renderWithKit(<ActionButton action="tasks.create" keys="c" onRun={() => {}}>Create task</ActionButton>);
  const button = screen.getByRole('button', { name: 'Create task' });
  expect(button).toHaveAttribute('title', 'Shortcut: C');
  expect(button).toHaveAttribute('aria-keyshortcuts', 'c');
});

it('says nothing of a shortcut that is turned off', async () => {
  localStorage.setItem('shortcuts.singleKeys', 'false');
  await renderWithKit(<ActionButton action="tasks.create" keys="c" onRun={() => {}}>Create task</ActionButton>);
  expect(screen.getByRole('button', { name: 'Create task' })).not.toHaveAttribute('aria-keyshortcuts');
  localStorage.clear();
});

it.each([['disabled', { disabled: true }], ['at work', { loading: true }]])('is not offered while it is %s, nor when it is gone', async (_what, given) => {
  const { state, unmount } = await renderWithKit(<ActionButton action="tasks.create" onRun={() => {}} {...given}>Create task</ActionButton>);
  expect(offered(state)).toEqual([]);
  unmount();
  const other = await renderWithKit(<ActionButton action="tasks.create" onRun={() => {}}>Create task</ActionButton>);
  expect(offered(other.state)).toHaveLength(1);
  other.unmount();
  expect(offered(other.state)).toEqual([]);
});
