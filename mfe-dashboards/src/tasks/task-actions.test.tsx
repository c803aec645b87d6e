import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { docPaths, type InventoryTask } from 'shared-kit/model';
import { acceptLoss, aTask, taskDocument, type MemoryStore } from 'shared-kit/testing';
import { NORTH, NORTH_PATH, renderPage } from '../testing/render-page';
import { write } from '../testing/write';

const PATH = `${NORTH_PATH}/tasks`;

/** Tasks with the parts of their packed lists. */
const documentsOf = (...tasks: Partial<InventoryTask>[]): Record<string, Record<string, unknown>> =>
  Object.assign(
    {},
    ...tasks.map((given) => {
      const task = aTask({ ...given, id: given.name ?? 'Count 1' });
      const parts = Array.from({ length: task.payloadParts }, (_, part) => [
        docPaths.payloadPart(NORTH, task.id, part),
        { data: 'packed' },
      ]);
      return { ...taskDocument(NORTH, task), ...Object.fromEntries(parts) };
    }),
  );

const FOUR = documentsOf(
  { name: 'Monday', state: 'PENDING', payloadParts: 2 },
  { name: 'Tuesday', state: 'STARTED' },
  { name: 'Wednesday', state: 'UPLOADING' },
  { name: 'Thursday', state: 'COMPLETED' },
);

const open = (documents = FOUR) => renderPage(PATH, { documents });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const select = async (task: string) => userEvent.click(await screen.findByRole('checkbox', { name: `Select ${task}` }));
const stateOf = (store: MemoryStore, task: string) => store.read(docPaths.task(NORTH, task))?.['state'];
const VERB = /^(Restart|Remove \d+ tasks?)$/;
const confirm = async (dialog: HTMLElement) => userEvent.click(within(dialog).getByRole('button', { name: VERB }));

describe('restarting a task', () => {
  it.each(['Tuesday', 'Wednesday'])('TASK-02 TASK-06 TASK-10 makes %s pending once it is confirmed', async (task) => {
    const { store } = await open();
    await press(`Restart ${task}`);
    const dialog = await screen.findByRole('dialog', { name: `Restart “${task}”?` });
    expect(stateOf(store, task)).not.toBe('PENDING');
    await confirm(dialog);
    await waitFor(() => expect(stateOf(store, task)).toBe('PENDING'));
    expect(await screen.findByText(`${task} has been restarted.`)).toBeVisible();
  });

  it('SHELL-15 TASK-06 (D-69) restarts a completed task once the loss of its link to its session is acknowledged', async () => {
    const { store } = await open();
    await press('Restart Thursday');
    await acceptLoss('Restart “Thursday”?', 'Restart', 'I understand that the task loses its link to its session.');
    await waitFor(() => expect(stateOf(store, 'Thursday')).toBe('PENDING'));
    expect(await screen.findByText('Thursday has been restarted.')).toBeVisible();
  });

  it('SHELL-15 (D-69) asks again for a task that is completed while the question is open', async () => {
    const { store } = await open();
    await press('Restart Wednesday');
    const dialog = await screen.findByRole('dialog', { name: 'Restart “Wednesday”?' });
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
    write(store, documentsOf({ name: 'Wednesday', state: 'COMPLETED' }));
    await confirm(dialog);
    await acceptLoss('Restart “Wednesday”?', 'Restart');
    await waitFor(() => expect(stateOf(store, 'Wednesday')).toBe('PENDING'));
  });

  it('ADD-17 says of a completed task, but of no other, that it loses the link to its session', async () => {
    await open();
    await press('Restart Thursday');
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('It loses its link to its session');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press('Restart Tuesday');
    expect(await screen.findByRole('dialog')).not.toHaveTextContent('It loses its link');
  });

  it('TASK-10 changes only the state', async () => {
    const { store } = await open();
    const before = store.read(docPaths.task(NORTH, 'Thursday'));
    await press('Restart Thursday');
    await acceptLoss('Restart “Thursday”?', 'Restart');
    await waitFor(() => expect(store.read(docPaths.task(NORTH, 'Thursday'))).toEqual({ ...before, state: 'PENDING' }));
  });

  it('TASK-06 leaves the task as it is when the confirmation is cancelled', async () => {
    const { store } = await open();
    await press('Restart Tuesday');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(stateOf(store, 'Tuesday')).toBe('STARTED');
  });

  it('TASK-07 is disabled for a pending task, with the reason on hover, to screen readers and when pressed', async () => {
    await open();
    const button = await screen.findByRole('button', { name: 'Restart Monday' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Task is already in pending state!');
    act(() => button.focus());
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Task is already in pending state!');
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Task is already in pending state!');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('TASK-07 does not restart a task that another client restarts while the confirmation is open', async () => {
    const { store } = await open();
    const update = jest.spyOn(store, 'update');
    await press('Restart Tuesday');
    const dialog = await screen.findByRole('dialog');
    write(store, documentsOf({ name: 'Tuesday', state: 'PENDING' }));
    await screen.findByRole('row', { name: /Tuesday.*Pending/, hidden: true });
    await confirm(dialog);
    expect(await screen.findByRole('alert')).toHaveTextContent('Task is already in pending state!');
    expect(update).not.toHaveBeenCalled();
  });

  it('TASK-06 says why the database refuses the restart', async () => {
    const { store } = await open();
    await press('Restart Tuesday');
    const dialog = await screen.findByRole('dialog');
    store.fail(docPaths.task(NORTH, 'Tuesday'), 'denied');
    await confirm(dialog);
    expect(await screen.findByRole('alert')).toHaveTextContent('Not authorized!');
  });
});

describe('removing tasks', () => {
  const askToRemove = async (...tasks: string[]) => {
    for (const task of tasks) await select(task);
    await press('Remove selected');
    return screen.findByRole('dialog');
  };

  it('TASK-09 offers no selection of a started task', async () => {
    await open();
    expect(await screen.findByRole('checkbox', { name: 'Select Tuesday' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
    expect(screen.getByRole('checkbox', { name: 'Select Monday' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select Tuesday' })).not.toBeChecked();
  });

  it('TASK-02 offers the removal only when tasks are selected', async () => {
    await open();
    await screen.findByRole('link', { name: 'Monday' });
    expect(screen.queryByRole('button', { name: 'Remove selected' })).not.toBeInTheDocument();
  });

  it('TASK-11 SHELL-15 removes the selected tasks and their lists in one batch, after the box is ticked', async () => {
    const { store } = await open();
    const batches = jest.spyOn(store, 'deleteAll');
    const dialog = await askToRemove('Monday', 'Thursday');
    expect(dialog).toHaveTextContent('Thursday and Monday');
    await acceptLoss('Remove 2 tasks?', 'Remove 2 tasks', /address lists of these tasks will be lost/, batches.mock.calls);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Monday' })).not.toBeInTheDocument());
    expect(await screen.findByText('2 tasks removed.')).toBeVisible();
    expect(batches).toHaveBeenCalledTimes(1);
    const gone = [docPaths.payloadPart(NORTH, 'Monday', 0), docPaths.payloadPart(NORTH, 'Monday', 1), docPaths.task(NORTH, 'Monday')];
    expect(gone.map((path) => store.read(path))).toEqual([undefined, undefined, undefined]);
    expect(store.read(docPaths.task(NORTH, 'Wednesday'))).toBeDefined();
  });

  it('TASK-09 TASK-11 does not remove a task that an app starts while the confirmation is open', async () => {
    const { store } = await open();
    const dialog = await askToRemove('Monday', 'Thursday');
    write(store, documentsOf({ name: 'Monday', state: 'STARTED' }));
    await screen.findByRole('row', { name: /Monday.*Started/, hidden: true });
    await userEvent.click(within(dialog).getByRole('checkbox'));
    await confirm(dialog);
    expect(await screen.findByText('1 task removed.')).toBeVisible();
    expect(stateOf(store, 'Monday')).toBe('STARTED');
  });

  it('TASK-11 says why the database refuses the removal, and keeps the tasks', async () => {
    const { store } = await open();
    const dialog = await askToRemove('Monday');
    store.fail(docPaths.task(NORTH, 'Monday'), 'denied');
    await userEvent.click(within(dialog).getByRole('checkbox'));
    await confirm(dialog);
    expect(await screen.findByRole('alert')).toHaveTextContent('Not authorized!');
    expect(stateOf(store, 'Monday')).toBe('PENDING');
  });
});
