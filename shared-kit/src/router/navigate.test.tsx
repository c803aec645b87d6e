import { screen } from '@testing-library/react';
import { renderWithKit } from 'shared-kit/testing';
import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from '.';
import { Route, Routes } from './host';
import type { NavigateProps } from 'react-router-dom';

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

it('GUARD-03 a redirect carries its state', async () => {
  await renderWithKit(
    <Routes>
      <Route path="/a/b" element={<Navigate to="/login?x=1" replace state={{ from: '/a/b' }} />} />
      <Route path="*" element={<Place />} />
    </Routes>,
    { route: '/a/b' },
  );
  expect(await screen.findByText('["/login?x=1",{"from":"/a/b"}]')).toBeVisible();
});

it.each([
  ['of its route', '../next', undefined, '["/a/next",null]'],
  ['of its path', '../next', 'path' as const, '["/a/b/next",null]'],
  ['by its query', { search: '?x=1' }, undefined, '["/a/b/c?x=1",null]'],
])('GUARD-03 the target of a redirect may be relative: %s', async (_what, to, relative, place) => {
  await renderWithKit(
    <Routes>
      <Route path="a">
        <Route path="b/c" element={<RedirectOnce to={to} relative={relative} />} />
        <Route path="*" element={<Place />} />
      </Route>
    </Routes>,
    { route: '/a/b/c' },
  );
  expect(await screen.findByText(place)).toBeVisible();
});

/** Redirects until the URL has a query. */
const RedirectOnce = ({ to, relative = 'route' }: Pick<NavigateProps, 'to' | 'relative'>) =>
  useLocation().search ? <Place /> : <Navigate to={to} relative={relative} />;
