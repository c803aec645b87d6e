import type { Firestore } from 'firebase-admin/firestore';
import { timeBudget } from '../../http/time-budget';
import type { TaskDraft } from '../../uploads/sheet-reader/sheet-request';
import { MAX_PAYLOAD_PARTS, storeTask } from './store-task';

const NORTH = { company: 'acme', domain: 'North' };
const actor = { uid: 'key', name: '', company: 'acme', ip: '', userAgent: '' };

/** A database whose transactions fail. */
const noFirestore = { runTransaction: () => Promise.reject(new Error('asked')) } as unknown as Firestore;

const draftOf = (parts: number): TaskDraft =>
  ({ payload: Array<string>(parts).fill(''), addressesCount: 1, exampleAddresses: [], orderedColumns: [] }) as unknown as TaskDraft;

it('API-26 a list with more parts than a commit may have is refused with 413 before anything is read or written', async () => {
  const store = (parts: number) => storeTask(noFirestore, NORTH, { name: 'T', actor, draft: draftOf(parts) }, timeBudget());
  await expect(store(MAX_PAYLOAD_PARTS + 1)).rejects.toMatchObject({ status: 413 });
  await expect(store(MAX_PAYLOAD_PARTS)).rejects.toThrow('asked');
});
