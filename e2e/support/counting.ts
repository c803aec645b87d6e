import type { TestDomain } from './domains';

export interface TestCount {
  /** The session's id. */
  session: string;
  /** Reads these addresses; resolves when the server has them. */
  read: (...addresses: string[]) => Promise<void>;
  /** Ends the session, and its task. */
  end: () => Promise<void>;
}

/** Begins a session as an app does, with the sign-in of the domain's moderator and under the rules. It starts now, so it is the newest of its domain. */
export async function beginCount({ company, domain, moderator }: TestDomain, name: string, task?: string): Promise<TestCount> {
  const { Count, openApp, plainReading } = await counting();
  const config: unknown = await (await fetch(`${process.env.CONSOLE_URL}/config.json`)).json();
  const app = await openApp(config as Parameters<typeof openApp>[0], moderator);
  const count = await Count.begin(app, {
    domain: { company, domain },
    name,
    task: task === undefined ? undefined : { name: task, orderedColumns: [] },
  });
  return {
    session: count.ref.session,
    async read(...addresses) {
      for (const address of addresses) count.add(plainReading(address, app.employee));
      await count.stored();
    },
    async end() {
      await count.end();
      await app.close();
    },
  };
}

/** The app as it is built: Playwright would compile the sources anew, with all that they import. */
const counting = (): Promise<typeof import('platform-counting')> =>
  import(new URL('../../platform/counting/dist/index.mjs', import.meta.url).href);
