import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { fontElement } from '../testing/font-element';
import { shownFor, watchStandIns } from './stand-ins';

/** Frees what nothing holds any more. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as (options: { type: 'major'; execution: 'async' }) => Promise<void>;
  // In a task of its own, since calls that have not returned may hold nodes. What a collection that was under way has marked is freed by the next.
  for (let times = 0; times < 2; times++) await gc({ type: 'major', execution: 'async' });
}

const place = document.createElement('p');
beforeAll(() => {
  document.body.append(place);
  watchStandIns(() => {});
});

/** Replaces a text at one place many times, as live rows and counts do. Returns weak references to all that are not shown any more. */
async function replaceOften(make: (round: number) => ChildNode, times: number): Promise<WeakRef<Node>[]> {
  const earlier: WeakRef<Node>[] = [];
  for (let round = 0; round < times; round++) {
    const { lastChild } = place;
    if (lastChild) earlier.push(new WeakRef(lastChild));
    lastChild?.remove();
    place.append(make(round));
    // The observer is called between two changes.
    await Promise.resolve();
  }
  return earlier;
}

const TIMES = 200;

it.each<[string, (round: number) => ChildNode]>([
  ['by texts', (round) => document.createTextNode(String(round))],
  ['by texts and elements in turn', (round) => (round % 2 ? document.createElement('b') : document.createTextNode(String(round)))],
])('ADD-60 texts that were replaced %s are not kept', async (_what, make) => {
  const earlier = await replaceOften(make, TIMES);
  await collectGarbage();
  // The last of them may be held by the engine itself.
  expect(earlier.filter((node) => node.deref()).length).toBeLessThan(TIMES / 10);
});

it('ADD-60 translations of a text that stays are not kept once another one has replaced them', async () => {
  const text = document.createTextNode('Pending');
  place.replaceChildren(text);
  const earlier = await replaceOften(() => fontElement(), TIMES);
  const shown = place.lastChild;
  await collectGarbage();
  expect(shownFor(text)).toEqual([shown]);
  expect(earlier.filter((node) => node.deref()).length).toBeLessThan(TIMES / 10);
});
