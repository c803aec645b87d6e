import type { LoadPage, PageModule, RemotePages } from 'shared-kit/host/contract';
import type { RegistryEntry } from 'shared-kit/model/registry';
import { withLimit } from 'shared-kit/model/pacing';
import { persistently, StyleScope } from 'shared-kit/host/ui-core';
import { createElement, type ComponentType } from 'react';
import { loadOlderTexts } from './older-texts';
import { didNotArrive, RemoteFailure } from './remote-failure';
import { ENTRY_LIMIT_MS, registerRemote, webpackRuntime, type FederationRuntime } from './runtime';

/** How long the code and texts of a page may take after the entry of its remote has loaded. */
const PAGE_LIMIT_MS = ENTRY_LIMIT_MS;

/** Loads a page of a remote. Rejects only with {@link RemoteFailure}; its `cause` has the reason. */
export async function loadPage(
  remote: RegistryEntry,
  page: string,
  options: { reloadEntry?: boolean; runtime?: FederationRuntime; onEntry?: () => void } = {},
): Promise<PageModule> {
  const { runtime = webpackRuntime() } = options;
  let { reloadEntry = false } = options;
  const loadEntry = () => {
    registerRemote(runtime, remote, reloadEntry);
    reloadEntry = true;
    return runtime.loadRemote<{ pages?: RemotePages; styleScope?: string }>(`${remote.name}/pages`);
  };
  try {
    const exposed = await persistently(loadEntry, 1, didNotArrive);
    options.onEntry?.();
    const load: LoadPage | undefined = exposed?.pages?.[page];
    if (typeof load !== 'function') throw new Error(`${remote.name} has no page ${page}`);
    const loadWithTexts = () => Promise.all([load(), loadOlderTexts(remote)]);
    const [{ default: Page, ...more }] = await persistently(() => withLimit(loadWithTexts(), PAGE_LIMIT_MS), 1, didNotArrive);
    return { ...more, default: scopedPage(Page, exposed?.styleScope) };
  } catch (cause) {
    throw new RemoteFailure(remote.name, { cause });
  }
}

/** The page inside of the class that the remote's style sheets apply to. Remotes that were built for a kit before 1.2.0 have none. */
function scopedPage(Page: ComponentType, scope: string | undefined): ComponentType {
  return scope === undefined ? Page : () => createElement(StyleScope, { of: scope, children: createElement(Page) });
}
