import { CODE, problem, type Message } from 'shared-kit/model';
import type { PrepareSheets } from 'shared-kit/model/inventory-sheet';
import { headerText, FILE_LIMITS, type RawTable } from 'shared-kit/model/workbook';
import type { JobContext } from 'shared-kit/workers/inside';
import { runSandboxed, SandboxError, type SandboxOptions } from 'shared-kit/workers/sandbox';

/** A sheet as a domain's script sees and returns it (D-64). */
interface ScriptSheet {
  name: string;
  columns: string[];
  rows: Record<string, string>[];
}

/** Runs a domain's script over the sheets of a file. Problem 940 has the reason when the script, or what it returns, is wrong. */
export function prepareWith(script: string, { withLimit }: Pick<JobContext, 'withLimit'>): PrepareSheets {
  const endAfter: SandboxOptions['endAfter'] =
    withLimit &&
    ((ms, reason, work) => withLimit({ ms, fault: { name: SandboxError.name, message: reason, problem: failed(reason).problem } }, work));
  return async (tables) => {
    try {
      const returned = await runSandboxed(
        script.replace(/^\uFEFF/, ''),
        { sheets: tables.map(toScriptSheet) },
        { ...(endAfter && { endAfter }) },
      );
      return { ok: true, value: fromScript(returned) };
    } catch (error) {
      if (error instanceof SandboxError || error instanceof BadShape) return failed(error.message);
      throw error;
    }
  };
}

const failed = (reason: string): { ok: false; problem: Message } => ({
  ok: false,
  problem: problem(CODE.taskProcessing, { key: 'createInventoryTask.scriptFailed', args: [reason] }),
});

function toScriptSheet({ name, rows: [header = [], ...body] }: RawTable): ScriptSheet {
  const columns = header.map((text, at) => ({ column: headerText(text), at })).filter(({ column }) => column !== '');
  return {
    name,
    columns: columns.map(({ column }) => column),
    // Reversed, so that the first of two columns with the same name counts, as it does without a script.
    rows: body.map((row) => Object.fromEntries(columns.map(({ column, at }) => [column, row[at] ?? '']).reverse())),
  };
}

class BadShape extends Error {}

function fromScript(returned: unknown): RawTable[] {
  if (!Array.isArray(returned)) throw new BadShape('The script returned no list of sheets.');
  if (returned.length > FILE_LIMITS.sheets) throw new BadShape(`The script returned more than ${FILE_LIMITS.sheets} sheets.`);
  const budget = { cells: FILE_LIMITS.cells };
  return returned.map((sheet: unknown, index) => toTable(sheet, index, budget));
}

/** Missing columns become blank cells. A small result of the script can so become very many cells, which are counted first. */
function toTable(sheet: unknown, index: number, budget: { cells: number }): RawTable {
  const where = `Sheet ${index + 1} that the script returned`;
  const { name, columns, rows } = (isRecord(sheet) ? sheet : {}) as { [part in keyof ScriptSheet]?: unknown };
  if (typeof name !== 'string' || name.trim() === '') throw new BadShape(`${where} has no name.`);
  if (!isTextList(columns)) throw new BadShape(`${where} has no list of columns.`);
  if (!Array.isArray(rows) || !rows.every(isRecord)) throw new BadShape(`${where} has no list of rows.`);
  if (columns.length > FILE_LIMITS.columns) throw new BadShape(`${where} has more than ${FILE_LIMITS.columns} columns.`);
  budget.cells -= (rows.length + 1) * columns.length;
  if (budget.cells < 0) throw new BadShape(`The sheets that the script returned have more than ${FILE_LIMITS.cells} cells.`);
  const body = rows.map((row) => columns.map((column) => cellText(Object.hasOwn(row, column) ? row[column] : '', where)));
  return { name, rows: rows.length > 0 ? [columns, ...body] : [], rowNumbers: [1, ...body.map((_, row) => row + 2)] };
}

function cellText(cell: unknown, where: string): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return cell;
  if (typeof cell !== 'number' && typeof cell !== 'boolean') throw new BadShape(`${where} has a cell that is no text.`);
  return String(cell);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every((item) => typeof item === 'string');
