import type { TokenVerifier } from './access/token-verifier';
import type { CallLimits } from './external/call-limits';
import type { Firebase } from './firebase';
import type { KeyTokens } from './keys/key-tokens';
import type { SheetReader } from './sheet-reader/sheet-reader';

/** What the handlers work with; made once in `buildApi`. */
export interface Services {
  readonly firebase: Firebase;
  readonly tokens: TokenVerifier;
  readonly sheetReader: SheetReader;
  readonly keyTokens: KeyTokens;
  readonly callLimits: CallLimits;
  /** Milliseconds a call of several steps may take; the default of `timeBudget` when absent. */
  readonly callMs?: number;
  /** The listener of the demo, for companies whose operators named none. With it nothing is sent beyond this machine. */
  readonly demoListener?: string;
  /** Milliseconds a listener has to take a session. */
  readonly pushMs?: number;
}
