import { misfitOf, type Misfit } from 'shared-kit/contract';
import type { LoadedRemote } from '../federation/overrides';
import type { RemoteEvent } from '../federation/remote-log';
import { kindOf, rootOf, type FailureKind } from './failure-kind';

/** `troubled`: it is there, and something of it has failed since the console was opened. */
export type Health = 'unused' | 'loading' | 'loaded' | 'troubled' | 'failed' | Misfit;

export interface Failure {
  kind: FailureKind;
  /** Epoch milliseconds. */
  at: number;
  /** The page that was asked for, where it failed while being loaded. */
  page: string | undefined;
  error: Error;
}

/** A page that was asked for and has come, or is on its way. */
export interface Load {
  page: string;
  at: number;
  /** Milliseconds in all, and of it those of the entry; null while it is on its way. */
  ms: number | null;
  entryMs: number | null;
}

/** How a remote is doing on this page. */
export interface RemoteFacts {
  remote: LoadedRemote;
  health: Health;
  /** Oldest first. */
  loads: readonly Load[];
  /** Newest first. */
  failures: readonly Failure[];
  /** How long its first page took; null as long as there was none. */
  loadTime: number | null;
}

/** Whether an event is a failure, also one of `throw undefined`. */
export const isFailure = (event: RemoteEvent): boolean => 'error' in event;

/** What the events of this page say of each remote. */
export function factsOf(remotes: readonly LoadedRemote[], events: readonly RemoteEvent[]): RemoteFacts[] {
  return remotes.map((remote) => {
    const own = events.filter((event) => ownerOf(event, remotes)?.name === remote.name);
    const loads = own.filter((event) => event.page !== undefined && !isFailure(event)).map(loadOf);
    return { remote, health: healthOf(remote, own), loads, failures: failuresOf(own), loadTime: loads.find(({ ms }) => ms !== null)?.ms ?? null };
  });
}

/** Failures of no remote, newest first. */
export const failuresOfNone = (remotes: readonly LoadedRemote[], events: readonly RemoteEvent[]): Failure[] => failuresOf(events.filter((event) => !ownerOf(event, remotes)));

/** Whose an event is. An error that no boundary has caught belongs to the remote whose code it came through first. */
export function ownerOf({ remote, error }: RemoteEvent, remotes: readonly LoadedRemote[]): LoadedRemote | undefined {
  if (remote) return remote;
  const lines = error instanceof Error ? (error.stack?.split('\n') ?? []) : [];
  for (const line of lines) {
    const owner = remotes.find(({ entry }) => line.includes(new URL('.', entry).href));
    if (owner) return owner;
  }
  return undefined;
}

function healthOf({ kit }: LoadedRemote, events: readonly RemoteEvent[]): Health {
  const misfit = misfitOf(kit);
  if (misfit) return misfit;
  const settled = events.filter(({ remote, end }) => remote && end !== undefined);
  const last = settled.at(-1);
  if (!last) return events.some(({ remote }) => remote) ? 'loading' : 'unused';
  if (isFailure(last)) return 'failed';
  return events.some(isFailure) ? 'troubled' : 'loaded';
}

const failuresOf = (events: readonly RemoteEvent[]): Failure[] =>
  events
    .filter(isFailure)
    .map((event) => ({ kind: kindOf(event), at: performance.timeOrigin + (event.end ?? event.start), page: event.page, error: rootOf(event.error) }))
    .reverse();

const loadOf = ({ page = '', start, entryEnd, end }: RemoteEvent): Load => ({
  page,
  at: performance.timeOrigin + start,
  ms: end === undefined ? null : end - start,
  entryMs: entryEnd === undefined ? null : entryEnd - start,
});
