import { act, render, screen, waitFor } from '@testing-library/react';
import { RouterProvider } from 'shared-kit/host/router';
import { useLocation } from 'shared-kit/router';
import { openRouter } from './open-router';

function Page() {
  return <p>{useLocation().pathname}</p>;
}

/** Does what the browser does when a user adds a fragment to the URL. */
function typeFragment(fragment: string): void {
  history.pushState(null, '', fragment);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

it('going back to a URL whose fragment the user has typed asks before unsaved changes are lost', async () => {
  history.replaceState(null, '', '/');
  const router = openRouter([{ path: '*', element: <Page /> }]);
  render(<RouterProvider router={router} />);
  // The page with unsaved changes: leaving it always opens a question.
  router.getBlocker('question', ({ currentLocation }) => currentLocation.pathname === '/form');
  await act(() => router.navigate('/first'));
  act(() => typeFragment('#x'));
  await act(() => router.navigate('/form'));
  act(() => history.back());
  await waitFor(() => expect(router.state.blockers.get('question')?.state).toBe('blocked'));
  expect(screen.getByText('/form')).toBeVisible();
  await waitFor(() => expect(location.pathname).toBe('/form'));
});
