import { fillPath, paramsOf, type PathParams } from 'shared-kit/model';
import type { OfferedLinks } from 'shared-kit/model/registry';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

/** Spread on a `Link` or `ButtonLink`, or given to `navigate(to, { state })`. */
export interface LinkTarget {
  to: string;
  state?: Readonly<Record<string, unknown>>;
}

/** Creates the target of a link, with route state where the page needs it. */
type LinkTo<Name extends string> = [Name] extends [never]
  ? (params?: Readonly<Record<string, never>>, state?: LinkTarget['state']) => LinkTarget
  : (params: PathParams<Name>, state?: LinkTarget['state']) => LinkTarget;

const LinksContext = createContext<OfferedLinks>(new Map());

/** Provides the links that the remotes of this console offer each other. */
export function LinksProvider({ links, children }: { links: OfferedLinks; children: ReactNode }) {
  return <LinksContext value={links}>{children}</LinksContext>;
}

/**
 * A link to a page of another remote, by its name: `useLink('settings', 'company', 'domain')`. Null when no remote offers it, or when it
 * needs parameters that are not listed here; do not show it then. Parameters that the page reads from the route's state are listed like
 * those of the path.
 */
export function useLink<const Name extends string = never>(link: string, ...params: readonly Name[]): LinkTo<Name> | null {
  const offered = useContext(LinksContext).get(link);
  const paramNames = params.join(' ');
  return useMemo(() => {
    const availableParams = paramNames.split(' ');
    if (!offered || !paramsOf(offered.path).every((name) => availableParams.includes(name))) return null;
    return (values: PathParams = {}, state?: LinkTarget['state']) => {
      const carried = (offered.state ?? []).filter((name) => Object.hasOwn(values, name)).map((name) => [name, values[name]]);
      const whole = { ...Object.fromEntries(carried), ...state };
      return { to: fillPath(offered.path, values), ...(Object.keys(whole).length > 0 && { state: whole }) };
    };
  }, [offered, paramNames]);
}
