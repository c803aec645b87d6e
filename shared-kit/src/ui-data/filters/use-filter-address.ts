import { useLocation } from '../../router';
import { useAddress } from '../setup/use-address';

/** The filters in the page's URL, and a function that changes them; null removes a filter. */
interface FilterAddress {
  said: (name: string) => string | null;
  say: (changes: Readonly<Record<string, string | null>>) => void;
}

/** Filters in the URL, so that Back, a reload and a shared link restore them. A change also returns the table to its first page. */
export function useFilterAddress(): FilterAddress {
  const { search } = useLocation();
  const { change } = useAddress(true);
  const params = new URLSearchParams(search);
  return {
    said: (name) => params.get(name),
    say: (changes) =>
      change((before) => {
        const next = new URLSearchParams(before);
        next.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) next.delete(name);
          else next.set(name, value);
        }
        return next;
      }, 'push'),
  };
}

/** One of several choices in the URL; undefined for none. */
export function useChoiceInAddress<T extends string>(name: string, choices: readonly T[]): [chosen: T | undefined, choose: (choice: T | undefined) => void] {
  const { said, say } = useFilterAddress();
  const chosen = said(name);
  return [choices.find((choice) => choice === chosen), (choice) => say({ [name]: choice ?? null })];
}
