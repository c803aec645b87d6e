import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ReceivedEvents } from './clients';

const PROGRAM = join(process.cwd(), 'bench/dist/fan-out-clients.mjs');

/** Clients in several processes that listen to the same query. */
export interface Clients {
  /** Forgets the events so far. */
  forget(): Promise<void>;
  /** Waits until every client has received `count` different events, at most `ms` milliseconds. Returns the number of each client. */
  until(count: number, ms: number): Promise<number[]>;
  latencies(): Promise<number[]>;
  stop(): Promise<void>;
}

export interface ClientsOptions {
  host: string;
  token: string;
  transport: 'grpc' | 'web';
  processes: number;
  each: number;
}

/** Starts the clients and waits until each has its list. */
export async function startClients({ host, token, transport, processes, each }: ClientsOptions): Promise<Clients> {
  const env = { ...process.env, SERVER_HOST: host, TOKEN: token, CLIENTS: String(each), TRANSPORT: transport };
  const children = Array.from({ length: processes }, () => fork(PROGRAM, { env }));
  for (const child of children) child.once('exit', (code) => code && process.exit(code));
  await Promise.all(children.map((child) => once(child, 'message')));

  async function ask(message: string): Promise<ReceivedEvents[]> {
    return Promise.all(children.map((child) => answerOf(child, message)));
  }
  return {
    async forget() {
      await ask('forget');
    },
    async until(count, ms) {
      const deadline = Date.now() + ms;
      for (;;) {
        const events = (await ask('count')).flatMap((received) => received.events);
        if (Date.now() > deadline || events.every((each) => each >= count)) return events;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    async latencies() {
      return (await ask('all')).flatMap((received) => received.latencies);
    },
    async stop() {
      const ended = children.map((child) => once(child, 'exit'));
      for (const child of children) child.disconnect();
      await Promise.all(ended);
    },
  };
}

async function answerOf(child: ChildProcess, message: string): Promise<ReceivedEvents> {
  const answer = once(child, 'message') as Promise<[ReceivedEvents]>;
  child.send(message);
  return (await answer)[0];
}
