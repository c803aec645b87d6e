import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useUnsavedChanges } from 'shared-kit/state';
import { renderWithKit } from 'shared-kit/testing';
import { useMemo, useState } from 'react';
import { RegistryContext } from '../../registry/registry';
import { aRemote } from '../../testing/render-console';
import { UpdateNote } from './update-note';
import { ASK_MS } from './use-newer-version';

const registryAt = (version: string) => ({
  remotes: [aRemote('mfe-dashboards', { '/': 'protected' }, { version })],
  leftOut: [],
  lost: [],
});

function Form() {
  useUnsavedChanges(true);
  return null;
}

async function open({ dirty = false } = {}) {
  let published: ReturnType<typeof registryAt> | null = registryAt('1.0.0');
  const reload = jest.fn();
  function Page() {
    const [registry] = useState(registryAt('1.0.0'));
    const state = useMemo(() => ({ registry, latest: () => Promise.resolve(published), reload: () => Promise.resolve() }), [registry]);
    return (
      <RegistryContext value={state}>
        <UpdateNote reload={reload} />
        {dirty && <Form />}
      </RegistryContext>
    );
  }
  await renderWithKit(<Page />);
  return {
    user: userEvent.setup(),
    reload,
    /** Publishes a new version, and returns to the page as a user does. */
    publish: async (version: string | null) => {
      published = version === null ? null : registryAt(version);
      await act(async () => window.dispatchEvent(new Event('focus')));
    },
  };
}

const note = () => screen.queryByRole('button', { name: 'A new version is ready' });

it('ADD-RELEASE-07 an open page shows a note about a newer version, and hides it after a rollback to its own version', async () => {
  const { publish } = await open();
  await publish('1.0.0');
  expect(note()).toBeNull();
  await publish('1.1.0');
  expect(note()).toBeVisible();
  await publish('1.0.0');
  expect(note()).toBeNull();
});

it('ADD-RELEASE-07 no note is shown if the registry cannot be read', async () => {
  const { publish } = await open();
  await publish(null);
  expect(note()).toBeNull();
});

describe('an open page whose shell is built again', () => {
  /** Makes the server send the page of the build with this hash. */
  const serve = (hash: string | null) =>
    jest.spyOn(globalThis, 'fetch').mockImplementation((path) => {
      expect(path).toBe('/');
      return hash === null
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(new Response(`<script defer src="/assets/main.${hash}.js"></script>`));
    });
  beforeEach(() => document.head.append(Object.assign(document.createElement('script'), { src: '/assets/main.11111111.js' })));
  afterEach(() => document.head.replaceChildren());

  it('SHELL shows the note as for newer remotes, and asks about unsaved changes before it reloads', async () => {
    const { user, reload, publish } = await open({ dirty: true });
    serve('11111111');
    await publish('1.0.0');
    expect(note()).toBeNull();
    serve('22222222');
    await publish('1.0.0');
    await user.click(await screen.findByRole('button', { name: 'A new version is ready' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('has not been saved and will be lost');
    expect(reload).not.toHaveBeenCalled();
  });

  it('SHELL shows no note when the server does not answer', async () => {
    const { publish } = await open();
    serve(null);
    await publish('1.0.0');
    expect(note()).toBeNull();
  });
});

it('ADD-RELEASE-07 a visible page looks for newer versions periodically', async () => {
  const every = jest.spyOn(globalThis, 'setInterval');
  const latest = jest.fn(() => Promise.resolve(registryAt('1.1.0')));
  const state = { registry: registryAt('1.0.0'), latest, reload: () => Promise.resolve() };
  await renderWithKit(
    <RegistryContext value={state}>
      <UpdateNote />
    </RegistryContext>,
  );
  const asking = every.mock.calls.find(([, period]) => period === ASK_MS)![0];
  await act(async () => asking());
  expect(latest).toHaveBeenCalledTimes(1);
  expect(note()).toBeVisible();
});

it('ADD-RELEASE-07 the page is only reloaded when the user confirms it', async () => {
  const { user, reload, publish } = await open();
  await publish('1.1.0');
  await user.click(note()!);
  expect(await screen.findByRole('dialog')).toHaveTextContent('this page keeps the version it was opened with');
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(reload).not.toHaveBeenCalled();
  await user.click(note()!);
  await user.click(await screen.findByRole('button', { name: 'Reload the page' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('ADD-RELEASE-07 the dialog warns that unsaved input would be lost', async () => {
  const { user, reload, publish } = await open({ dirty: true });
  await publish('1.1.0');
  await user.click(note()!);
  expect(await screen.findByRole('dialog')).toHaveTextContent('has not been saved and will be lost');
  expect(reload).not.toHaveBeenCalled();
});
