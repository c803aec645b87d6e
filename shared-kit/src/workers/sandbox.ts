import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  shouldInterruptAfterDeadline,
  type QuickJSContext,
  type QuickJSSyncVariant,
} from 'quickjs-emscripten-core';

/** The default variant of the package. It is written out here, because Jest cannot load the module that exports it. */
const INTERPRETER: QuickJSSyncVariant = {
  type: 'sync',
  importFFI: async () => (await import('@jitl/quickjs-wasmfile-release-sync/ffi')).QuickJSFFI,
  importModuleLoader: async () => (await import('@jitl/quickjs-wasmfile-release-sync/emscripten-module')).default,
};

const SANDBOX_LIMITS = {
  deadlineMs: 10_000,
  /** The memory limit of the interpreter, which itself needs 16 MB. */
  memoryBytes: 256 * 1024 * 1024,
  /** The maximum number of values in the result, because a small JSON text with many values takes many times its size when parsed. */
  resultValues: 8_000_000,
};

/** The time after the deadline until the script is terminated from outside: the interpreter does not check its deadline inside a built-in function. */
const GRACE_MS = 1000;
const INTERRUPTED = 'InternalError: interrupted';

export interface SandboxOptions extends Partial<typeof SANDBOX_LIMITS> {
  /** {@link JobContext.withLimit} of a worker, so that the script can be terminated from outside, with the message for that case. */
  endAfter?: <T>(ms: number, reason: string, work: () => T) => T | Promise<T>;
}

const STACK_BYTES = 1024 * 1024;
const PAGE_BYTES = 64 * 1024;
/** The memory that the interpreter requests when it starts. */
const FIRST_PAGES = 256;
/** The memory grows by at least 5 %, so it may be full slightly below its limit. */
const FULL = 0.9;

const CALL = `{
  const given = JSON.parse(parameters);
  JSON.stringify(new Function(...Object.keys(given), body)(...Object.values(given)));
}`;

const runHere: NonNullable<SandboxOptions['endAfter']> = (_ms, _reason, work) => work();

/** The error that a script threw, or the reason why it was stopped. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
}

/**
 * Runs the body of a function in a separate JavaScript interpreter (D-64), with the given values as its parameters, and returns its
 * result. The code has no access to page, network, storage or objects of the console: values are passed as JSON. It is stopped at the deadline,
 * when it exceeds the memory limit, and when its result is too large; this rejects with a {@link SandboxError}. Use it in workers only, because
 * it blocks the thread.
 */
export async function runSandboxed(body: string, parameters: Record<string, unknown>, options: SandboxOptions = {}): Promise<unknown> {
  const { endAfter = runHere, ...limits } = { ...SANDBOX_LIMITS, ...options };
  // The limit is set on the WebAssembly memory. That of QuickJS itself does not work, because it is compiled without a way to read block sizes.
  const memory = new WebAssembly.Memory({ initial: FIRST_PAGES, maximum: Math.floor(limits.memoryBytes / PAGE_BYTES) });
  const quickjs = await newQuickJSWASMModuleFromVariant(newVariant(INTERPRETER, { wasmMemory: memory }));
  const runtime = quickjs.newRuntime();
  runtime.setMaxStackSize(STACK_BYTES);
  runtime.setInterruptHandler(shouldInterruptAfterDeadline(Date.now() + limits.deadlineMs));
  const context = runtime.newContext();
  try {
    give(context, 'body', body);
    give(context, 'parameters', JSON.stringify(parameters));
    const result = await endAfter(limits.deadlineMs + GRACE_MS, INTERRUPTED, () => context.evalCode(CALL));
    if (result.error) {
      const thrown: unknown = context.dump(result.error);
      // With no memory left even for an error, QuickJS throws null.
      const isFull = thrown === null && memory.buffer.byteLength > limits.memoryBytes * FULL;
      throw new SandboxError(isFull ? 'InternalError: out of memory' : describe(thrown));
    }
    const text: unknown = context.dump(result.value);
    if (typeof text !== 'string') return undefined;
    if (!hasAtMost(limits.resultValues, text)) throw new SandboxError('RangeError: the result is too large');
    return JSON.parse(text) as unknown;
  } catch (error) {
    // An interpreter that runs out of memory may fail entirely.
    throw error instanceof SandboxError ? error : new SandboxError(String(error));
  }
  // Not disposed: the interpreter is garbage after this call, and disposing a broken one would throw.
}

function give(context: QuickJSContext, name: string, text: string): void {
  const value = context.newString(text);
  context.setProp(context.global, name, value);
  value.dispose();
}

/** Whether a JSON text has at most this number of values, counted without parsing it. */
function hasAtMost(values: number, json: string): boolean {
  let count = 0;
  for (let at = 0; at < json.length && count <= values; at++) {
    const char = json[at];
    if (char === '"') at = endOfText(json, at);
    else if (char === ',' || char === '[' || char === '{') count++;
  }
  return count <= values;
}

function endOfText(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at;
}

function describe(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  const { name = 'Error', message = '' } = thrown as { name?: unknown; message?: unknown };
  return `${String(name)}: ${String(message)}`;
}
