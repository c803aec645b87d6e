import { Timestamp } from 'firebase-admin/firestore';
import type { Firebase } from 'platform-api/seed';
import { chunk, docPaths, SEARCH_NAME, searchNameOf, type AddressRecord, type SessionRef } from 'shared-kit/model';
import type { DemoAccount } from '../accounts/accounts.data';
import type { Clock } from '../ground/clock';
import { CENTRAL_WAREHOUSE } from '../companies/companies.data';
import { takePictures, writeSessionPictures } from '../pictures/session-pictures';
import { Random } from '../ground/random';
import { taskRows } from '../tasks/task-rows';
import { TASK_COLUMNS, TASKS } from '../tasks/tasks.data';
import { addressRange } from '../tasks/addresses';
import type { Employee } from './reading';
import { readings } from './readings';
import { recount } from './recount';
import type { SessionPlan } from './session-plan';

/** The most records in one document (D-70). */
const PART_SIZE = 500;
/** Parts in one commit. Each has some 150 KB, so that together they stay far below the limit of a commit. */
const PARTS_AT_ONCE = 20;
const SESSIONS_AT_ONCE = 4;
const HOUR = 3_600_000;

const stored = ({ checkedAt, ...record }: AddressRecord) => ({ ...record, checkedAt: Timestamp.fromMillis(checkedAt) });

/** The employees who read addresses in a domain: its pilots and checkers. */
function employeesOf(accounts: readonly DemoAccount[], domain: string): Employee[] {
  const own = accounts.filter(({ pilot, checker, authDomains }) => (pilot || checker) && authDomains?.includes(domain));
  const names = own.map((one) => ({ employeeId: one.employeeId, employeeName: `${one.firstName} ${one.lastName}` }));
  return names.length > 0 ? names : [{ employeeId: 'M003', employeeName: 'João Conceição' }];
}

const addressesOf = ({ domain, street, addresses }: SessionPlan, more = 0): string[] =>
  addressRange({ pattern: domain === CENTRAL_WAREHOUSE ? '*RRCCNNAA' : 'RRCCNNAA', street, count: addresses + more });

function recordsOf(plan: SessionPlan, employees: Employee[], start: number): AddressRecord[] {
  if (plan.recountOf) return recount(recordsOf(plan.recountOf, employees, start), addressesOf(plan, 1).at(-1)!);
  const addresses = [...addressesOf(plan), ...(plan.strays ?? [])];
  const task = TASKS.find(({ name }) => name === plan.task);
  const inputRows = task && new Map(taskRows(task).map((row) => [row.address, row.inputData]));
  const random = new Random(plan.id);
  // So that the session ends before today begins.
  const span = plan.hoursAgo * HOUR;
  return readings({ random, addresses, employees, start, span, ...(inputRows && { inputRows }) });
}

const countOf = (records: AddressRecord[], status?: AddressRecord['status']): number =>
  new Set(records.filter((record) => !status || record.status === status).map(({ address }) => address)).size;

function sessionDocument(plan: SessionPlan, records: AddressRecord[], start: number) {
  return {
    name: plan.name,
    [SEARCH_NAME]: searchNameOf(plan.name),
    startTime: Timestamp.fromMillis(start),
    endTime: plan.open ? null : Timestamp.fromMillis(records.at(-1)?.checkedAt ?? start),
    total: countOf(records),
    empty: countOf(records, 'empty'),
    invalid: countOf(records, 'invalid'),
    pushStatus: plan.pushStatus,
    wasTask: plan.task !== undefined,
    ...(plan.task !== undefined && { orderedColumns: [...TASK_COLUMNS] }),
  };
}

async function writeSession({ firestore, bucket }: Firebase, plan: SessionPlan, employees: Employee[], start: number): Promise<void> {
  const ref: SessionRef = { ...plan.domain, session: plan.id };
  const read = recordsOf(plan, employees, start);
  const { records, pictures } = plan.pictures ? takePictures(ref, read) : { records: read, pictures: [] };
  await writeSessionPictures(bucket, pictures);
  const parts = chunk(records, PART_SIZE).map((part, index) => ({ index, records: part.map(stored) }));
  for (const some of chunk(parts, PARTS_AT_ONCE)) {
    const batch = firestore.batch();
    for (const part of some) batch.set(firestore.doc(docPaths.addressPart(ref, part.index)), part);
    await batch.commit();
  }
  // The session's document is written last, so that its readings exist when it appears in lists.
  await firestore.doc(docPaths.session(ref)).set(sessionDocument(plan, records, start));
}

/** Writes sessions with records and pictures, some at a time. An account that may use the domain has counted. */
export async function writeSessions(
  firebase: Firebase,
  plans: readonly SessionPlan[],
  accounts: readonly DemoAccount[],
  clock: Clock,
): Promise<void> {
  for (const some of chunk(plans, SESSIONS_AT_ONCE)) {
    await Promise.all(
      some.map((plan) => writeSession(firebase, plan, employeesOf(accounts, plan.domain.domain), clock.before(0, plan.hoursAgo * 60))),
    );
  }
}
