import { LAST_MOMENT_MS } from '../limits';
import type { Session, TaskState } from '../entities/entities';

export const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Fourteen days in any time zone: the first of them begins up to a day before the platform's. */
export const HOURS_KEPT = 15 * 24;

/** A task that is still to be done. States that nobody knows are not waited for (TASK-04). */
export const OPEN_TASK_STATES = ['PENDING', 'STARTED', 'UPLOADING'] as const satisfies readonly TaskState[];

/** What was read, of one session or of many. */
export interface Figures {
  sessions: number;
  total: number;
  empty: number;
  invalid: number;
}

export const NO_FIGURES: Figures = { sessions: 0, total: 0, empty: 0, invalid: 0 };

/** The sessions that began in one hour: days are made of them in the time zone of whoever looks. */
export interface HourFigures extends Figures {
  /** Epoch milliseconds of the hour's beginning. */
  at: number;
}

export interface FailedPush {
  id: string;
  name: string;
  startTime: number | null;
}

/** A task that is not completed, with how far its session is when there is one. */
export interface OpenTask {
  id: string;
  name: string;
  state: string;
  createdDate: number | null;
  addressesCount: number;
  sessionId: string;
  /** Addresses read so far; null while no session of it exists. */
  read: number | null;
}

/** `companies/{company}/summaries/{domain}`: written only by the platform, which can compute it again from the sessions at any time. */
export interface DomainSummary {
  domain: string;
  hours: HourFigures[];
  /** All that was read in those hours: what the busiest domains are found by. */
  readings: number;
  /** When the newest session began that the hours know. */
  lastStart: number | null;
  failedPushes: number;
  newestFailed: FailedPush | null;
  openTasks: number;
  /** The oldest of the open ones. */
  tasks: OpenTask[];
  /** No moderator has the domain, so nothing in it can be changed. */
  noModerator: boolean;
  /** Epoch milliseconds; null before the first summary. */
  updatedAt: number | null;
}

type Fields = Record<string, unknown>;

const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const moment = (value: unknown): number | null => (typeof value === 'number' && Math.abs(value) <= LAST_MOMENT_MS ? value : null);
const maps = (value: unknown): Fields[] =>
  Array.isArray(value) ? value.filter((item): item is Fields => typeof item === 'object' && item !== null && !Array.isArray(item)) : [];

const toHour = (stored: Fields): HourFigures => ({
  at: number(stored['at']),
  sessions: number(stored['sessions']),
  total: number(stored['total']),
  empty: number(stored['empty']),
  invalid: number(stored['invalid']),
});

function toFailed(stored: Fields | undefined): FailedPush | null {
  const id = text(stored?.['id']);
  return id ? { id, name: text(stored?.['name']) || id, startTime: moment(stored?.['startTime']) } : null;
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

/** A stored summary of any age: every field in its type. */
export function readSummary(domain: string, stored: Fields): DomainSummary {
  return {
    domain,
    hours: maps(stored['hours']).map(toHour),
    readings: number(stored['readings']),
    lastStart: moment(stored['lastStart']),
    failedPushes: number(stored['failedPushes']),
    newestFailed: toFailed(maps([stored['newestFailed']])[0]),
    openTasks: number(stored['openTasks']),
    tasks: maps(stored['tasks']).map(toOpenTask).filter(({ id }) => id !== ''),
    noModerator: stored['noModerator'] === true,
    updatedAt: moment(stored['updatedAt']),
  };
}

export type CountedSession = Pick<Session, 'startTime' | 'total' | 'empty' | 'invalid'>;

const add = (one: Figures, other: Figures): Figures => ({
  sessions: one.sessions + other.sessions,
  total: one.total + other.total,
  empty: one.empty + other.empty,
  invalid: one.invalid + other.invalid,
});

/** The figures of sessions by the hour in which they began, the oldest first. One without a beginning belongs to no hour. */
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

/** When the hours of a summary begin that is made now. */
export const firstHourOf = (now: number): number => Math.floor(now / HOUR_MS) * HOUR_MS - HOURS_KEPT * HOUR_MS;

/** How long sessions may still grow. The figures of older ones are not computed again. */
export const GROWING_MS = DAY_MS;
