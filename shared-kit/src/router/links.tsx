import { fillPath, paramsOf, type PathParams } from 'shared-kit/model';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

/** An address that a remote lets others lead to (docs/remote-contract.md). */
export interface OfferedLink {
  /** A pattern such as `/company/:company/domain/:domain/settings`. */
  path: string;
  /** What its page needs besides, and takes from the route's state. */
  state?: readonly string[];
}

export type OfferedLinks = ReadonlyMap<string, OfferedLink>;

/** Spread on a `Link` or `ButtonLink`, or given to `navigate(to, { state })`. */
export interface LinkTarget {
  to: string;
  state?: Readonly<Record<string, unknown>>;
}

/** Makes the target of a link; with route state, that goes along. */
export type LinkTo<Name extends string> = [Name] extends [never]
  ? (params?: Readonly<Record<string, never>>, state?: LinkTarget['state']) => LinkTarget
  : (params: PathParams<Name>, state?: LinkTarget['state']) => LinkTarget;

const LinksContext = createContext<OfferedLinks>(new Map());

/** The links that the remotes of this console offer each other. */
export function LinksProvider({ links, children }: { links: OfferedLinks; children: ReactNode }) {
  return <LinksContext value={links}>{children}</LinksContext>;
}

/**
 * The way to a page of another remote, by the name of the link: `useLink('settings', 'company', 'domain')`. Null when no remote
 * offers it, or it needs what is not named here: then there is no entry to show. A parameter that the page takes from the
 * route's state is named like one of the path.
 */
export function useLink<const Name extends string = never>(link: string, ...params: readonly Name[]): LinkTo<Name> | null {
  const offered = useContext(LinksContext).get(link);
  const named = params.join(' ');
  return useMemo(() => {
    const known = named.split(' ');
    if (!offered || !paramsOf(offered.path).every((name) => known.includes(name))) return null;
    return (values: PathParams = {}, state?: LinkTarget['state']) => {
      const carried = (offered.state ?? []).filter((name) => Object.hasOwn(values, name)).map((name) => [name, values[name]]);
      const whole = { ...Object.fromEntries(carried), ...state };
      return { to: fillPath(offered.path, values), ...(Object.keys(whole).length > 0 && { state: whole }) };
    };
  }, [offered, named]);
}
