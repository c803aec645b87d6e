import { createTurns, type Party, type TurnLimits } from './turns';

/** Turns whose work the test ends, and the names of the works in the order in which they began. */
function heldWork(limits: TurnLimits) {
  const turns = createTurns(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, party: Party) =>
    turns.run(party, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)!();
    await new Promise(setImmediate);
  };
  return { ask, begun, end, turns };
}

const of = (company: string, user: string): Party => ({ company, user });
const tooMany = { problem: { code: 961, key: 'err.tooManyAtOnce' }, status: 429 };

describe('ADD-48 (D-141) turns', () => {
  it('go round by companies, and in each by users, whatever one has asked for before', async () => {
    const { ask, begun, end } = heldWork({ atOnce: 1 });
    const asked = [
      ...['a1', 'a2', 'a3', 'a4'].map((name) => ask(name, of('acme', 'ann'))),
      ask('b1', of('acme', 'bob')),
      ask('x1', of('beta', 'xan')),
      ask('x2', of('beta', 'xan')),
      ask('z1', of('zeta', 'zoe')),
    ];
    await new Promise(setImmediate);
    for (let i = 0; i < asked.length; i++) await end(begun[i]!);
    await Promise.all(asked);
    expect(begun).toEqual(['a1', 'a2', 'x1', 'z1', 'b1', 'x2', 'a3', 'a4']);
  });

  it('refuse alone who has too many, until one of them has ended', async () => {
    const { ask, begun, end } = heldWork({ atOnce: 1, ofUser: 2, ofCompany: 3 });
    const asked = [ask('a1', of('acme', 'ann')), ask('a2', of('acme', 'ann'))];
    await expect(ask('a3', of('acme', 'ann'))).rejects.toMatchObject(tooMany);
    asked.push(ask('b1', of('acme', 'bob')));
    await expect(ask('c1', of('acme', 'cem'))).rejects.toMatchObject(tooMany);
    asked.push(ask('x1', of('beta', 'ann')));
    await end('a1');
    asked.push(ask('a4', of('acme', 'ann')));
    for (const name of ['a2', 'x1', 'b1', 'a4']) await end(name);
    await Promise.all(asked);
    expect(begun).toEqual(['a1', 'a2', 'x1', 'b1', 'a4']);
  });

  it('are given up after some time with 6, and what waits behind goes on', async () => {
    const { ask, begun, end } = heldWork({ atOnce: 1, ofUser: 2, waitMs: 20 });
    const first = ask('a1', of('acme', 'ann'));
    await expect(ask('a2', of('acme', 'ann'))).rejects.toMatchObject({ problem: { code: 6 }, status: 503 });
    const last = ask('a3', of('acme', 'ann'));
    await end('a1');
    await end('a3');
    await Promise.all([first, last]);
    expect(begun).toEqual(['a1', 'a3']);
  });

  it('end once, also when their work fails', async () => {
    const { ask, begun, end, turns } = heldWork({ atOnce: 1, ofUser: 1 });
    await expect(turns.run(of('acme', 'ann'), () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    const release = await turns.take(of('acme', 'ann'));
    release();
    release();
    const asked = [ask('a1', of('acme', 'ann')), ask('x1', of('beta', 'xan'))];
    await new Promise(setImmediate);
    expect(begun).toEqual(['a1']);
    await end('a1');
    await end('x1');
    await Promise.all(asked);
  });
});
