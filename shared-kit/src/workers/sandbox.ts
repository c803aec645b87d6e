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

export interface SandboxLimits {
  deadlineMs: number;
  /** Of the whole interpreter, which itself needs 16 MB. */
  memoryBytes: number;
}

export const SANDBOX_LIMITS: SandboxLimits = { deadlineMs: 10_000, memoryBytes: 256 * 1024 * 1024 };

const STACK_BYTES = 1024 * 1024;
const PAGE_BYTES = 64 * 1024;
/** What the interpreter asks for when it starts. */
const FIRST_PAGES = 256;
/** It grows by a twentieth at least, so it may be full a little below its limit. */
const FULL = 0.9;

const CALL = `{
  const given = JSON.parse(parameters);
  JSON.stringify(new Function(...Object.keys(given), body)(...Object.values(given)));
}`;

/** The error that a script threw, or the reason why it was stopped. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
}

/**
 * Runs the body of a function in a separate JavaScript interpreter (decision D-64), with the given values as its parameters, and returns its
 * result. The code has no access to page, network, storage or objects of the console: values are passed as JSON. It is stopped at the deadline,
 * and when it exceeds the memory limit; this rejects with a {@link SandboxError}. Use it in workers only, because it blocks the thread.
 */
export async function runSandboxed(body: string, parameters: Record<string, unknown>, limits = SANDBOX_LIMITS): Promise<unknown> {
  // The limit is that of WebAssembly: QuickJS has one of its own, but it is compiled without what it needs to know the size of a block.
  const memory = new WebAssembly.Memory({ initial: FIRST_PAGES, maximum: Math.floor(limits.memoryBytes / PAGE_BYTES) });
  const quickjs = await newQuickJSWASMModuleFromVariant(newVariant(INTERPRETER, { wasmMemory: memory }));
  const runtime = quickjs.newRuntime();
  runtime.setMaxStackSize(STACK_BYTES);
  runtime.setInterruptHandler(shouldInterruptAfterDeadline(Date.now() + limits.deadlineMs));
  const context = runtime.newContext();
  try {
    give(context, 'body', body);
    give(context, 'parameters', JSON.stringify(parameters));
    const result = context.evalCode(CALL);
    if (result.error) {
      const thrown: unknown = context.dump(result.error);
      // With no memory left even for an error, QuickJS throws null.
      const isFull = thrown === null && memory.buffer.byteLength > limits.memoryBytes * FULL;
      throw new SandboxError(isFull ? 'InternalError: out of memory' : describe(thrown));
    }
    const text: unknown = context.dump(result.value);
    return typeof text === 'string' ? (JSON.parse(text) as unknown) : undefined;
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

function describe(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  const { name = 'Error', message = '' } = thrown as { name?: unknown; message?: unknown };
  return `${String(name)}: ${String(message)}`;
}
