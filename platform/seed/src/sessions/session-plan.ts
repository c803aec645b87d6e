import type { DomainRef } from 'shared-kit/model';
import { ARMAZEM_1, CENTRAL_WAREHOUSE, COLD_STORE } from '../companies/companies.data';
import { Random } from '../ground/random';
import { COMPLETED_TASKS, STARTED_TASK } from '../tasks/tasks.data';

export type SeedSize = 'demo' | 'large';

/** What a session is made of, before its readings are generated. */
export interface SessionPlan {
  domain: DomainRef;
  id: string;
  name: string;
  /** Hours before the start of today. */
  hoursAgo: number;
  street: number;
  addresses: number;
  pushStatus: string | null;
  open?: boolean;
  task?: string;
  pictures?: boolean;
  /** The session whose addresses it reads again. */
  recountOf?: SessionPlan;
  /** Addresses that do not fit the pattern, read besides those of the street. */
  strays?: readonly string[];
}

const KINDS = ['Cycle', 'Night', 'Receiving', 'Returns', 'Audit', 'Spot'] as const;
/** Mostly pushed, with every state that the column "Push status" can show. */
const PUSH_STATES = ['PUSHED', 'PUSHED', 'PUSHED', 'FAILED', 'PENDING', 'PUSHED', 'QUEUED', null] as const;
const HOURS_BETWEEN = 7;
/** Hours between two sessions of the cold store, which has fewer sessions. */
const COLD_STORE_HOURS = 14;

interface Series {
  domain: DomainRef;
  code: string;
  count: number;
  low: number;
  high: number;
  push: boolean;
  hoursBetween?: number;
}

/** A day after the session that it repeats, which is the first one with a task. */
const RECOUNT = 'Street 12 recount';
const RECOUNT_HOURS = 9;

const three = (number: number): string => String(number).padStart(3, '0');

/** Sessions of a domain, newest first. The newest has the highest number. */
function series({ domain, code, count, low, high, push, hoursBetween = HOURS_BETWEEN }: Series): SessionPlan[] {
  const random = new Random(`sessions ${code}`);
  return Array.from({ length: count }, (_, i) => {
    const number = count - i;
    return {
      domain,
      id: `${code}-${three(number)}`,
      name: `${random.pick(KINDS)} count ${three(number)}`,
      hoursAgo: 2 + i * hoursBetween,
      street: random.between(1, 40),
      addresses: random.between(low, high),
      pushStatus: push ? PUSH_STATES[i % PUSH_STATES.length]! : null,
    };
  });
}

/** 120 sessions. A few special ones replace those at certain places among the newest. */
function centralWarehouse(): SessionPlan[] {
  const plans = series({ domain: CENTRAL_WAREHOUSE, code: 'cw', count: 120, low: 40, high: 400, push: true });
  const change = (place: number, changes: Partial<SessionPlan>) => Object.assign(plans[place]!, changes);
  change(0, { open: true, pushStatus: null });
  change(3, { name: 'Push fail count', pushStatus: 'FAILED' });
  for (const place of [2, 4, 9]) change(place, { pictures: true });
  change(5, { name: 'Full count', addresses: 10_000, street: 1 });
  change(10, { strays: ['DOCK 1', 'DOCK 2', 'G12', 'FLOOR'] });
  COMPLETED_TASKS.forEach(({ name, street, addresses }, i) =>
    change(1 + i * 7, { id: name, name, street, addresses, task: name, pushStatus: 'PUSHED', pictures: i === 0 }),
  );
  const check = change(1, { hoursAgo: RECOUNT_HOURS + 24 });
  change(7, {
    id: RECOUNT,
    name: RECOUNT,
    street: check.street,
    addresses: check.addresses,
    hoursAgo: RECOUNT_HOURS,
    recountOf: check,
    pushStatus: 'PUSHED',
  });
  const { name, street, addresses } = STARTED_TASK;
  // Starts after its task was created, and has read two thirds of the addresses.
  change(6, { id: name, name, street, addresses: (addresses * 2) / 3, task: name, hoursAgo: 20, open: true, pushStatus: null });
  return plans;
}

/** 100 sessions of 1,000 addresses and one of 100,000. */
function centralWarehouseAtScale(): SessionPlan[] {
  const plans = series({ domain: CENTRAL_WAREHOUSE, code: 'cw', count: 101, low: 1000, high: 1000, push: true });
  Object.assign(plans[0]!, { name: 'Full count', addresses: 100_000, street: 1 });
  return plans;
}

/** Every session of the demo, newest first within each domain. */
export function sessionPlans(size: SeedSize): SessionPlan[] {
  return [
    ...(size === 'large' ? centralWarehouseAtScale() : centralWarehouse()),
    ...series({ domain: COLD_STORE, code: 'cs', count: 24, low: 40, high: 120, push: true, hoursBetween: COLD_STORE_HOURS }),
    ...series({ domain: ARMAZEM_1, code: 'a1', count: 8, low: 40, high: 90, push: false }),
  ];
}
