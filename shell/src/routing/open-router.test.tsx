import { act, render, screen, waitFor } from '@testing-library/react';
import { RouterProvider, useBlocker, useLocation } from 'shared-kit/router';
import { openRouter } from './open-router';

/** A page with unsaved changes: leaving it always opens a question. */
function Page() {
  const { pathname } = useLocation();
  const { state } = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname === '/form' && nextLocation.pathname !== '/form');
  return <p>{`${pathname} ${state}`}</p>;
}

/** Does what the browser does when a user adds a fragment to the address. */
function typeFragment(fragment: string): void {
  history.pushState(null, '', fragment);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

it('asks before unsaved changes are left by going back to an address whose fragment was typed', async () => {
  history.replaceState(null, '', '/');
  const router = openRouter([{ path: '*', element: <Page /> }]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/first'));
  act(() => typeFragment('#x'));
  await act(() => router.navigate('/form'));
  expect(screen.getByText('/form unblocked')).toBeVisible();
  act(() => history.back());
  expect(await screen.findByText('/form blocked')).toBeVisible();
  await waitFor(() => expect(location.pathname).toBe('/form'));
});
