import { runKitCode } from '../ground/kit-code';

const CODE = "export * from './contract/registry'; export * from './contract/kit-version'; export * from './testing/fault-words';";

/** What faultWords puts into words */
export interface Fault {
  reason: string;
}

export type Reading = {
  remotes: object[];
  leftOut: { name: string; fault: Fault }[];
  lost: { remote: string; claim: string; owner: string }[];
} | null;
export interface ConsoleCode {
  parseRegistry: (json: unknown) => Reading;
  faultWords: (fault: Fault) => string;
  misfitOf: (kit: string | undefined, own: string) => 'older' | 'newer' | null;
}

let loaded: Promise<ConsoleCode> | undefined;

/** The console's own code: its reader of registries, its messages about remotes that it leaves out, and its rule which kit can run which remote. */
export const consoleCode = (): Promise<ConsoleCode> => (loaded ??= runKitCode(CODE));
