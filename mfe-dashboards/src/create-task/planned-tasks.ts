import { CODE, taskNames, type Message } from 'shared-kit/model';
import type { SheetSummary } from './spreadsheet';

/** Characters of a task's name. */
export const MAX_TASK_NAME = 100;

/** A sheet and the task it becomes. */
export interface PlannedTask {
  name: string;
  sheet: SheetSummary;
}

/**
 * The values of the sheets that become tasks: those that the user has chosen, otherwise those that qualify. The only sheet of a file is always
 * included. A value is the position of the sheet, because a script may give two sheets the same name.
 */
export function chosenValues(sheets: readonly SheetSummary[], chosen: readonly string[] | null): string[] {
  const values = sheets.map((_, place) => String(place));
  return values.filter((value, place) => sheets.length === 1 || (chosen ? chosen.includes(value) : sheets[place]!.qualifies));
}

/** A task for each chosen sheet, named by D-63. */
export function plannedTasks(typedName: string, fileName: string, sheets: readonly SheetSummary[]): PlannedTask[] {
  const names = taskNames(
    typedName,
    fileName,
    sheets.map(({ name }) => name),
  );
  return sheets.map((sheet, index) => ({ sheet, name: names[index] ?? sheet.name }));
}

/** Addresses in several streets are the only problem that can be accepted (TASK-23, TASK-24). */
export const isTolerable = (problem: Message): boolean => problem.code === CODE.severalStreets;

/** Whether a sheet has addresses in several streets, which the user has to accept first. */
export const needsAcceptance = (sheets: readonly SheetSummary[]): boolean =>
  sheets.some(({ problem }) => problem !== null && isTolerable(problem));

/** One chosen sheet that cannot become a task blocks all of them (D-62). */
export const isBlocked = (sheets: readonly SheetSummary[], accepted: boolean): boolean =>
  sheets.some(({ problem }) => problem !== null && !(accepted && isTolerable(problem)));
