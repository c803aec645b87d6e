import { screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'shared-kit/router';
import { aWorkbook, apiDouble, renderRemote } from 'shared-kit/testing';
import manifest from '../../remote.json';
import { pages } from '../pages';
import { aStore, NORTH_PATH } from '../testing/render-page';

/** A button for the browser's Back, and the current entry of its history. The first entry has the key `default`. */
function History() {
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back of the browser</button>
      <output aria-label="Entry">{`${key} ${pathname}`}</output>
    </>
  );
}

const withHistory = {
  ...pages,
  Tasks: async () => {
    const { default: Tasks } = await pages['Tasks']();
    return {
      default: () => (
        <>
          <History />
          <Tasks />
        </>
      ),
    };
  },
};

describe('going on after a task was created', () => {
  it('TASK-38 Back does not return to the form that was sent', async () => {
    const api = apiDouble();
    api.on('POST /api/tasks', { message: { key: 'tasks.created', text: 'Created!' } });
    const { user } = await renderRemote(manifest, withHistory, `${NORTH_PATH}/tasks`, { store: aStore(), api });
    await user.click(await screen.findByRole('button', { name: 'Create task' }));
    await user.upload(await screen.findByLabelText('Spreadsheet'), aWorkbook({ Count: [['Address'], ['G01020304']] }));
    await screen.findByRole('region', { name: 'Sheet Count' });
    await user.type(screen.getByRole('textbox', { name: 'Task name' }), 'Aisle 1');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    const entry = await screen.findByRole('status', { name: 'Entry' });
    expect(entry).not.toHaveTextContent('default');
    await user.click(screen.getByRole('button', { name: 'Back of the browser' }));
    expect(await screen.findByText(`default ${NORTH_PATH}/tasks`)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Inventory tasks' })).toBeVisible();
  });
});
