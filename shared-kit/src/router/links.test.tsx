import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderWithKit } from 'shared-kit/testing';
import { Link, useLink, useLocation } from '.';
import { useKitLink, UsedLinksContext } from './host';

const links = {
  addUser: '/adduser',
  settings: '/company/:company/domain/:domain/settings',
  labelDesign: { path: '/label/:index', state: ['type', 'company', 'domain'] },
};

function State() {
  const { pathname, state } = useLocation();
  return <p>{JSON.stringify({ pathname, state: state as unknown })}</p>;
}

function Entries() {
  const add = useLink('addUser');
  const settings = useLink('settings', 'company', 'domain');
  const company = useLink('settings', 'company');
  const nowhere = useLink('constructor', 'company');
  const label = useLink('labelDesign', 'index', 'type', 'company', 'domain');
  return (
    <nav>
      {add && <Link {...add()}>Add</Link>}
      {settings && <Link {...settings({ company: 'Norte & Cia', domain: 'Câmara 100%/2' })}>Settings</Link>}
      {company && <Link {...company({ company: 'acme' })}>Company</Link>}
      {nowhere && <Link {...nowhere({ company: 'acme' })}>Nowhere</Link>}
      {label && <Link {...label({ index: 0, type: 'edit', company: 'acme', domain: 'North' }, { parentUid: 'marcos' })}>Label</Link>}
      <State />
    </nav>
  );
}

it('ADD-NEW-04 useLink fills each parameter into one segment of the path that another remote offers', async () => {
  await renderWithKit(<Entries />, { links });
  expect(screen.getByRole('link', { name: 'Add' })).toHaveAttribute('href', '/adduser');
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute(
    'href',
    '/company/Norte%20%26%20Cia/domain/C%C3%A2mara%20100%25%2F2/settings',
  );
});

it('ADD-NEW-04 useLink is null for a link that no remote offers or that needs other parameters', async () => {
  await renderWithKit(<Entries />, { links: { settings: links.settings, labelDesign: '/label/:index/:revision' } });
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Settings']);
});

it('ADD-NEW-04 useLink passes parameters that a page reads from its route state', async () => {
  await renderWithKit(<Entries />, { links });
  await userEvent.click(screen.getByRole('link', { name: 'Label' }));
  const state = { type: 'edit', company: 'acme', domain: 'North', parentUid: 'marcos' };
  expect(await screen.findByText(JSON.stringify({ pathname: '/label/0', state }))).toBeVisible();
});

it('a link accepts only the parameters that were listed', () => {
  const Wrong = () => {
    const settings = useLink('settings', 'company', 'domain');
    // @ts-expect-error -- a listed parameter is missing
    return <Link {...settings!({ company: 'acme' })}>Settings</Link>;
  };
  expect(Wrong).toBeInstanceOf(Function);
});

describe('in a page of a remote that declares what it uses', () => {
  const offered = { addUser: '/adduser', settings: { path: links.settings, version: 2 }, company: '/company/:company' };
  function Used({ uses }: { uses?: string[] }) {
    return (
      <UsedLinksContext value={uses}>
        <Entries />
        <OfKit />
      </UsedLinksContext>
    );
  }
  function OfKit() {
    const company = useKitLink('company', 'company');
    return company && <Link {...company({ company: 'acme' })}>Of the kit</Link>;
  }
  const shown = async (uses?: string[]) => {
    await renderWithKit(<Used uses={uses} />, { links: offered });
    return screen.getAllByRole('link').map((link) => link.textContent);
  };

  it.each([
    [
      ['addUser', 'settings'],
      ['Add', 'Settings', 'Of the kit'],
    ],
    [
      ['addUser', 'settings@2'],
      ['Add', 'Settings', 'Of the kit'],
    ],
    [
      ['addUser', 'settings@1'],
      ['Add', 'Of the kit'],
    ],
    [['addUser@1'], ['Add', 'Of the kit']],
    [[], ['Of the kit']],
    [undefined, ['Add', 'Settings', 'Of the kit']],
  ])('ADD-53 D-154 with uses %j useLink knows those links, and the kit its own', async (uses, names) => {
    expect(await shown(uses)).toEqual(names);
  });
});
