import type { ViewRow } from 'shared-kit/model/session-export';

/** A picture that was taken at an address; `at` in epoch milliseconds. */
export interface RowPicture {
  path: string;
  at: number;
  address: string;
}

/** The pictures of the rows by time. Each is listed once, although every row of an address holds its pictures. */
export function picturesIn(rows: Iterable<ViewRow>): RowPicture[] {
  const byPath = new Map<string, RowPicture>();
  for (const { address, pictures } of rows) for (const { path, at } of pictures ?? []) byPath.set(path, { path, at, address });
  return [...byPath.values()].sort((a, b) => a.at - b.at);
}
