import { keyCutoff, licenseWindow, taskIsLate } from './attention-periods';

const NOW = new Date(2026, 4, 4, 15, 30).getTime();
const DAY = 24 * 3_600_000;

it('ADD-HOME-02 an open task needs attention a day after its creation', () => {
  expect(taskIsLate({ createdDate: NOW - DAY - 1 }, NOW)).toBe(true);
  expect(taskIsLate({ createdDate: NOW - DAY }, NOW)).toBe(false);
  expect(taskIsLate({ createdDate: null }, NOW)).toBe(false);
});

it('ADD-HOME-02 attention is needed for keys older than 270 days and licences that end within 30 days of now', () => {
  expect(keyCutoff(NOW)).toBe(NOW - 270 * DAY);
  expect(licenseWindow(NOW)).toEqual({ from: Math.floor((NOW - 30 * DAY) / 1000), to: Math.floor((NOW + 30 * DAY) / 1000) });
});
