import fastify from 'fastify';
import { createRunningWork, waitForRunningWork } from './running-work';
import { timeBudget } from './time-budget';

/** A promise that the test settles. */
function open<T>() {
  let end!: (value: T) => void;
  let fail!: (error: Error) => void;
  const work = new Promise<T>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { work, end, fail };
}

/** Whether the promise has settled. */
async function isOver(work: Promise<unknown>): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, 20));
  return Promise.race([work.then(() => true), Promise.resolve().then(() => false)]);
}

it('closing the server waits for the remaining work of a call that ran out of time, also if it fails', async () => {
  const work = createRunningWork();
  const app = fastify();
  waitForRunningWork(app, work);
  const step = open<void>();
  app.get('/', () => timeBudget(0, work.track).run(step.work));
  expect((await app.inject('/')).statusCode).toBe(503);
  const closed = app.close();
  expect(await isOver(closed)).toBe(false);
  step.fail(new Error('too late'));
  await closed;
});

it('closing the server waits for a call whose connection is closed', async () => {
  const app = fastify();
  waitForRunningWork(app, createRunningWork());
  const handler = open<string>();
  const begun = open<void>();
  app.get('/', () => {
    begun.end();
    return handler.work;
  });
  const url = await app.listen({ port: 0 });
  const gone = new AbortController();
  const call = fetch(url, { signal: gone.signal });
  await begun.work;
  gone.abort();
  await expect(call).rejects.toThrow('aborted');
  const closed = app.close();
  expect(await isOver(closed)).toBe(false);
  handler.end('done');
  await closed;
});

it('waiting includes work that other work starts, and has a time limit', async () => {
  const work = createRunningWork();
  const [first, second] = [open<void>(), open<void>()];
  void work.track(first.work.then(() => void work.track(second.work)));
  const settled = work.settled(10_000);
  first.end();
  expect(await isOver(settled)).toBe(false);
  await work.settled(1);
  second.end();
  await settled;
});
