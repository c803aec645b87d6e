import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aProfile, createMemoryAuth, createMemoryStore, profileDocument, renderWithKit } from 'shared-kit/testing';
import { useOwnPreference, usePreference } from './use-preference';

const parseSize = (stored: unknown): number => (typeof stored === 'number' && [5, 10, 25].includes(stored) ? stored : 10);

function Size() {
  const [size, remember] = usePreference('table.sessions', parseSize);
  return <button onClick={() => remember(25)}>{size}</button>;
}

function OwnSize() {
  const [size, remember] = useOwnPreference('table.sessions', parseSize);
  return <button onClick={() => remember(25)}>{size}</button>;
}

const parseTables = (stored: unknown) => ({ dense: false, size: 10, ...(stored as object) });

function Tables() {
  const [tables, remember] = usePreference('tables', parseTables);
  return <button onClick={() => remember((before) => ({ ...before, dense: true }))}>{JSON.stringify(tables)}</button>;
}

const pair = (
  <>
    <Size />
    <Size />
  </>
);
const sizes = () => screen.getAllByRole('button').map((button) => button.textContent);

describe('usePreference', () => {
  it('shares the value among all components that use it, and keeps it after a reload', async () => {
    const page = await renderWithKit(pair);
    expect(sizes()).toEqual(['10', '10']);
    await userEvent.setup().click(screen.getAllByRole('button')[0]!);
    expect(sizes()).toEqual(['25', '25']);
    page.unmount();
    await renderWithKit(pair);
    expect(sizes()).toEqual(['25', '25']);
  });

  it('TABLE-08 applies a change to what another tab has stored meanwhile, and undoes nothing of it', async () => {
    await renderWithKit(<Tables />);
    await userEvent.setup().click(screen.getByRole('button'));
    localStorage.setItem('tables', JSON.stringify({ dense: false, size: 25 }));
    await userEvent.setup().click(screen.getByRole('button'));
    expect(JSON.parse(localStorage.getItem('tables')!)).toEqual({ dense: true, size: 25 });
    // The value in this page does not follow the other tab.
    expect(screen.getByRole('button')).toHaveTextContent('{"dense":true,"size":10}');
  });

  it.each(['not json', '"25"', '7', 'null'])('returns the default when the invalid value %s is stored', async (stored) => {
    localStorage.setItem('table.sessions', stored);
    await renderWithKit(<Size />);
    expect(sizes()).toEqual(['10']);
  });

  it('TABLE-08 USERS-24 useOwnPreference keeps a value of its own for each user', async () => {
    const open = (uid: string) =>
      renderWithKit(<OwnSize />, {
        account: true,
        auth: createMemoryAuth([], uid),
        store: createMemoryStore({ ...profileDocument(aProfile({ uid: 'ana' })), ...profileDocument(aProfile({ uid: 'bia' })) }),
      });
    const page = await open('ana');
    await userEvent.setup().click(screen.getByRole('button'));
    expect(localStorage.getItem('table.sessions.ana')).toBe('25');
    page.unmount();
    const other = await open('bia');
    expect(sizes()).toEqual(['10']);
    other.unmount();
    await open('ana');
    expect(sizes()).toEqual(['25']);
  });

  it('keeps the value until the page is reloaded when nothing can be stored', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await renderWithKit(<Size />);
    await userEvent.setup().click(screen.getByRole('button'));
    expect(sizes()).toEqual(['25']);
  });
});
