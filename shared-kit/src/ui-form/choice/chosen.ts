interface Option<V extends string> {
  value: V;
}

/** The chosen values after some options were ticked or unticked. */
export function toggled<V extends string>(chosen: ReadonlySet<V>, options: readonly Option<V>[], checked: boolean): Set<V> {
  const next = new Set(chosen);
  for (const { value } of options) {
    if (checked) next.add(value);
    else next.delete(value);
  }
  return next;
}

/** The chosen values in the order of the options. Earlier ones that are not among the options are kept at the end. */
export function inOrder<V extends string>(options: readonly Option<V>[], chosen: ReadonlySet<V>, before: readonly V[]): V[] {
  const optionValues = new Set(options.map((option) => option.value));
  return [
    ...options.map((option) => option.value).filter((value) => chosen.has(value)),
    ...before.filter((value) => !optionValues.has(value)),
  ];
}
