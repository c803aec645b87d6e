import type { TokenVerifier } from './access/token-verifier';
import type { Build } from './build';
import type { CallLimits } from './access/call-limits';
import type { Firebase } from './firebase/firebase';
import type { TimeBudget } from './http/time-budget';
import type { KeyTokens } from './access/key-tokens';
import type { PictureMaker } from './uploads/pictures/picture-maker';
import type { Removals } from './work/removals/removals';
import type { SheetReader } from './uploads/sheet-reader/sheet-reader';

/** What the handlers work with; made once in `buildApi`. */
export interface Services {
  readonly build: Build;
  readonly firebase: Firebase;
  readonly tokens: TokenVerifier;
  readonly sheetReader: SheetReader;
  readonly pictures: PictureMaker;
  readonly removals: Removals;
  readonly keyTokens: KeyTokens;
  readonly callLimits: CallLimits;
  /** Mail domain of the addresses that are made up for users without one (decision D-32). */
  readonly noEmailDomain: string;
  /** Starts the time budget of a call. */
  readonly timeBudget: () => TimeBudget;
  /** The listener of the demo, for companies whose operators named none. With it nothing is sent beyond this machine. */
  readonly demoListener?: string;
  /** Whether the published registry can be used: of a server that serves the console too. */
  readonly registryState?: () => Promise<'up' | 'stale' | 'down'>;
  /** Updates a domain's summary as soon as its pushes or tasks change. */
  readonly followsChanges: boolean;
}
