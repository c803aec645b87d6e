import { anApiKey } from 'shared-kit/testing';
import { planRenewals } from './renew-next';

const NOW = Date.UTC(2026, 0, 1);
const aged = (id: string, age: number | null, status = 'ACTIVE') => anApiKey({ id, status, creationDate: age === null ? null : NOW - age });

describe('the keys to renew next', () => {
  it('KEYS-13 are the valid keys beyond the safe age, the oldest first', () => {
    const keys = [
      aged('young', 0),
      aged('warning', 23_328_000_000),
      aged('red', 31_536_000_000),
      aged('ended', 2 * 31_536_000_000, 'INVALID'),
      aged('undated', null),
    ];
    const { due, next } = planRenewals(keys, NOW);
    expect(due.map(({ id }) => id)).toEqual(['red', 'warning']);
    expect(next).toBeNull();
  });

  it('KEYS-12 include the next key and its time when no key is due', () => {
    const keys = [aged('younger', 1000), aged('older', 23_328_000_000 - 1)];
    expect(planRenewals(keys, NOW)).toMatchObject({ due: [], next: { key: { id: 'older' }, at: NOW + 1 } });
  });

  it('KEYS-12 are none when no key is active', () => {
    expect(planRenewals([aged('ended', 0, 'INVALID'), aged('undated', null)], NOW)).toEqual({ due: [], next: null });
  });
});
