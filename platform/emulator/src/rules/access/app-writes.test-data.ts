import { NOW } from '../testing/requests';

/** What apps write (docs/apps.md), for tables of tests. */

type Data = Record<string, unknown>;

/** The cases with what must come of them in their titles. The last item says whether the write is allowed. */
export const withOutcome = <C extends readonly [string, ...unknown[]]>(cases: readonly C[]): C[] =>
  cases.map(([what, ...rest]) => [`${what}: ${rest.at(-1) === true ? 'allowed' : 'refused'}`, ...rest] as unknown as C);

const NOW_MS = NOW / 1000;
/** A time some minutes after the request, or before it when negative. */
export const inMinutes = (minutes: number) => new Date(NOW_MS + minutes * 60_000);
const HOUR_AGO = inMinutes(-60);

/** A session as an app begins it. */
export const aSession = (changes: Data = {}): Data => ({
  name: 'Night count',
  startTime: HOUR_AGO,
  endTime: null,
  total: 0,
  empty: 0,
  invalid: 0,
  pushStatus: 'PENDING',
  wasTask: false,
  createdBy: 'pilot',
  ...changes,
});

const without = (field: string): Data => {
  const { [field]: _, ...rest } = aSession();
  return rest;
};

export const ofTask = (changes: Data = {}): Data => aSession({ wasTask: true, task: 'P', orderedColumns: ['Address', 'SKU'], ...changes });

export const aPart = (index: number, records = 1): Data => ({ index, records: Array.from({ length: records }, () => ({ address: 'A' })) });

export const SESSIONS: [string, Data, boolean][] = [
  ['of no task', aSession(), true],
  ['of a task', ofTask(), true],
  ['of a task without columns', { ...aSession({ wasTask: true, task: 'P' }) }, true],
  ['with figures', aSession({ total: 5, empty: 2, invalid: 3 }), true],
  ['with a long name', aSession({ name: 'x'.repeat(200) }), true],
  ['from a clock that is a little ahead', aSession({ startTime: inMinutes(4) }), true],
  ...['name', 'startTime', 'endTime', 'total', 'empty', 'invalid', 'pushStatus', 'wasTask', 'createdBy'].map(
    (field): [string, Data, boolean] => [`without ${field}`, without(field), false],
  ),
  ['with an empty name', aSession({ name: '' }), false],
  ['with a blank name', aSession({ name: ' ' }), false],
  ['with a name of 201 characters', aSession({ name: 'x'.repeat(201) }), false],
  ['with a number as name', aSession({ name: 7 }), false],
  ['that starts in the future', aSession({ startTime: inMinutes(20) }), false],
  ['with a text as start', aSession({ startTime: '2026-01-01' }), false],
  ['that has ended', aSession({ endTime: HOUR_AGO }), false],
  ['with a negative total', aSession({ total: -1 }), false],
  ['with a total that is not whole', aSession({ total: 1.5 }), false],
  ['with a total beyond a million', aSession({ total: 1_000_001 }), false],
  ['with negative empty ones', aSession({ total: 5, empty: -1 }), false],
  ['with negative invalid ones', aSession({ total: 5, invalid: -1 }), false],
  ['with a text as empty ones', aSession({ total: 5, empty: '1' }), false],
  ['with a text as invalid ones', aSession({ total: 5, invalid: '1' }), false],
  ['with more empty and invalid ones than all', aSession({ total: 2, empty: 1, invalid: 2 }), false],
  ['that is pushed already', aSession({ pushStatus: 'PUSHED' }), false],
  ['by somebody else', aSession({ createdBy: 'assistant' }), false],
  ['with a name for searches', aSession({ searchName: 'night count' }), false],
  ['with a task that it does not have', aSession({ task: 'P' }), false],
  ['with columns but no task', aSession({ orderedColumns: [] }), false],
  ['of a task that it does not name', aSession({ wasTask: true }), false],
  ['of a task that does not exist', ofTask({ task: 'Nothing' }), false],
  ['of a number as task', ofTask({ task: 7 }), false],
  ['of a path as task', ofTask({ task: 'P/payload/0' }), false],
  ['with a text as wasTask', ofTask({ wasTask: 'yes' }), false],
  ['with a text as columns', ofTask({ orderedColumns: 'Address' }), false],
  ['with too many columns', ofTask({ orderedColumns: Array.from({ length: 1001 }, () => 'x') }), false],
  ['with too long columns', ofTask({ orderedColumns: ['x'.repeat(50_001)] }), false],
  ['with a map as column', ofTask({ orderedColumns: [{ a: 1 }] }), false],
];

/** Changes of a session that has `total` 10, `empty` 2, `invalid` 1 and what the server has added. */
export const RAISES: [string, Data, boolean][] = [
  ['raises the total', { total: 11 }, true],
  ['raises all figures', { total: 20, empty: 4, invalid: 2 }, true],
  ['ends it', { endTime: inMinutes(0) }, true],
  ['ends it with its last figures', { total: 11, endTime: inMinutes(0) }, true],
  ['ends it at its start', { endTime: HOUR_AGO }, true],
  ['ends it before its start', { endTime: inMinutes(-61) }, false],
  ['ends it in the future', { endTime: inMinutes(20) }, false],
  ['ends it with a text', { endTime: 'now' }, false],
  ['lowers the total', { total: 9 }, false],
  ['lowers the empty ones', { empty: 1 }, false],
  ['lowers the invalid ones', { invalid: 0 }, false],
  ['raises the empty ones beyond all', { empty: 10 }, false],
  ['raises the total to a text', { total: '11' }, false],
  ['renames it', { name: 'Other' }, false],
  ['moves its start', { startTime: inMinutes(-59) }, false],
  ['says that it is pushed', { pushStatus: 'PUSHED' }, false],
  ['says that it is to be pushed again', { pushStatus: 'PENDING' }, false],
  ['gives it away', { createdBy: 'assistant' }, false],
  ['gives it a task', { wasTask: true, task: 'P' }, false],
  ['gives it columns', { orderedColumns: [] }, false],
  ['changes its name for searches', { searchName: 'x' }, false],
  ['adds a field', { more: 1 }, false],
];

/** Parts of a session that has the parts 0 and 1. */
export const PARTS: [string, string, Data, boolean][] = [
  ['the next part', '2', aPart(2), true],
  ['a full part', '2', aPart(2, 500), true],
  ['the newest part again', '1', aPart(1, 7), true],
  ['an older part again', '0', aPart(0, 7), false],
  ['a part after the next', '3', aPart(3), false],
  ['a part of 501 records', '2', aPart(2, 501), false],
  ['a part under another number', '2', aPart(3), false],
  ['a part under a name', 'x', aPart(2), false],
  ['a part before the first', '-1', aPart(-1), false],
  ['a part without records', '2', { index: 2 }, false],
  ['a part without its number', '2', { records: [] }, false],
  ['a part with a text as number', '2', { ...aPart(2), index: '2' }, false],
  ['a part with a map as records', '2', { index: 2, records: { 0: {} } }, false],
  ['a part with a further field', '2', { ...aPart(2), more: 1 }, false],
];

const own = ofTask({ task: 'X' });
const ended = ofTask({ task: 'X', endTime: inMinutes(-1) });

/** Changes of the task X: its state before, the session `s`, the session that the task names, the change, and whether it is allowed. */
export const STATES: [string, string, Data | undefined, string | null, Data, boolean][] = [
  ['begins with its session', 'PENDING', own, null, { state: 'STARTED', sessionId: 's' }, true],
  ['begins again with another session', 'PENDING', own, 'before', { state: 'STARTED', sessionId: 's' }, true],
  ['begins again with the session that it had', 'PENDING', own, 's', { state: 'STARTED' }, false],
  ['begins without a session', 'PENDING', own, null, { state: 'STARTED' }, false],
  ['begins with a session that does not exist', 'PENDING', undefined, null, { state: 'STARTED', sessionId: 's' }, false],
  ['begins with a path as session', 'PENDING', own, null, { state: 'STARTED', sessionId: 's/addresses/0' }, false],
  ['begins with a session of another task', 'PENDING', ofTask(), null, { state: 'STARTED', sessionId: 's' }, false],
  ['begins with a session of somebody else', 'PENDING', { ...own, createdBy: 'nobody' }, null, { state: 'STARTED', sessionId: 's' }, false],
  ['begins with a session that has ended', 'PENDING', ended, null, { state: 'STARTED', sessionId: 's' }, false],
  ['skips the beginning', 'PENDING', own, 's', { state: 'UPLOADING' }, false],
  ['is uploaded', 'STARTED', own, 's', { state: 'UPLOADING' }, true],
  ['is uploaded for another session', 'STARTED', own, 'before', { state: 'UPLOADING', sessionId: 's' }, false],
  ['is uploaded for a session of somebody else', 'STARTED', { ...own, createdBy: 'nobody' }, 's', { state: 'UPLOADING' }, false],
  ['is complete once its session has ended', 'UPLOADING', ended, 's', { state: 'COMPLETED' }, true],
  ['is complete before its session has ended', 'UPLOADING', own, 's', { state: 'COMPLETED' }, false],
  ['is complete without an upload', 'STARTED', ended, 's', { state: 'COMPLETED' }, false],
  ['is opened again', 'COMPLETED', own, 's', { state: 'UPLOADING' }, false],
  ['gets a name with its state', 'STARTED', own, 's', { state: 'UPLOADING', name: 'Other' }, false],
  ['gets a state of nobody', 'UPLOADING', ended, 's', { state: 'FINISHED' }, false],
];
