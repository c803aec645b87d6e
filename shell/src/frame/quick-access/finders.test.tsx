import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Find } from 'shared-kit/contract';
import { aCompany, aProfile, companyDocument, createMemoryAuth, createMemoryStore, profileDocument, wholeText } from 'shared-kit/testing';
import { aRemote, renderConsole } from '../../testing/render-console';

const people = aRemote(
  'mfe-people',
  { '/people/:uid': 'elevated', '/people/:company/:uid': 'elevated' },
  { finder: true, title: 'people:title', titles: { 'en-US': 'People' } },
);
const labels = aRemote(
  'mfe-labels',
  { '/labels/:name': 'elevated' },
  { finder: true, title: 'labels:title', titles: { 'en-US': 'Labels' } },
);
const home = aRemote('mfe-home', { '/': 'protected' });

const maria = { id: 'maria', label: 'Maria Silva', hint: 'Acme Logistics', icon: 'user', to: '/people/maria' };
const never: Find = () => new Promise(() => {});

async function search(text: string, finders: Record<string, Find>) {
  const user = userEvent.setup();
  await renderConsole({
    remotes: [home, people, labels],
    finders,
    auth: createMemoryAuth([{ uid: 'ana' }], 'ana'),
    store: createMemoryStore({ ...profileDocument(aProfile({ uid: 'ana' })), ...companyDocument(aCompany()) }),
  });
  await user.click(await screen.findByRole('button', { name: 'Quick access' }));
  await user.type(await screen.findByRole('combobox'), text);
  return user;
}

describe('the results of remotes’ finders in the quick access', () => {
  it('ADD-NEW-05 are listed under the title of the remote, and open its page', async () => {
    const user = await search('maria', { 'mfe-people': () => Promise.resolve([maria]), 'mfe-labels': () => Promise.resolve([]) });
    const found = within(await screen.findByRole('group', { name: 'People' }));
    expect(found.getByRole('option')).toHaveTextContent('Maria SilvaAcme Logistics');
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'page /people/:uid' })).toBeVisible();
  });

  it('ADD-NEW-05 are searched with the account of the user when typing pauses; a new search aborts the old one', async () => {
    const asked: [string, AbortSignal, string, string[]][] = [];
    const find: Find = (query, { signal, uid, companies }) => {
      asked.push([query, signal, uid, companies.map(({ id }) => id)]);
      return Promise.resolve(query === 'maria' ? [] : [maria]);
    };
    const user = await search('maria', { 'mfe-people': find, 'mfe-labels': find });
    expect(await screen.findByText(wholeText('No results for “maria”'))).toBeVisible();
    expect(asked.map(([query, , ...rest]) => [query, ...rest])).toEqual([
      ['maria', 'ana', ['acme']],
      ['maria', 'ana', ['acme']],
    ]);
    await user.type(screen.getByRole('combobox'), 's');
    expect(asked[0]![1].aborted).toBe(true);
    expect(await screen.findByRole('group', { name: 'People' })).toBeVisible();
  });

  it('ADD-NEW-05 do not wait for a slow finder, whose remote is named as still searching', async () => {
    await search('maria', { 'mfe-people': () => Promise.resolve([maria]), 'mfe-labels': never });
    expect(await screen.findByRole('group', { name: 'People' })).toBeVisible();
    expect(await screen.findByText('Still looking in Labels…')).toBeVisible();
  });

  it('ADD-NEW-05 of a failed finder are missing, its remote is named, and the others are listed', async () => {
    const broken: Find = () => Promise.reject(new Error('gone'));
    await search('maria', { 'mfe-people': () => Promise.resolve([maria]), 'mfe-labels': broken });
    expect(await screen.findByRole('alert')).toHaveTextContent('Labels could not be searched.');
    expect(screen.getByRole('option', { name: /Maria/ })).toBeVisible();
  });

  it('ADD-NEW-05 without a page of the remote, or in another form, are left out', async () => {
    const answer = [
      { ...maria, id: 'other', to: '/labels/x' },
      { ...maria, id: 'origin', to: '//evil.example/people/x' },
      { ...maria, id: 'backslash', to: '/\\evil.example/people/x' },
      { ...maria, id: 'script', to: 'javascript:alert(1)' },
      { ...maria, label: { toString: () => 'x' } },
      null,
      { ...maria, id: 'long', label: `Maria ${'x'.repeat(500)}` },
    ];
    await search('maria', { 'mfe-people': () => Promise.resolve(answer as never), 'mfe-labels': () => Promise.resolve([]) });
    const options = await screen.findAllByRole('option');
    expect(options).toHaveLength(1);
    expect(options[0]!.textContent).toHaveLength(200 + 'Acme Logistics'.length);
  });

  it('ADD-NEW-05 beyond the twentieth are counted and not listed, and the entry that says what was not searched stays and counts as no result (D-150)', async () => {
    const many = Array.from({ length: 25 }, (_, nth) => ({ ...maria, id: `m${nth}`, label: `Maria ${nth}`, to: `/people/m${nth}` }));
    const rest = { id: 'rest', label: 'Not all people were searched', to: '/people/all', rest: true };
    await search('maria', { 'mfe-people': () => Promise.resolve([...many, rest]), 'mfe-labels': () => Promise.resolve([]) });
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent).slice(-2)).toEqual(['Maria 19Acme Logistics', 'Not all people were searched']);
    expect(options).toHaveLength(21);
    expect(screen.getByText('The first 20 of 25. Type more to narrow them down.')).toBeVisible();
  });

  it('ADD-NEW-05 that are none, but not everything was searched, are not told as no results (D-150)', async () => {
    const rest = { id: 'rest', label: 'Not all people were searched', to: '/people/all', rest: true };
    await search('maria', { 'mfe-people': () => Promise.resolve([rest]), 'mfe-labels': () => Promise.resolve([]) });
    expect(await screen.findByRole('option', { name: 'Not all people were searched' })).toBeVisible();
    await waitFor(() => expect(screen.getByText('0 results')).toBeInTheDocument());
    expect(screen.queryByText(/No results for/)).toBeNull();
  });

  it('ADD-FIND-05 a recent page and a result with the same text are told apart by their kinds (D-149)', async () => {
    localStorage.setItem(
      'quickAccess.pages.ana',
      JSON.stringify([
        { to: '/people/acme/maria', title: 'Maria Silva' },
        { to: '/people/acme/other', title: 'Maria Silva' },
      ]),
    );
    const found = [
      { id: 'a', label: 'Maria Silva', hint: 'Session · North', to: '/people/acme/maria' },
      { id: 'b', label: 'Maria Silva', hint: 'Task · North', to: '/people/acme/maria-task' },
    ];
    await search('maria', { 'mfe-people': () => Promise.resolve(found), 'mfe-labels': () => Promise.resolve([]) });
    await screen.findByRole('group', { name: 'People' });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Maria SilvaSession · North',
      'Maria SilvaRecent · Acme Logistics',
      'Maria SilvaTask · North',
    ]);
  });

  it('ADD-NEW-05 are not searched with a single character', async () => {
    const find = jest.fn<ReturnType<Find>, Parameters<Find>>(() => Promise.resolve([maria]));
    const user = await search('m', { 'mfe-people': find, 'mfe-labels': find });
    await user.type(screen.getByRole('combobox'), 'a');
    await screen.findByRole('group', { name: 'People' });
    expect(find.mock.calls.map(([query]) => query)).toEqual(['ma', 'ma']);
  });
});
