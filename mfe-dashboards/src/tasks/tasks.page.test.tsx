import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { InventoryTask } from 'shared-kit/model';
import { aSession, aTask, cellsByTitle, pickOption, sessionDocument, taskDocument } from 'shared-kit/testing';
import { NORTH, NORTH_PATH, renderPage } from '../testing/render-page';
import { write } from '../testing/write';

const PATH = `${NORTH_PATH}/tasks`;

const documentsOf = (...tasks: Partial<InventoryTask>[]) =>
  Object.assign({}, ...tasks.map((given) => taskDocument(NORTH, aTask({ ...given, id: given.name ?? 'Count 1' })))) as ReturnType<
    typeof taskDocument
  >;

const at = (hour: number) => Date.UTC(2024, 2, 1, hour);

const FIVE = documentsOf(
  { name: 'Monday', state: 'PENDING', createdDate: at(1) },
  { name: 'Tuesday', state: 'STARTED', createdDate: at(2) },
  { name: 'Wednesday', state: 'UPLOADING', createdDate: at(3) },
  { name: 'Thursday', state: 'COMPLETED', createdDate: at(4) },
  { name: 'Friday', state: 'PAUSED', createdDate: at(5) },
);

const names = async () =>
  within(await screen.findByRole('table', { name: 'Inventory tasks' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

const open = (documents = FIVE) => renderPage(PATH, { documents });

const ready = () => screen.findAllByRole('link', { name: /day$/ });

describe('the inventory tasks of a domain', () => {
  it('ROUTE-13 TASK-01 lists them newest first, and oldest first when asked', async () => {
    await open();
    await ready();
    expect(await names()).toEqual(['Friday', 'Thursday', 'Wednesday', 'Tuesday', 'Monday']);
    await pickOption('Sort', 'Oldest first');
    await waitFor(async () => expect(await names()).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']));
  });

  it('ADD-LIST-03 opens with the filters of its URL', async () => {
    await renderPage(`${PATH}?state=STARTED&order=asc`, { documents: FIVE });
    await ready();
    expect(await names()).toEqual(['Tuesday']);
    expect(screen.getByRole('combobox', { name: 'State' })).toBeVisible();
  });

  it('ADD-LIST-03 sorts by the column headers, and sorts by date again when "Oldest first" is chosen', async () => {
    await open();
    await ready();
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    expect(await names()).toEqual(['Friday', 'Monday', 'Thursday', 'Tuesday', 'Wednesday']);
    await pickOption('Sort', 'Oldest first');
    await waitFor(async () => expect(await names()).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']));
  });

  it('ADD-LIST-04 shows live how much of a started task has been read, while its session exists', async () => {
    const { store } = await open({
      ...FIVE,
      ...documentsOf({ name: 'Tuesday', state: 'STARTED', createdDate: at(2), addressesCount: 90 }),
      ...sessionDocument(NORTH, aSession({ id: 'Tuesday', total: 61 })),
    });
    expect(await screen.findByRole('progressbar', { name: 'Tuesday' })).toHaveAttribute('aria-valuetext', '61 of 90 read');
    write(store, sessionDocument(NORTH, aSession({ id: 'Tuesday', total: 95 })));
    await waitFor(() => expect(screen.getByRole('progressbar', { name: 'Tuesday' })).toHaveAttribute('aria-valuenow', '100'));
    store.remove('companies/acme/domains/North/sessions/Tuesday');
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });

  it('TASK-03 filters by state and shows a task that another client creates', async () => {
    const { store } = await open();
    await ready();
    await pickOption('State', 'Pending');
    await waitFor(async () => expect(await names()).toEqual(['Monday']));
    write(store, documentsOf({ name: 'Saturday', state: 'PENDING', createdDate: at(6) }));
    await waitFor(async () => expect(await names()).toEqual(['Saturday', 'Monday']));
    write(store, documentsOf({ name: 'Saturday', state: 'STARTED', createdDate: at(6) }));
    await waitFor(async () => expect(await names()).toEqual(['Monday']));
  });

  it('TASK-03 loads at most 100 tasks', async () => {
    const many = Array.from({ length: 120 }, (_, index) => ({ name: `Count ${index}`, createdDate: at(0) + index }));
    await open(documentsOf(...many));
    expect(await screen.findByText('At most 100 tasks are listed.')).toBeVisible();
    expect(screen.getByText('100 rows')).toBeVisible();
  });

  it.each([
    ['Monday', 'Pending', 'warning'],
    ['Tuesday', 'Started', 'info'],
    ['Wednesday', 'Uploading', 'info'],
    ['Thursday', 'Completed', 'success'],
    ['Friday', 'Unknown state (PAUSED)', 'neutral'],
  ])('TASK-04 TASK-05 shows the state of %s as %s, in the colour of %s', async (name, text, tone) => {
    await open();
    const row = await screen.findByRole('row', { name: new RegExp(name) });
    const tag = within(row).getByText(text);
    expect(tag.parentElement).toHaveClass(`ic-tag-${tone}`);
  });

  it('TASK-08 links from a completed task to its session', async () => {
    await open(documentsOf({ name: 'Thursday', state: 'COMPLETED', sessionId: 'session-7' }, { name: 'Wednesday', state: 'COMPLETED' }));
    expect(await screen.findByRole('link', { name: 'Thursday' })).toHaveAttribute('href', `${NORTH_PATH}/sessions/session-7`);
    expect(screen.getByRole('link', { name: 'Wednesday' })).toHaveAttribute('href', `${NORTH_PATH}/sessions/Wednesday`);
  });

  it('TASK-08 says that a task has not been finished instead of opening it', async () => {
    const { state } = await open();
    await userEvent.click(await screen.findByRole('link', { name: 'Tuesday' }));
    expect(state.redux.getState().feedback.snackbar).toMatchObject({
      message: 'This task has not been finished!',
      severity: 'error',
      duration: 5000,
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Inventory tasks' })).toBeVisible();
  });

  it('TASK-01 TASK-32 TASK-36 shows state, date, the number of addresses, and examples in the domain’s pattern', async () => {
    await open(documentsOf({ name: 'Monday', addressesCount: 1234, createdDate: at(5) }));
    const row = await screen.findByRole('row', { name: /Monday/ });
    expect(cellsByTitle(row)).toMatchObject({
      Name: 'Monday',
      State: 'Pending',
      Created: expect.stringMatching(/ago$/),
      Addresses: '1,234',
      Examples: '01.02.03.04 … 01.02.03.07',
    });
    expect(within(row).getByRole('time')).toHaveAttribute('datetime', new Date(at(5)).toISOString());
  });

  it('ROUTE-14 links to the form for a new task', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Create task' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Create inventory task' })).toBeVisible();
  });

  it('DASH-21 explains a domain without tasks and offers the first', async () => {
    await open({});
    expect(await screen.findByText('No inventory tasks yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create the first task' })).toHaveAttribute('href', `${PATH}/create`);
  });

  it('TASK-03 distinguishes "none in this state" from "none at all"', async () => {
    await open(documentsOf({ name: 'Monday', state: 'PENDING' }));
    await ready();
    await pickOption('State', 'Completed');
    expect(await screen.findByText('No task in this state')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all states' }));
    expect(await screen.findByRole('link', { name: 'Monday' })).toBeVisible();
  });

  it('ROUTE-13 says that the domain does not exist', async () => {
    await renderPage('/company/acme/domains/Nowhere/tasks');
    expect(await screen.findByRole('alert')).toHaveTextContent('Domain not found');
  });
});
