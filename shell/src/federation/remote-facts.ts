import { KIT_VERSION } from 'shared-kit/host/contract';
import { kitMismatch, type KitMismatch } from 'shared-kit/model/registry';
import type { LoadedRemote } from '../registry/loaded-registry';
import { isFailure, type RemoteEvent } from './remote-log';
import { kindOf, rootOf, type FailureKind } from './failure-kind';

/** `troubled`: it is loaded now, but has failed at least once since the console was opened. */
export type Health = 'unused' | 'loading' | 'loaded' | 'troubled' | 'failed' | KitMismatch;

export interface Failure {
  kind: FailureKind;
  /** Epoch milliseconds. */
  at: number;
  /** The page, if it failed while it was loading. */
  page: string | undefined;
  error: Error;
  /** By what users name it to support. */
  reference: string | undefined;
}

/** A page that has loaded or is loading. */
export interface Load {
  page: string;
  at: number;
  /** The whole load time in milliseconds, null while loading; the next property is the part of the entry. */
  ms: number | null;
  entryMs: number | null;
}

/** The state of a remote on this page. */
export interface RemoteFacts {
  remote: LoadedRemote;
  health: Health;
  /** Oldest first. */
  loads: readonly Load[];
  /** Newest first. */
  failures: readonly Failure[];
  /** The load time of its first page in milliseconds; null before that. */
  loadTime: number | null;
}

/** The state of each remote, computed from the events of this page. */
export function factsOf(remotes: readonly LoadedRemote[], events: readonly RemoteEvent[]): RemoteFacts[] {
  return remotes.map((remote) => {
    const own = events.filter((event) => ownerOf(event, remotes)?.name === remote.name);
    const loads = own.filter((event) => event.page !== undefined && !isFailure(event)).map(loadOf);
    return {
      remote,
      health: healthOf(remote, own),
      loads,
      failures: failuresOf(own),
      loadTime: loads.find(({ ms }) => ms !== null)?.ms ?? null,
    };
  });
}

/** Failures of no remote, newest first. */
export const failuresOfNone = (remotes: readonly LoadedRemote[], events: readonly RemoteEvent[]): Failure[] =>
  failuresOf(events.filter((event) => !ownerOf(event, remotes)));

/** The remote of an event. For an error that no boundary has caught, the first remote in its stack trace. */
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
  const mismatch = kitMismatch(kit, KIT_VERSION);
  if (mismatch) return mismatch;
  const settled = events.filter(({ remote, end }) => remote && end !== undefined);
  const last = settled.at(-1);
  if (!last) return events.some(({ remote }) => remote) ? 'loading' : 'unused';
  if (isFailure(last)) return 'failed';
  return events.some(isFailure) ? 'troubled' : 'loaded';
}

const failuresOf = (events: readonly RemoteEvent[]): Failure[] =>
  events
    .filter(isFailure)
    .map((event) => ({
      kind: kindOf(event),
      at: performance.timeOrigin + (event.end ?? event.start),
      page: event.page,
      error: rootOf(event.error),
      reference: event.reference,
    }))
    .reverse();

const loadOf = ({ page = '', start, entryEnd, end }: RemoteEvent): Load => ({
  page,
  at: performance.timeOrigin + start,
  ms: end === undefined ? null : end - start,
  entryMs: entryEnd === undefined ? null : entryEnd - start,
});
