import type { ApiKey } from 'shared-kit/model';

/** The route's state of the list. */
export interface ListState {
  renewed?: { company: string; id: string };
}

/** Reads the route's state. Invalid parts are dropped, because another version of this page may have written the history entry. */
export function readListState(state: unknown): ListState {
  const renewed = isFields(state) ? state['renewed'] : undefined;
  if (!isFields(renewed) || typeof renewed['company'] !== 'string' || typeof renewed['id'] !== 'string') return {};
  return { renewed: { company: renewed['company'], id: renewed['id'] } };
}

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The key that replaces a renewed one: the newest with its description and moderator. */
export function successorOf(keys: readonly ApiKey[], id: string): ApiKey | undefined {
  const old = keys.find((key) => key.id === id);
  if (old?.status !== 'INVALID') return undefined;
  return keys
    .filter((key) => key.status === 'ACTIVE' && key.description === old.description && key.parentUid === old.parentUid)
    .reduce<ApiKey | undefined>(
      (newest, key) => (newest && (newest.creationDate ?? 0) >= (key.creationDate ?? 0) ? newest : key),
      undefined,
    );
}
