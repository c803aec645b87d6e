import { useState } from 'react';
import type { FieldPath, ValueAt } from './field-path';
import { valueAt } from './field-path';
import { keyedRows, NO_ROWS } from './row-keys';
import { isPlain } from './same-value';
import type { FormState } from './use-form';

/** The names of the lists of a form. */
type ListPath<V> = { [P in FieldPath<V>]: NonNullable<ValueAt<V, P>> extends readonly unknown[] ? P : never }[FieldPath<V>];

type ItemOf<List> = NonNullable<List> extends readonly (infer Item)[] ? Item : never;

interface FieldList<Item> {
  /** The rows in order. A row keeps its key until it is removed; its fields are named `list.{index}.name`. */
  rows: readonly { key: string; index: number; value: Item }[];
  append: (item: Item) => void;
  insert: (index: number, item: Item) => void;
  remove: (index: number) => void;
  move: (from: number, to: number) => void;
}

/** The rows of a list in a form: adds, removes and reorders them together with their errors. */
export function useFieldList<V extends object, P extends ListPath<V>>(form: FormState<V>, name: P): FieldList<ItemOf<ValueAt<V, P>>> {
  type Item = ItemOf<ValueAt<V, P>>;
  const items = (valueAt(form.values, name) ?? []) as readonly Item[];
  const [known, setKnown] = useState(() => keyedRows(NO_ROWS, items));
  const keyed = sameRows(known.items, items) ? known : keyedRows(known, items);
  if (keyed !== known) setKnown(keyed);

  const order: readonly (number | null)[] = items.map((_, index) => index);
  const arrange = (next: readonly (number | null)[], added?: Item) =>
    form.arrange(name, next.map((index) => (index === null ? copied(added) : items[index])), next);
  const insert = (index: number, item: Item) => arrange(order.toSpliced(index, 0, null), item);
  return {
    rows: items.map((value, index) => ({ key: keyed.keys[index]!, index, value })),
    insert,
    append: (item) => insert(items.length, item),
    remove: (index) => arrange(order.toSpliced(index, 1)),
    move: (from, to) => arrange(order.toSpliced(from, 1).toSpliced(to, 0, from)),
  };
}

const sameRows = (a: readonly unknown[], b: readonly unknown[]): boolean => a.length === b.length && a.every((row, index) => Object.is(row, b[index]));

/** Copies the row, because rows are compared by identity and the same object may be added twice. */
const copied = (item: unknown): unknown => (isPlain(item) ? { ...item } : item);
