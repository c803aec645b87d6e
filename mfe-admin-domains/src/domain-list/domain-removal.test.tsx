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

const remove = async () => userEvent.click(await screen.findByRole('button', { name: 'Remove North' }));
const confirm = () => acceptLoss('Remove North?', 'Remove domain');

afterEach(() => {
  localStorage.clear();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('removing a domain', () => {
  it('DOM-13 SHELL-15 asks with a box to tick, sends on behalf of its moderator, and reloads after a second', async () => {
    // jsdom cannot navigate and logs that, so the log shows a reload.
    const complained = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { api, answer } = slowApi();
    const { state } = await renderPage('/managedomains', { api });
    await remove();
    await screen.findByRole('dialog', { name: 'Remove North?' });
    expect(api.calls).toEqual([]);
    await confirm();
    expect(await screen.findByText(WAIT)).toBeVisible();
    expect(JSON.parse(String(api.calls[0]?.body))).toEqual({ domain: 'North' });
    expect(api.calls[0]?.headers.get('parentUid')).toBe('marcos');
    await answer(REMOVED);
    expect(await screen.findByText('Domain removed!')).toBeVisible();
    expect(screen.queryByText(WAIT)).not.toBeInTheDocument();
    expect(state.redux.getState().feedback.snackbar).toMatchObject({ severity: 'success', duration: 3000 });
    await waitFor(() => expect(complained).toHaveBeenCalledWith(expect.objectContaining({ type: 'not implemented' })));
  });

  const ENGLISH = {
    button: 'Remove North',
    several: 'Several moderators are responsible for the domain North. Please contact support: there must be exactly one.',
    none: 'No moderator is responsible for the domain North. Please contact support: there must be exactly one.',
  };
  it.each<[Locale, typeof ENGLISH]>([
    ['en-GB', ENGLISH],
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
  ])('DOM-10 DOM-11 DOM-12 neither asks nor sends for a domain of several moderators or of none, and says so in %s', async (locale, { button, several, none }) => {
    const second = profileDocument(aModerator({ uid: 'maria', authDomains: ['Central', 'North'] }));
    const nobody = profileDocument(aModerator({ uid: 'marcos', authDomains: [] }));
    for (const [documents, text] of [[second, several], [nobody, none]] as const) {
      const api = apiDouble();
      const { state, unmount } = await renderPage('/managedomains', { documents, locale, api });
      await userEvent.click(await screen.findByRole('button', { name: button }));
      expect(await screen.findByText(wholeText(text))).toBeVisible();
      expect(state.redux.getState().feedback.snackbar).toMatchObject({ severity: 'error', duration: 5000 });
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(api.calls).toEqual([]);
      unmount();
    }
  });

  it('DOM-10 marks in the list what several moderators have, and what none has', async () => {
    const marks = async (documents: RemoteOptions['documents']) => {
      const { unmount } = await renderPage('/managedomains', { documents });
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
  ])('DOM-10 removes for its one moderator a domain that %s has as well', async (_who, profile) => {
    const api = apiDouble().on('DELETE /api/domains', { status: 400, message: problem(CODE.notAuthorized) });
    await renderPage('/managedomains', { documents: profileDocument(profile), api });
    await remove();
    await confirm();
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(api.calls[0]?.headers.get('parentUid')).toBe('marcos');
    expect(JSON.parse(String(api.calls[0]?.body))).toEqual({ domain: 'North' });
  });

  it('DOM-13 D-46 says how far it is, and goes on in the background, after which the page reloads too', async () => {
    const complained = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { api, answer } = slowApi();
    const { store } = await renderPage('/managedomains', { api });
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
    await waitFor(() => expect(complained).toHaveBeenCalledWith(expect.objectContaining({ type: 'not implemented' })));
  });

  it('DOM-13 D-46 shows a removal that somebody else began, or that was interrupted, and offers no other', async () => {
    const { store } = await renderPage('/managedomains', { documents: domainDocument('acme', under(1, 4)) });
    expect(await screen.findByRole('progressbar', { name: 'Being removed' })).toHaveAttribute('aria-valuenow', '25');
    expect(screen.queryByRole('button', { name: 'Remove North' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'North' })).not.toBeInTheDocument();
    await act(async () => store.remove('companies/acme/domains/North'));
    await waitFor(() => expect(screen.queryByText('North')).not.toBeInTheDocument());
  });

  it('DOM-13 D-46 tells the truth about a removal that is under way already, and leaves the page as it is', async () => {
    const complained = jest.spyOn(console, 'error').mockImplementation(() => {});
    const { api, answer } = slowApi();
    const { state } = await renderPage('/managedomains', { api });
    await remove();
    await confirm();
    await screen.findByText(WAIT);
    jest.useFakeTimers();
    await answer({ message: keyedMessage(REMOVAL_UNDER_WAY, [3, 12]) });
    expect(screen.getByText('The domain is being removed: 3 of 12 parts are done.')).toBeVisible();
    expect(state.redux.getState().feedback).toMatchObject({ backdrop: null, snackbar: { severity: 'info' } });
    act(() => jest.advanceTimersByTime(2000));
    expect(complained).not.toHaveBeenCalled();
  });

  it.each([CODE.notAuthorized, CODE.serviceUnavailable])('DOM-13 ERR-02 uncovers the page and stays after the refusal %i, and does not try again', async (code) => {
    const { api, answer } = slowApi();
    const { state } = await renderPage('/managedomains', { api });
    await remove();
    await confirm();
    await screen.findByText(WAIT);
    await answer({ status: 400, message: problem(code) });
    await waitFor(() => expect(state.redux.getState().feedback).toMatchObject({ backdrop: null, snackbar: { severity: 'error', duration: 5000 } }));
    expect(await screen.findByRole('button', { name: 'Remove North' })).toBeEnabled();
    expect(api.calls).toHaveLength(1);
  });
});
