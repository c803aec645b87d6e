import { KEY_AGE_MS } from 'shared-kit/model';
import { anApiKey } from 'shared-kit/testing';
import { planRenewals } from './renew-next';

const NOW = Date.UTC(2026, 0, 1);
const aged = (id: string, age: number | null, status = 'ACTIVE') =>
  anApiKey({ id, status, creationDate: age === null ? null : NOW - age });

describe('which keys to renew next', () => {
  it('KEYS-13 are those past the safe age, the oldest first, and none that has ended', () => {
    const keys = [
      aged('young', 0),
      aged('warning', KEY_AGE_MS.safe),
      aged('red', KEY_AGE_MS.warning),
      aged('ended', KEY_AGE_MS.warning * 2, 'INVALID'),
      aged('undated', null),
    ];
    const { due, next } = planRenewals(keys, NOW);
    expect(due.map(({ id }) => id)).toEqual(['red', 'warning']);
    expect(next).toBeNull();
  });

  it('KEYS-12 names the first to come while none is due', () => {
    const keys = [aged('younger', 1000), aged('older', KEY_AGE_MS.safe - 1)];
    expect(planRenewals(keys, NOW)).toMatchObject({ due: [], next: { key: { id: 'older' }, at: NOW + 1 } });
  });

  it('KEYS-12 has nothing to say without a key that runs', () => {
    expect(planRenewals([aged('ended', 0, 'INVALID'), aged('undated', null)], NOW)).toEqual({ due: [], next: null });
  });
});
