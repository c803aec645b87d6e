import { createBrowserRouter, RouterProvider } from 'shared-kit/host/router';
import { createConsoleStore, startAccount, StateProvider } from 'shared-kit/host/state';
import { LeaveGuard, ThemeProvider } from 'shared-kit/host/ui-core';
import { registerNamespace, startI18n } from 'shared-kit/i18n';
import {
  aCompany,
  aProfile,
  companyDocument,
  connectDoubles,
  createMemoryAuth,
  createMemoryStore,
  profileDocument,
} from 'shared-kit/testing/doubles';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery';
import { readLook } from './look';
import { Standard } from './standard/standard';
import { sampleFiles } from './sample-files';

const COMPANIES = [
  aCompany(),
  aCompany({ id: 'norte', exhibitionName: 'Norte Armazéns' }),
  aCompany({ id: 'long', exhibitionName: 'A company whose name was given by somebody who had a great deal of time to spare' }),
];

/** Renders the gallery with doubles of the servers, so that it needs no network. */
async function start(): Promise<void> {
  const store = createMemoryStore(
    Object.assign(profileDocument(aProfile({ companies: COMPANIES.map(({ id }) => id) })), ...COMPANIES.map(companyDocument)) as Parameters<
      typeof createMemoryStore
    >[0],
  );
  connectDoubles({ store, files: sampleFiles(), auth: createMemoryAuth([{ uid: 'ana' }], 'ana') });
  await startI18n({ loadNamespace: (namespace, locale) => import(`locales/${locale}/${namespace}.json`), locale: readLook().locale });
  await registerNamespace('spreadsheets', (locale) => import(`locales/${locale}/spreadsheets.json`));
  const state = createConsoleStore();
  startAccount(state);
  const page = (
    <>
      <Gallery onConnection={(connection) => store.setConnection(connection)} />
      <LeaveGuard />
    </>
  );
  createRoot(document.getElementById('root') as HTMLElement).render(
    <ThemeProvider>
      <StateProvider store={state}>
        <RouterProvider
          router={createBrowserRouter([
            { path: '/standard', element: <Standard /> },
            { path: '*', element: page },
          ])}
        />
      </StateProvider>
    </ThemeProvider>,
  );
}

void start();
