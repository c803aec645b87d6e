import { Random } from 'platform-seed/readings';
import { isValidAddress } from 'shared-kit/model';
import { rowsOf } from './testing/rows';
import { walk, type Stop } from './walk';

function stops(count: number, ...way: [pattern: string, addresses?: readonly string[]]): Stop[] {
  const [pattern, addresses] = way;
  const walked: Stop[] = [];
  for (const stop of walk(new Random('a walk'), pattern, addresses && rowsOf(addresses))) {
    if (walked.length === count) break;
    walked.push(stop);
  }
  return walked;
}

describe('the way of a count', () => {
  it('ADD-29 has an empty, an invalid and an unexpected reading among its first twenty, in every domain', () => {
    for (const pattern of ['*RRCCNNAA', 'RR.CC.NN.AA', 'RRCCNN', 'A', '']) {
      const first = stops(20, pattern);
      expect(first.flatMap(({ status }) => status ?? [])).toEqual(['empty', 'invalid']);
      const unusual = first.filter(({ address }) => !isValidAddress(address, pattern || 'RRCCNNAA'));
      expect([pattern, unusual.length]).not.toEqual([pattern, 0]);
      expect(first.length - unusual.length).toBeGreaterThan(10);
    }
  });

  it('ADD-29 goes through a task in its order and reads addresses besides that it does not have', () => {
    const addresses = ['G01010101', 'G01010102', 'G01010103', 'B7', 'B7'];
    const way = stops(Infinity, '*RRCCNNAA', [...addresses, ...Array.from({ length: 40 }, (_, place) => `C${place}`)]);
    const listed = way.filter(({ row }) => row !== undefined).map(({ address }) => address);
    expect([...new Set(listed)].slice(0, 5)).toEqual(['G01010101', 'G01010102', 'G01010103', 'B7', 'C0']);
    expect(listed.at(-1)).toBe('C39');
    const others = way.filter(({ row }) => row === undefined).map(({ address }) => address);
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter((address) => listed.includes(address))).toEqual([]);
  });

  it('ADD-29 finds an unexpected address also where the task has all that the pattern allows', () => {
    const all = Array.from({ length: 4 }, (_, place) => `${place + 1}`);
    const way = stops(30, 'A', Array.from({ length: 10 }, () => all).flat());
    const others = way.filter(({ row }) => row === undefined).map(({ address }) => address);
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter((address) => all.includes(address))).toEqual([]);
  });
});
