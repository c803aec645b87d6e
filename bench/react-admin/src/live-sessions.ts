import { QueryClient } from '@tanstack/react-query';
import { collection, limit, onSnapshot, orderBy, query } from 'firebase/firestore';
import type { DataProvider, GetListParams, GetListResult } from 'react-admin';
import { db } from './firebase';

const NEWEST = 100;

/** react-admin's cache of what it has read. Later snapshots are written into it, and its lists update. */
export const queryClient = new QueryClient();

let stop = () => {};

/** The newest sessions, page by page. The first snapshot is the answer, and each later one replaces it. */
function getList(resource: string, { pagination, sort, filter, meta }: GetListParams): Promise<GetListResult> {
  stop();
  const { page = 1, perPage = 10 } = pagination ?? {};
  const sessions = collection(db, `companies/acme/domains/Central Warehouse/${resource}`);
  return new Promise((resolve, reject) => {
    stop = onSnapshot(
      query(sessions, orderBy('startTime', 'desc'), limit(NEWEST)),
      ({ docs }) => {
        const rows = docs.map((doc) => ({ ...doc.data(), id: doc.id }));
        const list = { data: rows.slice((page - 1) * perPage, page * perPage), total: rows.length };
        resolve(list);
        queryClient.setQueryData([resource, 'getList', { pagination, sort, filter, meta }], list);
      },
      reject,
    );
  });
}

const notOffered = () => Promise.reject(new Error('This list can only be read.'));

export const dataProvider: DataProvider = {
  getList,
  getOne: notOffered,
  getMany: notOffered,
  getManyReference: notOffered,
  create: notOffered,
  update: notOffered,
  updateMany: notOffered,
  delete: notOffered,
  deleteMany: notOffered,
};
