import { CODE, problem, uploadSizeProblem, type Message } from 'shared-kit/model';
import { checkSheetInSteps, type CheckedSheet, type InventorySettings } from 'shared-kit/model/inventory-sheet';
import { Pacer } from 'shared-kit/model/pacing';
import { FILE_LIMITS } from 'shared-kit/model/workbook';
import type { JobContext } from 'shared-kit/workers/inside';
import type { ProblemTexts } from './problem-workbook';

/** Rows that were chosen on another page (D-168). A domain's script does not change them: they have the columns that a task needs. */
export interface HandedRows {
  /** As `recountRows` makes them. */
  rows: Blob;
  name: string;
  settings: InventorySettings;
  problemTexts: ProblemTexts;
}

/** Checks rows as those of a sheet. Runs in the worker. */
export async function checkHandedRows(
  { rows: blob, name, settings }: HandedRows,
  { onProgress, signal }: Pick<JobContext, 'onProgress' | 'signal'>,
): Promise<CheckedSheet> {
  const rows = JSON.parse(await blob.text()) as string[][];
  const total = rows.length;
  const table = { name, rows, rowNumbers: rows.map((_, index) => index + 1) };
  const steps = checkSheetInSteps(table, settings, FILE_LIMITS);
  return new Pacer(signal).run(steps, ({ rows: done }) => onProgress({ step: 'checking', done, total }));
}

const OVER_LIMIT: readonly (string | undefined)[] = ['createInventoryTask.listTooLong', 'createInventoryTask.fileTooLarge'];

/** The problem of handed rows: one that names a file or sheet to split becomes one that says what can be done here. */
export function handedProblem(found: Message | null, packedBytes: number): Message | null {
  const first = uploadSizeProblem(packedBytes) ?? found;
  return OVER_LIMIT.includes(first?.key) ? problem(CODE.invalidFormat, { key: 'createInventoryTask.tooManyAddresses' }) : first;
}
