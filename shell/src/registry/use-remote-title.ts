import type { RegistryEntry } from 'shared-kit/model/registry';
import { useEntryLabel } from './use-entry-label';

/** The title of a remote in the user's language; without one, the name of its package. */
export function useRemoteTitle(): (remote: RegistryEntry) => string {
  const label = useEntryLabel();
  return ({ name, title, titles }) => label({ label: title, labels: titles }) ?? name;
}
