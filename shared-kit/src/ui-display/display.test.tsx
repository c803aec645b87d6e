import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from 'shared-kit/testing';
import { Descriptions, ProgressBar, Tag } from '.';

it('tells how far long work is, and lets it be cancelled', async () => {
  const user = userEvent.setup();
  const onCancel = jest.fn();
  await renderWithKit(<ProgressBar label="Reading sheet.xlsx" value={0.425} onCancel={onCancel} />);
  expect(screen.getByRole('progressbar', { name: 'Reading sheet.xlsx' })).toHaveAttribute('aria-valuenow', '43');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalled();
});

it('leaves the value out while it cannot be told', async () => {
  await renderWithKit(<ProgressBar label="Reading" value={null} />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});

it('names facts, and puts a dash where there is none', async () => {
  await renderWithKit(<Descriptions label="Session" facts={[{ name: 'Total', value: '1,204', title: '1204 records' }, { name: 'End', value: '' }]} />);
  const facts = within(screen.getByRole('group', { name: 'Session' }));
  expect(facts.getByText('Total')).toBeVisible();
  expect(facts.getByTitle('1204 records')).toHaveTextContent('1,204');
  expect(facts.getByText('–')).toBeVisible();
});

it('marks with a text that is whole in its title', async () => {
  await renderWithKit(<Tag label="From a task" />);
  expect(screen.getByText('From a task')).toBeVisible();
});
