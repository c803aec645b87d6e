import { act, screen, waitFor } from '@testing-library/react';
import { aSession, aTask, sessionDocument, taskDocument } from 'shared-kit/testing';
import { NORTH, NORTH_PATH, renderPage } from './testing/render-page';

const documents = { ...sessionDocument(NORTH, aSession()), ...taskDocument(NORTH, aTask()) };

it.each([
  [NORTH_PATH, ['e sessions.export', 't sessions.tasks', '/ table.search']],
  [`${NORTH_PATH}/sessions/s1`, ['e session.export']],
  [`${NORTH_PATH}/tasks`, ['c inventoryTasks.create', '/ table.search']],
])('offers the actions of %s as shortcuts and in the quick access', async (route, expected) => {
  const { state } = await renderPage(route, { documents });
  const offered = () => state.actions.list().map(({ id, keys = '' }) => `${keys} ${id}`);
  await waitFor(() => expect(offered()).toEqual(expect.arrayContaining(expected)));
  expect(offered()).toHaveLength(expected.length);
});

it('an action does the same as its button', async () => {
  const { state } = await renderPage(`${NORTH_PATH}/tasks`, { documents });
  await screen.findByRole('button', { name: 'Create task' });
  act(() =>
    state.actions
      .list()
      .find(({ id }) => id === 'inventoryTasks.create')!
      .run(),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Create inventory task' })).toBeVisible();
});
