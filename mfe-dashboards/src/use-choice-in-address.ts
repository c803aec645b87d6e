import { useLocation } from 'shared-kit/router';
import { useAddress } from 'shared-kit/ui-data';

/**
 * One of several choices, kept in the address under a name so that Back, a reload and a shared link restore it; undefined for none.
 * Another choice shows other rows: they begin at their first page.
 */
export function useChoiceInAddress<T extends string>(name: string, choices: readonly T[]): [chosen: T | undefined, choose: (choice: T | undefined) => void] {
  const { search } = useLocation();
  const { change } = useAddress(true);
  const said = new URLSearchParams(search).get(name);
  const choose = (choice: T | undefined) =>
    change((params) => {
      const next = new URLSearchParams(params);
      next.delete(name);
      next.delete('page');
      if (choice !== undefined) next.set(name, choice);
      return next;
    }, 'push');
  return [choices.find((choice) => choice === said), choose];
}
