import { useLocation } from '../../router';
import { useUrlQuery } from '../setup/use-url-query';

/** The filters in the page's URL, and a function that changes them; null removes a filter. */
interface UrlParams {
  paramOf: (name: string) => string | null;
  setParams: (changes: Readonly<Record<string, string | null>>) => void;
}

/** Filters in the URL, so that Back, a reload and a shared link restore them. A change also returns the table to its first page. */
export function useUrlParams(): UrlParams {
  const { search } = useLocation();
  const { change } = useUrlQuery(true);
  const params = new URLSearchParams(search);
  return {
    paramOf: (name) => params.get(name),
    setParams: (changes) =>
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
export function useChoiceInUrl<T extends string>(
  name: string,
  choices: readonly T[],
): [chosen: T | undefined, choose: (choice: T | undefined) => void] {
  const { paramOf, setParams } = useUrlParams();
  const chosen = paramOf(name);
  return [choices.find((choice) => choice === chosen), (choice) => setParams({ [name]: choice ?? null })];
}
