import { screen } from '@testing-library/react';
import { renderWithKit } from 'shared-kit/testing';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from '.';
import { Route, Routes } from './host';

/** A page whose code never arrives. */
const Page = lazy(() => new Promise<never>(() => {}));

it('GUARD-02 a redirect shows the next page at once, also if its code has yet to arrive', async () => {
  await renderWithKit(
    <Suspense fallback={<p>Loading</p>}>
      <p>The frame</p>
      <Routes>
        <Route path="/" element={<Navigate to="/next" replace />} />
        <Route path="/next" element={<Page />} />
      </Routes>
    </Suspense>,
  );
  expect(await screen.findByText('Loading')).toBeVisible();
  expect(screen.getByText('The frame')).not.toBeVisible();
});

function Place() {
  const { pathname, search, state } = useLocation();
  return <p>{JSON.stringify([pathname + search, state])}</p>;
}

it('GUARD-03 a redirect carries its state, and the target may be relative', async () => {
  await renderWithKit(
    <Routes>
      <Route path="/a/b" element={<Navigate to="/login?x=1" replace state={{ from: '/a/b' }} />} />
      <Route path="*" element={<Place />} />
    </Routes>,
    { route: '/a/b' },
  );
  expect(await screen.findByText('["/login?x=1",{"from":"/a/b"}]')).toBeVisible();
});
