/** The path of the shell's main script. It changes with every build of the shell and the kit in it. */
const MAIN_SCRIPT = /\/assets\/main\.[\w-]+\.js/;

/** The build of the shell that this page runs; undefined in tests. */
export const ownBuild = (): string | undefined => [...document.scripts].map(({ src }) => MAIN_SCRIPT.exec(src)?.[0]).find((address) => address !== undefined);

/** The build of the shell that a newly opened page would get; undefined if that cannot be read. */
export async function latestBuild(): Promise<string | undefined> {
  try {
    const page = await fetch('/', { cache: 'no-store' });
    return page.ok ? MAIN_SCRIPT.exec(await page.text())?.[0] : undefined;
  } catch {
    return undefined;
  }
}
