import { safetyLevel, validateKeyDescription } from './api-keys';

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

it('KEYS-16 a description loses its accents and the space around it', () => {
  expect(validateKeyDescription('  Integração / ERP #1 ')).toEqual({ ok: true, value: 'Integracao / ERP #1' });
  expect(validateKeyDescription(' ')).toMatchObject({ ok: false, problem: { code: 505 } });
  expect(validateKeyDescription('x'.repeat(101))).toMatchObject({ ok: false, problem: { code: 200 } });
});
