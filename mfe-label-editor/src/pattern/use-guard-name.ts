import { useLocation } from 'shared-kit/router';

/** What unsaved inputs of a barcode's pattern go by: those of the label that the page is about. */
export function useGuardName(number: number): string {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const { company, domain } = (typeof state === 'object' && state !== null ? state : {}) as { company?: unknown; domain?: unknown };
  return `pattern/${JSON.stringify([company, domain, pathname, number])}`;
}
