import { firstScreens, laterScreens } from '../federation/late-shares';
import { frameParts, prepareFormats } from '../frame/layout/frame-parts';

/** Fetches code ahead. Ignores failures, because the page that needs the code reports them. */
function prefetch(loads: readonly (() => Promise<unknown>)[]): void {
  for (const load of loads) load().catch(() => undefined);
}

/** Fetches the code of the first screens after the sign-in, and of the frame around them. */
export const fetchFirstScreens = (): void => prefetch([...firstScreens, ...Object.values(frameParts)]);

/** Prepares what the first screens write times, numbers and names by, while their data are being read. */
export const prepareFirstScreens = (): void => prefetch([prepareFormats]);

/** Fetches the code of all other screens. */
export const fetchLaterScreens = (): void => prefetch(laterScreens);
