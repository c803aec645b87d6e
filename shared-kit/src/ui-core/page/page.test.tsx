import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from 'shared-kit/testing';
import { Button, Page } from '..';

it('shows breadcrumb, title and actions, and sets the title of the document', async () => {
  await renderWithKit(
    <Page title="Central Warehouse" crumbs={[{ label: 'Acme', to: '/company/acme' }]} actions={<Button>Export</Button>}>
      content
    </Page>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Central Warehouse' })).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Breadcrumb' })).getByRole('link', { name: 'Acme' })).toHaveAttribute(
    'href',
    '/company/acme',
  );
  expect(screen.getByRole('button', { name: 'Export' })).toBeVisible();
  expect(document.title).toBe('Central Warehouse · Inventory console');
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('shows a skeleton without actions while its data is loading', async () => {
  await renderWithKit(<Page title="" state={{ status: 'loading' }} actions={<Button>Export</Button>} />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows the problem, and Retry calls onRetry', async () => {
  const user = userEvent.setup();
  const onRetry = jest.fn();
  await renderWithKit(<Page title="Acme" state={{ status: 'error', problem: { code: 6, text: '' } }} onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Service unavailable or timed out!');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalled();
});

it('shows "not found" and a link to go on when the state is missing', async () => {
  await renderWithKit(
    <Page title="nobody" state={{ status: 'missing' }}>
      content
    </Page>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Not found');
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/');
  expect(screen.queryByText('content')).toBeNull();
});
