import { isSingleKey, useActions, useSingleKeys, type Action } from 'shared-kit/host/state';
import { paths } from 'shared-kit/model';
import { useAccount } from 'shared-kit/state';
import { guardDecision } from '../../routing/access';

/** The actions that the guards allow this user. */
export function useUsableActions(): readonly Action[] {
  const actions = useActions();
  const account = useAccount();
  return actions.filter(({ access = 'protected' }) => guardDecision(access, paths.home(), account) === 'enter');
}

/** The usable actions with a shortcut, unless the user has turned it off. Those of the page come before those of the console. */
export function useShortcuts(): readonly Action[] {
  const actions = useUsableActions();
  const [singleKeys] = useSingleKeys();
  const withKeys = actions.filter(({ keys }) => keys !== undefined && (singleKeys || !isSingleKey(keys)));
  return withKeys.sort((a, b) => Number(isOfPage(b)) - Number(isOfPage(a)));
}

const isOfPage = ({ group = 'page' }: Action): boolean => group === 'page';
