import type { ApiKey } from 'shared-kit/model';

/** What the address of the list carries in the browser's history. */
export interface ListState {
  /** The key that was renewed last. */
  renewed?: { company: string; id: string };
}

/** The state as far as it is one: the history outlives versions of this page. */
export function readListState(state: unknown): ListState {
  const renewed = isFields(state) ? state['renewed'] : undefined;
  if (!isFields(renewed) || typeof renewed['company'] !== 'string' || typeof renewed['id'] !== 'string') return {};
  return { renewed: { company: renewed['company'], id: renewed['id'] } };
}

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The key that took the place of an ended one: the newest with its description and moderator. */
export function successorOf(keys: readonly ApiKey[], id: string): ApiKey | undefined {
  const old = keys.find((key) => key.id === id);
  if (old?.status !== 'INVALID') return undefined;
  return keys
    .filter((key) => key.status === 'ACTIVE' && key.description === old.description && key.parentUid === old.parentUid)
    .reduce<ApiKey | undefined>((newest, key) => (newest && (newest.creationDate ?? 0) >= (key.creationDate ?? 0) ? newest : key), undefined);
}
