import { NEVER_CAME, RemoteFailure } from '../federation/remote-failure';
import type { RemoteEvent } from '../federation/remote-log';

/** What went wrong, as far as the page itself can tell; why a script did not arrive, only its server knows (diagnose-entry.ts). */
export type FailureKind = 'script' | 'slow' | 'evaluate' | 'chunk' | 'page' | 'kit' | 'load' | 'stuck' | 'render' | 'uncaught';

/** What loading says of itself, innermost: the federation's runtime, webpack's, and the shell's loader (federation/load-page.ts). */
const SAYS: readonly (readonly [RegExp, FailureKind])[] = [
  [/^built for kit /, 'kit'],
  [/ has no page /, 'page'],
  [/time(d )?out|took longer than/, 'slow'],
  [/ScriptNetworkError/, 'script'],
  [/ScriptExecutionError/, 'evaluate'],
];

/** The innermost reason: what wraps it says only that the remote failed. */
export function rootOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return error.cause === undefined ? error : rootOf(error.cause);
}

/** The kind of an event that is a failure. */
export function kindOf({ error, remote }: RemoteEvent): FailureKind {
  const root = rootOf(error);
  if (root.message === NEVER_CAME) return 'stuck';
  if (root.name === 'ChunkLoadError') return 'chunk';
  if (!(error instanceof RemoteFailure)) return remote ? 'render' : 'uncaught';
  return SAYS.find(([says]) => says.test(root.message))?.[1] ?? 'load';
}
