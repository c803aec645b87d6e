import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserProfile } from 'shared-kit/model';
import { aModerator, aUser, profileDocument } from 'shared-kit/testing';
import { renderPage } from '../testing/render-page';

const PEDRO = aUser({ pwUpdated: false });
const RITA = aUser({
  uid: 'rita',
  firstName: 'Rita',
  lastName: 'Reis',
  pilot: false,
  checker: true,
  authDomains: ['South'],
  parent: 'maria',
});
const MARIA = aModerator({ uid: 'maria', firstName: 'Maria', lastName: 'Souza', authDomains: ['South'] });

const open = async (path = '/manageusers') => {
  await renderPage(path, {
    documents: Object.assign({}, ...[PEDRO, RITA, MARIA].map((user: UserProfile) => profileDocument(user))) as ReturnType<
      typeof profileDocument
    >,
  });
  await screen.findByRole('combobox', { name: 'Permission' });
};

/** The names in the table. */
const listed = () =>
  within(screen.getByRole('table', { name: 'Users' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

const filterNamed = (name: string) => screen.getByRole('combobox', { name });

const choose = async (filter: string, value: string) => {
  await userEvent.click(filterNamed(filter));
  await userEvent.click(await screen.findByRole('option', { name: value }));
};

describe('filtering users', () => {
  it.each([
    ['Permission', 'Checker', ['Rita Reis']],
    ['Permission', 'Moderator', ['Marcos Lima', 'Maria Souza']],
    ['Moderator', 'Maria Souza', ['Rita Reis']],
    ['Domain', 'North', ['Marcos Lima', 'Pedro Alves']],
    ['Password', 'First', ['Pedro Alves']],
  ])('ADD-USERS-01 lists only the users who match the filter %s: %s', async (filter, value, names) => {
    await open();
    expect(filterNamed(filter)).toHaveTextContent('Any');
    await choose(filter, value);
    expect(filterNamed(filter)).toHaveTextContent(value);
    expect(listed()).toEqual(names);
  });

  it('ADD-USERS-01 applies several filters at once, each of which can be cleared alone', async () => {
    await open('/manageusers?permission=pilot&domain=South');
    expect(await screen.findByText('No user matches these filters')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Domain' }));
    await screen.findByRole('table', { name: 'Users' });
    expect(listed()).toEqual(['Pedro Alves']);
  });

  it('ADD-USERS-01 offers to clear all filters when nobody matches', async () => {
    await open('/manageusers?moderator=nobody&password=own');
    expect(filterNamed('Moderator')).toHaveTextContent('No longer there');
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    await screen.findByRole('table', { name: 'Users' });
    expect(listed()).toHaveLength(4);
  });

  it('ADD-USERS-01 ignores invalid filters in the URL', async () => {
    await open('/manageusers?permission=constructor&password=theirs');
    expect(listed()).toHaveLength(4);
  });
});
