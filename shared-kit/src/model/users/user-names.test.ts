/** @jest-environment node */
import fc from 'fast-check';
import { tidyName } from '../text/names';
import { employeeName, validatePersonName } from './user-names';

it('USERS-02 names may contain the characters of real names', () => {
  expect(validatePersonName(" João d'Ávila Jr. ", 'firstName')).toEqual({ ok: true, value: "João d'Ávila Jr." });
  expect(validatePersonName('Ana\u202eoaoJ', 'firstName')).toMatchObject({ problem: { code: 200, field: 'firstName' } });
  expect(validatePersonName('Ana\u3164', 'firstName')).toEqual({ ok: true, value: 'Ana' });
  expect(validatePersonName('Joa\u0303o\u00a0 Paulo', 'firstName')).toEqual({ ok: true, value: 'João Paulo' });
  expect(validatePersonName('A/B', 'lastName')).toMatchObject({ problem: { code: 213, args: ['A/B'], field: 'lastName' } });
  expect(validatePersonName(' ', 'employeeId')).toMatchObject({ problem: { code: 205, args: ['employeeId'] } });
});

it('DATA-01 the name of an employee is first and last name', () => {
  expect(employeeName('Ana', 'Lima')).toBe('Ana Lima');
});

it('USERS-02 a valid name is trimmed, can be stored in a document, and is unchanged when validated again', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })), (typed) => {
      const checked = validatePersonName(typed, 'firstName');
      if (!checked.ok) return;
      expect(checked.value).toBe(tidyName(typed));
      expect(checked.value).not.toMatch(/[/[\]*#\p{Cc}\p{Cs}]/u);
      expect(validatePersonName(checked.value, 'firstName')).toEqual(checked);
    }),
  );
});
