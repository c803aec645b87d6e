import { screen } from '@testing-library/react';
import { aSession, sessionDocument } from 'shared-kit/testing';
import { NORTH, NORTH_PATH, renderPage } from '../testing/render-page';

const NOON = Date.UTC(2024, 4, 1, 12);
const session = (id: string, startTime: number) => sessionDocument(NORTH, aSession({ id, name: `Count ${id}`, startTime }));

/** Three sessions that began at the same moment, and one before and after them. */
const documents = {
  ...session('first', NOON - 1),
  ...session('a', NOON),
  ...session('b', NOON),
  ...session('c', NOON),
  ...session('last', NOON + 1),
};

const beside = async (id: string) => {
  await renderPage(`${NORTH_PATH}/sessions/${id}`, { documents });
  await screen.findByRole('heading', { level: 1, name: `Count ${id}` });
  return screen
    .findAllByRole('link', { name: /^(Previous|Next) session: / })
    .then((links) => links.map((link) => link.getAttribute('aria-label')));
};

describe('the links to the previous and the next session', () => {
  it.each([
    ['first', ['Next session: Count a']],
    ['a', ['Previous session: Count first', 'Next session: Count b']],
    ['b', ['Previous session: Count a', 'Next session: Count c']],
    ['c', ['Previous session: Count b', 'Next session: Count last']],
    ['last', ['Previous session: Count c']],
  ])('ADD-RESULT-05 of “%s” follow the order of the start, also when sessions began at the same moment', async (id, names) => {
    expect(await beside(id)).toEqual(names);
  });

  it('ADD-RESULT-05 are not shown when the session has no start', async () => {
    await renderPage(`${NORTH_PATH}/sessions/x`, {
      documents: { ...documents, ...sessionDocument(NORTH, { ...aSession({ id: 'x', name: 'Odd' }), startTime: null }) },
    });
    await screen.findByRole('heading', { level: 1, name: 'Odd' });
    expect(screen.queryByRole('link', { name: /^(Previous|Next) session/ })).toBeNull();
  });
});
