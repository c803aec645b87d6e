import { act, screen, waitFor } from '@testing-library/react';
import { createMemoryAuth, createMemoryStore, renderWithKit } from 'shared-kit/testing';
import { SlowSkeleton } from './slow-skeleton';

it('SHELL after 4 s the outline says that the page is slow, but not while the layout says that there is no connection (D-151)', async () => {
  const store = createMemoryStore({ 'users/ana': { keyUser: true, company: [] } });
  jest.useFakeTimers();
  await renderWithKit(<SlowSkeleton stuck="stuck" />, { store, auth: createMemoryAuth([], 'ana'), account: true });
  expect(screen.queryByText(/longer than usual/)).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(screen.getByText(/longer than usual/)).toBeVisible();
  jest.useRealTimers();
  await act(async () => store.setConnection('offline'));
  await waitFor(() => expect(screen.queryByText(/longer than usual/)).toBeNull());
});
