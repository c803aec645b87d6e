import { claimDraft } from './draft-store';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
});

it.each([
  ['never answers', () => ({})],
  [
    'throws',
    () => {
      throw new Error('denied');
    },
  ],
])('ADD-07 a label is opened without a draft when the database of drafts %s', async (_what, open) => {
  Object.assign(globalThis, { indexedDB: { open } });
  const claim = claimDraft('ana/label/acme/North/edit/0');
  await jest.advanceTimersByTimeAsync(3000);
  expect(await claim).toMatchObject({ key: expect.stringMatching(/^ana\/label\/acme\/North\/edit\/0\/.+/), stored: undefined });
});
