import { CODE, problem, type Outcome } from 'shared-kit/model';
import { headerText, type PrepareSheets, type RawTable } from 'shared-kit/model/inventory-sheet';
import { runSandboxed, SandboxError } from 'shared-kit/workers/sandbox';

/** A sheet as a domain's script sees and returns it (decision D-64). */
interface ScriptSheet {
  name: string;
  columns: string[];
  rows: Record<string, string>[];
}

/** Runs a domain's script over the sheets of a file. Problem 940 has the reason when the script, or what it returns, is wrong. */
export function prepareWith(script: string): PrepareSheets {
  return async (tables) => {
    try {
      const returned = await runSandboxed(script.replace(/^\uFEFF/, ''), { sheets: tables.map(toScriptSheet) });
      return { ok: true, value: fromScript(returned) };
    } catch (error) {
      if (error instanceof SandboxError || error instanceof BadShape) return failed(error.message);
      throw error;
    }
  };
}

const failed = (reason: string): Outcome<never> => ({
  ok: false,
  problem: problem(CODE.taskProcessing, { key: 'createInventoryTask.scriptFailed', args: [reason] }),
});

function toScriptSheet({ name, rows: [header = [], ...body] }: RawTable): ScriptSheet {
  const columns = header.map((text, at) => ({ column: headerText(text), at })).filter(({ column }) => column !== '');
  return {
    name,
    columns: columns.map(({ column }) => column),
    // Reversed, so that of two columns of one name the first counts, as it does without a script.
    rows: body.map((row) => Object.fromEntries(columns.map(({ column, at }) => [column, row[at] ?? '']).reverse())),
  };
}

class BadShape extends Error {}

function fromScript(returned: unknown): RawTable[] {
  if (!Array.isArray(returned)) throw new BadShape('The script returned no list of sheets.');
  return returned.map((sheet: unknown, index) => toTable(sheet, index));
}

function toTable(sheet: unknown, index: number): RawTable {
  const where = `Sheet ${index + 1} that the script returned`;
  const { name, columns, rows } = (isRecord(sheet) ? sheet : {}) as { [part in keyof ScriptSheet]?: unknown };
  if (typeof name !== 'string' || name.trim() === '') throw new BadShape(`${where} has no name.`);
  if (!isTextList(columns)) throw new BadShape(`${where} has no list of columns.`);
  if (!Array.isArray(rows) || !rows.every(isRecord)) throw new BadShape(`${where} has no list of rows.`);
  const body = rows.map((row) => columns.map((column) => cellText(Object.hasOwn(row, column) ? row[column] : '', where)));
  return { name, rows: rows.length > 0 ? [columns, ...body] : [], rowNumbers: [1, ...body.map((_, row) => row + 2)] };
}

function cellText(cell: unknown, where: string): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'object') throw new BadShape(`${where} has a cell that is no text.`);
  return String(cell as string | number | boolean);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
