import type { FastifyRequest } from 'fastify';
import { paths } from 'shared-kit/model';
import { firstEntry, type FirstEntries } from 'shared-kit/model/registry';
import type { WebServerOptions } from '../ground/options';
import { escapeHtml } from '../ground/page';
import type { ReleasedRegistry } from '../remotes/released-registry';
import { kitOf } from './shell-in-force';

/**
 * The page with the entry scripts of the remotes that it may show first, as `data-first` of its `<html>`. Only the browser knows whether a user
 * is signed in, so its first script chooses (`shell/src/inline/first-script.ts`).
 */
export async function withFirstEntries(
  html: string,
  { url, protocol, host }: Pick<FastifyRequest, 'url' | 'protocol' | 'host'>,
  { remoteOrigins, allowOverrides, workedOn }: Pick<WebServerOptions, 'remoteOrigins' | 'allowOverrides' | 'workedOn'>,
  registry: ReleasedRegistry,
): Promise<string> {
  const own = kitOf(html);
  // While a remote is worked on, its script changes with each build, and comes from a server of its own.
  if (own === undefined || workedOn?.length) return html;
  const registryUrl = `${protocol}://${host}/registry.json`;
  if (!URL.canParse(registryUrl)) return html;
  const { remotes } = await registry.current();
  const at = (pathname: string) => firstEntry({ schema: 1, remotes }, pathname, { registryUrl, remoteOrigins, allowOverrides, own });
  const here = at(new URL(url, registryUrl).pathname);
  const login = at(paths.login());
  const entries: FirstEntries = { ...(here && { here }), ...(login && { login }) };
  return html.replace(/<html(?=[\s>])/, () => `<html data-first="${escapeHtml(JSON.stringify(entries))}"`);
}
