import type { Firestore } from 'firebase-admin/firestore';
import { docPaths, exampleAddresses, SEARCH_NAME, searchNameOf } from 'shared-kit/model';
import { packTask } from 'shared-kit/model/inventory-sheet';
import { ASSISTANT, KEY_UID } from '../accounts/accounts.data';
import type { Clock } from '../ground/clock';
import { CENTRAL_WAREHOUSE } from '../companies/companies.data';
import { taskRows } from './task-rows';
import { TASK_COLUMNS, TASKS } from './tasks.data';

/** Writes the tasks with their packed lists, each of which is far smaller than the limit of one part. */
export async function writeTasks(firestore: Firestore, clock: Clock): Promise<void> {
  const batch = firestore.batch();
  TASKS.forEach((task, i) => {
    const { name, state, age } = task;
    const rows = taskRows(task);
    const orderedColumns = [...TASK_COLUMNS];
    const data = packTask({ orderedColumns, rows });
    batch.set(firestore.doc(docPaths.payloadPart(CENTRAL_WAREHOUSE, name, 0)), { data });
    batch.set(firestore.doc(docPaths.task(CENTRAL_WAREHOUSE, name)), {
      name,
      [SEARCH_NAME]: searchNameOf(name),
      state,
      createdDate: clock.daysAgo(age, (i + 1) * 11),
      createdBy: i % 2 === 0 ? KEY_UID : ASSISTANT,
      addressesCount: rows.length,
      exampleAddresses: exampleAddresses(rows.map(({ address }) => address)),
      orderedColumns,
      payloadParts: 1,
      ...(state === 'COMPLETED' && { sessionId: name }),
    });
  });
  await batch.commit();
}
