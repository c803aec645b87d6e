import { runKitCode } from '../ground/kit-code';
import type { Listed, Registry } from './registry';

const CODE = "export * from './model/registry'; export * from './model/registry/fault-words';";

/** What faultWords puts into words */
export interface Fault {
  reason: string;
}

export type Reading = {
  remotes: object[];
  leftOut: { name: string; fault: Fault }[];
  lost: { remote: string; declared: string; owner: string }[];
} | null;
export interface ConsoleCode {
  parseRegistry: (json: unknown) => Reading;
  faultWords: (fault: Fault) => string;
  kitMismatch: (kit: string | undefined, own: string) => 'older' | 'newer' | null;
  signingKey: (json: unknown, keys: readonly string[]) => Promise<string | null>;
  signRegistry: (registry: Registry, privateKey: Uint8Array) => Promise<Registry>;
  seenSerialsIn: (stored: unknown) => (readonly [key: string, serial: number])[] | null;
  isBeforeSignIn: (listed: Listed) => boolean;
  unofferedUses: (listed: Listed[]) => { remote: string; link: string }[];
  MOST_COMPANIES: number;
}

let loaded: Promise<ConsoleCode> | undefined;

/** The console's own code: what may be loaded (`shared-kit/src/model/registry`), and its messages about remotes that it leaves out. */
export const consoleCode = (): Promise<ConsoleCode> => (loaded ??= runKitCode(CODE));
