import { NEVER_LOADED, RemoteFailure } from './remote-failure';
import type { RemoteEvent } from './remote-log';

/** What failed. For a script that did not arrive, the answer of its server gives the reason (diagnose-entry.ts). */
export type FailureKind = 'script' | 'slow' | 'evaluate' | 'chunk' | 'page' | 'kit' | 'load' | 'stuck' | 'render' | 'uncaught';

/** Messages of the innermost error, from the federation runtime, from webpack and from federation/load-page.ts. */
const KIND_OF_MESSAGE: readonly (readonly [RegExp, FailureKind])[] = [
  [/^built for kit /, 'kit'],
  [/ has no page /, 'page'],
  [/time(d )?out|took longer than/, 'slow'],
  [/ScriptNetworkError/, 'script'],
  [/ScriptExecutionError/, 'evaluate'],
];

/** Causes are followed this far, because a remote may throw errors that cause each other. */
const MAX_CAUSES = 10;

/** The innermost cause. The errors around it only say that the remote failed. */
export function rootOf(error: unknown, depth = 0): Error {
  if (!(error instanceof Error)) return new Error(textOf(error));
  return error.cause === undefined || depth === MAX_CAUSES ? error : rootOf(error.cause, depth + 1);
}

/** A thrown value as text. Not every object can be converted. */
function textOf(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return typeof thrown;
  }
}

/** The kind of what is in the log, by the innermost error; `load` for one that no message tells. */
export function kindOf({ error, remote }: RemoteEvent): FailureKind {
  const root = rootOf(error);
  if (root.message === NEVER_LOADED) return 'stuck';
  if (root.name === 'ChunkLoadError') return 'chunk';
  if (!(error instanceof RemoteFailure)) return remote ? 'render' : 'uncaught';
  return KIND_OF_MESSAGE.find(([pattern]) => pattern.test(root.message))?.[1] ?? 'load';
}
