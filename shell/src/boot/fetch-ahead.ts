import { firstScreens, laterScreens } from '../federation/late-shares';
import { frameParts } from '../frame/layout/frame-parts';
import { prepareFormats } from './prepare-formats';

/** Fetches code ahead. Ignores failures, because the page that needs the code reports them. */
function prefetch(loads: readonly (() => Promise<unknown>)[]): void {
  for (const load of loads) load().catch(() => undefined);
}

/** Fetches the code of the first screens after the sign-in, and of the frame around them, and prepares what they write by. */
export function fetchFirstScreens(): void {
  prefetch([...firstScreens, ...Object.values(frameParts)]);
  prepareFormats();
}

/** Fetches the code of all other screens. */
export const fetchLaterScreens = (): void => prefetch(laterScreens);
