import { screen } from '@testing-library/react';
import { aTask, taskDocument } from 'shared-kit/testing';
import { NORTH, NORTH_PATH, renderPage } from '../testing/render-page';

describe('a domain without sessions', () => {
  it.each([
    ['sessions', NORTH_PATH],
    ['map', `${NORTH_PATH}/map`],
    ['all addresses', `${NORTH_PATH}/all`],
  ])('DASH-21 says on the page of its %s how a count arrives, and offers the first task', async (_, path) => {
    await renderPage(path);
    expect(await screen.findByText('No data')).toBeVisible();
    expect(screen.getByText(/^An inventory task, made from a spreadsheet.*the session appears here/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Create the first task' })).toHaveAttribute('href', `${NORTH_PATH}/tasks/create`);
  });

  it('DASH-21 leads to its tasks if it has one, with one document read for that', async () => {
    const tasks = ['a', 'b', 'c'].map((id) => taskDocument(NORTH, aTask({ id, name: id })));
    const { store } = await renderPage(NORTH_PATH, { documents: Object.assign({}, ...tasks) as (typeof tasks)[0] });
    expect(await screen.findByRole('link', { name: 'See inventory tasks' })).toHaveAttribute('href', `${NORTH_PATH}/tasks`);
    expect(screen.queryByRole('link', { name: 'Create the first task' })).toBeNull();
    // The profile, the company, the domain and one task.
    expect(store.reads).toBeLessThanOrEqual(4);
  });
});
