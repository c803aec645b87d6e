/** The ids of all that describes a control, as `aria-describedby` takes them. */
export function describedBy(...ids: unknown[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
