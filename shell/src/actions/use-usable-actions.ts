import { isSingleKey, useAccount, useActions, useSingleKeys, type Action } from 'shared-kit/state';
import { paths } from 'shared-kit/router';
import { useMemo } from 'react';
import { passageOf } from '../routing/access';

/** The actions that this user may use now, by the checks of the guards. */
export function useUsableActions(): readonly Action[] {
  const actions = useActions();
  const account = useAccount();
  return useMemo(
    () => actions.filter(({ access = 'protected' }) => passageOf(access, paths.home(), account) === 'enter'),
    [actions, account],
  );
}

/** Those among them that have a shortcut which is not turned off. A page's own come before the console's. */
export function useShortcuts(): readonly Action[] {
  const actions = useUsableActions();
  const [singleKeys] = useSingleKeys();
  return useMemo(() => {
    const withKeys = actions.filter(({ keys }) => keys !== undefined && (singleKeys || !isSingleKey(keys)));
    return [...withKeys].sort((a, b) => Number(isOfPage(b)) - Number(isOfPage(a)));
  }, [actions, singleKeys]);
}

const isOfPage = ({ group = 'page' }: Action): boolean => group === 'page';
