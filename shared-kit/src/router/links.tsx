import { fillPath, paramsOf, type PathParams } from 'shared-kit/model';
import { isUsed, type OfferedLinks } from 'shared-kit/model/registry';
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

/** Around the pages of a remote: the `uses` of its `remote.json`, to which `useLink` is restricted there. */
export const UsedLinksContext = createContext<readonly string[] | undefined>(undefined);

declare global {
  /** The build of a remote with `uses` writes into its `src/used-links.d.ts` what this declares there. */
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- completed by each remote for itself
  interface UsedLinks {}
}

/** The links that a remote may name: those in `uses` of its `remote.json`, or any where it has no such list. */
export type UsableLink = UsedLinks extends { declared: infer Declared } ? keyof Declared & string : string;

/**
 * A link to a page of another remote, by its name: `useLink('settings', 'company', 'domain')`. Null when no remote offers it in the version
 * that `uses` of `remote.json` names, or when it needs parameters that are not listed here; do not show it then. Parameters that the page
 * reads from the route's state are listed like those of the path.
 */
export function useLink<const Name extends string = never>(link: UsableLink, ...params: readonly Name[]): LinkTo<Name> | null {
  return useTarget(link, params, useContext(UsedLinksContext));
}

/** For the components of the kit: a link that the kit itself shows, whatever the remote around it declares. */
export function useKitLink<const Name extends string = never>(link: string, ...params: readonly Name[]): LinkTo<Name> | null {
  return useTarget(link, params);
}

function useTarget<Name extends string>(link: string, params: readonly Name[], uses?: readonly string[]): LinkTo<Name> | null {
  const offered = useContext(LinksContext).get(link);
  const paramNames = params.join(' ');
  return useMemo(() => {
    const availableParams = paramNames.split(' ');
    if (!offered || !isUsed(uses, link, offered) || !paramsOf(offered.path).every((name) => availableParams.includes(name))) return null;
    return (values: PathParams = {}, state?: LinkTarget['state']) => {
      const carried = (offered.state ?? []).filter((name) => Object.hasOwn(values, name)).map((name) => [name, values[name]]);
      const whole = { ...Object.fromEntries(carried), ...state };
      return { to: fillPath(offered.path, values), ...(Object.keys(whole).length > 0 && { state: whole }) };
    };
  }, [offered, uses, link, paramNames]);
}
