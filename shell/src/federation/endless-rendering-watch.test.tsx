import { act, render, screen } from '@testing-library/react';
import { startTransition, Suspense, use, useDeferredValue, useState } from 'react';
import { EndlessRenderingWatch } from './endless-rendering-watch';
import { RemoteBoundary } from './remote-boundary';

beforeEach(() => void jest.useFakeTimers());

afterEach(() => {
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

const never = new Promise<never>(() => {});
function PageWithTransition() {
  const [waits, setWaits] = useState(false);
  return (
    <button type="button" onClick={() => startTransition(() => setWaits(true))}>
      The page {waits && use(never)}
    </button>
  );
}

function PageWithDeferredValue() {
  const [waits, setWaits] = useState(false);
  return (
    <button type="button" onClick={() => setWaits(true)}>
      The page <Result waits={useDeferredValue(waits)} />
    </button>
  );
}
const Result = ({ waits }: { waits: boolean }) => waits && use(never);

it.each([
  ['a transition', PageWithTransition],
  ['a deferred value', PageWithDeferredValue],
])('SHELL leaves a page alone that waits in %s, and all pages while the browser is busy otherwise', async (_what, Page) => {
  render(
    <RemoteBoundary resetKey="page" fallback={() => 'The page has stopped'} onFailure={() => {}}>
      <EndlessRenderingWatch pathname={location.pathname} />
      <Suspense>
        <Page />
      </Suspense>
    </RemoteBoundary>,
  );
  for (let step = 0; step < 10; step++) await act(() => jest.advanceTimersByTimeAsync(500));
  // Within one `act`, React renders nothing.
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  await act(async () => screen.getByRole('button').click());
  for (let step = 0; step < 60; step++) await act(() => jest.advanceTimersByTimeAsync(500));
  expect(screen.getByText('The page')).toBeVisible();
});

function renderPage() {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <RemoteBoundary resetKey="page" fallback={() => 'The page has stopped'} onFailure={() => {}}>
      <EndlessRenderingWatch pathname={location.pathname} />
      The page
    </RemoteBoundary>,
  );
}

it('SHELL a page that is still shown eight seconds after the router has opened another path is stopped', async () => {
  renderPage();
  history.pushState(null, '', '/by-itself');
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  history.pushState({ idx: 1 }, '', '/another');
  await act(() => jest.advanceTimersByTimeAsync(7900));
  expect(screen.getByText('The page')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(screen.getByText('The page has stopped')).toBeVisible();
});

it('SHELL leaves a page alone while the browser has nothing to do: the next page waits for its code or data', async () => {
  const idle = (callback: () => void) => setTimeout(callback, 400);
  Object.assign(window, { requestIdleCallback: idle });
  renderPage();
  history.pushState({ idx: 1 }, '', '/another');
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(screen.getByText('The page')).toBeVisible();
});
