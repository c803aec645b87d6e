import { BOXES_COLUMN, SKU_COLUMN } from '../settings/central-warehouse.settings';

/** The columns of the sheets of Central Warehouse's tasks, in order. */
export const TASK_COLUMNS = ['Address', 'Owner', SKU_COLUMN, BOXES_COLUMN] as const;

export interface DemoTask {
  name: string;
  state: string;
  /** Days before today. */
  age: number;
  street: number;
  addresses: number;
}

const task = (name: string, state: string, age: number, street: number, addresses: number): DemoTask => ({
  name,
  state,
  age,
  street,
  addresses,
});

/** Tasks with a session of the same name and id (D-68). */
export const COMPLETED_TASKS: readonly DemoTask[] = [
  task('Street 12 check', 'COMPLETED', 2, 12, 240),
  task('Street 7 check', 'COMPLETED', 3, 7, 120),
  task('Street 31 check', 'COMPLETED', 6, 31, 60),
];

/** A started task, whose session has not ended. */
export const STARTED_TASK = task('Street 5 monthly', 'STARTED', 1, 5, 90);

export const TASKS: readonly DemoTask[] = [
  ...COMPLETED_TASKS,
  task('Street 3 recount', 'PENDING', 0, 3, 180),
  task('Street 18 before audit', 'PENDING', 2, 18, 400),
  STARTED_TASK,
  task('Street 22 returns', 'UPLOADING', 1, 22, 45),
  task('Street 40 archive', 'ARCHIVED', 60, 40, 3),
];
