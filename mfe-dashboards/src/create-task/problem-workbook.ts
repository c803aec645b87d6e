import { formatMessage } from 'shared-kit/model';
import type { ProblemRow } from 'shared-kit/model/inventory-sheet';
import { tableToXlsx, type Cell } from 'shared-kit/model/workbook';

/** The texts of the workbook of problem rows, in the user's language. Each `%s` is replaced by a number. */
export interface ProblemTexts {
  row: string;
  reason: string;
  reasons: Record<ProblemRow['reason'], string>;
}

function reasonOf({ reason, cell = '', expected, found: length, others }: ProblemRow, { reasons }: ProblemTexts): string {
  if (reason === 'length') return formatMessage(reasons.length, [length, expected]);
  if (reason === 'error') return formatMessage(reasons.error, [cell]);
  return reason === 'repeated' ? formatMessage(reasons.repeated, [others.join(', ')]) : reasons.blank;
}

/** A workbook of the rows that must be corrected, each with its number and the reason (ADD-19); null when there are none. */
export async function problemWorkbook(
  name: string,
  header: readonly string[],
  problems: readonly ProblemRow[],
  texts: ProblemTexts,
): Promise<Blob | null> {
  if (problems.length === 0) return null;
  const head = [texts.row, texts.reason, ...header];
  const rows = problems.map((problem): Cell[] => [
    problem.row,
    reasonOf(problem, texts),
    ...header.map((_, column) => problem.cells[column] ?? ''),
  ]);
  const file = await tableToXlsx({ head, rows, dateColumns: [], numberColumns: [0] }, { name, now: 0 });
  return file.ok ? new Blob([file.value.bytes], { type: file.value.mimeType }) : null;
}
