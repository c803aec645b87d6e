import { taskProgress } from './use-task-progress-text';

it('ADD-LIST-04 the progress of a task is known while its session exists', () => {
  expect(taskProgress({ read: 61, addressesCount: 90 })).toBeCloseTo(0.678);
  expect(taskProgress({ read: 99, addressesCount: 90 })).toBe(1);
  expect(taskProgress({ read: null, addressesCount: 90 })).toBeNull();
  expect(taskProgress({ read: 5, addressesCount: 0 })).toBeNull();
});
