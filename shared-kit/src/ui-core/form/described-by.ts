/** Joins the ids of the elements that describe a control, for `aria-describedby`. */
export function describedBy(...ids: unknown[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
