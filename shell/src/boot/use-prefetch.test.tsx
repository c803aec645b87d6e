import { act, fireEvent, waitFor } from '@testing-library/react';
import { createMemoryAuth, renderWithKit, settle } from 'shared-kit/testing';
import { aRemote } from '../testing/render-console';
import { PageComponents, PageComponentsContext } from '../federation/page-components';
import { usePrefetch } from './use-prefetch';

const registry = {
  remotes: [
    aRemote('mfe-auth', { '/login': 'public', '/forgotpw': 'public' }),
    aRemote('mfe-dashboards', { '/': 'protected', '/company/:company': 'protected' }),
  ],
  leftOut: [],
  lost: [],
};

function Ahead() {
  usePrefetch(registry);
  return null;
}

function start(route: string, routeState?: unknown, login: Promise<{ default: () => null }> = Promise.resolve({ default: () => null })) {
  const asked: string[] = [];
  const pages = new PageComponents((remote, page) => {
    asked.push(`${remote.name} ${page}`);
    return page === '/login' ? login : Promise.reject(new Error('no line'));
  });
  const rendered = renderWithKit(
    <PageComponentsContext value={pages}>
      <Ahead />
    </PageComponentsContext>,
    { route, routeState, account: true, auth: createMemoryAuth([]) },
  );
  return { asked, pages, rendered };
}

describe('the code of the first page after the sign-in', () => {
  it('is prefetched when the login page is idle, for the page that the user wanted', async () => {
    const { asked } = start('/login', { from: '/company/acme?view=map' });
    await waitFor(() => expect(asked).toEqual(['mfe-auth /login', 'mfe-dashboards /company/:company']));
  });

  it('is that of the start page if no other page was wanted; a failed prefetch is tried again later', async () => {
    const { asked, pages } = start('/login');
    await waitFor(() => expect(asked).toEqual(['mfe-auth /login', 'mfe-dashboards /']));
    await waitFor(async () => {
      await pages.prefetchAt(registry, '/');
      expect(asked.filter((one) => one === 'mfe-dashboards /').length).toBeGreaterThan(1);
    });
  });

  it.each(['/setpw', '//elsewhere.test/company/acme'])(
    'AUTH-01 is that of the start page if the sign-in may not continue at %s',
    async (from) => {
      const { asked } = start('/login', { from });
      await waitFor(() => expect(asked).toEqual(['mfe-auth /login', 'mfe-dashboards /']));
    },
  );

  it('is not prefetched before the login page has loaded', async () => {
    let arrive = (_page: { default: () => null }) => {};
    const { asked, rendered } = start('/login', null, new Promise((resolve) => (arrive = resolve)));
    await rendered;
    await waitFor(() => expect(asked).toEqual(['mfe-auth /login']));
    arrive({ default: () => null });
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('is prefetched once when the form is sent, also before the login page is idle', async () => {
    jest.useFakeTimers();
    let arrive = (_page: { default: () => null }) => {};
    const { asked } = start('/login', null, new Promise((resolve) => (arrive = resolve)));
    await act(settle);
    expect(asked).toEqual(['mfe-auth /login']);
    fireEvent.submit(document.body);
    await act(settle);
    expect(asked).toEqual(['mfe-auth /login', 'mfe-dashboards /']);
    fireEvent.submit(document.body);
    arrive({ default: () => null });
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(asked).toHaveLength(2);
    jest.useRealTimers();
  });

  it('is not prefetched on other pages that need no sign-in', async () => {
    const { asked, rendered } = start('/forgotpw');
    await rendered;
    expect(asked).toEqual([]);
  });
});
