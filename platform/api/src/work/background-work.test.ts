import fastify, { type FastifyInstance } from 'fastify';
import { removeOldAttempts } from '../records/attempts';
import { UNMEASURED } from '../server/metrics';
import { installBackgroundWork, type WorkServices } from './background-work';
import { endPersonalData } from './personal-data/end-personal-data';
import { retryPushes } from './pushes/retry-pushes';
import { nameOlderDocuments } from './search-names/name-older-documents';
import { refreshSummaries } from './summaries/refresh-summaries';

jest.mock('./pushes/retry-pushes', () => ({ retryPushes: jest.fn() }));
jest.mock('./personal-data/end-personal-data', () => ({ endPersonalData: jest.fn() }));
jest.mock('./summaries/refresh-summaries', () => ({ refreshSummaries: jest.fn() }));
jest.mock('./search-names/name-older-documents', () => ({ nameOlderDocuments: jest.fn() }));
jest.mock('../records/attempts', () => ({ removeOldAttempts: jest.fn() }));
jest.mock('./schedule/one-server', () => ({
  onOneServer: (_firebase: unknown, _name: string, _run: unknown, work: () => Promise<void>) => work(),
}));

const MINUTE = 60_000;
const leased = () => ({ look: jest.fn(), close: jest.fn() });

let app: FastifyInstance;
let removals: ReturnType<typeof leased>;
let licenseChanges: ReturnType<typeof leased>;
let began: string[];

beforeEach(async () => {
  // The server's start and end need the real ones of these.
  jest.useFakeTimers({ now: new Date('2026-05-04T10:20:00Z'), doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  began = [];
  const begins = (name: string) => async () => void began.push(name);
  jest.mocked(refreshSummaries).mockReset().mockImplementation(begins('summaries'));
  jest.mocked(retryPushes).mockReset().mockImplementation(begins('pushes'));
  jest.mocked(endPersonalData).mockReset().mockImplementation(begins('personal data'));
  jest.mocked(nameOlderDocuments).mockReset().mockImplementation(begins('names'));
  jest.mocked(removeOldAttempts).mockReset().mockImplementation(begins('answers'));
  removals = leased();
  licenseChanges = leased();
  app = fastify();
  const services = { firebase: {}, removals, licenseChanges, followsChanges: false } as unknown as WorkServices;
  installBackgroundWork(app, services, { track: (work) => work, measures: UNMEASURED });
  await app.ready();
});

it('D-71 ADD-13 ADD-38 all kinds are done at the full hour, and all but pushes and removals of personal data at the start of the server', async () => {
  expect(began).toEqual(['summaries', 'names', 'answers']);
  began = [];
  await jest.advanceTimersByTimeAsync(41 * MINUTE);
  expect(began.sort()).toEqual(['answers', 'names', 'personal data', 'pushes', 'summaries']);
  await app.close();
});

it('D-71 ADD-13 pushes that never end hold up no other kind of work', async () => {
  let end = () => {};
  jest.mocked(retryPushes).mockImplementation(() => new Promise((resolve) => (end = resolve)));
  await jest.advanceTimersByTimeAsync(41 * MINUTE + 120 * MINUTE);
  expect(retryPushes).toHaveBeenCalledTimes(1);
  expect(refreshSummaries).toHaveBeenCalledTimes(4);
  expect(removeOldAttempts).toHaveBeenCalledTimes(4);
  end();
  await app.close();
});

it('a failure of one kind leaves its next time and the other kinds as they are', async () => {
  jest.mocked(refreshSummaries).mockRejectedValueOnce(new Error('away'));
  await jest.advanceTimersByTimeAsync(41 * MINUTE + 60 * MINUTE);
  expect(refreshSummaries).toHaveBeenCalledTimes(3);
  expect(retryPushes).toHaveBeenCalledTimes(2);
  await app.close();
});

it('D-46 D-124 each minute it looks for work that another server has left over', async () => {
  await jest.advanceTimersByTimeAsync(10 * MINUTE);
  expect(removals.look.mock.calls.length).toBeGreaterThanOrEqual(10);
  expect(licenseChanges.look).toHaveBeenCalledTimes(removals.look.mock.calls.length);
  await app.close();
  expect(removals.close).toHaveBeenCalledTimes(1);
  expect(licenseChanges.close).toHaveBeenCalledTimes(1);
});
