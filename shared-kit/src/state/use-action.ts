import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useConsoleStore } from './state-provider';
import type { Action } from './actions/action';

/**
 * Offers an action while the component is mounted: its shortcut works, and the list of shortcuts and the quick access contain it. `null`
 * offers nothing, for an action that is not possible at the moment.
 */
export function useAction(action: Action | null): void {
  const { actions } = useConsoleStore();
  const newest = useEffectEvent(() => action);
  const { id, label, group, keys, access } = action ?? {};
  useEffect(() => {
    if (id === undefined || label === undefined) return;
    return actions.add({
      id,
      label,
      ...(group && { group }),
      ...(keys && { keys }),
      ...(access && { access }),
      icon: newest()?.icon,
      run: () => newest()?.run(),
    });
  }, [actions, id, label, group, keys, access]);
}

/** Every action that is offered now. */
export function useActions(): readonly Action[] {
  const { actions } = useConsoleStore();
  return useSyncExternalStore(actions.subscribe, actions.list);
}
