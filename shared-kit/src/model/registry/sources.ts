import type { Fault } from './remote';

/** Host names of this machine. Only overrides and development servers load code from there. */
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether a parsed host name is of this machine. Check no text: `localhost@evil.example` and `localhost.evil.example` begin like one. */
export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);

/** From where a console may load scripts of remotes. */
export interface AllowedSources {
  /** The absolute URL of the registry: its origin is the console's own, and relative entries begin there. */
  registryUrl: string;
  /** The other origins that the operator names. */
  remoteOrigins?: readonly string[] | undefined;
  /** Allows this machine, for developers. */
  allowOverrides?: boolean | undefined;
}

/** Returns a check whether an entry is from an allowed origin. The policy of the page decides the same, but gives no reason. */
export function sourceFaultBy({
  registryUrl,
  remoteOrigins = [],
  allowOverrides = false,
}: AllowedSources): (entry: string) => Fault | null {
  const own = new URL(registryUrl).origin;
  return (entry) => {
    const { origin, hostname } = new URL(entry, registryUrl);
    const isAllowed = origin === own || remoteOrigins.includes(origin) || (allowOverrides && isLoopback(hostname));
    return isAllowed ? null : { reason: 'origin', origin };
  };
}
