import type { EmulatorOptions, RunningEmulator } from './options';

/** Starts the three services on one store. */
export async function startEmulator(options: EmulatorOptions = {}): Promise<RunningEmulator> {
  throw new Error(`Not implemented: ${JSON.stringify(options)}`);
}
