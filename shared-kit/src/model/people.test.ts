import { employeeName, validatePersonName } from './people';

it('USERS-02 names may hold what names hold', () => {
  expect(validatePersonName(" João d'Ávila Jr. ", 'firstName')).toEqual({ ok: true, value: "João d'Ávila Jr." });
  expect(validatePersonName('A/B', 'lastName')).toMatchObject({ problem: { code: 213, args: ['A/B'], field: 'lastName' } });
  expect(validatePersonName(' ', 'employeeId')).toMatchObject({ problem: { code: 205, args: ['employeeId'] } });
});

it('DATA-01 the name of an employee is made of both names', () => {
  expect(employeeName('Ana', 'Lima')).toBe('Ana Lima');
});
