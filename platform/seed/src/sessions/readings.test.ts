import { Random } from '../ground/random';
import { addressRange, STREET_SIZE } from '../tasks/addresses';
import { readings } from './readings';
import { sessionPlans } from './session-plan';

const plan = () => ({
  random: new Random('one'),
  addresses: addressRange({ pattern: '*RRCCNNAA', street: 3, count: 300 }),
  employees: [{ employeeId: '1', employeeName: 'Ana' }],
  start: 0,
  span: 3_600_000,
});

it('DASH-20 readings are always the same: some addresses are read twice, some are empty and some invalid', () => {
  const records = readings(plan());
  expect(readings(plan())).toEqual(records);
  expect(new Set(records.map(({ address }) => address)).size).toBe(300);
  expect(records.length).toBeGreaterThan(300);
  expect(new Set(records.map(({ status }) => status))).toEqual(new Set(['read', 'empty', 'invalid']));
  const times = records.map(({ checkedAt }) => checkedAt);
  expect([...times].sort((a, b) => a - b)).toEqual(times);
  expect(times.at(-1)).toBeLessThan(3_600_000);
});

it('addresses continue in the next street when one is full', () => {
  const addresses = addressRange({ pattern: '*RRCCNNAA', street: 1, count: STREET_SIZE + 1 });
  expect(addresses[0]).toBe('G01010101');
  expect(addresses.at(-1)).toBe('G02010101');
  expect(new Set(addresses).size).toBe(addresses.length);
});

it('the large seed has the requested numbers of sessions and addresses', () => {
  const large = sessionPlans('large').filter(({ id }) => id.startsWith('cw-'));
  expect(
    large
      .map(({ addresses }) => addresses)
      .sort((a, b) => b - a)
      .slice(0, 2),
  ).toEqual([100_000, 1000]);
  expect(large).toHaveLength(101);
});
