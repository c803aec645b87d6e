import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CODE, problem } from 'shared-kit/model';
import { acceptLoss, anApiKey, apiDouble, wholeText } from 'shared-kit/testing';
import { keyDocuments, renderPage } from '../testing/render-page';

const ERP = anApiKey({ id: 'erp', description: 'ERP' });
const ENDED = anApiKey({ id: 'ended', description: 'Former ERP', status: 'INVALID' });

/** Opens the list with unsaved changes, which prevent the reload: jsdom cannot reload, so journeys test that. */
async function open(api = apiDouble()) {
  const rendered = await renderPage('/managekeys', { keys: [ERP, ENDED], api });
  act(() => void rendered.state.unsaved.add());
  return rendered;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sentBody = (body: unknown): unknown => JSON.parse(String(body));

/** An API double that answers the renewal when the test calls its function. */
function slowRenewal() {
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  const api = apiDouble().on('PUT /api/keys', async () => {
    await waiting;
    return { message: problem(CODE.keyRenewed) };
  });
  return { api, answer };
}

describe('renewing a key', () => {
  const renewed = () => apiDouble().on('PUT /api/keys', { message: problem(CODE.keyRenewed) });

  it('KEYS-08 SHELL-15 asks with a checkbox, then renews the key for its moderator', async () => {
    const { api } = await open(renewed());
    await press('Renew ERP');
    await acceptLoss('Renew “ERP”?', 'Renew', /\S/, api.calls);
    expect(await screen.findByText('API key renewed!')).toBeVisible();
    const [call] = api.calls;
    expect(sentBody(call?.body)).toEqual({ apiKeyId: 'erp' });
    expect(call?.headers.get('company')).toBe('acme');
    expect(call?.headers.get('parentUid')).toBe('marcos');
  });

  it('KEYS-08 (D-160) the question is not red, that of a removal is', async () => {
    await open();
    await press('Renew ERP');
    expect(await screen.findByRole('button', { name: 'Renew' })).not.toHaveClass('ic-button-danger');
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press('Remove ERP');
    expect(await screen.findByRole('button', { name: 'Remove key' })).toHaveClass('ic-button-danger');
  });

  it('KEYS-08 leaves the key as it is when the confirmation is cancelled', async () => {
    const { api } = await open();
    await press('Renew ERP');
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.calls).toEqual([]);
  });

  it('KEYS-10 shows a notice that the new key is ready', async () => {
    const { store } = await open(renewed());
    await press('Renew ERP');
    await acceptLoss('Renew “ERP”?', 'Renew');
    await screen.findByText('API key renewed!');
    const successor = anApiKey({ id: 'new', description: 'ERP', creationDate: Date.now() });
    await act(async () => {
      for (const [path, data] of Object.entries(keyDocuments({ ...ERP, status: 'INVALID' }, successor))) store.set(path, data);
    });
    expect(await screen.findByText(wholeText('The new key for ERP is ready'))).toBeVisible();
    await press('Close');
    await waitFor(() => expect(screen.queryByText(wholeText('The new key for ERP is ready'))).not.toBeInTheDocument());
  });

  it('KEYS-08 renews once however often the button is pressed', async () => {
    const { api, answer } = slowRenewal();
    await open(api);
    await press('Renew ERP');
    await acceptLoss('Renew “ERP”?', 'Renew');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Renew ERP' })).toHaveAttribute('aria-busy', 'true'));
    await press('Renew ERP');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    answer();
    await screen.findByText('API key renewed!');
    expect(api.calls).toHaveLength(1);
  });

  it('stays on the page that the user has opened meanwhile when the renewal ends', async () => {
    const { api, answer } = slowRenewal();
    await renderPage('/managekeys', { keys: [ERP], api });
    await press('Renew ERP');
    await acceptLoss('Renew “ERP”?', 'Renew');
    await press('Create key');
    const description = await screen.findByRole('textbox', { name: 'Description' });
    await userEvent.type(description, 'Kept');
    answer();
    expect(await screen.findByText('API key renewed!')).toBeVisible();
    await userEvent.type(description, ' and typed on');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(description).toHaveValue('Kept and typed on');
  });

  it.each([
    [CODE.keyNotFound, 'The API key does not exist!'],
    [CODE.keyModifyFailed, 'Failed to modify the API key!'],
    [CODE.notAuthorized, 'Not authorized!'],
  ])('KEYS-08 ERR-02 says why the renewal was refused: %i', async (code, text) => {
    await open(apiDouble().on('PUT /api/keys', { status: 409, message: problem(code) }));
    await press('Renew ERP');
    await acceptLoss('Renew “ERP”?', 'Renew');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});

describe('removing a key', () => {
  const removed = () => apiDouble().on('DELETE /api/keys', { message: problem(CODE.keyRemoved) });

  it('KEYS-08 SHELL-15 asks with a checkbox that says what is lost, then removes the key', async () => {
    const { api } = await open(removed());
    await press('Remove ERP');
    await acceptLoss('Remove “ERP”?', 'Remove key', /loses its access at once/, api.calls);
    expect(await screen.findByText('API key removed!')).toBeVisible();
    expect(sentBody(api.calls[0]?.body)).toEqual({ apiKeyId: 'erp' });
    expect(api.calls[0]?.headers.get('parentUid')).toBe('marcos');
  });

  it('KEYS-05 KEYS-08 removes an ended key too, after a confirmation with its own text', async () => {
    const { api } = await open(removed());
    await press('Remove Former ERP');
    expect(await screen.findByRole('checkbox', { name: /leaves the list for good/ })).toBeVisible();
    await acceptLoss('Remove “Former ERP”?', 'Remove key');
    expect(await screen.findByText('API key removed!')).toBeVisible();
    expect(sentBody(api.calls[0]?.body)).toEqual({ apiKeyId: 'ended' });
  });

  it('KEYS-08 ERR-02 says that another user has already removed the key', async () => {
    await open(apiDouble().on('DELETE /api/keys', { status: 404, message: problem(CODE.keyNotFound) }));
    await press('Remove ERP');
    await acceptLoss('Remove “ERP”?', 'Remove key');
    expect(await screen.findByRole('alert')).toHaveTextContent('The API key does not exist!');
  });

  it('KEYS-08 says that the server did not answer the removal, and lets the user try again', async () => {
    await open(apiDouble().down());
    await press('Remove ERP');
    await acceptLoss('Remove “ERP”?', 'Remove key');
    expect(await screen.findByRole('alert')).toHaveTextContent('Service unavailable or timed out!');
    expect(screen.getByRole('button', { name: 'Remove ERP' })).not.toHaveAttribute('aria-busy');
  });
});
