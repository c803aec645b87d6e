import { docPaths, type DomainRef } from 'shared-kit/model';
import { HOUR_MS, type DomainSummary } from 'shared-kit/model/overview';

const hourOf = (ms: number): number => Math.floor(ms / HOUR_MS) * HOUR_MS;

/** The figures of `sessions` sessions with ten addresses each, an hour apart, the last one a day ago. */
export const hoursOf = (sessions: number, now = Date.now()): DomainSummary['hours'] =>
  Array.from({ length: sessions }, (_, index) => ({
    at: hourOf(now) - (24 + sessions - 1 - index) * HOUR_MS,
    sessions: 1,
    total: 10,
    empty: 1,
    invalid: 0,
  }));

/** The summary of a domain without readings, open tasks and problems. */
export const aSummary = (given: Partial<DomainSummary> = {}): DomainSummary => ({
  domain: 'North',
  hours: [],
  readings: 0,
  lastStart: null,
  failedPushes: 0,
  newestFailed: null,
  openTasks: 0,
  tasks: [],
  noModerator: false,
  updatedAt: Date.now(),
  ...given,
});

export const summaryDocument = (ref: DomainRef, given: Partial<DomainSummary> = {}): Record<string, Record<string, unknown>> => ({
  [docPaths.summary(ref)]: { ...aSummary({ domain: ref.domain, ...given }) },
});
