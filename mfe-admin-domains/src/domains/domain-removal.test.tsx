import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CODE, keyedMessage, problem, REMOVAL_UNDER_WAY, type Domain, type Locale } from 'shared-kit/model';
import {
  acceptLoss,
  aDomain,
  aModerator,
  apiDouble,
  aProfile,
  domainDocument,
  profileDocument,
  wholeText,
  type ApiAnswer,
  type MemoryStore,
  type RemoteOptions,
} from 'shared-kit/testing';
import { renderPage } from '../testing/render-page';

const NORTH = aDomain({ id: 'North', name: 'North', parent: 'marcos' });
const WAIT = 'North is being removed. This may take minutes.';

/** An API double that answers the removal when the test calls its function. */
function slowApi() {
  let answer: (given: ApiAnswer) => void = () => {};
  const api = apiDouble().on('DELETE /api/domains', () => new Promise<ApiAnswer>((resolve) => (answer = resolve)));
  return { api, answer: (given: ApiAnswer) => act(async () => Promise.resolve(answer(given))) };
}
const REMOVED: ApiAnswer = { message: problem(CODE.domainRemoved) };

const write = (store: MemoryStore, domain: Domain) =>
  act(async () => {
    for (const [path, data] of Object.entries(domainDocument('acme', domain))) store.set(path, data);
  });
const under = (done: number, total: number): Domain => ({ ...NORTH, removal: { done, total, startedAt: 1 } });

/** Opens the list with unsaved changes, which prevent the reload: jsdom cannot reload, so journeys test that. */
async function open(options: RemoteOptions) {
  const rendered = await renderPage('/managedomains', options);
  act(() => void rendered.state.unsaved.add());
  return rendered;
}
const remove = async () => userEvent.click(await screen.findByRole('button', { name: 'Remove North' }));
const confirm = (sent: readonly unknown[] = []) => acceptLoss('Remove “North”?', 'Remove domain', /\S/, sent);

describe('removing a domain', () => {
  it('DOM-13 SHELL-15 asks with a checkbox, sends on behalf of the domain’s moderator, and covers the page until the answer', async () => {
    const { api, answer } = slowApi();
    const { state } = await open({ api });
    await remove();
    await confirm(api.calls);
    expect(await screen.findByText(WAIT)).toBeVisible();
    expect(JSON.parse(String(api.calls[0]?.body))).toEqual({ domain: 'North' });
    expect(api.calls[0]?.headers.get('parentUid')).toBe('marcos');
    await answer(REMOVED);
    expect(await screen.findByText('Domain removed!')).toBeVisible();
    expect(screen.queryByText(WAIT)).not.toBeInTheDocument();
    expect(state.redux.getState().feedback.snackbar).toMatchObject({ severity: 'success', duration: 3000 });
  });

  const ENGLISH = {
    button: 'Remove North',
    several: 'Several moderators are responsible for the domain North. Please contact support: there must be exactly one.',
    none: 'No moderator is responsible for the domain North. Please contact support: there must be exactly one.',
  };
  it.each<[Locale, typeof ENGLISH]>([
    ['en-US', ENGLISH],
    [
      'pt-BR',
      {
        button: 'Remover North',
        several: 'Vários moderadores são responsáveis pelo domínio North. Fale com o suporte: deve haver exatamente um.',
        none: 'Nenhum moderador é responsável pelo domínio North. Fale com o suporte: deve haver exatamente um.',
      },
    ],
    [
      'es-ES',
      {
        button: 'Eliminar North',
        several: 'Varios moderadores son responsables del dominio North. Contacta con soporte: debe haber exactamente uno.',
        none: 'Ningún moderador es responsable del dominio North. Contacta con soporte: debe haber exactamente uno.',
      },
    ],
  ])(
    'DOM-10 DOM-11 DOM-12 neither asks nor sends for a domain of several moderators or of none, and says so in %s',
    async (locale, { button, several, none }) => {
      const second = profileDocument(aModerator({ uid: 'maria', authDomains: ['Central', 'North'] }));
      const nobody = profileDocument(aModerator({ uid: 'marcos', authDomains: [] }));
      for (const [documents, text] of [
        [second, several],
        [nobody, none],
      ] as const) {
        const api = apiDouble();
        const { state, unmount } = await open({ documents, locale, api });
        await userEvent.click(await screen.findByRole('button', { name: button }));
        expect(await screen.findByText(wholeText(text))).toBeVisible();
        expect(state.redux.getState().feedback.snackbar).toMatchObject({ severity: 'error', duration: 5000 });
        expect(screen.queryByRole('dialog')).toBeNull();
        expect(api.calls).toEqual([]);
        unmount();
      }
    },
  );

  it('DOM-10 marks in the list the domains that several moderators have, and those that none has', async () => {
    const marks = async (documents: RemoteOptions['documents']) => {
      const { unmount } = await open({ documents });
      const row = (await screen.findByRole('link', { name: 'North' })).closest('tr')!;
      const text = row.textContent;
      unmount();
      return text;
    };
    expect(await marks(profileDocument(aModerator({ uid: 'maria', authDomains: ['Central', 'North'] })))).toContain('Several moderators');
    expect(await marks(profileDocument(aModerator({ uid: 'marcos', authDomains: [] })))).toContain('No moderator');
  });

  it.each([
    ['a moderator of another company', aModerator({ uid: 'other', companies: ['norte'], authDomains: ['North'] })],
    ['a user who is no moderator', aProfile({ uid: 'paulo', parent: 'marcos', keyUser: false, moderator: false, authDomains: ['North'] })],
  ])('DOM-10 removes a domain on behalf of its only moderator when %s has the domain too', async (_who, profile) => {
    const api = apiDouble().on('DELETE /api/domains', { status: 400, message: problem(CODE.notAuthorized) });
    await open({ documents: profileDocument(profile), api });
    await remove();
    await confirm();
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(api.calls[0]?.headers.get('parentUid')).toBe('marcos');
    expect(JSON.parse(String(api.calls[0]?.body))).toEqual({ domain: 'North' });
  });

  it('DOM-13 D-46 shows the progress of a removal, and lets it continue in the background', async () => {
    const { api, answer } = slowApi();
    const { store } = await open({ api });
    await remove();
    await confirm();
    const backdrop = within(await screen.findByRole('dialog', { name: WAIT }));
    await write(store, under(3, 12));
    await waitFor(() => expect(backdrop.getByRole('progressbar')).toHaveAttribute('value', '0.25'));
    await userEvent.click(backdrop.getByRole('button', { name: 'Continue in background' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const progress = screen.getByRole('progressbar', { name: 'Being removed' });
    expect(progress).toHaveAttribute('aria-valuenow', '25');
    await write(store, under(6, 12));
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuenow', '50'));
    expect(screen.queryByRole('button', { name: 'Remove North' })).not.toBeInTheDocument();
    await answer(REMOVED);
    expect(await screen.findByText('Domain removed!')).toBeVisible();
  });

  it('DOM-13 D-46 shows a removal that another user began, or that was interrupted, and offers no second one', async () => {
    const { store } = await open({ documents: domainDocument('acme', under(1, 4)) });
    expect(await screen.findByRole('progressbar', { name: 'Being removed' })).toHaveAttribute('aria-valuenow', '25');
    expect(screen.queryByRole('button', { name: 'Remove North' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'North' })).not.toBeInTheDocument();
    await act(async () => store.remove('companies/acme/domains/North'));
    await waitFor(() => expect(screen.queryByText('North')).not.toBeInTheDocument());
  });

  it('DOM-13 D-46 says that a removal is under way already when the server answers so', async () => {
    const { api, answer } = slowApi();
    const { state } = await open({ api });
    await remove();
    await confirm();
    await screen.findByText(WAIT);
    await answer({ message: keyedMessage(REMOVAL_UNDER_WAY, [3, 12]) });
    expect(screen.getByText('The domain is being removed: 3 of 12 parts are done.')).toBeVisible();
    expect(state.redux.getState().feedback).toMatchObject({ backdrop: null, snackbar: { severity: 'info' } });
  });

  it('DOM-13 D-46 says that the removal goes on when a proxy has ended its call', async () => {
    const { api, answer } = slowApi();
    const { state, store } = await open({ api });
    await remove();
    await confirm();
    await screen.findByText(WAIT);
    await write(store, under(3, 12));
    await answer({ status: 504, message: problem(CODE.serviceUnavailable) });
    expect(await screen.findByText('The domain is being removed: 3 of 12 parts are done.')).toBeVisible();
    expect(state.redux.getState().feedback).toMatchObject({ backdrop: null, snackbar: { severity: 'info' } });
    expect(screen.getByRole('progressbar', { name: 'Being removed' })).toHaveAttribute('aria-valuenow', '25');
    expect(api.calls).toHaveLength(1);
  });

  it.each([CODE.notAuthorized, CODE.serviceUnavailable])(
    'DOM-13 ERR-02 removes the backdrop after the refusal %i, stays on the page, and does not try again',
    async (code) => {
      const { api, answer } = slowApi();
      const { state } = await open({ api });
      await remove();
      await confirm();
      await screen.findByText(WAIT);
      await answer({ status: 400, message: problem(code) });
      await waitFor(() =>
        expect(state.redux.getState().feedback).toMatchObject({ backdrop: null, snackbar: { severity: 'error', duration: 5000 } }),
      );
      expect(await screen.findByRole('button', { name: 'Remove North' })).toBeEnabled();
      expect(api.calls).toHaveLength(1);
    },
  );
});
