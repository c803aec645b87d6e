/** A process with many listening clients. Tells its parent when all of them listen and, when asked, what each has received. */
import { Listened, target } from './event';
import { listenByGrpc } from './grpc-client';
import { listenByWebChannel } from './web-client';

/** What a process of clients reports. */
export interface ReceivedEvents {
  /** Distinct events received, per client. */
  events: number[];
  latencies: number[];
}

const { SERVER_HOST = '', TOKEN = '', CLIENTS = '1', TRANSPORT = 'grpc' } = process.env;
const events = Array.from({ length: Number(CLIENTS) }, () => new Set<number>());
let latencies: number[] = [];

await Promise.all(
  events.map(
    (sequences) =>
      new Promise<void>((resolve, reject) => {
        const listened = new Listened(resolve, ({ sequence, latency }) => {
          sequences.add(sequence);
          latencies.push(latency);
        });
        const take = listened.take.bind(listened);
        if (TRANSPORT === 'grpc') listenByGrpc(SERVER_HOST, TOKEN, target('grpc'), take);
        else listenByWebChannel(SERVER_HOST, TOKEN, target('web'), take).catch(reject);
      }),
  ),
);
process.on('message', (message) => {
  if (message === 'forget') {
    for (const sequences of events) sequences.clear();
    latencies = [];
  }
  const received: ReceivedEvents = { events: events.map(({ size }) => size), latencies: message === 'all' ? latencies : [] };
  process.send?.(received);
});
process.on('disconnect', () => process.exit());
process.send?.('listening');
