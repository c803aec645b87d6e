import { createTurnsByName } from './turns-by-name';

it('DATA-02 work of one name takes turns in its order, also after a failure, and other names do not wait', async () => {
  const inTurn = createTurnsByName();
  const done: string[] = [];
  let end = () => {};
  const slow = inTurn('a', () => new Promise<void>((resolve) => (end = resolve)).then(() => void done.push('a1')));
  const failing = inTurn('a', () => Promise.reject(new Error('a2')));
  const third = inTurn('a', async () => void done.push('a3'));
  await inTurn('b', async () => void done.push('b1'));
  expect(done).toEqual(['b1']);
  end();
  await slow;
  await expect(failing).rejects.toThrow('a2');
  await third;
  expect(done).toEqual(['b1', 'a1', 'a3']);
});
