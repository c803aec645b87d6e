import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from 'shared-kit/testing';
import { Alert } from './alert';
import { EmptyState, ErrorState } from './states';

it.each([
  ['error', 'alert'],
  ['warning', 'alert'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('an alert of severity %s has the role %s, and its icon has no name', async (severity, role) => {
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

it('empty and error states show title, message, action and Retry', async () => {
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
