import type { Registry } from 'shared-kit/model/registry';
import { matchPath } from 'shared-kit/host/router';

/** Whether users without a key-user profile may open the page too, such as the page of emailed password resets (D-14). */
export const isOpenToAll = (registry: Registry | null, pathname: string): boolean =>
  (registry?.remotes ?? []).some(({ routes }) => routes.some(({ openToAll, path }) => openToAll && matchPath(path, pathname)));
