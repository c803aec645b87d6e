import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CODE, keyedMessage, problem, REMOVAL_UNDER_WAY, type Domain } from 'shared-kit/model';
import { acceptLoss, aDomain, aModerator, apiDouble, domainDocument, profileDocument, type ApiAnswer, type MemoryStore } from 'shared-kit/testing';
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

  it('DOM-10 DOM-11 removes nothing that several moderators have', async () => {
    const { api, state } = await renderPage('/managedomains', {
      documents: profileDocument(aModerator({ uid: 'maria', firstName: 'Maria', lastName: 'Souza', authDomains: ['Central', 'North'] })),
    });
    expect(await screen.findByText('Several moderators')).toBeVisible();
    await remove();
    expect(await screen.findByText(/^Several moderators are responsible for the domain North\. Please contact support/)).toBeVisible();
    expect(state.redux.getState().feedback.snackbar).toMatchObject({ severity: 'error', duration: 5000 });
    expect(api.calls).toEqual([]);
  });

  it('DOM-10 DOM-12 marks and does not remove what no moderator has', async () => {
    const { api } = await renderPage('/managedomains', { documents: profileDocument(aModerator({ uid: 'marcos', authDomains: [] })) });
    expect(await screen.findByText('No moderator')).toBeVisible();
    await remove();
    expect(await screen.findByText(/^No moderator is responsible for the domain North\. Please contact support/)).toBeVisible();
    expect(api.calls).toEqual([]);
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
