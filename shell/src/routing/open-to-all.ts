import type { Registry } from 'shared-kit/contract';
import { matchPath } from 'shared-kit/router';

/** Whether people without a key-user profile may use a page too, such as that of the emailed password reset (decision D-14). */
export const isOpenToAll = (registry: Registry | null, pathname: string): boolean =>
  (registry?.remotes ?? []).some(({ routes }) => routes.some(({ openToAll, path }) => openToAll && matchPath(path, pathname)));
