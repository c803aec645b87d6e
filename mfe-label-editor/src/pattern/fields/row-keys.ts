import type { DataField } from 'shared-kit/model';

/** A key for each row that stays when the row is moved: its name and a count, since old documents may have the same name twice. */
export function rowKeys(fields: readonly DataField[]): string[] {
  const counts = new Map<string, number>();
  return fields.map(({ name }) => {
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return rowKey(name, count);
  });
}

export const rowKey = (name: string, count = 0): string => JSON.stringify([name, count]);
