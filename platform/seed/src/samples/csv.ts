import { two } from '../sessions/addresses';
import type { SampleCell } from './sample-rows';

function text(cell: SampleCell): string {
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  if (!(cell instanceof Date)) return String(cell);
  const date = `${cell.getUTCFullYear()}/${two(cell.getUTCMonth() + 1)}/${two(cell.getUTCDate())}`;
  return `${date} ${two(cell.getUTCHours())}:${two(cell.getUTCMinutes())}:00`;
}

function quoted(value: string, separator: string): string {
  return value.includes(separator) || /["\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

/** A comma-separated file, or one with another separator, as a spreadsheet program saves it. */
export function csv(header: readonly string[], rows: readonly (readonly SampleCell[])[], separator = ','): string {
  return [header, ...rows].map((row) => `${row.map((cell) => quoted(text(cell), separator)).join(separator)}\r\n`).join('');
}
