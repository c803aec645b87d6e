import { parseQuery, type WireQuery } from '../../store/query-spec/structured-query';
import { against } from '../../testing/test-firebase';
import { compileRules } from '../rules';
import { Asking } from './access';
import { CONSOLE_FIRESTORE_RULES, CONSOLE_STORAGE_RULES } from './console-rules';
import { RemoteRules } from './remote-rules';
import { stored, type Documents } from './requests';
import type { RulesWorld } from './world';

export type { RulesWorld } from './world';

type Condition = readonly [field: string, op: string, value: unknown];

const firestore = compileRules(CONSOLE_FIRESTORE_RULES, 'firestore.rules');
const storage = compileRules(CONSOLE_STORAGE_RULES, 'storage.rules');
const target = against();
const remote = target && new RemoteRules(target, { firestore: CONSOLE_FIRESTORE_RULES, storage: CONSOLE_STORAGE_RULES });

/** A world with these documents: of rules that are evaluated here, or of the Firebase that the command was given. */
export function worldOf(documents: Documents): RulesWorld {
  return remote ? remote.with(documents) : evaluated(new Asking({ firestore, storage }, documents));
}

/** The parts of the rules that no question has made allow and deny; of rules elsewhere nobody knows. */
export const untried = (): readonly unknown[] => (remote ? [] : [...firestore.coverage.gaps(), ...storage.coverage.gaps()]);

export const closeWorlds = async (): Promise<void> => remote?.close();

/** A query over a collection with filters that must all hold, as clients send it. */
export function query(collectionId: string, where: readonly Condition[] = [], more: WireQuery = {}): WireQuery {
  const filters = where.map(([fieldPath, op, value]) => ({ fieldFilter: { field: { fieldPath }, op, value: stored(value) } }));
  const filter = filters.length > 0 ? { where: { compositeFilter: { op: 'AND', filters } } } : {};
  return { from: [{ collectionId }], ...filter, ...more };
}

function evaluated(asking: Asking): RulesWorld {
  return {
    get: async (caller, path) => asking.get(caller, path),
    list: async (caller, parent, wanted) => asking.list(caller, parent, parseQuery(wanted)),
    listAll: async (caller, collection) => asking.listAll(caller, collection),
    write: async (caller, path, fields) => asking.write(caller, path, fields),
    batch: async (caller, writes) => asking.batch(caller, writes),
    async file(caller, method, name, before, after) {
      asking.fixed.reads.length = 0;
      const may = asking.file(caller, method, name, before, after);
      // Downloads are many, and each look-up is paid for.
      if (method === 'get' && asking.fixed.reads.length > 0) throw new Error(`To get ${name} the rules read documents.`);
      return may;
    },
  };
}
