/** A version that some get before the others. */
export interface Canary {
  percent?: number;
  companies?: string[];
  remote: Listed;
}

/** A remote as the registry lists it. */
export interface Listed {
  name: string;
  version: string;
  entry: string;
  integrity: string;
  canary?: Canary;
  rolledBack?: string;
  [more: string]: unknown;
}

/** Browsers refuse it after `expires`. Every change sets `expires` to `validDays` later. */
export interface Registry {
  schema: 1;
  serial: number;
  at?: string;
  change?: string;
  remotes: Listed[];
  validDays?: number;
  expires?: string;
  signature?: string;
}
