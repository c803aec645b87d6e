import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from 'shared-kit/testing';
import { Alert, Descriptions, EmptyState, ErrorState, ProgressBar, Tag } from '.';

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

it.each([
  ['error', 'alert'],
  ['warning', 'alert'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('says an %s with the urgency of the role %s, and names no icon', async (severity, role) => {
  await renderWithKit(
    <Alert severity={severity} title="Not saved" action={<button>Again</button>}>
      The service is busy.
    </Alert>,
  );
  const message = screen.getByRole(role);
  expect(message).toHaveTextContent('Not saved');
  expect(message).toHaveTextContent('The service is busy.');
  expect(within(message).getByRole('button', { name: 'Again' })).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

it('shows what is missing, why, and the next step', async () => {
  const user = userEvent.setup();
  const onRetry = jest.fn();
  await renderWithKit(
    <>
      <EmptyState title="No API keys yet" action={<button>Create the first key</button>}>
        With one, other programs read sessions.
      </EmptyState>
      <ErrorState message="The service is busy." onRetry={onRetry} action={<a href="/">Home</a>} />
    </>,
  );
  expect(screen.getByText('No API keys yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create the first key' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The service is busy.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
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
