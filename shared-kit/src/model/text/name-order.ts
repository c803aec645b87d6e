const orders = new Map<string, (a: string, b: string) => number>();

/** The order of names in a language: numbers by value, so that "Dock 2" stands before "Dock 10". Always the same function for a language. */
export function nameOrder(locale: string): (a: string, b: string) => number {
  let order = orders.get(locale);
  // eslint-disable-next-line inventory/name-order -- the one place
  if (!order) orders.set(locale, (order = new Intl.Collator(locale, { numeric: true }).compare));
  return order;
}
