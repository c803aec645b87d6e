import { render, screen } from '@testing-library/react';
import { createElement, Suspense } from 'react';
import { aRemote } from '../testing/render-console';
import { PageComponents } from './page-components';

const auth = aRemote('mfe-auth', { '/login': 'public' });
const Login = () => <h1>Log in</h1>;

const show = (pages: PageComponents) => render(<Suspense fallback="Loading">{createElement(pages.of(auth, '/login'))}</Suspense>);

it('SHELL renders a page whose code came ahead at once, without its fallback', async () => {
  const pages = new PageComponents(() => Promise.resolve({ default: Login }));
  await pages.aheadAt({ remotes: [auth] }, '/login');
  show(pages);
  expect(screen.getByRole('heading', { name: 'Log in' })).toBeVisible();
});

it('SHELL keeps the component of a page that was opened before its code was there, so that it is not mounted anew', async () => {
  const pages = new PageComponents(() => Promise.resolve({ default: Login }));
  const component = pages.of(auth, '/login');
  show(pages);
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
  expect(pages.of(auth, '/login')).toBe(component);
});
