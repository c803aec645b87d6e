import { join, resolve } from 'node:path';
import { readBuilt } from '../../release/built-remote';
import { publish, type CanaryFor } from '../../release/publish';
import { readReleased, releaseFolder } from '../../release/release-folder';
import { copyMaps, mapsFolderOf } from '../../webpack/source-maps';
import { consoleCode } from '../../release/console-code';
import { COMPANY } from '../../release/contract-faults';
import { kitOfConsole, runningKits, requireKit } from '../../release/running-shells';
import { signerOf } from '../../release/signature';
import { printUnofferedLinks } from '../../release/unoffered-links';
import { openStore } from '../../release/store';
import type { Listed } from '../../release/registry';
import type { ReleaseStore } from '../../release/release-store';
import { buildPackages, buildable } from '../../build/build-packages';
import { commandArguments } from '../../ground/command-arguments';
import { ensureInstalled } from '../../ground/install';
import { print, shown } from '../../ground/print';
import { withProgress } from '../../ground/progress.mjs';
import { UserError } from '../../ground/user-error';
import { packageNamed, readWorkspace } from '../../ground/workspace';

const USAGE = 'Name the remote to publish: npm run publish-remote -- mfe-x';
const OPTIONS = {
  all: { says: 'every remote', type: 'boolean', default: false },
  base: { says: 'the URL below which browsers find the files', type: 'string' },
  canary: { says: 'who gets it first: 10%, or company=acme; may be repeated', type: 'string', multiple: true },
  console: { says: 'a console that runs it; may be repeated', type: 'string', multiple: true },
  dist: { says: 'publishes what is built in this folder', type: 'string' },
  force: { says: 'builds also what has not changed', type: 'boolean', default: false },
  from: { says: 'publishes what npm run release has laid out in this folder', type: 'string' },
  maps: { says: 'a folder for the source maps', type: 'string' },
  to: { says: 'the releases: a folder, or gs://bucket/folder', type: 'string' },
} as const;

/**
 * `npm run publish-remote -- mfe-x [--canary=10% --canary=company=acme] [--to=…] [--base=https://cdn…] [--console=https://…] [--force]`: builds a remote,
 * loads each of its pages as the console will, adds it to the published versions and makes the registry refer to it. `--all` publishes every remote;
 * `--maps=<folder>` keeps its source maps there, for `npm run read-stack`; `--from=<release>` publishes those that `npm run release` has laid out there, without a build; `--dist=<folder>` what is
 * built in a folder, for remotes in repositories of their own.
 */
export async function main(args: string[]) {
  const { values, names } = commandArguments(args, USAGE, OPTIONS);
  if (names.length === 0 && !values.all && values.from === undefined && values.dist === undefined) throw new UserError(USAGE);
  const canary = values.canary && (await canaryFor(values.canary));
  const base = baseOf(values.base);
  const signer = signerOf();
  const store = openStore(values.to ?? releaseFolder());
  const build = buildsOf(names, values);
  if (values.dist === undefined) await ensureInstalled();
  // Imported late: they need the installed packages.
  const { prepareLoading } = await import('../../release/loading-check');
  const { publishingCheck } = await import('../../release/publishing-check');
  const kits = await kitsOf(store, values.console);
  prepareLoading();
  const all = await build();
  // Of all before any is loaded and published, which takes a while for each.
  for (const { entry } of all) await requireKit(entry, kits);
  let remotes: Listed[] = [];
  for (const built of all) {
    const { result: published, taken } = await withProgress(built.entry.name, async () =>
      publish(store, built, { canary, base, check: await publishingCheck(built), signer, kits }),
    );
    remotes = published.remotes;
    print(shown`  ${built.entry.name} loaded and published in ${taken}`);
    const release = `${built.entry.name} ${built.entry.version}`;
    print(
      published.isNew
        ? shown`${release} is published in ${store.name} (registry ${published.serial}).`
        : shown`${release} was already there: ${store.name} serves it like this (registry ${published.serial}).`,
    );
  }
  await printUnofferedLinks(remotes);
  if (base !== undefined) print(shown`Pages of the console run it if REMOTE_ORIGINS of the web server names ${new URL(base).origin}.`);
}

/** Finds the named remotes. Returns a function that builds and reads them. */
function buildsOf(
  names: string[],
  {
    all,
    dist,
    force,
    from,
    maps,
  }: { all: boolean; dist?: string | undefined; force: boolean; from?: string | undefined; maps?: string | undefined },
) {
  if (dist !== undefined || from !== undefined) {
    const released = dist === undefined ? readReleased(from ?? '') : [readBuilt(resolve(dist))];
    const missing = names.find((name) => !released.some(({ entry }) => entry.name === name));
    if (missing)
      throw new UserError(shown`${from ?? dist} has no ${missing}. There are: ${released.map(({ entry }) => entry.name).join(', ')}.`);
    return async () => released.filter(({ entry }) => names.length === 0 || names.includes(entry.name));
  }
  const packages = readWorkspace();
  const remotes = all ? buildable(packages).filter(({ kind }) => kind === 'remote') : names.map((name) => packageNamed(packages, name));
  const wrong = remotes.find(({ kind }) => kind !== 'remote');
  if (wrong) throw new UserError(shown`${wrong.name} is no remote: it has no remote.json.`);
  return async () => {
    await buildPackages(remotes, { always: force });
    return remotes.map(({ folder }) => {
      const built = readBuilt(join(folder, 'dist'));
      if (maps !== undefined) copyMaps(join(folder, 'dist'), resolve(maps), mapsFolderOf(built.entry));
      return built;
    });
  };
}

/** The kit versions of the shells in force: those that web servers have written beside the releases, and those of the named consoles. */
export async function kitsOf(store: ReleaseStore, consoles: string[] = []) {
  const kits = [...new Set([...(await runningKits(store)), ...(await Promise.all(consoles.map(kitOfConsole)))])];
  if (kits.length === 0)
    print(
      shown`No running web server has written to ${store.name} which kit its shell has: that the console can run this is not checked.\nName the console, if there is one: --console=https://console.example`,
    );
  return kits;
}

/** @param wanted such as `10%`, `company=acme` */
export async function canaryFor(wanted: string[]): Promise<CanaryFor> {
  const shares: number[] = [];
  const companies: string[] = [];
  for (const one of wanted) {
    const share = /^(\d{1,3}(?:\.\d{1,2})?)%?$/.exec(one)?.[1];
    const company = one.startsWith('company=') ? one.slice('company='.length) : '';
    if (share !== undefined && Number(share) > 0 && Number(share) <= 100) shares.push(Number(share));
    else if (COMPANY.test(company)) companies.push(company);
    else throw new UserError(shown`--canary is "${one}"; it can be a share of all (--canary=10%) or a company (--canary=company=acme).`);
  }
  const { MOST_COMPANIES } = await consoleCode();
  if (companies.length > MOST_COMPANIES)
    throw new UserError(
      shown`--canary names ${companies.length} companies; the console reads ${MOST_COMPANIES}. Give it to a share (--canary=10%).`,
    );
  return { ...(shares.length > 0 && { percent: Math.max(...shares) }), ...(companies.length > 0 && { companies }) };
}

/** The URL of `--base` without a slash at its end. A query or a user name in it would become part of every file's URL, and is refused. */
export function baseOf(base: string | undefined) {
  if (base === undefined) return undefined;
  const url = URL.canParse(base) ? new URL(base) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) {
    throw new UserError(
      shown`--base is "${base}"; it is the URL below which browsers find the folder "remotes", such as https://cdn.example, and nothing behind it.`,
    );
  }
  return (url.origin + url.pathname).replace(/\/+$/, '');
}
