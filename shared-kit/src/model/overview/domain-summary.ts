import { LAST_MOMENT_MS } from '../entities/limits';
import type { PushTries, Session, TaskState } from '../entities/entities';
import { count, record, records, text, type Fields } from '../entities/fields';

export const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Enough hours for fourteen days in every time zone; there a day may begin up to a day earlier than for the platform. */
const HOURS_KEPT = 15 * 24;

/** The states of open tasks. A task of an unknown state is not open (TASK-04). */
export const OPEN_TASK_STATES = ['PENDING', 'STARTED', 'UPLOADING'] as const satisfies readonly TaskState[];

/** The figures of one or more sessions. */
export type Figures = typeof NO_FIGURES;

export const NO_FIGURES = { sessions: 0, total: 0, empty: 0, invalid: 0 };

/** The figures of all sessions that began in one hour. Pages add hours up to days in the user's time zone. */
export interface HourFigures extends Figures {
  /** Epoch milliseconds of the hour's beginning. */
  at: number;
}

export interface FailedPush {
  id: string;
  name: string;
  startTime: number | null;
  pushTries: PushTries | null;
}

/** A task that is not completed, with the progress of its session. */
export interface OpenTask {
  id: string;
  name: string;
  state: string;
  createdDate: number | null;
  addressesCount: number;
  sessionId: string;
  /** Addresses read so far; null while the task waits or has no session. */
  read: number | null;
}

/** `companies/{company}/summaries/{domain}`: written only by the platform, which can compute it again from the sessions at any time. */
export interface DomainSummary {
  domain: string;
  hours: HourFigures[];
  /** The number of readings in all hours, to find the busiest domains. */
  readings: number;
  /** The start of the newest session in the hours, in milliseconds since 1970; null without sessions. */
  lastStart: number | null;
  failedPushes: number;
  newestFailed: FailedPush | null;
  openTasks: number;
  /** The oldest open tasks. */
  tasks: OpenTask[];
  /** No moderator has the domain, so nothing in it can be changed. */
  noModerator: boolean;
  /** Epoch milliseconds; null before the first summary. */
  updatedAt: number | null;
}

const number = (value: unknown): number => Math.max(0, count(value));
const moment = (value: unknown): number | null => (typeof value === 'number' && Math.abs(value) <= LAST_MOMENT_MS ? value : null);

const toHour = (stored: Fields): HourFigures => ({
  at: number(stored['at']),
  sessions: number(stored['sessions']),
  total: number(stored['total']),
  empty: number(stored['empty']),
  invalid: number(stored['invalid']),
});

function toFailed(stored: Fields | undefined): FailedPush | null {
  const id = text(stored?.['id']);
  if (!id) return null;
  return {
    id,
    name: text(stored?.['name']) || id,
    startTime: moment(stored?.['startTime']),
    pushTries: toTries(record(stored?.['pushTries'])),
  };
}

function toTries(stored: Fields): PushTries | null {
  const failedAt = moment(stored['failedAt']);
  return failedAt === null ? null : { failedAt, nextAt: moment(stored['nextAt']) };
}

function toOpenTask(stored: Fields): OpenTask {
  const id = text(stored['id']);
  return {
    id,
    name: text(stored['name']) || id,
    state: text(stored['state']),
    createdDate: moment(stored['createdDate']),
    addressesCount: number(stored['addressesCount']),
    sessionId: text(stored['sessionId']) || id,
    read: typeof stored['read'] === 'number' ? number(stored['read']) : null,
  };
}

/** Reads a stored summary. Fields that are missing or wrong, as in documents of other versions, get a default. */
export function readSummary(domain: string, stored: Fields): DomainSummary {
  return {
    domain,
    hours: records(stored['hours']).map(toHour),
    readings: number(stored['readings']),
    lastStart: moment(stored['lastStart']),
    failedPushes: number(stored['failedPushes']),
    newestFailed: toFailed(records([stored['newestFailed']])[0]),
    openTasks: number(stored['openTasks']),
    tasks: records(stored['tasks'])
      .map(toOpenTask)
      .filter(({ id }) => id !== ''),
    noModerator: stored['noModerator'] === true,
    updatedAt: moment(stored['updatedAt']),
  };
}

export type CountedSession = Pick<Session, 'startTime' | 'total' | 'empty' | 'invalid'>;

export const add = (one: Figures, other: Figures): Figures => ({
  sessions: one.sessions + other.sessions,
  total: one.total + other.total,
  empty: one.empty + other.empty,
  invalid: one.invalid + other.invalid,
});

/** The figures of sessions by the hour of their start, oldest first. Sessions without a start are left out. */
export function figuresByHour(sessions: readonly CountedSession[]): HourFigures[] {
  const hours = new Map<number, Figures>();
  for (const { startTime, total, empty, invalid } of sessions) {
    if (startTime === null || !Number.isFinite(startTime)) continue;
    const at = Math.floor(startTime / HOUR_MS) * HOUR_MS;
    const own = { sessions: 1, total: number(total), empty: number(empty), invalid: number(invalid) };
    hours.set(at, add(hours.get(at) ?? NO_FIGURES, own));
  }
  return [...hours].map(([at, figures]) => ({ at, ...figures })).sort((a, b) => a.at - b.at);
}

/** The first hour of a summary that is made at `now`, both in milliseconds since 1970. */
export const firstHourOf = (now: number): number => Math.floor(now / HOUR_MS) * HOUR_MS - HOURS_KEPT * HOUR_MS;

/** Sessions may still grow for this long, in milliseconds. The figures of older sessions are not computed again. */
export const GROWING_MS = DAY_MS;
