import type { RegistryEntry } from 'shared-kit/contract';
import { useEntryLabel } from './use-entry-label';

/** What users call a part of the console; one that says nothing of it goes by its package's name. */
export function useRemoteTitle(): (remote: RegistryEntry) => string {
  const label = useEntryLabel();
  return ({ name, title, titles }) => label({ label: title, labels: titles }) ?? name;
}
