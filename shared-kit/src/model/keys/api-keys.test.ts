/** @jest-environment node */
import fc from 'fast-check';
import { domainsOfKey, safetyLevel, validateKeyDescription } from './api-keys';

const DAY = 86_400_000;

it.each([
  ['ACTIVE', 0, 'safe'],
  ['ACTIVE', 270 * DAY - 1, 'safe'],
  ['ACTIVE', 270 * DAY, 'warning'],
  ['ACTIVE', 365 * DAY - 1, 'warning'],
  ['ACTIVE', 365 * DAY, 'danger'],
  ['INVALID', 1000 * DAY, 'safe'],
  ['PAUSED', 400 * DAY, 'danger'],
])('KEYS-20 KEYS-12 KEYS-13 a key that is %s and %i ms old is %s', (status, age, level) => {
  const now = Date.UTC(2026, 0, 1);
  expect(safetyLevel({ status, creationDate: now - age }, now)).toBe(level);
});

it('(D-82) a key reads those of its domains that its owner has, in the order of the key', () => {
  expect(domainsOfKey({ authDomains: ['South', 'North', 'East'] }, ['North', 'West', 'South'])).toEqual({
    readable: ['South', 'North'],
    lost: ['East'],
  });
  expect(domainsOfKey({ authDomains: ['North'] }, [])).toEqual({ readable: [], lost: ['North'] });
});

it('KEYS-16 a description is stored without accents and trimmed', () => {
  expect(validateKeyDescription('  Integração / ERP #1 ')).toEqual({ ok: true, value: 'Integracao / ERP #1' });
  expect(validateKeyDescription(' ')).toMatchObject({ ok: false, problem: { code: 505 } });
  expect(validateKeyDescription('x'.repeat(101))).toMatchObject({ ok: false, problem: { code: 200 } });
});

it('KEYS-12, KEYS-13 a key never becomes safer with time, and one with a creation time in the future is safe', () => {
  const ORDER = ['safe', 'warning', 'danger'];
  const moment = fc.integer({ min: 0, max: 4e12 });
  fc.assert(
    fc.property(fc.constantFrom('ACTIVE', 'INVALID', 'PAUSED'), moment, moment, moment, (status, creationDate, first, later) => {
      const levelAt = (now: number) => ORDER.indexOf(safetyLevel({ status, creationDate }, now));
      expect(levelAt(Math.max(first, later))).toBeGreaterThanOrEqual(levelAt(Math.min(first, later)));
      expect(levelAt(Math.min(first, creationDate))).toBe(0);
      expect(safetyLevel({ status, creationDate: null }, first)).toBe('safe');
    }),
  );
});

it('KEYS-16 a valid description has no accents, is trimmed and short, and is unchanged when validated again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (typed) => {
      const checked = validateKeyDescription(typed);
      if (!checked.ok) return;
      expect(checked.value).not.toMatch(/\p{M}|\p{Cc}|^\s|\s$|^$/u);
      expect(validateKeyDescription(checked.value)).toEqual(checked);
    }),
  );
});
