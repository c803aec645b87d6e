/** @jest-environment node */
import fc from 'fast-check';
import { addSession, emptyMonth, removeDomain, removeSession, withDomainsOf, type SessionOfMonth } from './change-month';
import { readCounted, SessionCounter, storedCounted, type CountedSession } from './counted-session';
import { addTo, byWorst, NO_QUALITY, readingsOf, sumOfQuality, type QualityFigures } from './figures';
import { MONTH_PEOPLE, MONTH_STREETS, SESSION_PEOPLE, SESSION_STREETS } from './limits';
import { readMonth, storedMonth, type MonthOfQuality } from './month-of-quality';

const START = Date.UTC(2026, 4, 4, 10);
const PATTERN = 'RRRCC';
const STATUSES = ['read', 'empty', 'invalid'] as const;

const reading = (street: number, person: number, status: (typeof STATUSES)[number] | 'divergent') => ({
  address: `${String(street).padStart(3, '0')}01`,
  employeeId: `p${person}`,
  employeeName: `Person ${person}`,
  status: status === 'divergent' ? 'read' : status,
  labels: [],
  results: status === 'divergent' ? { SKU: 'negative' } : { SKU: 'positive' },
});

function counted(readings: readonly object[]): CountedSession {
  const counter = new SessionCounter(PATTERN);
  counter.add(readings);
  return counter.counted()!;
}

const sessions = (streets: number, people: number, domains: readonly string[], count = 8): fc.Arbitrary<SessionOfMonth[]> =>
  fc.array(
    fc.record({
      startTime: fc.integer({ min: START, max: START + 5 * 3_600_000 }),
      domain: fc.constantFrom(...domains),
      counted: fc
        .array(
          fc
            .tuple(
              fc.integer({ min: 0, max: streets }),
              fc.integer({ min: 0, max: people }),
              fc.constantFrom(...STATUSES, 'divergent' as const),
            )
            .map(([street, person, status]) => reading(street, person, status)),
          { minLength: 1, maxLength: 40 },
        )
        .map(counted),
    }),
    { maxLength: count },
  );

const monthOfAll = (all: readonly SessionOfMonth[]): MonthOfQuality => all.reduce(addSession, emptyMonth('2026-05'));
const readingsIn = (all: readonly QualityFigures[]) => ({ ...sumOfQuality(all), sessions: 0 });

/** Hours, streets and people have the same readings, and none is negative. */
function expectEqualSums({ hours, streets, people, otherStreets, otherPeople }: MonthOfQuality): void {
  expect(readingsIn([otherStreets, ...streets])).toEqual(readingsIn(hours));
  expect(readingsIn([otherPeople, ...people])).toEqual(readingsIn(hours));
  for (const one of [...hours, ...streets, ...people, otherStreets, otherPeople])
    expect(Math.min(one.sessions, one.read, one.empty, one.invalid, one.divergent)).toBeGreaterThanOrEqual(0);
}

it('ADD-95 D-171 a reading counts once, by its worst result, for its street and for who counted', () => {
  const both = { ...reading(1, 1, 'divergent'), labels: [{ name: 'Pallet', valid: false, data: {} }] };
  const { streets, people } = counted([both, reading(1, 2, 'divergent'), reading(2, 1, 'empty'), { address: 'X', employeeName: 'Rui' }]);
  expect(streets).toEqual([
    { street: '001', ...NO_QUALITY, sessions: 1, invalid: 1, divergent: 1 },
    { street: '002', ...NO_QUALITY, sessions: 1, empty: 1 },
    { street: '', ...NO_QUALITY, sessions: 1, read: 1 },
  ]);
  expect(people).toEqual([
    { id: 'p1', name: 'Person 1', ...NO_QUALITY, sessions: 1, empty: 1, invalid: 1 },
    { id: 'p2', name: 'Person 2', ...NO_QUALITY, sessions: 1, divergent: 1 },
    { id: 'Rui', name: 'Rui', ...NO_QUALITY, sessions: 1, read: 1 },
  ]);
});

it('ADD-95 D-171 a month is the same whatever order its sessions come in, and company and domain have the same readings', () => {
  fc.assert(
    fc.property(sessions(20, 10, ['North', 'South']), (all) => {
      const month = monthOfAll(all);
      expectEqualSums(month);
      expect(monthOfAll([...all].reverse())).toEqual(month);
      expect(sumOfQuality(month.hours).sessions).toBe(all.length);
    }),
  );
});

it('ADD-95 D-171 a month is as before when a session that was added is removed', () => {
  fc.assert(
    fc.property(sessions(20, 10, ['']), sessions(20, 10, [''], 1), (all, [other]) => {
      fc.pre(other !== undefined);
      const before = monthOfAll(all);
      const after = removeSession(addSession(before, other), other);
      expect(after).toEqual(before);
    }),
  );
});

it('ADD-95 D-171 a company names the domains that are in an hour and counted by a person, and no others', () => {
  fc.assert(
    fc.property(sessions(5, 5, ['North', 'South']), (all) => {
      const [first, ...rest] = all;
      fc.pre(first !== undefined);
      const ofDomain = (some: readonly SessionOfMonth[]) =>
        monthOfAll(some.filter(({ domain }) => domain === first.domain).map((one) => ({ ...one, domain: '' })));
      expect(withDomainsOf(removeSession(monthOfAll(all), first), first.domain, ofDomain(rest))).toEqual(monthOfAll(rest));
    }),
  );
});

it('ADD-95 D-171 a company without a domain has the sessions of the others', () => {
  fc.assert(
    fc.property(sessions(20, 10, ['North', 'South', 'West']), (all) => {
      const others = all.filter(({ domain }) => domain !== 'North');
      const own = monthOfAll(all.filter(({ domain }) => domain === 'North').map((one) => ({ ...one, domain: '' })));
      expect(removeDomain(monthOfAll(all), 'North', own)).toEqual(monthOfAll(others));
    }),
  );
});

it('ADD-95 D-171 a month names the worst streets and people, adds up the others, and keeps its sums', () => {
  fc.assert(
    fc.property(sessions(900, 500, ['North', 'South'], 30), fc.nat(), (all, from) => {
      const month = monthOfAll(all);
      expect(month.streets.length).toBeLessThanOrEqual(MONTH_STREETS);
      expect(month.people.length).toBeLessThanOrEqual(MONTH_PEOPLE);
      expectEqualSums(month);
      expect([...month.streets].sort(byWorst)).toEqual(month.streets);
      const removed = all.slice(from % (all.length + 1));
      const rest = removed.reduce(removeSession, month);
      expectEqualSums(rest);
      expect(readingsIn(rest.hours)).toEqual(readingsIn(monthOfAll(all.slice(0, from % (all.length + 1))).hours));
      const north = monthOfAll(all.filter(({ domain }) => domain === 'North').map((one) => ({ ...one, domain: '' })));
      expectEqualSums(removeDomain(month, 'North', north));
    }),
    { numRuns: 30 },
  );
});

it('ADD-95 D-171 a session of many streets and people names the worst of them', () => {
  const many = Array.from({ length: 900 }, (_, nth) => reading(nth, nth, nth < 10 ? 'invalid' : 'read'));
  const session = counted(many);
  expect([session.streets.length, session.people.length]).toEqual([SESSION_STREETS, SESSION_PEOPLE]);
  expect(session.streets.slice(0, 10).every(({ invalid }) => invalid === 1)).toBe(true);
  expect(session.otherStreets).toEqual({ ...NO_QUALITY, sessions: 1, read: 600 });
  expect(readCounted(storedCounted(session))).toEqual(session);
  const month = addSession(emptyMonth('2026-05'), { startTime: START, domain: '', counted: session });
  expectEqualSums(month);
  expect(removeSession(month, { startTime: START, domain: '', counted: session })).toEqual(emptyMonth('2026-05'));
});

it('ADD-95 D-171 what is stored is read as it was, and a month of everything stays below the limit of a document', () => {
  fc.assert(
    fc.property(sessions(400, 300, ['North', 'South']), (all) => {
      const month = monthOfAll(all);
      expect(readMonth('2026-05', storedMonth(month))).toEqual(month);
    }),
  );
  // Control characters take six bytes each.
  const name = (nth: number) => String(nth).padEnd(100, '\u0001');
  const figures = { sessions: 999, read: 99_999, empty: 99_999, invalid: 99_999, divergent: 99_999 };
  const domains = Array.from({ length: 20 }, (_, nth) => name(nth));
  const largest: MonthOfQuality = {
    ...emptyMonth('2026-05'),
    hours: Array.from({ length: 744 }, (_, nth) => ({ at: START + nth * 3_600_000, domains, ...figures })),
    streets: Array.from({ length: MONTH_STREETS }, (_, nth) => ({ domain: `${nth}`.padEnd(100, 'x'), street: name(nth), ...figures })),
    people: Array.from({ length: MONTH_PEOPLE }, (_, nth) => ({ id: name(nth), name: `${name(nth)}!`, domains, ...figures })),
  };
  expect(Buffer.byteLength(storedMonth(largest).figures)).toBeLessThan(900_000);
});

it.each<[string, { figures?: unknown }]>([
  ['nothing', {}],
  ['no JSON', { figures: '{' }],
  ['no map', { figures: '[1]' }],
  ['a number', { figures: 7 }],
  ['rows of other types', { figures: '{"hours":[7,null,["x",-3,1e999]],"streets":{"a":1},"people":"x","otherStreets":[null]}' }],
  ['places that are none', { figures: '{"domains":7,"hours":[[1,1,1,1,1,1,-1,"x",9]],"streets":[["A",9]],"people":[[7]]}' }],
])('ADD-95 D-171 a month of which %s is stored is read, and takes sessions (D-70)', (_, stored) => {
  const month = readMonth('2026-05', stored);
  const added: SessionOfMonth = { startTime: START, domain: 'North', counted: counted([reading(1, 1, 'read')]) };
  const after = addSession(month, added);
  const sum = { ...NO_QUALITY };
  addTo(sum, sumOfQuality(after.hours));
  expect(readingsOf(sum)).toBeGreaterThanOrEqual(1);
  expect(readMonth('2026-05', storedMonth(after))).toEqual(after);
  for (const other of [readCounted(stored.figures), added.counted])
    expect(() => removeSession(after, { ...added, counted: other })).not.toThrow();
});
