import type { DataField } from 'shared-kit/model';

/** What each row goes by while it is moved: its name, and the how manyth of that name it is, since old documents may have one twice. */
export function rowKeys(fields: readonly DataField[]): string[] {
  const counts = new Map<string, number>();
  return fields.map(({ name }) => {
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return rowKey(name, count);
  });
}

export const rowKey = (name: string, count = 0): string => JSON.stringify([name, count]);
